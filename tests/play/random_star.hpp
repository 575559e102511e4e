#pragma once

#include <random>
#include <string>

#include "rules/kind/variants.hpp"
#include "tests/play/random_game.hpp"

namespace crownhead::play {

/// Returns a casual game on the star of 73 holes, with `seats` players 1, 2 …
inline Setup star_setup(std::size_t seats, const TimeControl& control = Fischer{seconds(60), {}}) {
  Setup setup{.terms = {.variant = std::string(kind::star_key),
                        .ruleset = "classic",
                        .start_fen = "side 3 men 6 seats " + std::to_string(seats),
                        .control = control},
              .players = PerSeat<UserId>::filled(seats)};
  for (const Seat seat : setup.players.seats())
    setup.players[seat] = UserId{static_cast<std::int64_t>(index(seat)) + 1};
  return setup;
}

/// Plays random moves, with occasional resignations and losses on time, until the game is over or
/// has `most_plies`. The same seed gives the same game.
inline Played random_star_game(const Setup& setup, Instant at, std::uint32_t seed, int most_plies) {
  std::mt19937 random(seed);
  const auto below = [&](std::size_t n) { return random() % n; };
  Played played{Game::begin(setup, at).value(), {{at, Started{setup}}}};
  Game& game = played.game;
  for (Instant now = at; !game.ended() && game.ply() < most_plies;) {
    const bool sleeps = below(60) == 0 && game.deadline();
    now = sleeps ? *game.deadline() : now + Millis{static_cast<std::int64_t>(below(900))};
    if (const auto brought = decide_time(game, now); !brought.empty()) {
      played.take(brought);
      continue;
    }
    const auto legal = game.board().legal();
    Command command = MakeMove{game.turn(), game.ply(), legal[below(legal.size())]};
    if (below(80) == 0) command = Resign{static_cast<Seat>(below(game.seats()))};
    if (const auto events = decide(game, command, now)) played.take(*events);
  }
  return played;
}

}  // namespace crownhead::play
