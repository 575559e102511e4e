#include "db/games/level_measure.hpp"

#include <algorithm>
#include <optional>
#include <variant>

#include "db/games/rating_rows.hpp"
#include "db/games/stored_game.hpp"
#include "rules/dice/commitment_list.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/instant.hpp"
#include "rules/play/event.hpp"
#include "rules/rating/glicko2.hpp"
#include "rules/seat.hpp"

namespace crownhead::db {
namespace {

/// Returns the seat of the level if the other player is a member.
std::optional<Seat> seat_of_level(Connection& connection, const play::GameRow& row) {
  std::optional<Seat> found;
  int members = 0;
  for (const Seat seat : row.players.seats()) {
    Rows rows = connection.query(
        "SELECT computer_level IS NOT NULL, guest = 1 OR bot = 1 FROM users WHERE id = ?1",
        row.players[seat]);
    if (!rows.next()) return std::nullopt;
    const bool level = rows.take<bool>(), no_member = rows.take<bool>();
    if (level) found = seat;
    if (!no_member) ++members;
  }
  return members == 1 ? found : std::nullopt;
}

bool set_up(const play::Setup& setup) {
  const auto* variant = draughts::find_variant(setup.terms.variant);
  return variant != nullptr && setup.terms.start_fen != variant->start_fen;
}

/// True if the game started from its variant's initial position and had no takeback.
bool straight(Connection& connection, GameId game) {
  return std::ranges::none_of(stored_events(connection, game, 0), [](const auto& stored) {
    const auto& what = stored.second.what;
    const auto* started = std::get_if<play::Started>(&what);
    return std::holds_alternative<play::TakenBack>(what) || (started && set_up(started->setup));
  });
}

/// Examines only the level's changes of that day, so the cost is bounded by the members who played
/// it.
bool measured_that_day(Connection& connection, UserId level, UserId member, const Pool& pool,
                       Instant at) {
  const Instant midnight = dice::start_of(dice::day_of(at));
  return connection
      .value<int>(
          "SELECT 1 FROM rating_changes JOIN games ON games.id = game_id"
          " WHERE user_id = ?1 AND rating_changes.variant = ?2 AND speed = ?3 AND number >"
          " coalesce((SELECT number FROM rating_changes WHERE user_id = ?1 AND variant = ?2"
          "  AND speed = ?3 AND at_ms < ?4 ORDER BY number DESC LIMIT 1), 0)"
          " AND (white_id = ?5 OR black_id = ?5) LIMIT 1",
          level, pool.variant, pool.speed, midnight, member)
      .has_value();
}

}  // namespace

void measure_level(Connection& connection, GameId game, const play::GameRow& row) {
  if (row.rated || row.status != play::GameStatus::finished || row.players.size() != least_seats)
    return;
  const auto seat = seat_of_level(connection, row);
  if (!seat) return;
  const Seat other = opposite(*seat);
  const UserId level = row.players[*seat], member = row.players[other];
  const Pool pool = pool_of(row);
  auto before = PerSeat<rating::Rating>::filled(row.players.size());
  for (const Seat side : before.seats())
    before[side] = read_rating(connection, row.players[side], pool, row.updated);
  if (rating::provisional(before[other])) return;
  if (measured_that_day(connection, level, member, pool, row.updated)) return;
  if (!straight(connection, game)) return;
  const auto after =
      rating::after_game(before, play::finish_of(*row.outcome).places, row.discrimination);
  const StoredRating read{.rating = before[*seat], .at = row.updated};
  rate_side(connection, game, *seat, row, pool,
            stored_rating(connection, level, pool).value_or(read), after[*seat]);
}

}  // namespace crownhead::db
