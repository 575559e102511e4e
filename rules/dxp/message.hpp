#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "rules/draughts/moves.hpp"
#include "rules/draughts/position.hpp"
#include "rules/result.hpp"

/// DamExchange (DXP), by which two draughts programs play each other: what they say. The program
/// that begins, the initiator, asks for each game; the other one is the follower.
namespace crownhead::dxp {

inline constexpr std::size_t longest_message = 127;  ///< characters, without the zero that ends it
inline constexpr std::size_t longest_name = 32;
inline constexpr std::size_t longest_chat = longest_message - 1;
inline constexpr int most_minutes = 999;
inline constexpr int most_moves = 999;

/// R. No variant is told: both programs must have been set to the same.
struct GameRequest {
  std::string name;          ///< of the initiator: printable ASCII, at most longest_name
  draughts::Color follower;  ///< what the follower plays
  int minutes;               ///< each side's for the whole game, 0 to most_minutes
  int moves;                 ///< of each side, 0 to most_moves; 0: as many as it takes
  std::optional<draughts::Position> start = {};  ///< of 50 squares; the usual one without it

  bool operator==(const GameRequest&) const = default;
};

/// R of another version of the protocol, of which nothing more is known.
struct OtherVersion {
  int version;  ///< 0 to 99, not 1

  bool operator==(const OtherVersion&) const = default;
};

enum class Acceptance : std::uint8_t { accepted, not_this_version, not_this_game, no_game };

/// A, to GameRequest.
struct GameAnswer {
  std::string name;  ///< of the follower
  Acceptance acceptance;

  bool operator==(const GameAnswer&) const = default;
};

/// M
struct MoveMade {
  int seconds;  ///< that it took, 0 to 9999; more are told as 9999
  draughts::Move move;

  bool operator==(const MoveMade&) const = default;
};

enum class EndReason : std::uint8_t { unsaid, lost, drawn, won };  ///< as the sender sees it

/// E, in the place of a move, and the answer to it.
struct GameEnd {
  EndReason reason;
  bool stops;  ///< the sender wants no other game

  bool operator==(const GameEnd&) const = default;
};

/// C, at any time.
struct Chat {
  std::string text;  ///< of 1 to longest_chat ASCII characters

  bool operator==(const Chat&) const = default;
};

/// B: the sender wants to go back to an earlier move.
struct BackRequest {
  int move;              ///< 1 to 999
  draughts::Color turn;  ///< who was to move

  bool operator==(const BackRequest&) const = default;
};

enum class BackAcceptance : std::uint8_t { accepted, not_supported, refused };

/// K, to BackRequest.
struct BackAnswer {
  BackAcceptance acceptance;

  bool operator==(const BackAnswer&) const = default;
};

using Message = std::variant<GameRequest, OtherVersion, GameAnswer, MoveMade, GameEnd, Chat,
                             BackRequest, BackAnswer>;

/// Reads a message, without the zero that ends it. Fails with bad_notation and a sentence that
/// names the part that is wrong.
Result<Message> read_message(std::string_view text);

/// The same message as text. Names and chats are cut to their lengths; what they hold beside
/// printable ASCII becomes '?'.
std::string write_message(const Message& message);

}  // namespace crownhead::dxp
