// One game of self-play and its search: Gumbel sequential halving at the root (Danihelka et al. 2022), PUCT below it, each
// seat maximizing its own value. A search stops where it wants the net's answer, and goes on when that is there.
#pragma once
#include <algorithm>
#include <cmath>
#include <vector>
#include "features.hpp"

namespace dw {

struct Random {
  uint64_t s;
  uint32_t next() {
    s += 0x9e3779b97f4a7c15ull;
    uint64_t z = s;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
    z = (z ^ z >> 27) * 0x94d049bb133111ebull;
    return uint32_t((z ^ z >> 31) >> 32);
  }
  int below(int n) { return int(uint64_t(next()) * uint64_t(n) >> 32); }
  float unit() { return (float(next() >> 8) + 0.5f) / 16777216.0f; }
};

/** How to search; shared by all games, changed between steps only. */
struct Settings {
  int simulations = 16, considered = 8, width = 32;
  float exploration = 1.0f, visitScale = 50.0f, valueScale = 0.1f, leastRange = 0.03f, winWeight = 0.75f, leadScale = 20.0f, noise = 1.0f;
};

struct Edge {
  uint16_t move;
  int n = 0;
  float logit = 0, prior = 0, w = 0, gumbel = 0;
  int child = -1;
  float q() const { return w / float(n); }
};

struct Node {
  int first = 0, count = 0, n = 0;
  int actor = 0;
  bool over = false;
  float raw[SEATS], sum[SEATS];
};

/** The order of visits at the root: on simulation i only moves with so many visits are looked at. */
inline std::vector<int> visitOrder(int considered, int simulations) {
  std::vector<int> order, visits(size_t(std::max(considered, 1)), 0);
  if (considered <= 1) {
    for (int i = 0; i < simulations; i++) order.push_back(i);
    return order;
  }
  int rounds = int(std::ceil(std::log2(considered))), left = considered;
  while (int(order.size()) < simulations) {
    int extra = std::max(1, simulations / (rounds * left));
    for (int e = 0; e < extra; e++)
      for (int i = 0; i < left; i++) order.push_back(visits[size_t(i)]++);
    left = std::max(2, left / 2);
  }
  order.resize(size_t(simulations));
  return order;
}

/** From points and shares of the win to what a seat maximizes. */
inline void utilities(const Settings& how, int seats, const float* shares, const float* points, float* out) {
  for (int seat = 0; seat < seats; seat++) {
    float rival = -1e9f;
    for (int other = 0; other < seats; other++)
      if (other != seat) rival = std::max(rival, points[other]);
    float lead = std::tanh((points[seat] - rival) / how.leadScale);
    out[seat] = how.winWeight * shares[seat] + (1 - how.winWeight) * (0.5f + 0.5f * lead);
  }
}

inline void finalUtilities(const Settings& how, const State& s, float* shares, float* points, float* out) {
  float best = -1;
  int winners = 0;
  for (int seat = 0; seat < s.seats; seat++) {
    points[seat] = float(score(s, seat));
    if (points[seat] > best) { best = points[seat]; winners = 0; }
    if (points[seat] == best) winners++;
  }
  for (int seat = 0; seat < s.seats; seat++) shares[seat] = points[seat] == best ? 1.0f / float(winners) : 0;
  utilities(how, s.seats, shares, points, out);
}

/** Points in the net's answer are in units of this. */
constexpr float POINTS = 20;

struct Search {
  const Settings* how = nullptr;
  State root, leaf;
  std::vector<Node> nodes;
  std::vector<Edge> edges;
  std::vector<int> path;  // edges from the root to the leaf
  std::vector<int> order;
  int simulation = 0, consideredNow = -1, simulationsNow = -1;

  void begin(const State& s) {
    root = leaf = s;
    nodes.clear();
    edges.clear();
    path.clear();
    simulation = 0;
  }

