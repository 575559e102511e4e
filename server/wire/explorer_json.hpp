#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::wire {

/// A game that played a move.
struct ExplorerGameLine {
  GameId id;
  std::string_view white, black;
  int white_rating, black_rating;
  Instant created;
};

struct ExplorerMoveLine {
  std::string_view move;
  std::int64_t white_wins, draws, black_wins;
  int rating;
  std::optional<ExplorerGameLine> newest, strongest;
};

struct ExplorerPage {
  std::string_view variant, ruleset;
  std::string fen;
  int counted_plies;
  std::int64_t games_to_count;
  std::vector<ExplorerMoveLine> moves;
};

/// What finished games played in a position, as GET /api/v1/explorer gives it.
std::string explorer_json(const ExplorerPage& page);

}  // namespace crownhead::wire
