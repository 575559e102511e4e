#include "server/live/players_desk.hpp"

#include <algorithm>

namespace crownhead::live {

db::Beside PlayersDesk::after(const play::Game& game, const std::vector<play::Event>& events,
                              std::string message) const {
  db::Beside beside;
  if (!std::ranges::all_of(conditionals_, &play::Conditionals::empty)) {
    beside.conditionals = conditionals_;
    for (const play::Event& event : events) play::follow(*beside.conditionals, event);
  }
  if (!message.empty())
    beside.message = play::MoveMessage{.ply = game.ply() + 1,
                                       .version = game.version() + 1,
                                       .by = game.setup().players[game.turn()],
                                       .text = std::move(message)};
  if (const auto* taken = std::get_if<play::TakenBack>(&events.front().what))
    beside.plies_left = game.ply() - taken->plies;
  return beside;
}

std::optional<play::MoveMessage> PlayersDesk::keep(const db::Beside& stored) {
  if (stored.conditionals) conditionals_ = *stored.conditionals;
  if (stored.plies_left)
    std::erase_if(messages_, [&](const play::MoveMessage& message) {
      return message.ply > *stored.plies_left;
    });
  if (stored.message) messages_.push_back(*stored.message);
  return stored.message;
}

}  // namespace crownhead::live
