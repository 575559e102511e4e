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
#include "rules/play/game_terms.hpp"
#include "rules/rating/shown.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

enum class ColorChoice : std::uint8_t { white, black, random };

/// A player who has joined a challenge that begins once all of its seats are taken.
struct Joined {
  UserId user;
  std::string name;
};

/// A player for whom a seat is reserved in a challenge with more than two seats.
struct Invited {
  UserId user;
  std::string name;
  bool declined = false;  ///< the seat is then open to anyone with the link
};

/// The dice secret and entropy of a player who offers a game with dice.
struct OfferedDice {
  dice::Digest root;        ///< of the dice chain; secret
  dice::Digest commitment;  ///< published with the offer, before anyone accepts it
  std::string entropy;      ///< sent as the offering player's greeting when the game begins
};

/// Returns the public part of `dice`; nullopt in games without dice.
inline std::optional<dice::Digest> commitment_of(const std::optional<OfferedDice>& dice) {
  return dice ? std::optional(dice->commitment) : std::nullopt;
}

/// An offer to play, either to one player or to anyone who has its link. With more than two seats,
/// some may be reserved for invited players and the others are open.
struct Challenge {
  ChallengeId id;
  UserId from;
  std::string from_name;
  rating::Shown from_rating = {};  ///< in the game's rating pool when the challenge was made
  bool from_bot = false;           ///< the challenger is a bot
  std::optional<UserId> to;        ///< unset in an open challenge
  std::string to_name;
  GameTerms terms;
  ColorChoice color = ColorChoice::random;  ///< of the challenger
  std::optional<dice::Digest> dice_commitment =
      {};  ///< see OfferedDice; nullopt in games without dice
  Instant created;
  std::size_t seats = least_seats;  ///< including the seat of `from`
  std::vector<Joined> joined = {};  ///< with more than two seats, in the order of joining

  std::vector<Invited> invited = {};  ///< with more than two seats, in the order of invitation

  bool full() const { return joined.size() + 1 == seats; }
  /// Returns true while a seat is reserved for `user`.
  bool holds_seat_of(UserId user) const {
    const auto one = std::ranges::find(invited, user, &Invited::user);
    return one != invited.end() && !one->declined && !has_joined(user);
  }
  /// Returns the number of free seats that anyone may take.
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

/// Returns when the challenge expires: after two days, or after two weeks for a correspondence
/// game.
inline Instant stands_until(const Challenge& challenge) {
  constexpr std::int64_t day = 86'400;
  return challenge.created +
         seconds(pace(challenge.terms.control) == Pace::live ? 2 * day : 14 * day);
}

}  // namespace crownhead::play
