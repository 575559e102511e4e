#include "server/game/private_state.hpp"

#include <algorithm>

namespace crownhead::live {

db::Attachments PrivateState::after(const play::Game& game, const std::vector<play::Event>& events,
                                    std::string message) const {
  db::Attachments attachments;
  if (!std::ranges::all_of(conditionals_, &play::Conditionals::empty)) {
    attachments.conditionals = conditionals_;
    for (const play::Event& event : events) play::follow(*attachments.conditionals, event);
  }
  if (!message.empty())
    attachments.message = play::MoveMessage{.ply = game.ply() + 1,
                                            .version = game.version() + 1,
                                            .by = game.setup().players[game.turn()],
                                            .text = std::move(message)};
  if (const auto* taken = std::get_if<play::TakenBack>(&events.front().what))
    attachments.plies_left = game.ply() - taken->plies;
  return attachments;
}

std::optional<play::MoveMessage> PrivateState::keep(const db::Attachments& stored) {
  if (stored.conditionals) conditionals_ = *stored.conditionals;
  if (stored.plies_left)
    while (!messages_.empty() && messages_.back().ply > *stored.plies_left)
      messages_.truncate(messages_.size() - 1);
  if (stored.message) messages_.push_back(*stored.message);
  return stored.message;
}

}  // namespace crownhead::live
