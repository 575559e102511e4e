#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/challenge.hpp"
#include "rules/play/game_row.hpp"
#include "server/wire/game/wishes.hpp"

namespace crownhead::wire {

class JsonText;

/// An open seek.
struct SeekLine {
  SeekId id;
  std::string username;
  GameWish wish;
  Instant created;
  rating::Shown rating = {};  ///< of the player who seeks, in the game's pool
  bool bot = false;           ///< the player who seeks is a program
  bool guest = false;         ///< the player who seeks has no account
  std::optional<dice::Digest> dice_commitment = {};  ///< if the game has dice
  /// The players who have taken a seat, in that order, without the player who seeks.
  std::vector<std::string> joined = {};
};

/// {"items":[…],"next_cursor":…}; with messages only in the games of `reader`.
std::string games_json(const std::vector<play::GameRow>& rows,
                       const std::optional<std::string>& next_cursor,
                       std::optional<UserId> reader = std::nullopt);
/// One of them, without messages.
std::string game_row_json(const play::GameRow& row);
JsonText seek_shape(const SeekLine& seek);
std::string seeks_json(const std::vector<SeekLine>& seeks);
std::string challenges_json(const std::vector<play::Challenge>& challenges);
std::string challenge_json(const play::Challenge& challenge);

/// Data of the snapshots of `lobby` and `me`; the games are the reader's own.
std::string lobby_snapshot(const std::vector<SeekLine>& seeks);
std::string own_snapshot(std::string_view username, const std::vector<play::GameRow>& games,
                         const std::vector<play::Challenge>& challenges, int unread);

/// Data of the lobby's events, and of the events of `me` about challenges.
std::string seek_added(const SeekLine& seek);
/// Data of its info: the number of players online.
std::string online_data(int players);
std::string seek_removed(SeekId seek, Instant at);
std::string challenge_added(const play::Challenge& challenge);
std::string challenge_gone(ChallengeId challenge, Instant at);

/// {"id":"3","dice_commitment":HEX,"expires_ms":…}
std::string computer_commitment_json(std::int64_t id, const dice::Digest& commitment,
                                     Instant until);
std::string made_json(std::int64_t id);  ///< {"id":"3"}
std::string seek_made(SeekId seek);      ///< {"seek":"3"}
std::string seek_joined(SeekId seek);    ///< {"seek_id":"3"}, over REST

}  // namespace crownhead::wire
