#include "tests/dice/sample_game.hpp"

#include <numeric>

namespace crownhead::dice {

Digest sample_root() {
  Digest root;
  std::iota(root.begin(), root.end(), std::uint8_t{0});
  return root;
}

Chain sample_chain() { return {sample_root(), 8}; }

std::vector<Event> sample_game() {
  const Chain chain = sample_chain();
  return {Acted{1, "hello", "bert"},
          Acted{0, "hello", "anna"},
          Rolled{nobody, {3, 2}, chain.link(1)},
          Acted{0, "8/5 6/5", "anna-1"},
          Rolled{1, {5, 2}, chain.link(2)},
          Acted{1, "24/18 13/11", "bert-1"},
          Rolled{0, {1, 1}, chain.link(3)},
          Acted{0, "13/7"},
          Rolled{1, {6, 5}, chain.link(4)},
          Acted{.seat = 1, .act = "-", .automatic = true},
          Rolled{0, {3, 2}, chain.link(5)}};
}

}  // namespace crownhead::dice
