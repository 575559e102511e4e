#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace crownhead::wire {

/// What was found of a position of a game, as db::AnalysedPosition has it.
struct AnalysedLine {
  int ply;
  int score;
  int wins;
  int depth;
  bool settled;
  std::string line;
};

/// What the site's workers have found of a game.
struct AnalysisPage {
  std::string_view state;     ///< "none", "waiting", "ready" or "impossible"
  bool may_be_asked = false;  ///< there are workers, and it is a game for them
  bool is_newest = true;      ///< what was found is today's computer's
  std::int64_t ahead = 0;     ///< games that wait before it
  int plies = 0;              ///< of the game
  std::vector<AnalysedLine> positions = {};
};

/// As GET /api/v1/games/{id}/analysis gives it.
std::string analysis_json(const AnalysisPage& page);

}  // namespace crownhead::wire
