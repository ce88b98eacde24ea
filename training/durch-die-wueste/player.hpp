// An exported net on a plain processor, as `net.py` has it: all sums in float32, one position at a time.
#pragma once
#include <cmath>
#include <cstdio>
#include <cstring>
#include <vector>
#include "features.hpp"

namespace dw {

constexpr int WIDTH = 64, BLOCKS = 6, HEAD = 32, VALUE = 64, TAPS = 7;

/** Weights by tap, input and output, with their scales applied; biases where the layer has them. */
struct Layer {
  int taps, ins, outs;
  std::vector<float> weights, bias;
};

struct Net {
  Layer embed{1, PLANES, WIDTH, {}, {}}, globals{1, GLOBALS, WIDTH, {}, {}};
  Layer first[BLOCKS], second[BLOCKS], pooled[BLOCKS];
  Layer policyIn{1, WIDTH, HEAD, {}, {}}, policyPool{1, 2 * WIDTH, HEAD, {}, {}}, policyOut{1, HEAD, COLOURS, {}, {}};
  Layer give{1, 2 * WIDTH, COLOURS, {}, {}}, valueIn{1, 2 * WIDTH + GLOBALS, VALUE, {}, {}}, valueOut{1, VALUE, 2 * SEATS, {}, {}};

  static bool pools(int block) { return block % 2 == 1; }

  /** Visits every layer in the order of the file, and says whether it has biases. */
  template <class F> void eachLayer(F&& visit) {
    visit(embed, false);
    visit(globals, true);
    for (int i = 0; i < BLOCKS; i++) {
      first[i].taps = second[i].taps = TAPS;
      first[i].ins = first[i].outs = second[i].ins = second[i].outs = WIDTH;
      visit(first[i], true);
      pooled[i].taps = 1, pooled[i].ins = 2 * WIDTH, pooled[i].outs = WIDTH;
      if (pools(i)) visit(pooled[i], false);
      visit(second[i], true);
    }
    visit(policyIn, true);
    visit(policyPool, false);
    visit(policyOut, true);
    visit(give, true);
    visit(valueIn, true);
    visit(valueOut, true);
  }

  bool read(const char* path) {
    FILE* file = fopen(path, "rb");
    if (!file) return false;
    char magic[4];
    uint32_t size;
    bool good = fread(magic, 1, 4, file) == 4 && !memcmp(magic, "DWN1", 4) && fread(&size, 4, 1, file) == 1;
    std::vector<float> floats(good ? size / 4 : 0);
    good = good && fread(floats.data(), 4, floats.size(), file) == floats.size();
    std::vector<int8_t> whole(1 << 20);
    size_t bytes = good ? fread(whole.data(), 1, whole.size(), file) : 0, f = 0, w = 0;
    fclose(file);
    eachLayer([&](Layer& layer, bool hasBias) {
      size_t outs = size_t(layer.outs), count = size_t(layer.taps) * size_t(layer.ins) * outs;
      if (!good || f + outs * (hasBias ? 2 : 1) > floats.size() || w + count > bytes) { good = false; return; }
      const float* scale = &floats[f];
      f += outs;
      if (hasBias) { layer.bias.assign(&floats[f], &floats[f] + outs); f += outs; }
      layer.weights.resize(count);
      for (size_t i = 0; i < count; i++) layer.weights[i] = float(whole[w + i]) * scale[i % outs];
      w += count;
    });
    return good && f == floats.size() && w == bytes;
  }
};

/** out += in × weights of one tap. Most inputs are 0 after a ReLU, and cost nothing. */
inline void addProduct(const float* in, int ins, const float* weights, int outs, float* out) {
  for (int i = 0; i < ins; i++) {
    float x = in[i];
    if (x == 0) continue;
    const float* row = weights + i * outs;
    for (int o = 0; o < outs; o++) out[o] += x * row[o];
  }
}

inline void relu(float* x, int n) {
  for (int i = 0; i < n; i++) x[i] = x[i] > 0 ? x[i] : 0;
}

/** Mean, then maximum over the cells. */
inline void pool(const float* x, int cells, float* out) {
  for (int c = 0; c < WIDTH; c++) {
    float sum = 0, top = -1e30f;
    for (int cell = 0; cell < cells; cell++) {
      float v = x[cell * WIDTH + c];
      sum += v;
      top = v > top ? v : top;
    }
    out[c] = sum / float(cells);
    out[WIDTH + c] = top;
  }
}

/** `to` has the layer's biases in every cell, and what the taps bring of `from`, which is 0 behind the last cell. */
inline void convolve(const Board& board, const Layer& layer, const float* from, float* to) {
  for (int cell = 0; cell < board.size; cell++) {
    float* out = to + cell * WIDTH;
    memcpy(out, layer.bias.data(), WIDTH * sizeof(float));
    for (int tap = 0; tap < TAPS; tap++) {
      int at = tap < 6 ? board.neighbours[cell * 6 + tap] : cell;
      if (at < board.size) addProduct(from + at * WIDTH, WIDTH, layer.weights.data() + tap * WIDTH * WIDTH, WIDTH, out);
    }
  }
}

/** Answers about positions, one after the other. */
class Player {
  const Net& net;
  float x[MOST_CELLS * WIDTH], h[MOST_CELLS * WIDTH], r[MOST_CELLS * WIDTH];
  int16_t index[MOST_ENTRIES];
  uint8_t value[MOST_ENTRIES], bytes[GLOBALS];
  float numbers[GLOBALS];

