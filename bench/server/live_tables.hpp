#pragma once

#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "bench/figures.hpp"
#include "bench/server/ws_client.hpp"

namespace crownhead::bench {

/// Returns legal games of random moves in the notation of the record.
std::vector<std::vector<std::string>> random_games(std::size_t count, unsigned seed);

/// Two players with one connection each, optionally from a given address of this machine, who play
/// one game after another. Each moves when the opponent's move has arrived.
class Table {
 public:
  struct Players {
    std::string white_token;
    std::string black_token;
  };

  Table(boost::asio::io_context& context, std::uint16_t port, const Players& players,
        std::vector<std::string> games, const std::vector<std::vector<std::string>>& scripts,
        std::size_t first_script, Latencies& latencies, const std::string& from = {});

  /// Sets how long a player thinks; 0: as fast as possible.
  void think(std::chrono::steady_clock::duration time) { thinking_ = time; }

  std::size_t games_left() const { return games_.size(); }
  void close();

 private:
  void begin();
  void heard(std::size_t side, std::string_view text);
  void next();
  void move();
  const std::vector<std::string>& script() const { return scripts_[script_ % scripts_.size()]; }

  std::vector<std::string> games_;  ///< ids; the next one is at the back
  const std::vector<std::vector<std::string>>& scripts_;
  std::size_t script_;
  Latencies& latencies_;
  std::array<std::shared_ptr<WsClient>, 2> sides_;
  boost::asio::steady_timer timer_;
  std::chrono::steady_clock::duration thinking_{};
  std::chrono::steady_clock::time_point sent_;
  std::string game_;
  std::string event_head_;  ///< the beginning of the game's events, up to the version
  std::size_t ply_ = 0;
  std::size_t start_version_ = 0;  ///< of the game, before its first move
  int ready_ = 0;
};

/// Runs the context for `time` and returns how many seconds it took. (io_context::run_for would
/// read the clock and free its memory for each handler.)
double run_for(boost::asio::io_context& context, std::chrono::steady_clock::duration time);

/// Three hours per player.
inline constexpr const char* three_hours =
    R"({"kind":"fischer","base_ms":10800000,"increment_ms":0})";

/// Creates `count` games between the two, which have not begun; `control` is in the API's format.
std::vector<std::string> make_games(std::uint16_t port, const Table::Players& players,
                                    std::size_t count, const std::string& control = three_hours);

/// Returns the message that makes a move.
std::string move_command(const std::string& game, std::size_t ply, const std::string& move);

}  // namespace crownhead::bench