  /** The net has answered about `leaf`: makes its node. `answer` has logits, then shares and points by seat from the mover. */
  int expand(const float* answer, Random& random) {
    static const uint8_t plain[5] = {0, 1, 2, 3, 4};
    Node node;
    node.actor = leaf.seat;
    node.first = int(edges.size());
    int cells = leaf.board->size, seats = leaf.seats;
    readValues(answer + (cells + 1) * COLOURS, seats, node);
    uint16_t moves[MOST_MOVES];
    int n = listMoves(leaf, moves);
    float top = -1e30f, sum = 0;
    float logits[MOST_MOVES];
    for (int i = 0; i < n; i++) {
      logits[i] = kindOf(moves[i]) == K_PASS ? 0 : answer[answerOf(moves[i], plain, cells)];
      top = std::max(top, logits[i]);
    }
    for (int i = 0; i < n; i++) sum += std::exp(logits[i] - top);
    bool isRoot = nodes.empty();
    float bar = isRoot || n <= how->width ? -1e30f : nthLargest(logits, n, how->width);
    for (int i = 0; i < n; i++) {
      if (logits[i] < bar) continue;
      Edge edge;
      edge.move = moves[i];
      edge.logit = logits[i] - top;
      edge.prior = std::exp(logits[i] - top) / sum;
      if (isRoot) edge.gumbel = -how->noise * std::log(-std::log(random.unit()));
      edges.push_back(edge);
    }
    node.count = int(edges.size()) - node.first;
    nodes.push_back(node);
    if (isRoot) planVisits(n);
    return int(nodes.size()) - 1;
  }

  void planVisits(int moves) {
    int considered = std::min(how->considered, moves);
    if (considered == consideredNow && how->simulations == simulationsNow) return;
    order = visitOrder(considered, how->simulations);
    consideredNow = considered;
    simulationsNow = how->simulations;
  }

  static float nthLargest(const float* values, int n, int width) {
    float copy[MOST_MOVES];
    std::copy(values, values + n, copy);
    std::nth_element(copy, copy + width - 1, copy + n, std::greater<float>());
    return copy[width - 1];
  }

  void readValues(const float* heads, int seats, Node& node) {
    float shares[SEATS], points[SEATS], top = -1e30f, sum = 0;
    for (int r = 0; r < seats; r++) top = std::max(top, heads[r]);
    for (int r = 0; r < seats; r++) sum += std::exp(heads[r] - top);
    for (int r = 0; r < seats; r++) {
      int seat = (leaf.seat + r) % seats;
      shares[seat] = std::exp(heads[r] - top) / sum;
      points[seat] = heads[SEATS + r] * POINTS;
    }
    utilities(*how, seats, shares, points, node.raw);
    std::fill(node.sum, node.sum + SEATS, 0.0f);
  }

  /** What unvisited moves of the root are taken to be worth to its actor: the net's value mixed with what was seen. */
  float mixedValue() const {
    const Node& node = nodes[0];
    float visits = 0, priors = 0, weighted = 0;
    for (int i = 0; i < node.count; i++) {
      const Edge& edge = edges[size_t(i)];
      if (!edge.n) continue;
      visits += float(edge.n);
      priors += edge.prior;
      weighted += edge.prior * edge.q();
    }
    float raw = node.raw[node.actor];
    return visits == 0 || priors <= 0 ? raw : (raw + visits * weighted / priors) / (1 + visits);
  }

  /** Values at the root, stretched so that the best and the worst differ by 1: early moves differ by little, yet they matter. */
  struct Scale {
    float least, range;
    int most;
  };

  Scale scale() const {
    float least = mixedValue(), largest = least;
    for (int i = 0; i < nodes[0].count; i++) {
      const Edge& edge = edges[size_t(i)];
      if (!edge.n) continue;
      least = std::min(least, edge.q());
      largest = std::max(largest, edge.q());
    }
    return {least, std::max(largest - least, how->leastRange), mostVisits()};
  }

  float sigma(float q, const Scale& scale) const {
    return (how->visitScale + float(scale.most)) * how->valueScale * (q - scale.least) / scale.range;
  }