  void embed(const State& s) {
    static const uint8_t plain[5] = {0, 1, 2, 3, 4};
    std::fill(index, index + MOST_ENTRIES, int16_t(-1));
    int count = writeFeatures(s, plain, {index, value, bytes});
    for (int i = 0; i < GLOBALS; i++) numbers[i] = float(bytes[i]) / ONE;
    float base[WIDTH];
    memcpy(base, net.globals.bias.data(), sizeof base);
    addProduct(numbers, GLOBALS, net.globals.weights.data(), WIDTH, base);
    for (int cell = 0; cell < s.board->size; cell++) memcpy(x + cell * WIDTH, base, sizeof base);
    for (int i = 0; i < count; i++) {
      float v = float(value[i]) / ONE;
      const float* row = net.embed.weights.data() + (index[i] % PLANES) * WIDTH;
      float* out = x + (index[i] / PLANES) * WIDTH;
      for (int o = 0; o < WIDTH; o++) out[o] += v * row[o];
    }
  }

  void block(const Board& board, int i) {
    int n = board.size * WIDTH;
    memcpy(r, x, size_t(n) * sizeof(float));
    relu(r, n);
    convolve(board, net.first[i], r, h);
    if (Net::pools(i)) {
      float pooled[2 * WIDTH], more[WIDTH] = {};
      memcpy(r, h, size_t(n) * sizeof(float));
      relu(r, n);
      pool(r, board.size, pooled);
      addProduct(pooled, 2 * WIDTH, net.pooled[i].weights.data(), WIDTH, more);
      for (int k = 0; k < n; k++) h[k] += more[k % WIDTH];
    }
    relu(h, n);
    convolve(board, net.second[i], h, r);
    for (int k = 0; k < n; k++) x[k] += r[k];
  }

public:
  explicit Player(const Net& net) : net(net) {}

  /** Logits of cells × colours and of what can be given back, then shares and points by seat from the mover. */
  void answer(const State& s, float* out) {
    const Board& board = *s.board;
    embed(s);
    for (int i = 0; i < BLOCKS; i++) block(board, i);
    relu(x, board.size * WIDTH);
    float pooled[2 * WIDTH + GLOBALS], common[HEAD], hidden[VALUE];
    pool(x, board.size, pooled);
    memcpy(pooled + 2 * WIDTH, numbers, sizeof numbers);
    memcpy(common, net.policyIn.bias.data(), sizeof common);
    addProduct(pooled, 2 * WIDTH, net.policyPool.weights.data(), HEAD, common);
    for (int cell = 0; cell < board.size; cell++, out += COLOURS) {
      float head[HEAD];
      memcpy(head, common, sizeof head);
      addProduct(x + cell * WIDTH, WIDTH, net.policyIn.weights.data(), HEAD, head);
      relu(head, HEAD);
      memcpy(out, net.policyOut.bias.data(), COLOURS * sizeof(float));
      addProduct(head, HEAD, net.policyOut.weights.data(), COLOURS, out);
    }
    memcpy(out, net.give.bias.data(), COLOURS * sizeof(float));
    addProduct(pooled, 2 * WIDTH, net.give.weights.data(), COLOURS, out);
    memcpy(hidden, net.valueIn.bias.data(), sizeof hidden);
    addProduct(pooled, 2 * WIDTH + GLOBALS, net.valueIn.weights.data(), VALUE, hidden);
    relu(hidden, VALUE);
    memcpy(out + COLOURS, net.valueOut.bias.data(), 2 * SEATS * sizeof(float));
    addProduct(hidden, VALUE, net.valueOut.weights.data(), 2 * SEATS, out + COLOURS);
  }
};

}  // namespace dw
