#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/dice/digest.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/time_control.hpp"
#include "rules/rating/shown.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

enum class ColorChoice : std::uint8_t { white, black, random };

/// Somebody who has accepted a challenge that begins once all its seats are taken.
struct Joined {
  UserId user;
  std::string name;
};

/// By what the dice of a game will be thrown that somebody offers.
struct OfferedDice {
  dice::Digest root;    ///< of their chain; a secret
  dice::Digest tip;     ///< told with the offer, before anybody takes it
  std::string entropy;  ///< with which the one who offers will greet the game
};

/// What is told of them; nullopt where none are thrown.
inline std::optional<dice::Digest> tip_of(const std::optional<OfferedDice>& dice) {
  return dice ? std::optional(dice->tip) : std::nullopt;
}

/// An offer to play: to one player, or open to whoever has its address.
struct Challenge {
  ChallengeId id;
  UserId from;
  std::string from_name;
  rating::Shown from_rating = {};  ///< in the game's pool, when it was asked for
  bool from_bot = false;           ///< a program asks
  std::optional<UserId> to;        ///< open if not set
  std::string to_name;
  std::string variant;
  std::string ruleset;
  TimeControl control;
  bool rated = false;
  ColorChoice color = ColorChoice::random;  ///< of the one who challenges
  std::string start_fen;
  bool vacations = false;                     ///< as Setup has it
  std::optional<dice::Digest> dice_tip = {};  ///< as OfferedDice has it, where dice are thrown
  Instant created;
  std::size_t seats = least_seats;  ///< that of `from` among them
  std::vector<Joined> joined = {};  ///< of more than two, in the order in which they came

  bool full() const { return joined.size() + 1 == seats; }
  bool has_joined(UserId user) const {
    return std::ranges::find(joined, user, &Joined::user) != joined.end();
  }
};

/// When it ends by itself: after two days, or two weeks where the game goes by days.
inline Instant stands_until(const Challenge& challenge) {
  constexpr std::int64_t day = 86'400;
  return challenge.created + seconds(pace(challenge.control) == Pace::live ? 2 * day : 14 * day);
}

}  // namespace crownhead::play
