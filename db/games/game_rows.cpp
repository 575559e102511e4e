#include "db/games/game_rows.hpp"

#include "db/games/control_columns.hpp"
#include "db/games/rating_rows.hpp"
#include "db/vacations/vacation_rows.hpp"
#include "rules/draughts/notation/fen.hpp"

namespace crownhead::db {

using play::GameRow;
using play::GameStatus;

namespace {

/// The value of the column shown_after_min for games that are shown at their end.
constexpr int at_its_end = -1;

int column_of(const play::Showing& showing) {
  return showing.when == play::Shown::finished ? at_its_end : showing.minutes;
}

play::Showing showing_of(int column) {
  if (column == at_its_end) return {.when = play::Shown::finished};
  return {.when = column == 0 ? play::Shown::now : play::Shown::delayed, .minutes = column};
}

/// Reads the seats of a game of more than two players; the row itself has the first two.
void read_seats(Connection& connection, GameRow& row, std::size_t seats) {
  row.players = PerSeat<UserId>::filled(seats);
  row.names = PerSeat<std::string>::filled(seats);
  row.on_vacation = PerSeat<std::optional<Instant>>::filled(seats);
  auto places = PerSeat<int>::filled(seats);
  Rows rows = connection.query(
      "SELECT seat, user_id, name, place FROM game_seats JOIN users ON users.id = user_id"
      " WHERE game_id = ?1 AND seat < ?2",
      row.id, seats);
  while (rows.next()) {
    const auto seat = rows.take<Seat>();
    row.players[seat] = rows.take<UserId>();
    row.names[seat] = rows.take<std::string>();
    places[seat] = rows.take<std::optional<int>>().value_or(0);
  }
  if (row.status == GameStatus::finished) row.places = places;
}

void insert_seats(Connection& connection, GameId game, const GameRow& row,
                  const rating::ShownRatings& ratings) {
  for (const Seat seat : row.players.seats())
    connection.run(
        "INSERT INTO game_seats (game_id, seat, user_id, rating, provisional)"
        " VALUES (?1, ?2, ?3, ?4, ?5)",
        game, seat, row.players[seat], ratings[seat].rating, ratings[seat].provisional);
}

void store_places(Connection& connection, GameId game, const GameRow& row) {
  const auto places = row.places.value_or(play::finish_of(*row.outcome).places);
  for (const Seat seat : places.seats())
    connection.run("UPDATE game_seats SET place = ?3 WHERE game_id = ?1 AND seat = ?2", game, seat,
                   places[seat]);
}

}  // namespace

const std::string_view row_columns =
    "games.id, games.variant, games.ruleset, games.control_kind, games.base_ms,"
    " games.increment_ms, games.cap_ms, games.sessions, games.rated, games.white_id,"
    " games.black_id, white.name, black.name, games.status, games.outcome, games.reason, "
    "games.turn, games.ply, games.version,"
    " games.fen, games.last_move, games.deadline_ms, games.created_ms, games.updated_ms,"
    " games.tournament_id, games.shown_after_min,"
    " (SELECT text FROM move_messages WHERE game_id = games.id AND move_messages.ply = games.ply),"
    " games.seats, games.vacations";

GameRow take_row(Connection& connection, Rows& rows) {
  GameRow row;
  row.id = rows.take<GameId>();
  row.variant = rows.take<std::string>();
  row.ruleset = rows.take<std::string>();
  row.control = take_control(rows);
  row.rated = rows.take<bool>();
  for (UserId& player : row.players) player = rows.take<UserId>();
  for (std::string& name : row.names) name = rows.take<std::string>();
  row.status = rows.take<GameStatus>();
  row.outcome = rows.take<std::optional<play::Outcome>>();
  row.reason = rows.take<std::string>();
  row.turn = rows.take<Seat>();
  row.ply = rows.take<int>();
  row.version = rows.take<std::int64_t>();
  row.fen = rows.take<std::string>();
  row.last_move = rows.take<std::string>();
  row.deadline = rows.take<std::optional<Instant>>();
  row.created = rows.take<Instant>();
  row.updated = rows.take<Instant>();
  row.tournament = rows.take<std::optional<TournamentId>>();
  row.showing = showing_of(rows.take<int>());
  row.message = rows.take<std::optional<std::string>>().value_or("");
  const auto seats = rows.take<std::size_t>();
  row.vacations = rows.take<bool>();
  if (seats > least_seats) read_seats(connection, row, seats);
  return row;
}

GameRow row_of(const play::Game& game) {
  const auto& setup = game.setup();
  const auto& ended = game.ended();
  GameRow row{.id = {},
              .variant = setup.terms.variant,
              .ruleset = std::string(game.board().ruleset_key()),
              .control = setup.terms.control,
              .rated = setup.terms.rated,
              .players = setup.players,
              .names = PerSeat<std::string>::filled(setup.players.size()),
              .status = GameStatus::playing,
              .outcome = std::nullopt,
              .reason = {},
              .turn = game.turn(),
              .ply = game.ply(),
              .version = game.version(),
              .fen = game.board().state(),
              .last_move = game.moves().empty() ? "" : game.moves().back().text,
              .deadline = std::nullopt,
              .created = game.began(),
              .updated = game.last_event(),
              .showing = setup.showing,
              .vacations = setup.terms.vacations,
              .discrimination = game.board().discrimination()};
  if (game.pace() == play::Pace::correspondence) row.deadline = game.deadline();
  if (!ended) return row;
  row.status = ended->outcome() == play::Outcome::none ? GameStatus::aborted : GameStatus::finished;
  row.outcome = ended->outcome();
  if (game.seats() > least_seats) row.places = ended->finish.places;
  row.reason = play::reason_name(*ended);
  return row;
}

GameId insert_row(Connection& connection, const GameRow& row) {
  const ControlColumns control = columns_of(row.control);
  const auto ratings = shown_ratings(connection, row.players, pool_of(row), row.created);
  const rating::Shown &white = ratings[Seat::white], &black = ratings[Seat::black];
  const auto id = connection.insert<GameId>(
      "INSERT INTO games (variant, ruleset, pace, control_kind, base_ms, increment_ms, cap_ms,"
      " sessions, rated, white_id, black_id, status, outcome, reason, turn, ply, version, fen,"
      " last_move, deadline_ms, created_ms, updated_ms, white_rating, white_provisional,"
      " black_rating, black_provisional, shown_after_min, seats, vacations, tournament_id)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17,"
      " ?18, ?19, ?20, ?21, ?22, ?23, ?24, ?25, ?26, ?27, ?28, ?29, ?30) RETURNING id",
      row.variant, row.ruleset, play::pace(row.control), control.kind, control.base,
      control.increment, control.cap, control.sessions, row.rated, row.players[Seat::white],
      row.players[Seat::black], row.status, row.outcome, row.reason, row.turn, row.ply, row.version,
      row.fen, row.last_move, row.deadline, row.created, row.updated, white.rating,
      white.provisional, black.rating, black.provisional, column_of(row.showing),
      row.players.size(), row.vacations, row.tournament);
  insert_seats(connection, id.value(), row, ratings);
  if (row.vacations) mark_game_in_vacations(connection, id.value(), row.players, row.created);
  return id.value();
}

void update_row(Connection& connection, GameId id, const GameRow& row) {
  connection.run(
      "UPDATE games SET status = ?2, outcome = ?3, reason = ?4, turn = ?5, ply = ?6, version = ?7,"
      " fen = ?8, last_move = ?9, deadline_ms = ?10, updated_ms = ?11 WHERE id = ?1",
      id, row.status, row.outcome, row.reason, row.turn, row.ply, row.version, row.fen,
      row.last_move, row.deadline, row.updated);
  if (row.outcome) store_places(connection, id, row);
}

}  // namespace crownhead::db
