#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <random>
#include <string>

#include "random/random.hpp"
#include "rules/dxp/game.hpp"
#include "rules/instant.hpp"
#include "server/net/http/message_line.hpp"

namespace crownhead::server {

/// The side that the initiator plays.
enum class Sides : std::uint8_t { white, black, alternate };

struct DxpSettings {
  const draughts::Variant& variant;
  int level;
  std::optional<Millis> time;  ///< per move; if set, the level's number of positions is not a limit
  int games = 1;               ///< at most
  /// The terms that it requests as the initiator.
  Sides sides = Sides::alternate;
  int minutes = 10;
  int moves = 0;
  std::optional<draughts::Position> start = {};
};

/// A game that has been played, or aborted.
struct DxpPlayed {
  const dxp::Game& game;
  draughts::Color ours;
  std::string opponent;
  dxp::Ending ending;
  std::optional<Error> fault = {};  ///< the error that aborted it
};

/// Returns the name that this program announces.
std::string dxp_name(const DxpSettings& settings);

/// Plays games against another program over a connection. Blocks; every wait is limited, and so is
/// the number of messages that the other program may send between moves.
class DxpMatch {
 public:
  /// `note` is called with each game; the match ends if it fails. `hear_chat` is called with the
  /// other program's chat messages.
  using Note = std::function<Result<void>(const DxpPlayed&)>;
  using HearChat = std::function<void(const std::string&)>;
  DxpMatch(net::MessageLine line, DxpSettings settings, Note note, HearChat hear_chat);

  /// Plays as the initiator. Fails with the other program's error or refusal.
  Result<void> ask();
  /// Plays as the follower, until it has played its games or the other program closes.
  Result<void> follow();

 private:
  using Clock = std::chrono::steady_clock;

  Result<void> ask_for(draughts::Color ours);
  Result<bool> answer_request();
  std::optional<dxp::Acceptance> acceptance_of(const dxp::Message& message) const;
  Result<void> play(const dxp::GameRequest& request, draughts::Color ours,
                    const std::string& opponent);
  Result<dxp::Ending> play_out(dxp::Game& game, draughts::Color ours);
  Result<void> make_move(dxp::Game& game);
  Result<std::optional<dxp::Ending>> await_move(dxp::Game& game);
  dxp::Ending end(const dxp::Game& game);

  std::optional<Clock::time_point> think_until() const;
  Millis patience_for_move() const;
  bool is_last() const { return played_ + 1 >= settings_.games; }

  Result<void> send(const dxp::Message& message);
  Result<std::optional<dxp::Message>> hear(Millis patience);
  Result<std::optional<dxp::Message>> hear_any(Clock::time_point until);

  net::MessageLine line_;
  DxpSettings settings_;
  Note note_;
  HearChat hear_chat_;
  std::mt19937_64 lots_{random_bits()};
  int played_ = 0;
  bool they_stop_ = false;
  /// After the end of a game, whose result counts all the same.
  std::optional<Error> log_error_ = {};
  std::optional<Millis> our_time_ = {};  ///< for the rest of the game
  std::optional<Millis> their_time_ = {};
};

}  // namespace crownhead::server
