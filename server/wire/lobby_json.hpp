#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/challenge.hpp"
#include "rules/play/game_row.hpp"
#include "server/wire/wishes.hpp"

namespace crownhead::wire {

/// An open seek.
struct SeekLine {
  SeekId id;
  std::string username;
  GameWish wish;
  Instant created;
  rating::Shown rating = {};                  ///< of the one who seeks, in the game's pool
  bool bot = false;                           ///< a program seeks
  std::optional<dice::Digest> dice_tip = {};  ///< where dice are thrown
  /// Who has taken a seat beside the one who seeks, in the order in which they came.
  std::vector<std::string> joined = {};
};

/// {"items":[…],"next_cursor":…}; messages of the games of `reader` alone.
std::string games_json(const std::vector<play::GameRow>& rows,
                       const std::optional<std::string>& next_cursor,
                       std::optional<UserId> reader = std::nullopt);
/// One of them, without messages.
std::string game_row_json(const play::GameRow& row);
std::string seeks_json(const std::vector<SeekLine>& seeks);
std::string challenges_json(const std::vector<play::Challenge>& challenges);
std::string challenge_json(const play::Challenge& challenge);

/// Data of the snapshots of `lobby` and `me`; the games are the reader's own.
std::string lobby_snapshot(const std::vector<SeekLine>& seeks);
std::string own_snapshot(std::string_view username, const std::vector<play::GameRow>& games,
                         const std::vector<play::Challenge>& challenges);

/// Data of the events of the lobby, and of `me` where they tell of challenges.
std::string seek_added(const SeekLine& seek);
/// Data of its info: how many players are here.
std::string online_data(int players);
std::string seek_removed(SeekId seek, Instant at);
std::string challenge_added(const play::Challenge& challenge);
std::string challenge_gone(ChallengeId challenge, Instant at);

/// {"id":"3","dice_tip":HEX,"expires_ms":…}
std::string computer_tip_json(std::int64_t id, const dice::Digest& tip, Instant until);
std::string made_json(std::int64_t id);  ///< {"id":"3"}
std::string seek_made(SeekId seek);      ///< {"seek":"3"}
std::string seek_joined(SeekId seek);    ///< {"seek_id":"3"}, over REST

}  // namespace crownhead::wire
