#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace crownhead::wire {

/// A result of an endgame table.
struct EndingFigures {
  /// "win", "draw" or "loss" for the side to move; empty: the table has no result.
  std::string value;
  std::optional<int> plies;  ///< until the game ends; none for a draw
  std::vector<std::string> best = {};
};

/// {"value":"win","plies":N,"best":[…]}, without the plies for a draw.
std::string ending_json(const EndingFigures& figures);

/// An endgame table of the site.
struct EndingTable {
  std::string_view variant;
  int pieces;  ///< the most of both sides together; 0 if the site has no table for that variant
};

/// The answer of GET /api/v1/endings.
std::string ending_tables_json(const std::vector<EndingTable>& tables);

/// The answer of GET /api/v1/endings/{variant}, with null for values that are not known.
std::string known_ending_json(const EndingTable& table, const std::string& fen,
                              const EndingFigures& figures);

}  // namespace crownhead::wire
