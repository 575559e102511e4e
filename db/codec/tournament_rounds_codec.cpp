#include "db/codec/tournament_rounds_codec.hpp"

#include "db/codec/control_codec.hpp"

namespace crownhead::codec {
namespace {

using namespace tournament;

void put(ByteWriter& out, const std::vector<Game>& games) {
  out.number(games.size());
  for (const Game& game : games) {
    out.enumerator(game.outcome);
    out.byte(game.first_is_white);
    out.integer(game.step);
    out.integer(game.plies);
    for (const bool berserk : game.berserk) out.byte(berserk);
    write(out, game.left);
    write(out, game.match_points);
  }
}

std::vector<Game> take_games(ByteReader& in) {
  std::vector<Game> games(in.count(6));
  for (Game& game : games)
    game = {.outcome = in.enumerator(GameOutcome::renewed),
            .first_is_white = in.flag(),
            .step = in.integer(),
            .plies = in.integer(),
            .berserk = {in.flag(), in.flag()},
            .left = read_left(in),
            .match_points = read_match_points(in)};
  return games;
}

void put(ByteWriter& out, const Encounter& encounter) {
  out.integer(encounter.board);
  out.integer(encounter.first.number);
  out.integer(encounter.second ? encounter.second->number : 0);
  out.enumerator(encounter.bye);
  put(out, encounter.games);
  out.integer(encounter.opening);
}

Encounter take_encounter(ByteReader& in) {
  Encounter encounter{.board = in.integer(), .first = {in.integer()}};
  if (const int second = in.integer(); second != 0)
    encounter.second = tournament::PairingNumber{second};
  encounter.bye = in.enumerator(Bye::free);
  encounter.games = take_games(in);
  encounter.opening = in.integer();
  return encounter;
}

}  // namespace

void write(ByteWriter& out, const std::vector<Encounter>& encounters) {
  out.number(encounters.size());
  for (const Encounter& encounter : encounters) put(out, encounter);
}

std::vector<Encounter> read_encounters(ByteReader& in) {
  std::vector<Encounter> encounters(in.count(5));
  for (Encounter& encounter : encounters) encounter = take_encounter(in);
  return encounters;
}

void write(ByteWriter& out, const std::vector<Round>& rounds) {
  out.number(rounds.size());
  for (const Round& round : rounds) {
    out.integer(round.number);
    out.enumerator(round.state);
    write(out, round.encounters);
  }
}

std::vector<Round> read_rounds(ByteReader& in) {
  std::vector<Round> rounds(in.count(3));
  for (Round& round : rounds) {
    round.number = in.integer();
    round.state = in.enumerator(RoundState::finished);
    round.encounters = read_encounters(in);
  }
  return rounds;
}

void write(ByteWriter& out, const Extended& extended) {
  out.integer(extended.round);
  out.integer(extended.board);
  put(out, extended.games);
}

Extended read_extended(ByteReader& in) {
  return {.round = in.integer(), .board = in.integer(), .games = take_games(in)};
}

void write(ByteWriter& out, const GameKey& key) {
  for (const int part : {key.round, key.board, key.number}) out.integer(part);
}

GameKey read_key(ByteReader& in) {
  return {.round = in.integer(), .board = in.integer(), .number = in.integer()};
}

void write(ByteWriter& out, const Outcome& outcome) {
  write(out, outcome.game);
  out.enumerator(outcome.outcome);
}

Outcome read_outcome(ByteReader& in) {
  return {.game = read_key(in), .outcome = in.enumerator(GameOutcome::renewed)};
}

void write(ByteWriter& out, const std::vector<Outcome>& outcomes) {
  out.number(outcomes.size());
  for (const Outcome& outcome : outcomes) write(out, outcome);
}

std::vector<Outcome> read_outcomes(ByteReader& in) {
  std::vector<Outcome> outcomes(in.count(4));
  for (Outcome& outcome : outcomes) outcome = read_outcome(in);
  return outcomes;
}

void write(ByteWriter& out, const std::optional<std::array<int, 2>>& match_points) {
  out.byte(match_points.has_value());
  if (!match_points) return;
  for (const int points : *match_points) out.integer(points);
}

std::optional<std::array<int, 2>> read_match_points(ByteReader& in) {
  if (!in.flag()) return std::nullopt;
  return std::array{in.integer(), in.integer()};
}

}  // namespace crownhead::codec
