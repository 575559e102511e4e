#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/games/game_store.hpp"
#include "rules/play/game.hpp"
#include "server/wire/game_json.hpp"

namespace crownhead::live {

/// What the players of a game have beside it and nobody else sees: conditional moves, and the
/// messages that came with moves.
class PrivateState {
 public:
  PrivateState(play::AllConditionals conditionals, wire::Messages messages)
      : conditionals_(std::move(conditionals)), messages_(std::move(messages)) {}

  const play::AllConditionals& conditionals() const { return conditionals_; }
  void plan(Seat by, play::Conditionals conditionals) {
    conditionals_[by] = std::move(conditionals);
  }
  /// All messages for a player, none for others.
  wire::Messages messages_for(bool player) const { return player ? messages_ : wire::Messages(); }

  /// What is to be stored with events that follow on `game`; `message` comes with the first.
  db::Attachments after(const play::Game& game, const std::vector<play::Event>& events,
                        std::string message) const;
  /// Takes over what was stored so; the new message, if there is one.
  std::optional<play::MoveMessage> keep(const db::Attachments& stored);

 private:
  play::AllConditionals conditionals_;
  wire::Messages messages_;  ///< of the moves on the record, in their order
};

}  // namespace crownhead::live
