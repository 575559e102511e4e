#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::wire {

/// A game in which a move was played.
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

/// The answer of GET /api/v1/explorer: the moves that finished games played in a position.
std::string explorer_json(const ExplorerPage& page);

}  // namespace crownhead::wire
