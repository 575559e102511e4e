#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/instant.hpp"
#include "server/game/new_dice.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::live {

/// Identifies the connection of a socket on any thread.
using ConnectionId = std::uint64_t;

/// A seek with its players: the creator, and those who have taken a seat and are waiting for
/// others.
struct OpenSeek {
  struct Taker {
    UserId user;
    std::optional<ConnectionId> connection;
  };

  wire::SeekLine line;
  UserId user;
  std::optional<ConnectionId> connection;
  Instant until;                          ///< when the players without a connection time out
  std::optional<play::OfferedDice> dice;  ///< with the commitment that is in `line`
  std::vector<Taker> takers = {};         ///< in the order of the names in `line`

  std::vector<UserId> players() const;  ///< the creator first
  bool has_taken(UserId who) const;
  bool full() const { return takers.size() + 1 == line.wish.terms.seats(); }
  bool live() const;  ///< true if it begins a live game
  /// True if one of its players has no connection.
  bool ends_by_itself() const;

  /// Seats a player. A player who is already seated keeps the seat and gets this connection.
  void sit(UserId who, const std::string& name, std::optional<ConnectionId> from);

  /// Gives a guest who has signed up the name of the account. Returns false if they are not here.
  bool sign_up(UserId guest, const std::string& name);

  /// Frees the seats of the takers for whom `which` returns true. Returns whether there was one.
  template <class Which>
  bool stand_up(const Which& which) {
    bool freed = false;
    for (std::size_t i = takers.size(); i-- > 0;) {
      if (!which(takers[i])) continue;
      takers.erase(takers.begin() + static_cast<std::ptrdiff_t>(i));
      line.joined.erase(line.joined.begin() + static_cast<std::ptrdiff_t>(i));
      freed = true;
    }
    return freed;
  }
};

}  // namespace crownhead::live
