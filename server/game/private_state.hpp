#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/games/game_store.hpp"
#include "rules/play/game.hpp"
#include "server/wire/game/game_json.hpp"

namespace crownhead::live {

/// Private data of the players of a game: conditional moves, and messages sent with moves. No one
/// else can see them.
class PrivateState {
 public:
  PrivateState(play::AllConditionals conditionals, wire::Messages messages)
      : conditionals_(std::move(conditionals)), messages_(std::move(messages)) {}

  const play::AllConditionals& conditionals() const { return conditionals_; }
  void plan(Seat by, play::Conditionals conditionals) {
    conditionals_[by] = std::move(conditionals);
  }
  /// Returns all messages for a player, none for anyone else.
  wire::Messages messages_for(bool player) const { return player ? messages_ : wire::Messages(); }

  /// Returns what to store with `events`, which follow `game`. `message` accompanies the first
  /// event.
  db::Attachments after(const play::Game& game, const std::vector<play::Event>& events,
                        std::string message) const;
  /// Copies what was stored into memory. Returns the new message, if any.
  std::optional<play::MoveMessage> keep(const db::Attachments& stored);

 private:
  play::AllConditionals conditionals_;
  wire::Messages messages_;  ///< of the moves on record, in order
};

}  // namespace crownhead::live
