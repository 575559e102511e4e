#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/accounts/studies.hpp"
#include "rules/rating/shown.hpp"
#include "rules/rating/speed.hpp"
#include "rules/tournament/listing.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::wire {

/// Players as they are found, and what they are doing.

/// The live game that a player is playing.
struct GameNow {
  GameId game;
  std::string variant;
  std::optional<std::string> opponent;  ///< nullopt in a game of more than two
};

struct Activity {
  bool online;
  std::optional<GameNow> game;
  std::optional<SeekLine> seek;  ///< an open game that the player has created
};

struct BestRating {
  std::string pool;  ///< in the form of kind::pool_key()
  rating::Speed speed;
  rating::Shown rating;
};

struct PersonLine {
  std::string username;
  bool bot;
  bool computer;
  std::optional<BestRating> best;
  Activity now;
};

/// What a search finds besides players.
struct FoundElsewhere {
  std::vector<tournament::ListedTournament> tournaments = {};
  std::vector<accounts::StudyHead> studies = {};
};

std::string found_json(const std::vector<PersonLine>& players, const FoundElsewhere& others);
std::string people_json(const std::vector<PersonLine>& players);
std::string activity_json(const Activity& activity);

}  // namespace crownhead::wire
