#include "db/games/opening_rows.hpp"

#include <algorithm>
#include <bit>
#include <chrono>

#include "rules/play/event.hpp"

namespace crownhead::db {
namespace {

constexpr std::int64_t id_bits = 40;

std::int64_t stored(std::uint64_t position) { return std::bit_cast<std::int64_t>(position); }

std::int64_t ones_if(bool yes) { return yes ? 1 : 0; }

/// What one game adds to a row.
struct Share {
  Share(const CountedGame& game, play::Outcome outcome)
      : white(ones_if(outcome == play::Outcome::white_wins)),
        draw(ones_if(outcome == play::Outcome::draw)),
        black(ones_if(outcome == play::Outcome::black_wins)),
        band(band_of(game.rating)),
        rating(game.rating),
        strength(strength_of(game.id, game.rating)) {}

  std::int64_t white, draw, black;
  int band, rating;
  std::int64_t strength;
};

void add(Connection& connection, const CountedGame& game, play::Outcome outcome) {
  const Share share(game, outcome);
  for (const auto& [position, move] : game.moves)
    connection.run(
        "INSERT INTO opening_moves (position, move, quarter, speed, band, white_wins, draws,"
        " black_wins, ratings, newest, strongest)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)"
        " ON CONFLICT (position, move, quarter, speed, band) DO UPDATE SET"
        " white_wins = opening_moves.white_wins + excluded.white_wins,"
        " draws = opening_moves.draws + excluded.draws,"
        " black_wins = opening_moves.black_wins + excluded.black_wins,"
        " ratings = opening_moves.ratings + excluded.ratings,"
        " newest = CASE WHEN opening_moves.newest < excluded.newest THEN excluded.newest"
        "  ELSE opening_moves.newest END,"
        " strongest = CASE WHEN opening_moves.strongest < excluded.strongest"
        "  THEN excluded.strongest ELSE opening_moves.strongest END",
        stored(position), move, game.quarter, game.speed, share.band, share.white, share.draw,
        share.black, share.rating, game.id, share.strength);
}

void take_away(Connection& connection, const CountedGame& game, play::Outcome outcome) {
  const Share share(game, outcome);
  for (const auto& [position, move] : game.moves) {
    connection.run(
        "UPDATE opening_moves SET white_wins = white_wins - ?6, draws = draws - ?7,"
        " black_wins = black_wins - ?8, ratings = ratings - ?9,"
        " newest = CASE newest WHEN ?10 THEN 0 ELSE newest END,"
        " strongest = CASE strongest WHEN ?11 THEN 0 ELSE strongest END"
        " WHERE position = ?1 AND move = ?2 AND quarter = ?3 AND speed = ?4 AND band = ?5",
        stored(position), move, game.quarter, game.speed, share.band, share.white, share.draw,
        share.black, share.rating, game.id, share.strength);
    connection.run(
        "DELETE FROM opening_moves WHERE position = ?1 AND move = ?2 AND quarter = ?3 AND speed = "
        "?4"
        " AND band = ?5 AND white_wins + draws + black_wins = 0",
        stored(position), move, game.quarter, game.speed, share.band);
  }
}

}  // namespace

int band_of(int rating) {
  return std::clamp(rating / width_of_band * width_of_band, first_band, last_band);
}

std::int64_t quarter_of(Instant at) {
  using namespace std::chrono;
  const auto day = floor<days>(sys_time<milliseconds>(milliseconds(at.ms)));
  const year_month_day date(day);
  const unsigned month = static_cast<unsigned>(date.month()) - 1;
  return std::int64_t{static_cast<int>(date.year()) - 1970} * 4 + month / 3;
}

void count_game_later(Connection& connection, GameId game) {
  connection.run("INSERT INTO games_to_count (game_id) VALUES (?1) ON CONFLICT DO NOTHING", game);
}

void count_game(Connection& connection, const CountedGame& game) {
  const auto before = connection.value<play::Outcome>(
      "SELECT outcome FROM counted_games WHERE game_id = ?1", game.id);
  const auto now = connection.value<play::Outcome>(
      "SELECT outcome FROM finished_games WHERE id = ?1 AND outcome < 3", game.id);
  if (before != now) {
    if (before) take_away(connection, game, *before);
    connection.run("DELETE FROM counted_games WHERE game_id = ?1", game.id);
    if (now) {
      add(connection, game, *now);
      connection.run("INSERT INTO counted_games (game_id, outcome) VALUES (?1, ?2)", game.id, *now);
    }
  }
  connection.run("DELETE FROM games_to_count WHERE game_id = ?1", game.id);
}

std::int64_t strength_of(GameId game, int rating) {
  return (std::int64_t{rating} << id_bits) + game.value;
}

std::optional<GameId> game_of_strength(std::int64_t strength) {
  if (strength == 0) return std::nullopt;
  return GameId{strength & ((std::int64_t{1} << id_bits) - 1)};
}

}  // namespace crownhead::db