  int mostVisits() const {
    int most = 0;
    for (int i = 0; i < nodes[0].count; i++) most = std::max(most, edges[size_t(i)].n);
    return most;
  }

  /** The edge of the root with so many visits that looks best. */
  int bestAtRoot(int visits) const {
    float mixed = mixedValue(), top = -1e30f;
    Scale stretch = scale();
    int best = -1;
    for (int i = 0; i < nodes[0].count; i++) {
      const Edge& edge = edges[size_t(i)];
      if (edge.n != visits) continue;
      float worth = edge.gumbel + edge.logit + sigma(edge.n ? edge.q() : mixed, stretch);
      if (worth > top) { top = worth; best = i; }
    }
    return best;
  }

  int bestBelow(const Node& node) const {
    float reach = how->exploration * std::sqrt(float(node.n) + 1), top = -1e30f;
    float unvisited = node.n ? (node.raw[node.actor] + node.sum[node.actor]) / float(node.n + 1) : node.raw[node.actor];
    int best = node.first;
    for (int i = node.first; i < node.first + node.count; i++) {
      const Edge& edge = edges[size_t(i)];
      float worth = (edge.n ? edge.q() : unvisited) + reach * edge.prior / float(1 + edge.n);
      if (worth > top) { top = worth; best = i; }
    }
    return best;
  }

  /** Goes down until a state without a node, which is left in `leaf`; false when that game is over, and counted. */
  bool descend() {
    leaf = root;
    path.clear();
    int at = 0;
    for (;;) {
      const Node& node = nodes[size_t(at)];
      if (node.over) { backUp(node.raw); return false; }
      int best = at == 0 ? bestAtRoot(order[size_t(simulation)]) : bestBelow(node);
      if (at == 0 && best < 0) best = bestAtRoot(mostVisits());
      path.push_back(best);
      apply(leaf, edges[size_t(best)].move);
      at = edges[size_t(best)].child;
      if (at >= 0) continue;
      if (leaf.phase != OVER) return true;
      Node end;
      float shares[SEATS], points[SEATS];
      end.over = true;
      finalUtilities(*how, leaf, shares, points, end.raw);
      std::fill(end.sum, end.sum + SEATS, 0.0f);
      nodes.push_back(end);
      edges[size_t(best)].child = int(nodes.size()) - 1;
      backUp(nodes.back().raw);
      return false;
    }
  }

  /** The answer about the leaf is there. */
  void resume(const float* answer, Random& random) {
    bool isRoot = nodes.empty();
    int node = expand(answer, random);
    if (isRoot) return;
    edges[size_t(path.back())].child = node;
    float value[SEATS];
    std::copy(nodes[size_t(node)].raw, nodes[size_t(node)].raw + SEATS, value);
    backUp(value);
  }

  void backUp(const float* value) {
    int at = 0;
    for (int e : path) {
      Node& node = nodes[size_t(at)];
      Edge& edge = edges[size_t(e)];
      node.n++;
      for (int seat = 0; seat < SEATS; seat++) node.sum[seat] += value[seat];
      edge.n++;
      edge.w += value[node.actor];
      at = edge.child;
    }
    simulation++;
  }

  bool isDone() const { return !nodes.empty() && simulation >= simulationsNow; }
  int chosen() const { return edges[size_t(bestAtRoot(mostVisits()))].move; }

  /** The improved policy: what the net should have said about the root. */
  void improved(std::vector<std::pair<float, uint16_t>>& out) const {
    float mixed = mixedValue(), top = -1e30f, sum = 0;
    Scale stretch = scale();
    out.clear();
    for (int i = 0; i < nodes[0].count; i++) {
      const Edge& edge = edges[size_t(i)];
      float logit = edge.logit + sigma(edge.n ? edge.q() : mixed, stretch);
      out.push_back({logit, edge.move});
      top = std::max(top, logit);
    }
    for (auto& entry : out) sum += entry.first = std::exp(entry.first - top);
    for (auto& entry : out) entry.first /= sum;
  }
};

}  // namespace dw
