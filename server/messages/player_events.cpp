#include "server/messages/player_events.hpp"

#include "rules/play/made_offer.hpp"

namespace crownhead::messages {
namespace {

using accounts::HookEvent;

HookEvent event_of(play::OfferKind offer) {
  switch (offer) {
    case play::OfferKind::draw: return HookEvent::draw_offered;
    case play::OfferKind::takeback: return HookEvent::takeback_asked;
    case play::OfferKind::rematch: return HookEvent::rematch_offered;
  }
  return HookEvent::draw_offered;
}

bool sets_turn(const play::Game& game, const play::Event& event) {
  // A player who leaves out of turn does not change the turn.
  if (std::holds_alternative<play::SeatEliminated>(event.what))
    return event.at == game.turn_since();
  return std::holds_alternative<play::Started>(event.what) ||
         std::holds_alternative<play::Moved>(event.what) ||
         std::holds_alternative<play::TakenBack>(event.what);
}

void of_event(const play::Game& game, const play::Event& event, std::vector<PlayerEvent>& found) {
  const auto& setup = game.setup();
  if (std::holds_alternative<play::Started>(event.what))
    for (const UserId player : setup.players)
      found.push_back({player, HookEvent::game_started, event.at});
  if (const auto offer = play::offer_in(event); offer && play::stands(game, *offer))
    for (const Seat seat : setup.players.seats())
      if (seat != offer->by)
        found.push_back({setup.players[seat], event_of(offer->kind), event.at});
  if (const auto* ended = std::get_if<play::Ended>(&event.what))
    for (const UserId player : setup.players)
      found.push_back(
          {player, HookEvent::game_ended, event.at, ended->reason == play::EndReason::time});
}

}  // namespace

std::vector<PlayerEvent> player_events(
    const play::Game& game, const std::vector<std::pair<std::int64_t, play::Event>>& events,
    std::int64_t after, std::int64_t last) {
  // Only the last turn is still open.
  std::int64_t turn_since = 0;
  for (const auto& [version, event] : events)
    if (sets_turn(game, event)) turn_since = version;
  const bool waits = game.pace() == play::Pace::correspondence && !game.ended();
  std::vector<PlayerEvent> found;
  for (const auto& [version, event] : events) {
    if (version <= after || version > last) continue;
    of_event(game, event, found);
    if (waits && version == turn_since)
      found.push_back({game.setup().players[game.turn()], HookEvent::my_turn, event.at});
  }
  return found;
}

}  // namespace crownhead::messages
