// A net as a player, for `match.mjs`: `./player board.txt weights.bin SIMULATIONS`. A line in is the seats and all moves so
// far; a line out is the move it makes. With 0 simulations it plays what the policy likes best.
#include "player.hpp"
#include "search.hpp"
#include <sstream>
#include <iostream>

using namespace dw;

int main(int, char** args) {
  readBoards(args[1]);
  static Net net;
  if (!net.read(args[2])) { fprintf(stderr, "cannot read %s\n", args[2]); return 1; }
  static Player player(net);
  static Settings how;
  static Search search;
  Random random{1};
  how.simulations = std::max(1, atoi(args[3]));
  how.considered = 16;
  how.noise = 0;
  search.how = &how;
  std::string line;
  static float answer[(MOST_CELLS + 1) * COLOURS + 2 * SEATS];
  while (std::getline(std::cin, line)) {
    std::istringstream in(line);
    int seats, m;
    in >> seats;
    State s;
    begin(s, seats);
    while (in >> m) apply(s, m);
    search.begin(s);
    player.answer(search.leaf, answer);
    search.resume(answer, random);
    while (atoi(args[3]) > 0 && !search.isDone()) {
      if (!search.descend()) continue;
      player.answer(search.leaf, answer);
      search.resume(answer, random);
    }
    std::cout << (atoi(args[3]) > 0 ? search.chosen() : search.edges[size_t(search.bestAtRoot(0))].move) << std::endl;
  }
}
