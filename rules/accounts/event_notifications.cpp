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

struct NotificationOf {
  using Made = std::optional<TournamentNotification>;

  Made operator()(const tournament::Published& published) const {
    return {{.kind = NotificationKind::round_published,
             .to = Concerned::entered,
             .first = published.first,
             .last = published.last}};
  }
  Made operator()(const tournament::MessageSent&) const {
    return {{.kind = NotificationKind::tournament_message, .to = Concerned::entered}};
  }
  Made operator()(const tournament::Entered& entered) const {
    if (entered.state != tournament::EntryState::asked) return std::nullopt;
    return {{.kind = NotificationKind::entry_asked,
             .to = Concerned::directors,
             .player = entered.user}};
  }
  Made operator()(const tournament::Answered& answered) const {
    return {{.kind = answered.accepted ? NotificationKind::entry_accepted
                                       : NotificationKind::entry_refused,
             .to = Concerned::player,
             .player = answered.user}};
  }
  Made operator()(const tournament::Left& left) const {
    if (left.state != tournament::EntryState::expelled) return std::nullopt;
    return {{.kind = NotificationKind::expelled, .to = Concerned::player, .player = left.user}};
  }
  Made operator()(const tournament::DisputeSettled& settled) const {
    return {{.kind = NotificationKind::dispute_settled,
             .to = Concerned::player,
             .player = settled.user,
             .game = settled.game}};
  }
  Made operator()(const auto&) const { return std::nullopt; }
};

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

std::optional<TournamentNotification> tournament_notification(const tournament::Event& event) {
  return std::visit(NotificationOf{}, event.what);
}

std::optional<NewNotification> vacation_notification(const vacation::Message& message, Instant at) {
  using enum vacation::News;
  if (message.allocations.empty()) return std::nullopt;
  const auto& vacation = message.allocations.front();
  const bool own = vacation.user == message.to;
  const bool listed = own ? message.news != over : message.news == asked;
  if (!listed) return std::nullopt;
  return NewNotification{
      .user = message.to,
      .kind = own ? NotificationKind::vacation_decided : NotificationKind::vacation_asked,
      .at = at,
      .tournament = vacation.tournament,
      .other = own ? std::nullopt : std::optional(vacation.user),
      .act = std::string(vacation::news_name(message.news))};
}

}  // namespace crownhead::accounts
