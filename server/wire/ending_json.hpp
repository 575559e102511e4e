#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crownhead::wire {

/// What a table of endings knows of a position.
struct EndingFigures {
  std::string value;         ///< "win", "draw" or "loss", for who moves; empty: it knows nothing
  std::optional<int> plies;  ///< until the game ends; none for a draw
  std::vector<std::string> best = {};
};

/// {"value":"win","plies":N,"best":[…]}, without the plies for a draw.
std::string ending_json(const EndingFigures& figures);

/// A table that the site has.
struct EndingTable {
  std::string_view variant;
  int pieces;  ///< of both sides together, at most; 0 where the site has none of that variant
};

/// As GET /api/v1/endings gives them.
std::string ending_tables_json(const std::vector<EndingTable>& tables);

/// As GET /api/v1/endings/{variant} gives it, with null for what is not known.
std::string known_ending_json(const EndingTable& table, const std::string& fen,
                              const EndingFigures& figures);

}  // namespace crownhead::wire
