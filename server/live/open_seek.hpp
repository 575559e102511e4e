#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/instant.hpp"
#include "server/live/new_dice.hpp"
#include "server/wire/lobby_json.hpp"

namespace crownhead::live {

/// The connection of a socket, on any thread.
using ConnectionId = std::uint64_t;

/// A seek and who sits at it: the player who seeks, and those who have taken a seat of it and wait
/// for others.
struct OpenSeek {
  struct Taker {
    UserId user;
    std::optional<ConnectionId> connection;
  };

  wire::SeekLine line;
  UserId user;
  std::optional<ConnectionId> connection;
  Instant until;                          ///< for those of its players without a connection
  std::optional<play::OfferedDice> dice;  ///< as its line has the tip
  std::vector<Taker> takers = {};         ///< whose names its line has

  std::vector<UserId> players() const;  ///< who seeks first
  bool has_taken(UserId who) const;
  bool full() const { return takers.size() + 1 == wire::seats_of(line.wish); }
  bool live() const;  ///< it begins a live game
  /// Somebody waits there without a connection to end with.
  bool ends_by_itself() const;

  /// Whoever sits already sits on, with that connection.
  void sit(UserId who, const std::string& name, std::optional<ConnectionId> from);

  /// Frees the seats of the takers of whom `which` says so; whether there was one.
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
