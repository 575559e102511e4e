#pragma once

#include <array>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bench/load/load_run.hpp"
#include "bench/load/steady_socket.hpp"

namespace crownhead::bench {

/// Two players with one socket each, who play one game after another and think before each move.
/// Commands that were unanswered when a socket was lost are sent again with the same id. A move
/// counts as acknowledged when its player has the answer or the opponent has the move. It is timed
/// only if no socket was lost in between.
class Match {
 public:
  using Clock = std::chrono::steady_clock;

  Match(LoadRun& run, std::size_t number);

  /// Opens both sockets and plays.
  void start();

  /// Resigns the running game and calls `run.finished`.
  void stop();

  /// Registers a callback for the id of each game of this match, starting with the current one.
  void on_game(std::function<void(const std::string& game)> told);

  const std::string& game() const { return game_; }

  /// Returns when the move at `ply` was sent; nullopt if it was sent more than once.
  std::optional<Clock::time_point> sent_at(std::size_t ply) const;

  bool is_finished() const { return finished_; }

 private:
  struct Act {
    std::size_t side;
    std::string id;
    std::string text;
    bool is_move;
    bool sent = false;
    bool repeated = false;
    bool acknowledged = false;
    bool received = false;  ///< by the opponent
  };

  void opened(std::size_t side);
  void heard(std::size_t side, std::string_view text);
  void heard_snapshot(std::size_t side, std::string_view text);
  void heard_event(std::size_t side, std::string_view text);
  void heard_error(std::string_view text);
  void begin();
  void follow(const std::string& game);
  void watch(std::size_t side);
  void next();
  void act();
  void transmit();
  void note_move();
  void complete();
  void finish();
  std::size_t side_of(draughts::Color color) const { return color == draughts::Color::black; }

  LoadRun& run_;
  std::array<const Account*, 2> players_;
  std::array<std::unique_ptr<SteadySocket>, 2> sides_;
  std::array<bool, 2> here_ = {};         ///< has a snapshot of the game
  std::array<std::size_t, 2> owed_ = {};  ///< number of moves that its next snapshot must have
  boost::asio::steady_timer timer_;
  std::vector<std::function<void(const std::string&)>> told_;
  const Script* script_ = nullptr;
  std::string game_;
  std::size_t ply_ = 0;
  std::vector<Clock::time_point> sent_;  ///< by ply
  std::optional<Act> act_;
  bool thinking_ = false;
  bool begun_ = false;    ///< the first game has been requested
  bool playing_ = false;  ///< no new game is being started
  bool finished_ = false;
};

}  // namespace crownhead::bench
