#include "bench/server/live_tables.hpp"

#include <array>
#include <charconv>
#include <cstdio>
#include <string_view>
#include <utility>

#include "bench/load/scripts.hpp"
#include "bench/server/rest_client.hpp"

namespace crownhead::bench {
namespace {

using Clock = std::chrono::steady_clock;

/// Appends six hexadecimal digits.
void append_hex(std::string& text, std::size_t number) {
  constexpr std::string_view digits = "0123456789abcdef";
  for (int shift = 20; shift >= 0; shift -= 4) text += digits[(number >> shift) & 15U];
}

/// Returns the number after the first `before`; 0 if there is none.
std::size_t version_in(std::string_view text, std::string_view before) {
  const auto at = text.find(before);
  std::size_t version = 0;
  if (at != std::string_view::npos)
    std::from_chars(text.data() + at + before.size(), text.data() + text.size(), version);
  return version;
}

}  // namespace

std::vector<std::vector<std::string>> random_games(std::size_t count, unsigned seed) {
  std::vector<std::vector<std::string>> games;
  for (auto& script : random_scripts("international", count, seed))
    games.push_back(std::move(script.moves));
  return games;
}

double run_for(boost::asio::io_context& context, Clock::duration time) {
  const auto start = Clock::now();
  boost::asio::steady_timer end(context, time);
  end.async_wait([&context](auto) { context.stop(); });
  context.restart();
  context.run();
  return std::chrono::duration<double>(Clock::now() - start).count();
}

std::vector<std::string> make_games(std::uint16_t port, const Table::Players& players,
                                    std::size_t count, const std::string& control) {
  RestClient white(port, players.white_token);
  RestClient black(port, players.black_token);
  std::vector<std::string> games;
  while (games.size() < count) {
    const auto challenge = field_of(
        white.post("/api/v1/challenges",
                   R"({"variant":"international","color":"white","rated":false,"time_control":)" +
                       control + "}"),
        "id");
    games.push_back(
        field_of(black.post("/api/v1/challenges/" + challenge + "/accept", ""), "game_id"));
  }
  return games;
}

std::string move_command(const std::string& game, std::size_t ply, const std::string& move) {
  constexpr std::size_t usual_size = 120;
  std::string text;
  text.reserve(usual_size);
  // A UUID that no other game or move uses.
  text.append(R"({"t":"move","id":"00000000-0000-4000-8000-)");
  append_hex(text, std::stoul(game));
  append_hex(text, ply);
  return text.append(R"(","game":")")
      .append(game)
      .append(R"(","ply":)")
      .append(std::to_string(ply))
      .append(R"(,"move":")")
      .append(move)
      .append(R"("})");
}

Table::Table(boost::asio::io_context& context, std::uint16_t port, const Players& players,
             std::vector<std::string> games, const std::vector<std::vector<std::string>>& scripts,
             std::size_t first_script, Latencies& latencies, const std::string& from)
    : games_(std::move(games)),
      scripts_(scripts),
      script_(first_script),
      latencies_(latencies),
      timer_(context) {
  const std::array tokens{players.white_token, players.black_token};
  for (std::size_t side = 0; side < 2; ++side) {
    sides_[side] = std::make_shared<WsClient>(
        context, [this, side](WsClient&, std::string_view text) { heard(side, text); });
    if (!from.empty()) sides_[side]->from(from);
    sides_[side]->open(port, "/ws", {{"Authorization", "Bearer " + tokens[side]}},
                       [this](WsClient&) {
                         if (++ready_ == 2) begin();
                       });
  }
}

void Table::begin() {
  for (const auto& side : sides_)
    if (!game_.empty()) side->send(R"({"t":"unsub","topic":"game/)" + game_ + R"("})");
  game_.clear();
  if (games_.empty()) return;
  game_ = std::move(games_.back());
  event_head_ = R"({"t":"event","topic":"game/)" + game_ + R"(","v":)";
  games_.pop_back();
  ply_ = 0;
  ready_ = 0;
  for (const auto& side : sides_) side->send(R"({"t":"sub","topic":"game/)" + game_ + R"("})");
}

void Table::heard(std::size_t side, std::string_view text) {
  if (text.starts_with(R"({"t":"snapshot")")) {
    start_version_ = version_in(text, R"("v":)");
    if (++ready_ == 2) move();
    return;
  }
  if (text.starts_with(R"({"t":"err")")) {
    std::fprintf(stderr, "the server refused a move: %.*s\n", static_cast<int>(text.size()),
                 text.data());
    std::exit(1);
  }
  // Players also receive their own moves, and the end of the last game may arrive after its last
  // move.
  if (game_.empty() || side == ply_ % 2) return;
  // Only moves follow the start.
  if (!text.starts_with(event_head_) || version_in(text, event_head_) != start_version_ + ply_ + 1)
    return;
  latencies_.add(Clock::now() - sent_);
  ++ply_;
  next();
}

void Table::next() {
  if (ply_ == script().size()) {
    ++script_;
    return begin();
  }
  if (thinking_ == Clock::duration{}) return move();
  timer_.expires_after(thinking_);
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error) move();
  });
}

void Table::move() {
  sent_ = Clock::now();
  sides_[ply_ % 2]->send(move_command(game_, ply_, script()[ply_]));
}

void Table::close() {
  timer_.cancel();
  for (const auto& side : sides_) side->close();
}

}  // namespace crownhead::bench
