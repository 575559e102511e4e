#pragma once

#include <optional>
#include <string>
#include <vector>

namespace crownhead::wire {

/// What a table of endings knows of a position.
struct EndingFigures {
  std::string value;         ///< "win", "draw" or "loss", for who moves
  std::optional<int> plies;  ///< until the game ends; none for a draw
  std::vector<std::string> best = {};
};

/// {"value":"win","plies":N,"best":[…]}, without the plies for a draw.
std::string ending_json(const EndingFigures& figures);

}  // namespace crownhead::wire
