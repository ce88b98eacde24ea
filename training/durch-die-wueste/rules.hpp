// The rules of Durch die Wüste for the trainer, written anew for many games at a time. `check.cpp` compares them with
// the game's own rules: the same legal moves on every state, the same points at the end.
#pragma once
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace dw {

constexpr int COLOURS = 5, SEATS = 5, CARAVANS = 25, MOST_CELLS = 252, WORDS = 4, PALMS = 5;
constexpr int OASIS = 5, LARGEST = 10, LARGEST_SHARED = 5;
constexpr uint8_t PALM = 4, NOWHERE = 255;
constexpr uint32_t TAKEN = 1u << 29, SHUT = 1u << 30, ANYONE = (1u << CARAVANS) - 1;

inline int caravanOf(int colour, int seat) { return colour * SEATS + seat; }
inline int colourOf(int caravan) { return caravan / SEATS; }
inline int ownerOf(int caravan) { return caravan % SEATS; }

/** A move as the game numbers it: kind, colour or value, cell. */
enum Kind { K_PALM, K_WATER, K_RETURN, K_RIDER, K_CAMEL, K_PASS };
inline int moveOf(int kind, int detail, int cell) { return kind << 11 | detail << 8 | cell; }
inline int kindOf(int m) { return m >> 11; }
inline int detailOf(int m) { return m >> 8 & 7; }
inline int cellOf(int m) { return m & 255; }

enum Phase { SET_PALMS, SET_WATER, GIVE_BACK, SET_RIDERS, SET_CAMELS, OVER };

/** What never changes. */
struct Board {
  int size = 0;
  uint8_t neighbours[MOST_CELLS * 6];
  char marks[MOST_CELLS];
};

/** Boards before the dark line (2 and 3 seats) and whole (4 and 5), from the file that `board-text.mjs` writes. */
inline Board boards[2];
inline const Board& boardFor(int seats) { return boards[seats < 4 ? 0 : 1]; }

inline void readBoards(const char* path) {
  FILE* file = fopen(path, "r");
  if (!file) { fprintf(stderr, "cannot read %s\n", path); exit(1); }
  for (Board& board : boards) {
    if (fscanf(file, "%d", &board.size) != 1 || board.size >= MOST_CELLS) exit(1);
    for (int cell = 0; cell < board.size; cell++) {
      int n[6];
      if (fscanf(file, "%d %d %d %d %d %d %c", n, n + 1, n + 2, n + 3, n + 4, n + 5, &board.marks[cell]) != 7) exit(1);
      for (int way = 0; way < 6; way++) board.neighbours[cell * 6 + way] = uint8_t(n[way]);
    }
  }
  fclose(file);
}

struct Cells {
  uint64_t w[WORDS];
  bool has(int cell) const { return w[cell >> 6] >> (cell & 63) & 1; }
  void add(int cell) { w[cell >> 6] |= 1ull << (cell & 63); }
  void drop(int cell) { w[cell >> 6] &= ~(1ull << (cell & 63)); }
  int count() const {
    int sum = 0;
    for (uint64_t word : w) sum += __builtin_popcountll(word);
    return sum;
  }
};

template <class F> inline void eachCell(const Cells& cells, F&& visit) {
  for (int word = 0; word < WORDS; word++)
    for (uint64_t bits = cells.w[word]; bits; bits &= bits - 1) visit(word * 64 + __builtin_ctzll(bits));
}
template <class F> inline void eachBit(uint32_t bits, F&& visit) {
  for (; bits; bits &= bits - 1) visit(__builtin_ctz(bits));
}

/** The fields mean what they mean in the game's `rules/state.ts`. */
struct State {
  Cells open[CARAVANS];
  Cells room;
  uint32_t near[MOST_CELLS];
  uint8_t camels[MOST_CELLS], land[MOST_CELLS], shade[MOST_CELLS], inside[MOST_CELLS];
  uint8_t openings[CARAVANS], sizes[CARAVANS], riders[CARAVANS], reached[CARAVANS];
  uint8_t palms[PALMS], supply[COLOURS], holes[3], given[SEATS];
  uint8_t water[SEATS], oases[SEATS], areas[SEATS];
  uint8_t phase, seat, count, nextHole, left, seats;
  const Board* board;
};

inline void begin(State& s, int seats) {
  static const uint8_t supply[6] = {0, 0, 22, 26, 30, 29};
  memset(&s, 0, sizeof s);
  s.board = &boardFor(seats);
  s.seats = uint8_t(seats);
  s.camels[s.board->size] = 255;
  s.near[s.board->size] = SHUT | TAKEN | ANYONE;
  memset(s.riders, NOWHERE, sizeof s.riders);
  memset(s.palms, NOWHERE, sizeof s.palms);
  memset(s.given, NOWHERE, sizeof s.given);
  memset(s.supply, supply[seats], sizeof s.supply);
  memset(s.holes, 15, sizeof s.holes);
  for (int cell = 0; cell < s.board->size; cell++) s.room.add(cell);
}

inline void takeWater(State& s, int seat, int cell) {
  s.water[seat] += s.land[cell];
  s.land[cell] = 0;
}

inline void reachOases(State& s, int caravan, int oases) {
  int fresh = oases & ~s.reached[caravan];
  s.reached[caravan] |= uint8_t(fresh);
  s.oases[ownerOf(caravan)] += uint8_t(__builtin_popcount(unsigned(fresh)));
}

inline void shut(State& s, int caravan, int cell) {
  if (!s.open[caravan].has(cell)) return;
  s.open[caravan].drop(cell);
  s.openings[caravan]--;
}

/** The caravan came beside a free cell: it is open to it now, unless rivals of its colour were there before. */
inline void contest(State& s, int caravan, int cell, uint32_t before) {
  uint32_t rivals = before & 31u << (colourOf(caravan) * SEATS);
  if (!rivals) {
    s.open[caravan].add(cell);
    s.openings[caravan]++;
  }
  eachBit(rivals, [&](int rival) { shut(s, rival, cell); });
}

/** A camel stands on the cell from now on. */
inline void stand(State& s, int caravan, int cell) {
  s.camels[cell] = uint8_t(caravan + 1);
  s.sizes[caravan]++;
  eachBit(s.near[cell] & ANYONE, [&](int other) { shut(s, other, cell); });
  s.near[cell] |= SHUT | TAKEN;
  for (int way = 0; way < 6; way++) {
    int beside = s.board->neighbours[cell * 6 + way];
    uint32_t before = s.near[beside];
    if (before >> caravan & 1) continue;
    s.near[beside] = before | 1u << caravan;
    if (!(before & SHUT)) contest(s, caravan, beside, before);
  }
}

struct Region {
  int count = 0;
  uint8_t cells[MOST_CELLS];
};

/** Grows the region of free cells from `start`; false as soon as it touches anybody but the caravan. */
inline bool growRegion(const State& s, int start, int caravan, Region& region, int taken = -1) {
  uint32_t alien = ANYONE & ~(1u << caravan);
  Cells seen{};
  if (s.near[start] & alien) return false;
  seen.add(start);
  region.cells[0] = uint8_t(start);
  region.count = 1;
  for (int done = 0; done < region.count; done++)
    for (int way = 0; way < 6; way++) {
      int next = s.board->neighbours[region.cells[done] * 6 + way];
      if (s.camels[next] || next == taken || seen.has(next)) continue;
      if (s.near[next] & alien) return false;
      seen.add(next);
      region.cells[region.count++] = uint8_t(next);
    }
  return true;
}

/** The neighbours at which a run of free cells begins, as bits; `several` says that there are two runs or more. */
inline unsigned runStarts(const State& s, int cell, bool& several) {
  unsigned free = 0;
  for (int way = 0; way < 6; way++)
    if (!s.camels[s.board->neighbours[cell * 6 + way]]) free |= 1u << way;
  unsigned starts = free == 63 ? 1 : free & ~((free << 1 | free >> 5) & 63);
  several = starts & (starts - 1);
  return starts;
}

inline void takeRegion(State& s, int caravan, const Region& region) {
  int seat = ownerOf(caravan);
  for (int i = 0; i < region.count; i++) {
    int cell = region.cells[i];
    s.inside[cell] = uint8_t(caravan + 1);
    if (s.land[cell] == PALM) {
      for (int oasis = 0; oasis < PALMS; oasis++)
        if (s.palms[oasis] == cell) reachOases(s, caravan, 1 << oasis);
    } else {
      s.areas[seat]++;
      takeWater(s, seat, cell);
    }
  }
}

/** Encloses what the camel on `cell` has closed off: nothing, unless it parts free runs or covers another's contact. */
inline void encloseAfterPlacing(State& s, int caravan, int cell) {
  bool several;
  unsigned starts = runStarts(s, cell, several);
  if (!several && !(s.near[cell] & ANYONE & ~(1u << caravan))) return;
  Region region;
  eachBit(starts, [&](int way) {
    int start = s.board->neighbours[cell * 6 + way];
    if (!s.inside[start] && growRegion(s, start, caravan, region)) takeRegion(s, caravan, region);
  });
}

inline void endIfStuck(State& s) {
  for (int caravan = 0; caravan < CARAVANS; caravan++)
    if (s.openings[caravan]) return;
  s.phase = OVER;
}

inline void passOn(State& s) { s.seat = uint8_t(s.seat + 1 == s.seats ? 0 : s.seat + 1); }

inline void findNextHole(State& s, int from) {
  for (int cell = from; cell < s.board->size; cell++) {
    char mark = s.board->marks[cell];
    if (mark != 'C' && !(mark == 'P' && s.land[cell] == 0)) continue;
    s.nextHole = uint8_t(cell);
    return;
  }
  s.phase = s.seats == 5 ? GIVE_BACK : SET_RIDERS;
}

inline void setPalm(State& s, int cell) {
  int oasis = s.count++;
  s.land[cell] = PALM;
  s.near[cell] |= SHUT;
  s.palms[oasis] = uint8_t(cell);
  s.room.drop(cell);
  for (int way = 0; way < 6; way++) {
    int beside = s.board->neighbours[cell * 6 + way];
    if (beside == s.board->size) continue;
    s.shade[beside] |= uint8_t(1 << oasis);
    s.room.drop(beside);
  }
  if (s.count < PALMS) return;
  s.phase = SET_WATER;
  s.count = 0;
  findNextHole(s, 0);
}

inline void layWater(State& s, int value, int cell) {
  s.holes[value - 1]--;
  s.land[cell] = uint8_t(value);
  s.room.drop(cell);
  findNextHole(s, cell + 1);
}

inline void giveBack(State& s, int colour) {
  s.given[s.seat] = uint8_t(colour);
  passOn(s);
  if (s.seat == 0) s.phase = SET_RIDERS;
}

inline void beginCamels(State& s) {
  for (int caravan = 0; caravan < CARAVANS; caravan++)
    if (s.riders[caravan] != NOWHERE) encloseAfterPlacing(s, caravan, s.riders[caravan]);
  s.phase = SET_CAMELS;
  s.count = 0;
  s.left = 1;
  endIfStuck(s);
}

inline void setRider(State& s, int colour, int cell) {
  int caravan = caravanOf(colour, s.seat);
  s.riders[caravan] = uint8_t(cell);
  stand(s, caravan, cell);
  s.room.drop(cell);
  for (int way = 0; way < 6; way++) {
    int beside = s.board->neighbours[cell * 6 + way];
    if (beside != s.board->size) s.room.drop(beside);
  }
  passOn(s);
  if (++s.count == (s.seats == 5 ? 20 : s.seats * COLOURS)) beginCamels(s);
}

inline void beginNextTurn(State& s) {
  passOn(s);
  if (s.count < s.seats) s.count++;
  s.left = s.count < (s.seats == 2 ? 1 : 2) ? 1 : 2;
}

inline void placeCamel(State& s, int colour, int cell) {
  int seat = s.seat, caravan = caravanOf(colour, seat);
  s.supply[colour]--;
  takeWater(s, seat, cell);
  bool enclosed = s.inside[cell] != 0;
  if (enclosed) {
    s.inside[cell] = 0;
    s.areas[seat]--;
  }
  stand(s, caravan, cell);
  if (s.shade[cell]) reachOases(s, caravan, s.shade[cell]);
  if (!enclosed) encloseAfterPlacing(s, caravan, cell);
  if (--s.left == 0) beginNextTurn(s);
  if (s.supply[colour] == 0) s.phase = OVER;
  else endIfStuck(s);
}

inline void apply(State& s, int m) {
  switch (kindOf(m)) {
    case K_CAMEL: return placeCamel(s, detailOf(m), cellOf(m));
    case K_RIDER: return setRider(s, detailOf(m), cellOf(m));
    case K_WATER: return layWater(s, detailOf(m), cellOf(m));
    case K_PALM: return setPalm(s, cellOf(m));
    case K_RETURN: return giveBack(s, detailOf(m));
    default: return beginNextTurn(s);
  }
}

/** The colours, as bits, in which the seat to move may set its next rider. */
inline unsigned coloursToSet(const State& s) {
  unsigned held = 0, set = 0;
  for (int colour = 0; colour < COLOURS; colour++) {
    if (s.riders[caravanOf(colour, s.seat)] == NOWHERE && s.given[s.seat] != colour) held |= 1u << colour;
    for (int seat = 0; seat < SEATS; seat++)
      if (s.riders[caravanOf(colour, seat)] != NOWHERE) set |= 1u << colour;
  }
  if (s.count >= s.seats) return held;
  return held & ~set ? held & ~set : held;
}

inline unsigned coloursToGive(const State& s) {
  unsigned free = 31;
  for (uint8_t colour : s.given)
    if (colour != NOWHERE) free &= ~(1u << colour);
  return free;
}

constexpr int MOST_MOVES = 1280;

/** The legal moves of a seat, ascending; returns how many. */
inline int listMoves(const State& s, uint16_t* out) {
  int n = 0;
  if (s.phase == SET_CAMELS) {
    for (int colour = 0; colour < COLOURS; colour++)
      eachCell(s.open[caravanOf(colour, s.seat)], [&](int cell) { out[n++] = uint16_t(moveOf(K_CAMEL, colour, cell)); });
    if (n == 0) out[n++] = uint16_t(moveOf(K_PASS, 0, 0));
  } else if (s.phase == SET_RIDERS) {
    eachBit(coloursToSet(s), [&](int colour) {
      eachCell(s.room, [&](int cell) { out[n++] = uint16_t(moveOf(K_RIDER, colour, cell)); });
    });
  } else if (s.phase == GIVE_BACK) {
    eachBit(coloursToGive(s), [&](int colour) { out[n++] = uint16_t(moveOf(K_RETURN, colour, 0)); });
  }
  return n;
}

inline int caravanPoints(const State& s, int seat) {
  int points = 0;
  for (int colour = 0; colour < COLOURS; colour++) {
    int own = s.sizes[caravanOf(colour, seat)];
    bool beaten = own == 0, shared = false;
    for (int other = 0; other < s.seats; other++) {
      int size = s.sizes[caravanOf(colour, other)];
      beaten |= size > own;
      shared |= size == own && other != seat;
    }
    if (!beaten) points += shared ? LARGEST_SHARED : LARGEST;
  }
  return points;
}

inline int securePoints(const State& s, int seat) { return s.water[seat] + OASIS * s.oases[seat] + s.areas[seat]; }
inline int score(const State& s, int seat) { return securePoints(s, seat) + caravanPoints(s, seat); }

}  // namespace dw
