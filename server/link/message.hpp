#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "db/cluster/nodes.hpp"
#include "db/codec/bytes.hpp"
#include "rules/ids.hpp"

namespace crownhead::link {

// What a node sends to another. Each is a hint: the store has the truth, and a message that is lost
// delays what it announces until the receiver looks there.

/// Sent to each peer every 500 ms, so that a lost message is noticed.
struct Heartbeat {
  bool operator==(const Heartbeat&) const = default;
};

/// The sender has stored this version of a game.
struct GameChanged {
  GameId game;
  std::int64_t version = 0;
  bool operator==(const GameChanged&) const = default;
};

struct TournamentChanged {
  TournamentId tournament;
  std::int64_t version = 0;
  bool operator==(const TournamentChanged&) const = default;
};

/// An event of the player's topic `me`.
struct Notification {
  UserId user;
  std::string data;  ///< as JSON
  bool operator==(const Notification&) const = default;
};

/// The number of the player's unread notifications has changed.
struct UnreadChanged {
  UserId user;
  bool operator==(const UnreadChanged&) const = default;
};

/// Sessions or tokens of the player have ended.
struct AccountChanged {
  UserId user;
  bool operator==(const AccountChanged&) const = default;
};

/// A line of a game's chat that was stored.
struct ChatLine {
  GameId game;
  std::string frame;  ///< as followers are sent it
  // Its readers, as in live::Readers.
  std::vector<UserId> players;
  bool to_players = false, to_moderators = false, to_others = false;
  std::vector<UserId> except;
  bool operator==(const ChatLine&) const = default;
};

/// The position of a type is its number in a message: append new ones, and never remove one.
using Content = std::variant<Heartbeat, GameChanged, TournamentChanged, Notification, UnreadChanged,
                             AccountChanged, ChatLine>;

struct Message {
  db::NodeId sender;
  std::uint64_t number = 0;  ///< from 1, of those from the sender to this receiver
  Content content;
  bool operator==(const Message&) const = default;
};

/// The first byte of each message.
constexpr std::uint8_t protocol_version = 1;
/// A longer message is refused.
constexpr std::size_t longest_message = 512 * 1024;

std::vector<std::uint8_t> encode(const Message& message);

/// Fails for another protocol version, an unknown kind, and bytes that encode() does not write.
codec::Decoded<Message> decode(std::span<const std::uint8_t> bytes);

}  // namespace crownhead::link
