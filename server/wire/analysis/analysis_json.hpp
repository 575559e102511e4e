#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace crownhead::wire {

/// The engine's findings about one position of a game; see db::AnalysedPosition.
struct AnalysedLine {
  int ply;
  int score;
  int wins;
  int depth;
  bool settled;
  std::string line;
};

/// The results of the site's workers for a game.
struct AnalysisPage {
  std::string_view state;     ///< "none", "waiting", "ready" or "impossible"
  bool may_be_asked = false;  ///< there are workers, and they can analyse such a game
  bool is_newest = true;      ///< the results are from the present engine
  std::int64_t ahead = 0;     ///< number of games before it in the queue
  int plies = 0;              ///< of the game
  std::vector<AnalysedLine> positions = {};
};

/// The answer of GET /api/v1/games/{id}/analysis.
std::string analysis_json(const AnalysisPage& page);

}  // namespace crownhead::wire
