#include "rules/accounts/event_notifications.hpp"

#include <algorithm>
#include <variant>

namespace crownhead::accounts {
namespace {

NotificationKind kind_of(play::OfferKind offer) {
  switch (offer) {
    case play::OfferKind::draw: return NotificationKind::draw_offered;
    case play::OfferKind::takeback: return NotificationKind::takeback_asked;
    case play::OfferKind::rematch: return NotificationKind::rematch_offered;
  }
  return NotificationKind::draw_offered;
}

bool sets_turn(const play::Game& game, const play::Event& event) {
  // A player who leaves out of turn does not change the turn.
  if (std::holds_alternative<play::SeatEliminated>(event.what))
    return event.at == game.turn_since();
  return std::holds_alternative<play::Started>(event.what) ||
         std::holds_alternative<play::Moved>(event.what) ||
         std::holds_alternative<play::TakenBack>(event.what);
}

/// Returns the event that began the present turn; nullptr if no one has to be notified of it.
const play::Event* start_of_turn(const play::Game& game, std::span<const play::Event> fresh,
                                 std::span<const play::Event> later) {
  if (game.pace() != play::Pace::correspondence || game.ended()) return nullptr;
  const auto sets = [&](const play::Event& event) { return sets_turn(game, event); };
  if (std::ranges::any_of(later, sets)) return nullptr;
  const auto last = std::find_if(fresh.rbegin(), fresh.rend(), sets);
  if (last == fresh.rend()) return nullptr;
  // A player who may continue is at the board.
  const bool continues =
      std::holds_alternative<play::Moved>(last->what) && game.last_mover() == game.turn();
  return continues ? nullptr : &*last;
}

}  // namespace

std::vector<GameNotification> game_notifications(const play::Game& game,
                                                 std::span<const play::Event> fresh,
                                                 std::span<const play::Event> later) {
  const auto& players = game.setup().players;
  const play::Event* const turn = start_of_turn(game, fresh, later);
  std::vector<GameNotification> made;
  for (const play::Event& event : fresh) {
    if (std::holds_alternative<play::Started>(event.what))
      for (const UserId player : players)
        made.push_back({player, NotificationKind::game_started, event.at});
    if (const auto offer = play::offer_in(event); offer && play::stands(game, *offer))
      for (const Seat seat : players.seats())
        if (seat != offer->by)
          made.push_back({players[seat], kind_of(offer->kind), event.at, offer});
    if (const auto* declined = std::get_if<play::DrawDeclined>(&event.what))
      for (const Seat seat : players.seats())
        if (seat != declined->by)
          made.push_back({players[seat], NotificationKind::draw_declined, event.at});
    if (const auto* ended = std::get_if<play::Ended>(&event.what))
      for (const UserId player : players)
        made.push_back({player,
                        ended->reason == play::EndReason::time ? NotificationKind::flag_fell
                                                               : NotificationKind::game_ended,
                        event.at});
    if (&event == turn) made.push_back({players[game.turn()], NotificationKind::my_turn, event.at});
  }
  return made;
}

bool on_socket(NotificationKind kind, play::Pace pace) {
  const OnSocket socket = row_of(kind).socket;
  return socket == OnSocket::always ||
         (socket == OnSocket::correspondence && pace == play::Pace::correspondence);
}

bool still_relevant(NotificationKind kind, const play::GameRow& row, UserId user) {
  const bool playing = row.status == play::GameStatus::playing;
  const bool my_turn = playing && row.players[row.turn] == user;
  switch (row_of(kind).relevant) {
    case Relevant::always: return true;
    case Relevant::on_my_turn: return my_turn;
    case Relevant::before_my_deadline: return my_turn && row.deadline.has_value();
    case Relevant::until_the_end: return playing;
    case Relevant::after_the_end: return !playing;
  }
  return false;
}

std::optional<NotificationKind> tournament_notification(const tournament::Event& event) {
  if (std::holds_alternative<tournament::Published>(event.what))
    return NotificationKind::round_published;
  return std::nullopt;
}

}  // namespace crownhead::accounts
