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

/// Somebody for whom a seat of a challenge of several is held.
struct Invited {
  UserId user;
  std::string name;
  bool declined = false;  ///< the seat is for whoever has the address
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

/// An offer to play: to one player, or open to whoever has its address. Of more than two some seats
/// may be held for players who are invited, the others are open.
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

  std::vector<Invited> invited = {};  ///< of more than two, in the order in which they were named

  bool full() const { return joined.size() + 1 == seats; }
  /// Whether a seat is held for that player until they take it.
  bool holds_seat_of(UserId user) const {
    const auto one = std::ranges::find(invited, user, &Invited::user);
    return one != invited.end() && !one->declined && !has_joined(user);
  }
  /// How many seats are for whoever comes.
  std::size_t open_seats() const {
    const auto held = std::ranges::count_if(
        invited, [this](const Invited& one) { return holds_seat_of(one.user); });
    return seats - joined.size() - 1 - static_cast<std::size_t>(held);
  }
  bool names(UserId user) const {
    return user == from || user == to || has_joined(user) ||
           std::ranges::find(invited, user, &Invited::user) != invited.end();
  }
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
