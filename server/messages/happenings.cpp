#include "server/messages/happenings.hpp"

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

void of_event(const play::Game& game, const play::Event& event, std::vector<Happening>& found) {
  const auto& setup = game.setup();
  const bool started = std::holds_alternative<play::Started>(event.what);
  const bool slow = play::pace(setup.control) == play::Pace::correspondence;
  if (started)
    for (const UserId player : setup.players)
      found.push_back({player, HookEvent::game_started, event.at});
  if ((started || std::holds_alternative<play::Moved>(event.what)) && slow && !game.ended())
    found.push_back({setup.players[play::index(game.turn())], HookEvent::my_turn, event.at});
  if (const auto offer = play::offer_in(event); offer && play::stands(game, *offer))
    found.push_back({setup.players[1 - play::index(offer->by)], event_of(offer->kind), event.at});
  if (const auto* ended = std::get_if<play::Ended>(&event.what))
    for (const UserId player : setup.players)
      found.push_back(
          {player, HookEvent::game_ended, event.at, ended->reason == play::EndReason::time});
}

}  // namespace

std::vector<Happening> happenings(const play::Game& game,
                                  const std::vector<std::pair<std::int64_t, play::Event>>& events,
                                  Instant since, Instant until) {
  std::vector<Happening> found;
  for (const auto& [version, event] : events)
    if (event.at > since && event.at <= until) of_event(game, event, found);
  return found;
}

}  // namespace crownhead::messages
