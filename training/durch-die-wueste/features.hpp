// What the net is shown of a state: planes over the cells as a sparse list, and numbers about the whole. All of them are
// bytes that stand for sixteenths. Seats are counted from the mover, so the same net plays every seat.
#pragma once
#include "rules.hpp"

namespace dw {

constexpr int PLANES = 128, GLOBALS = 112, MOST_ENTRIES = 640;
constexpr int ONE = 16;

/** Where each group of planes begins; those of caravans have 25, by seat from the mover and then by colour. */
enum Plane { P_WATER = 0, P_PALM = 3, P_ROOM = 4, P_OWN_AREA = 5, P_OTHER_AREA = 6, P_CAMEL = 8, P_OPEN = 33, P_GAIN = 58, P_UNREACHED = 83 };
enum Global { G_PHASE = 0, G_LEFT = 3, G_SEATS = 4, G_SECURE = 8, G_LARGEST = 13, G_SIZE = 18, G_SUPPLY = 43, G_OPENINGS = 48, G_COLOURS = 73, G_GIVEN = 78, G_COUNT = 103, G_FIRST_ROUND = 104, G_LEAST_SUPPLY = 105 };

/** An entry of the planes stands at cell * PLANES + plane; behind the last one, index -1. */
struct Features {
  int16_t* index;
  uint8_t* value;
  uint8_t* globals;
  int count = 0;
  void add(int cell, int plane, int v) {
    if (count == MOST_ENTRIES) return;
    index[count] = int16_t(cell * PLANES + plane);
    value[count++] = uint8_t(v > 255 ? 255 : v);
  }
};

/** What a camel there would bring at once beyond water and oases beside it: the area that it closes. */
inline int enclosureGain(const State& s, int caravan, int cell) {
  if (s.inside[cell]) return 0;
  bool several;
  unsigned starts = runStarts(s, cell, several);
  if (!several && !(s.near[cell] & ANYONE & ~(1u << caravan))) return 0;
  int gain = 0;
  unsigned oases = 0;
  Region region;
  eachBit(starts, [&](int way) {
    int start = s.board->neighbours[cell * 6 + way];
    if (s.inside[start] || !growRegion(s, start, caravan, region, cell)) return;
    for (int i = 0; i < region.count; i++) {
      int at = region.cells[i];
      if (s.land[at] != PALM) gain += 1 + s.land[at];
      else for (int oasis = 0; oasis < PALMS; oasis++) if (s.palms[oasis] == at) oases |= 1u << oasis;
    }
  });
  oases &= ~unsigned(s.reached[caravan] | s.shade[cell]);
  return gain + OASIS * __builtin_popcount(oases);
}

inline void addCaravan(const State& s, int caravan, int place, Features& f) {
  for (int oasis = 0; oasis < PALMS; oasis++)
    if (!(s.reached[caravan] >> oasis & 1)) f.add(s.palms[oasis], P_UNREACHED + place, ONE);
  eachCell(s.open[caravan], [&](int cell) {
    f.add(cell, P_OPEN + place, ONE);
    int gain = s.land[cell] + OASIS * __builtin_popcount(unsigned(s.shade[cell] & ~s.reached[caravan]));
    if (s.phase == SET_CAMELS) gain += enclosureGain(s, caravan, cell);
    if (gain) f.add(cell, P_GAIN + place, 4 * gain);
  });
}

inline void addCells(const State& s, const uint8_t* perm, Features& f) {
  for (int cell = 0; cell < s.board->size; cell++) {
    if (s.land[cell] == PALM) f.add(cell, P_PALM, ONE);
    else if (s.land[cell]) f.add(cell, P_WATER + s.land[cell] - 1, ONE);
    if (s.inside[cell]) f.add(cell, ownerOf(s.inside[cell] - 1) == s.seat ? P_OWN_AREA : P_OTHER_AREA, ONE);
    if (!s.camels[cell]) continue;
    int caravan = s.camels[cell] - 1, r = (ownerOf(caravan) - s.seat + s.seats) % s.seats;
    f.add(cell, P_CAMEL + r * COLOURS + perm[colourOf(caravan)], ONE);
  }
  if (s.phase == SET_RIDERS) eachCell(s.room, [&](int cell) { f.add(cell, P_ROOM, ONE); });
}

inline void addGlobals(const State& s, const uint8_t* perm, uint8_t* g) {
  memset(g, 0, GLOBALS);
  g[G_PHASE + s.phase - GIVE_BACK] = ONE;
  if (s.phase == SET_CAMELS && s.left == 2) g[G_LEFT] = ONE;
  g[G_SEATS + s.seats - 2] = ONE;
  int least = 255;
  for (int colour = 0; colour < COLOURS; colour++) {
    g[G_SUPPLY + perm[colour]] = uint8_t(4 * s.supply[colour]);
    least = s.supply[colour] < least ? s.supply[colour] : least;
  }
  unsigned colours = s.phase == SET_RIDERS ? coloursToSet(s) : s.phase == GIVE_BACK ? coloursToGive(s) : 0;
  eachBit(colours, [&](int colour) { g[G_COLOURS + perm[colour]] = ONE; });
  g[G_COUNT] = uint8_t(4 * s.count);
  if (s.phase == SET_CAMELS && s.count < s.seats) g[G_FIRST_ROUND] = ONE;
  g[G_LEAST_SUPPLY] = uint8_t(8 * least);
}

inline void addSeat(const State& s, int r, const uint8_t* perm, Features& f) {
  uint8_t* g = f.globals;
  int seat = (s.seat + r) % s.seats, secure = securePoints(s, seat);
  g[G_SECURE + r] = uint8_t(secure > 255 ? 255 : secure);
  g[G_LARGEST + r] = uint8_t(caravanPoints(s, seat));
  if (s.given[seat] != NOWHERE) g[G_GIVEN + r * COLOURS + perm[s.given[seat]]] = ONE;
  for (int colour = 0; colour < COLOURS; colour++) {
    int caravan = caravanOf(colour, seat), place = r * COLOURS + perm[colour];
    if (!s.sizes[caravan]) continue;
    g[G_SIZE + place] = uint8_t(4 * s.sizes[caravan]);
    g[G_OPENINGS + place] = uint8_t(4 * (s.openings[caravan] < 20 ? s.openings[caravan] : 20));
    addCaravan(s, caravan, place, f);
  }
}

/** `perm` says which colour each colour is shown as. */
inline int writeFeatures(const State& s, const uint8_t* perm, Features f) {
  addCells(s, perm, f);
  addGlobals(s, perm, f.globals);
  for (int r = 0; r < s.seats; r++) addSeat(s, r, perm, f);
  for (int i = f.count; i < MOST_ENTRIES && f.index[i] != -1; i++) f.index[i] = -1;
  return f.count;
}

/** Where a move stands in the net's answer: cells by colours, then the colours that can be given back. */
inline int answerOf(int m, const uint8_t* perm, int cells) {
  return (kindOf(m) == K_RETURN ? cells : cellOf(m)) * COLOURS + perm[detailOf(m)];
}

}  // namespace dw
