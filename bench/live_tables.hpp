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
#include "bench/ws_client.hpp"

namespace crownhead::bench {

/// Legal games of random moves, as the record has them.
std::vector<std::vector<std::string>> random_games(std::size_t count, unsigned seed);

/// Two players with a connection each, from an address of this machine or from any, who play one
/// game after another: a move is made when the opponent's has been received.
class Table {
 public:
  struct Players {
    std::string white_token;
    std::string black_token;
  };

  Table(boost::asio::io_context& context, std::uint16_t port, const Players& players,
        std::vector<std::string> games, const std::vector<std::vector<std::string>>& scripts,
        std::size_t first_script, Latencies& latencies, const std::string& from = {});

  /// How long a player thinks; none: as fast as can be.
  void think(std::chrono::steady_clock::duration time) { thinking_ = time; }

  std::size_t games_left() const { return games_.size(); }
  void close();

 private:
  void begin();
  void heard(std::size_t side, std::string_view text);
  void next();
  void move();
  const std::vector<std::string>& script() const { return scripts_[script_ % scripts_.size()]; }

  std::vector<std::string> games_;  ///< ids, the next at the back
  const std::vector<std::vector<std::string>>& scripts_;
  std::size_t script_;
  Latencies& latencies_;
  std::array<std::shared_ptr<WsClient>, 2> sides_;
  boost::asio::steady_timer timer_;
  std::chrono::steady_clock::duration thinking_{};
  std::chrono::steady_clock::time_point sent_;
  std::string game_;
  std::string event_head_;  ///< with which the game's events begin, up to the version
  std::size_t ply_ = 0;
  std::size_t start_version_ = 0;  ///< of the game, before its first move
  int ready_ = 0;
};

/// Has them play for so long; how many seconds it was. (Not io_context::run_for, which asks the
/// clock and gives its memory back with each handler.)
double run_for(boost::asio::io_context& context, std::chrono::steady_clock::duration time);

/// Three hours for each player.
inline constexpr const char* three_hours =
    R"({"kind":"fischer","base_ms":10800000,"increment_ms":0})";

/// So many games between the two, which have not begun; `control` as the API has it.
std::vector<std::string> make_games(std::uint16_t port, const Table::Players& players,
                                    std::size_t count, const std::string& control = three_hours);

/// The message that makes a move.
std::string move_command(const std::string& game, std::size_t ply, const std::string& move);

}  // namespace crownhead::bench
