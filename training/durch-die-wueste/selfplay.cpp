// Many games of self-play side by side, as a library for `selfplay.py`. Games come in groups; a step of a group takes the
// net's answers about one state of each game, and goes on with each game until it wants the next answer.
#include <atomic>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include "search.hpp"

using namespace dw;

constexpr int TARGETS = 32;

/** Where finished games leave their positions; the arrays belong to the caller. */
struct Samples {
  int16_t* index;
  uint8_t* value;
  uint8_t* globals;
  int16_t* targetIndex;
  float* targetShare;
  float* shares;
  float* points;
  uint8_t* owners;
  uint8_t* heldOut;
  int capacity;
  std::atomic<int> count;
};

struct Figures {
  std::atomic<long> games[6], moves[6], points[6], firstWins[6];
  std::atomic<long> evaluations, dropped, full;
};

static Settings settings;
static Samples samples[2];
static Figures figures;

/** A move that was searched, and what the search thinks of the others. */
struct Decision {
  uint16_t move;
  bool searched;
  std::vector<std::pair<float, uint16_t>> policy;
};

struct Game {
  Random random;
  Search search;
  State start, now;
  std::vector<Decision> decisions;
  bool heldOut = false;
  bool waits = false;
};

static void setUp(Game& game, int seats) {
  State& s = game.now;
  begin(s, seats);
  while (s.phase < GIVE_BACK) {
    if (s.phase == SET_PALMS) {
      std::vector<int> free;
      for (int cell = 0; cell < s.board->size; cell++)
        if (s.board->marks[cell] == 'P' && s.land[cell] != PALM) free.push_back(cell);
      apply(s, moveOf(K_PALM, 0, free[size_t(game.random.below(int(free.size())))]));
      continue;
    }
    int skip = game.random.below(s.holes[0] + s.holes[1] + s.holes[2]), value = 0;
    while (skip >= s.holes[value]) skip -= s.holes[value++];
    apply(s, moveOf(K_WATER, value + 1, s.nextHole));
  }
  game.start = s;
  game.decisions.clear();
  game.heldOut = game.random.below(50) == 0;
}

static void writeOwners(const State& end, const State& s, uint8_t* owners) {
  for (int cell = 0; cell < s.board->size; cell++) {
    int caravan = (end.camels[cell] ? end.camels[cell] : end.inside[cell]) - 1;
    owners[cell] = uint8_t(caravan < 0 ? SEATS : (ownerOf(caravan) - s.seat + s.seats) % s.seats);
  }
}

static void writeTargets(const Decision& decision, const uint8_t* perm, int cells, int16_t* index, float* share) {
  auto policy = decision.policy;
  int n = std::min(TARGETS, int(policy.size()));
  std::partial_sort(policy.begin(), policy.begin() + n, policy.end(), std::greater<>());
  float sum = 0;
  for (int i = 0; i < n; i++) sum += policy[size_t(i)].first;
  for (int i = 0; i < TARGETS; i++) {
    index[i] = int16_t(i < n ? answerOf(policy[size_t(i)].second, perm, cells) : 0);
    share[i] = i < n ? policy[size_t(i)].first / sum : 0;
  }
}

/** Plays the finished game once more, and leaves each searched position with what came of it. */
static void leaveSamples(Game& game) {
  State s = game.start;
  const State& end = game.now;
  int seats = s.seats, cells = s.board->size;
  float shares[SEATS], points[SEATS], value[SEATS];
  finalUtilities(settings, end, shares, points, value);
  Samples& out = samples[seats < 4 ? 0 : 1];
  for (const Decision& decision : game.decisions) {
    if (decision.searched) {
      int at = out.count.fetch_add(1);
      if (at >= out.capacity) { out.count.fetch_sub(1); figures.full++; return; }
      uint8_t perm[5] = {0, 1, 2, 3, 4};
      for (int i = 4; i > 0; i--) std::swap(perm[i], perm[game.random.below(i + 1)]);
      size_t n = size_t(at);
      int16_t* index = out.index + n * MOST_ENTRIES;
      std::fill(index, index + MOST_ENTRIES, int16_t(-1));
      if (writeFeatures(s, perm, {index, out.value + n * MOST_ENTRIES, out.globals + n * GLOBALS}) == MOST_ENTRIES) figures.dropped++;
      writeTargets(decision, perm, cells, out.targetIndex + n * TARGETS, out.targetShare + n * TARGETS);
      writeOwners(end, s, out.owners + n * size_t(cells));
      for (int r = 0; r < SEATS; r++) {
        int seat = (s.seat + r) % seats;
        out.shares[n * SEATS + size_t(r)] = r < seats ? shares[seat] : 0;
        out.points[n * SEATS + size_t(r)] = r < seats ? points[seat] / POINTS : 0;
      }
      out.heldOut[n] = game.heldOut;
    }
    apply(s, decision.move);
  }
}

static void countGame(const Game& game) {
  int seats = game.now.seats, best = 0;
  for (int seat = 0; seat < seats; seat++) best = std::max(best, score(game.now, seat));
  figures.games[seats]++;
  figures.moves[seats] += long(game.decisions.size());
  figures.points[seats] += best;
  figures.firstWins[seats] += score(game.now, 0) == best;
}

/** A group of games on one board, `few` seats in so many of 100 games and `many` in the others. */
struct Group {
  std::vector<Game> games;
  int few, many, fewOfHundred;
  bool keeps;
};

