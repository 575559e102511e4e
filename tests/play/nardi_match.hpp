#pragma once

#include <random>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "rules/dice/verify.hpp"
#include "rules/play/game.hpp"
#include "tests/play/sample_game.hpp"

namespace crownhead::play {

/// The same root in every test.
constexpr dice::Digest a_root = {1, 2, 3, 4, 5, 6, 7, 8};

inline Setup nardi_setup(const std::string& terms = "1 point", const std::string& ruleset = "wbgf",
                         const TimeControl& control = five_and_three) {
  return {.terms = {.variant = "nardi", .ruleset = ruleset, .start_fen = terms, .control = control},
          .players = {anna, ben}};
}

/// A match of nardi with its chain and a controlled clock.
struct NardiTable {
  explicit NardiTable(Setup setup, const dice::Digest& root = a_root,
                      const std::vector<Greeted>& greetings = {})
      : chain(root, Game::begin(setup, noon).value().board().links()),
        chance(&chain),
        events{{noon, Started{with_commitment(std::move(setup), chain)}}},
        game(replay(events).value()) {
    for (const Greeted& greeted : greetings) take({{noon, greeted}});
    take(settle(game, chance, noon));
  }
  NardiTable(const NardiTable&) = delete;
  NardiTable& operator=(const NardiTable&) = delete;

  static Setup with_commitment(Setup setup, const dice::Chain& chain) {
    setup.dice_commitment = chain.commitment();
    return setup;
  }

  const kind::NardiBoard& board() const { return *game.board().as<kind::NardiBoard>(); }
  NardiTable& wait(Millis span) {
    now = now + span;
    return *this;
  }
  Result<std::vector<Event>> asks(const Command& command) const {
    return decide(game, command, now, {}, chance);
  }
  Result<std::vector<Event>> does(const Command& command) {
    auto decided = asks(command);
    if (decided) take(*decided);
    return decided;
  }
  /// Plays for the seat in turn.
  Result<std::vector<Event>> moves(const std::string& text, const std::string& entropy = "") {
    return does(MakeMove{.by = game.turn(), .ply = game.ply(), .text = text, .entropy = entropy});
  }
  void take(const std::vector<Event>& more) {
    for (const Event& event : more) {
      apply(game, event);
      events.push_back(event);
    }
  }
  /// Plays any legal act with any entropy; concessions are rare.
  void moves_by(std::mt19937& lot) {
    auto legal = game.board().legal();
    if (lot() % 20 != 0)
      std::erase_if(legal, [](const std::string& act) { return act.starts_with("concede"); });
    const auto text = legal[lot() % legal.size()];
    moves(text, lot() % 3 == 0 ? "" : std::to_string(lot())).value();
  }

  dice::Chain chain;
  Chance chance;
  std::vector<Event> events;  ///< all
  Game game;
  Instant now = noon;
};

/// Returns the events of a game that determine its dice.
inline std::vector<dice::Event> dice_events(const std::vector<Event>& events) {
  std::vector<dice::Event> found;
  Game game = replay({events.front()}).value();
  for (std::size_t i = 1; i < events.size(); ++i) {
    if (const auto* rolled = std::get_if<Rolled>(&events[i].what))
      found.emplace_back(dice::Rolled{rolled->seat, rolled->dice, rolled->link});
    if (const auto* greeted = std::get_if<Greeted>(&events[i].what))
      found.emplace_back(dice::Acted{static_cast<int>(index(greeted->by)),
                                     std::string(Greeted::act), greeted->entropy, false});
    if (const auto* moved = std::get_if<Moved>(&events[i].what))
      found.emplace_back(dice::Acted{static_cast<int>(index(game.turn())), moved->move,
                                     moved->entropy, moved->automatic});
    apply(game, events[i]);
  }
  return found;
}

}  // namespace crownhead::play
