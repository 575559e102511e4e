#pragma once

#include <random>
#include <vector>

#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/play/game.hpp"
#include "tests/play/draughts_of.hpp"

namespace crownhead::play {

/// A game with all of its events.
struct Played {
  void take(const std::vector<Event>& more) {
    for (const Event& event : more) {
      apply(game, event);
      events.push_back(event);
    }
  }

  Game game;
  std::vector<Event> events;
};

/// Plays random commands, mostly moves, until the game is over or has `most_plies`. The same seed
/// gives the same game.
inline Played random_game(const Setup& setup, Instant at, std::uint32_t seed, int most_plies) {
  std::mt19937 random(seed);
  const auto below = [&](std::size_t n) { return random() % n; };
  Played played{Game::begin(setup, at).value(), {{at, Started{setup}}}};
  Game& game = played.game;
  for (Instant now = at; !game.ended() && game.ply() < most_plies;) {
    now = now + Millis{static_cast<std::int64_t>(below(2000))};
    if (const auto end = decide_time(game, now); !end.empty()) {
      played.take(end);
      break;
    }
    const Seat either = below(2) == 0 ? Seat::white : Seat::black;
    Command command = OfferDraw{either};
    const auto choice = below(100);
    if (choice >= 10) {
      const auto moves =
          draughts::legal_moves(draughts_of(game).variant(), draughts_of(game).position());
      const auto& move = moves[below(moves.size())];
      command = MakeMove{.by = game.turn(),
                         .ply = game.ply(),
                         .text = draughts::write_full(draughts_of(game).variant(),
                                                      draughts_of(game).position(), move),
                         .offers_draw = choice > 95};
    } else if (choice >= 5) {
      command = DeclineDraw{either};
    } else if (choice == 4) {
      command = ClaimDraw{either};
    } else if (choice == 3 && below(5) == 0) {
      command = Resign{either};
    } else if (choice == 2 && below(5) == 0) {
      command = AcceptDraw{either};
    } else if (choice == 1) {
      command = below(2) == 0 ? Command{OfferTakeback{either}} : Command{AcceptTakeback{either}};
    } else if (choice == 0) {
      command = below(2) == 0 ? Command{GiveTime{either}} : Command{GoBerserk{either}};
    }
    if (const auto events = decide(game, command, now)) played.take(*events);
  }
  return played;
}

}  // namespace crownhead::play
