#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <random>
#include <string>

#include "random/random.hpp"
#include "rules/dxp/game.hpp"
#include "rules/instant.hpp"
#include "server/net/message_line.hpp"

namespace crownhead::server {

/// Which side the one that asks plays.
enum class Sides : std::uint8_t { white, black, alternate };

struct DxpSettings {
  const draughts::Variant& variant;
  int level;
  std::optional<Millis> time;  ///< of a move; then the level's positions are no bound
  int games = 1;               ///< at most
  /// What it asks for, where it is the initiator.
  Sides sides = Sides::alternate;
  int minutes = 10;
  int moves = 0;
  std::optional<draughts::Position> start = {};
};

/// A game that has been played, or broken off.
struct DxpPlayed {
  const dxp::Game& game;
  draughts::Color ours;
  std::string opponent;
  dxp::Ending ending;
  std::optional<Error> fault = {};  ///< which ended it before its end
};

/// The name by which it goes.
std::string dxp_name(const DxpSettings& settings);

/// Plays games against another program over a line. Blocks; every wait has an end, and what the
/// other program may send beside moves is counted.
class DxpMatch {
 public:
  /// `note` is told each game; the match ends where it fails. `hear_chat` what the other one says.
  using Note = std::function<Result<void>(const DxpPlayed&)>;
  using HearChat = std::function<void(const std::string&)>;
  DxpMatch(net::MessageLine line, DxpSettings settings, Note note, HearChat hear_chat);

  /// As the initiator. Fails with what the other program does wrong, or refuses.
  Result<void> ask();
  /// As the follower, until it has played its games or the other program closes.
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
  std::optional<Error> trouble_ = {};    ///< behind the end of a game, whose result stands
  std::optional<Millis> our_time_ = {};  ///< left for the game
  std::optional<Millis> their_time_ = {};
};

}  // namespace crownhead::server