/** Makes moves that need no thought, and begins the next search; a game that is over gives way to a new one. */
static void beginSearch(Game& game, const Group& group) {
  uint16_t moves[MOST_MOVES];
  for (;;) {
    if (game.now.phase == OVER) {
      countGame(game);
      if (group.keeps) leaveSamples(game);
      setUp(game, game.random.below(100) < group.fewOfHundred ? group.few : group.many);
    }
    if (listMoves(game.now, moves) > 1) break;
    game.decisions.push_back({moves[0], false, {}});
    apply(game.now, moves[0]);
  }
  game.search.begin(game.now);
}

static void stepGame(Game& game, const Group& group, const float* answer) {
  Search& search = game.search;
  if (game.waits) search.resume(answer, game.random);
  while (game.waits) {
    if (search.isDone()) {
      Decision decision{uint16_t(search.chosen()), true, {}};
      search.improved(decision.policy);
      auto keep = std::min<size_t>(TARGETS, decision.policy.size());
      std::partial_sort(decision.policy.begin(), decision.policy.begin() + long(keep), decision.policy.end(), std::greater<>());
      decision.policy.resize(keep);
      apply(game.now, decision.move);
      game.decisions.push_back(std::move(decision));
      break;
    }
    if (search.descend()) return;
  }
  beginSearch(game, group);
  game.waits = true;
}

/** Threads that run one job after another, each over the games of a group. */
class Crew {
  std::vector<std::thread> threads;
  std::mutex mutex;
  std::condition_variable wake, done;
  std::function<void()> job;
  int round = 0, busy = 0;
  void work() {
    for (int seen = 0;;) {
      std::unique_lock<std::mutex> lock(mutex);
      wake.wait(lock, [&] { return round != seen; });
      seen = round;
      lock.unlock();
      job();
      lock.lock();
      if (--busy == 0) done.notify_one();
    }
  }
public:
  explicit Crew(int size) { for (int i = 1; i < size; i++) threads.emplace_back([this] { work(); }); }
  void run(std::function<void()> next) {
    {
      std::lock_guard<std::mutex> lock(mutex);
      job = std::move(next);
      busy = int(threads.size());
      round++;
    }
    wake.notify_all();
    job();
    std::unique_lock<std::mutex> lock(mutex);
    done.wait(lock, [&] { return busy == 0; });
  }
};

static Crew* crew;

extern "C" {

void dw_begin(const char* boards, int threads) {
  readBoards(boards);
  crew = new Crew(threads);
}

void dw_search(int simulations, int considered, float valueScale, float noise) {
  settings.simulations = simulations;
  settings.considered = considered;
  settings.valueScale = valueScale;
  settings.noise = noise;
}

void dw_samples(int board, int16_t* index, uint8_t* value, uint8_t* globals, int16_t* targetIndex, float* targetShare,
                float* shares, float* points, uint8_t* owners, uint8_t* heldOut, int capacity) {
  Samples& out = samples[board];
  out.index = index;
  out.value = value;
  out.globals = globals;
  out.targetIndex = targetIndex;
  out.targetShare = targetShare;
  out.shares = shares;
  out.points = points;
  out.owners = owners;
  out.heldOut = heldOut;
  out.capacity = capacity;
  out.count = 0;
}

/** How many positions were left since it was asked last. */
int dw_taken(int board) { return samples[board].count.exchange(0); }

void* dw_group(int games, int few, int many, int fewOfHundred, int keeps, uint64_t seed) {
  auto* group = new Group{std::vector<Game>(size_t(games)), few, many, fewOfHundred, keeps != 0};
  for (size_t i = 0; i < group->games.size(); i++) {
    Game& game = group->games[i];
    game.random.s = seed * 0x2545f4914f6cdd1dull + i * 0x9e3779b97f4a7c15ull;
    for (int k = 0; k < 4; k++) game.random.next();
    game.search.how = &settings;
    setUp(game, game.random.below(100) < fewOfHundred ? few : many);
  }
  return group;
}

void dw_step(void* handle, const float* answers, int16_t* index, uint8_t* value, uint8_t* globals) {
  Group& group = *static_cast<Group*>(handle);
  static const uint8_t plain[5] = {0, 1, 2, 3, 4};
  size_t width = size_t(boardFor(group.few).size + 1) * COLOURS + 2 * SEATS;
  std::atomic<size_t> next{0};
  crew->run([&] {
    for (size_t from; (from = next.fetch_add(8)) < group.games.size();)
      for (size_t i = from; i < std::min(from + 8, group.games.size()); i++) {
        Game& game = group.games[i];
        stepGame(game, group, answers + i * width);
        writeFeatures(game.search.leaf, plain, {index + i * MOST_ENTRIES, value + i * MOST_ENTRIES, globals + i * GLOBALS});
      }
  });
  figures.evaluations += long(group.games.size());
}

/** Games, moves, points of the best and wins of seat 0 for 2 to 5 seats; then evaluations, cut features, lost samples. */
void dw_figures(long* out) {
  for (int seats = 2; seats <= 5; seats++) {
    *out++ = figures.games[seats].exchange(0);
    *out++ = figures.moves[seats].exchange(0);
    *out++ = figures.points[seats].exchange(0);
    *out++ = figures.firstWins[seats].exchange(0);
  }
  *out++ = figures.evaluations.exchange(0);
  *out++ = figures.dropped.exchange(0);
  *out++ = figures.full.exchange(0);
}
}
