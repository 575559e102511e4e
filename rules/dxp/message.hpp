#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "rules/draughts/board/position.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/result.hpp"

/// The messages of DamExchange (DXP), a protocol for games between two draughts programs. The
/// initiator requests each game; the other program is the follower.
namespace crownhead::dxp {

inline constexpr std::size_t longest_message = 127;  ///< characters, without the terminating zero
inline constexpr std::size_t longest_name = 32;
inline constexpr std::size_t longest_chat = longest_message - 1;
inline constexpr int most_minutes = 999;
inline constexpr int most_moves = 999;

/// Message R. It does not name a variant: both programs must be configured for the same one.
struct GameRequest {
  std::string name;          ///< of the initiator: printable ASCII, at most longest_name
  draughts::Color follower;  ///< the follower's colour
  int minutes;               ///< per side for the whole game, 0 to most_minutes
  int moves;                 ///< per side, 0 to most_moves; 0: unlimited
  std::optional<draughts::Position> start =
      {};  ///< on 50 squares; the usual initial position if unset

  bool operator==(const GameRequest&) const = default;
};

/// Message R of another protocol version; the rest of it is not read.
struct OtherVersion {
  int version;  ///< 0 to 99, not 1

  bool operator==(const OtherVersion&) const = default;
};

enum class Acceptance : std::uint8_t { accepted, not_this_version, not_this_game, no_game };

/// Message A, the answer to GameRequest.
struct GameAnswer {
  std::string name;  ///< of the follower
  Acceptance acceptance;

  bool operator==(const GameAnswer&) const = default;
};

/// Message M.
struct MoveMade {
  int seconds;  ///< time taken, 0 to 9999; longer times are sent as 9999
  draughts::Move move;

  bool operator==(const MoveMade&) const = default;
};

enum class EndReason : std::uint8_t { unsaid, lost, drawn, won };  ///< from the sender's view

/// Message E, sent instead of a move, and the answer to it.
struct GameEnd {
  EndReason reason;
  bool stops;  ///< the sender does not want another game

  bool operator==(const GameEnd&) const = default;
};

/// Message C; may be sent at any time.
struct Chat {
  std::string text;  ///< 1 to longest_chat ASCII characters

  bool operator==(const Chat&) const = default;
};

/// Message B: the sender asks to return to an earlier move.
struct BackRequest {
  int move;              ///< 1 to 999
  draughts::Color turn;  ///< side to move

  bool operator==(const BackRequest&) const = default;
};

enum class BackAcceptance : std::uint8_t { accepted, not_supported, refused };

/// Message K, the answer to BackRequest.
struct BackAnswer {
  BackAcceptance acceptance;

  bool operator==(const BackAnswer&) const = default;
};

using Message = std::variant<GameRequest, OtherVersion, GameAnswer, MoveMade, GameEnd, Chat,
                             BackRequest, BackAnswer>;

/// Reads a message without its terminating zero. Fails with bad_notation and a sentence that names
/// the faulty part.
Result<Message> read_message(std::string_view text);

/// Writes the message as text. Names and chats are cut to their maximum length; characters other
/// than printable ASCII become '?'.
std::string write_message(const Message& message);

}  // namespace crownhead::dxp
