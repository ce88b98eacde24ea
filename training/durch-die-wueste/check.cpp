// Replays games of the game's own rules and compares: `node transcripts.mjs 500 | ./check board.txt`. A line is the seats,
// then each move with sums over the legal moves and over what the net is shown before it, then -1 and the points of all seats.
#include "features.hpp"

using namespace dw;

static uint32_t sumOf(const State& s) {
  static uint16_t moves[MOST_MOVES];
  uint32_t sum = 2166136261u;
  int n = listMoves(s, moves);
  for (int i = 0; i < n; i++) sum = (sum ^ moves[i]) * 16777619u;
  return sum;
}

static uint32_t sumOfShown(const State& s) {
  static const uint8_t plain[5] = {0, 1, 2, 3, 4};
  static int16_t index[MOST_ENTRIES];
  static uint8_t value[MOST_ENTRIES], globals[GLOBALS];
  uint32_t sum = 2166136261u;
  int count = writeFeatures(s, plain, {index, value, globals});
  for (int i = 0; i < count; i++) sum = ((sum ^ uint32_t(index[i])) * 16777619u ^ value[i]) * 16777619u;
  for (uint8_t number : globals) sum = (sum ^ number) * 16777619u;
  return sum;
}

int main(int, char** args) {
  readBoards(args[1]);
  long games = 0, moves = 0, wrong = 0;
  int seats;
  while (scanf("%d", &seats) == 1) {
    State s;
    begin(s, seats);
    int m;
    while (scanf("%d", &m) == 1 && m >= 0) {
      uint32_t sum, shown;
      if (scanf("%u %u", &sum, &shown) != 2) return 1;
      bool chance = s.phase < GIVE_BACK;
      if (!chance && sum != sumOf(s)) { wrong++; printf("game %ld, move %d: other legal moves\n", games, m); }
      if (!chance && shown != sumOfShown(s)) { wrong++; printf("game %ld, move %d: shown otherwise\n", games, m); }
      apply(s, m);
      moves++;
    }
    if (s.phase != OVER) { wrong++; printf("game %ld is not over\n", games); }
    for (int seat = 0; seat < seats; seat++) {
      int points;
      if (scanf("%d", &points) != 1) return 1;
      if (points != score(s, seat)) { wrong++; printf("game %ld seat %d: %d points, not %d\n", games, seat, score(s, seat), points); }
    }
    games++;
  }
  printf("%ld games, %ld moves, %ld differences\n", games, moves, wrong);
  return wrong || games == 0;
}
