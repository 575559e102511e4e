#pragma once

#include <string>
#include <vector>

#include "rules/play/game.hpp"

namespace crownhead::play {

constexpr Instant noon{1'704'888'000'000};
constexpr UserId anna{1}, ben{2};
constexpr TimeControl five_and_three = Fischer{seconds(300), seconds(3)};
constexpr TimeControl three_days_a_move = PerMove{seconds(3 * 24 * 3600)};

inline Setup setup_of(const TimeControl& control = five_and_three,
                      const std::string& variant = "international", const std::string& ruleset = "",
                      const std::string& fen = "") {
  return {.terms = {.variant = variant,
                    .ruleset = ruleset,
                    .start_fen =
                        fen.empty() ? std::string(draughts::find_variant(variant)->start_fen) : fen,
                    .control = control,
                    .rated = true},
          .players = {anna, ben}};
}

inline Setup casual(const TimeControl& control = five_and_three) {
  auto setup = setup_of(control);
  setup.terms.rated = false;
  return setup;
}

/// A game with a controlled clock: commands are decided and applied at `now`.
struct Table {
  explicit Table(const Setup& setup) : game(Game::begin(setup, noon).value()) {}

  Table& wait(Millis span) {
    now = now + span;
    return *this;
  }
  /// Returns the events after applying them.
  Result<std::vector<Event>> does(const Command& command) {
    auto events = decide(game, command, now);
    if (events)
      for (const Event& event : *events) apply(game, event);
    return events;
  }
  Result<std::vector<Event>> moves(const std::string& text, bool offers_draw = false) {
    return does(MakeMove{game.turn(), game.ply(), text, offers_draw});
  }
  /// Plays moves, which must be legal.
  Table& play(const std::vector<std::string>& texts) {
    for (const auto& text : texts) moves(text).value();
    return *this;
  }
  /// Returns nullopt if `command` succeeds.
  std::optional<Code> refusal(const Command& command) const {
    const auto events = decide(game, command, now);
    return events ? std::nullopt : std::optional(events.error().code);
  }

  Game game;
  Instant now = noon;
};

}  // namespace crownhead::play
