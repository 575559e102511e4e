#include "server/messages/notices.hpp"

#include <algorithm>

#include "server/messages/due_time.hpp"
#include "server/messages/player_events.hpp"

namespace crownhead::messages {
namespace {

using accounts::NoticeKind;

constexpr Millis hour = seconds(3600);
constexpr int longest_reminder_hours = 168;

bool wanted(const accounts::NotificationSettings& settings, NoticeKind kind) {
  switch (kind) {
    case NoticeKind::my_turn: return settings.my_turn;
    case NoticeKind::reminder: return true;  // selected by the hours that were chosen
    case NoticeKind::game_ended:
    case NoticeKind::flag_fell: return settings.game_ended;
    case NoticeKind::draw_offered:
    case NoticeKind::takeback_asked:
    case NoticeKind::rematch_offered: return settings.draw_offered;
  }
  return false;
}

/// True if the clock runs without a break for that long before the deadline.
bool runs_through(const db::DeadlineLine& line, Millis left) {
  return line.frozen.covered(line.deadline - left, line.deadline).count == 0;
}

/// Returns nullopt for an event that another notice covers: the start of a game that already waits
/// for the first move.
std::optional<NoticeKind> notice_of(const PlayerEvent& player_event) {
  switch (player_event.event) {
    case accounts::HookEvent::my_turn: return NoticeKind::my_turn;
    case accounts::HookEvent::game_ended:
      return player_event.by_time ? NoticeKind::flag_fell : NoticeKind::game_ended;
    case accounts::HookEvent::draw_offered: return NoticeKind::draw_offered;
    case accounts::HookEvent::takeback_asked: return NoticeKind::takeback_asked;
    case accounts::HookEvent::rematch_offered: return NoticeKind::rematch_offered;
    default: return std::nullopt;
  }
}

}  // namespace

std::vector<db::Notice> Notices::of(const std::vector<db::GameNews>& news, Instant since,
                                    Instant until) const {
  std::vector<db::Notice> found;
  for (const db::GameNews& one : news)
    if (one.correspondence) of_game(one, found);
  reminders(since, until, found);
  return found;
}

void Notices::of_game(const db::GameNews& news, std::vector<db::Notice>& found) const {
  const auto loaded = games_.load(news.game);
  if (!loaded) return;
  // The computer answers while its opponent is still at the board.
  const bool with_computer =
      std::ranges::any_of(loaded->computers, [](const auto& level) { return level.has_value(); });
  for (const auto& player_event :
       player_events(loaded->game, games_.events(news.game, 0), news.after, news.version))
    if (const auto kind = notice_of(player_event);
        kind && (!with_computer || kind == NoticeKind::flag_fell))
      add({.user = player_event.user,
           .game = news.game,
           .kind = *kind,
           .at = player_event.at,
           .due = {}},
          found);
}

void Notices::reminders(Instant since, Instant until, std::vector<db::Notice>& found) const {
  const auto remind = [&](const db::DeadlineLine& line, int hours, Instant at) {
    add({.user = line.turn,
         .game = line.game,
         .kind = NoticeKind::reminder,
         .hours = hours,
         .at = at,
         .due = {}},
        found);
  };
  for (int hours = 1; hours <= longest_reminder_hours; ++hours) {
    const Millis left{hour.count * hours};
    for (const auto& line : outbox_.deadlines(since + left, until + left)) {
      const auto chosen = contacts_.settings_of(line.turn).reminder_hours;
      if (std::ranges::find(chosen, hours) == chosen.end()) continue;
      if (runs_through(line, left)) remind(line, hours, line.deadline - left);
    }
  }
  // If the clock is stopped before the deadline, the reminder is sent earlier.
  for (const auto& line : outbox_.deadlines_in_freezes(since))
    for (const int hours : contacts_.settings_of(line.turn).reminder_hours) {
      const Millis left{hour.count * hours};
      const Instant at = line.frozen.before(line.deadline, left);
      if (!runs_through(line, left) && at > since && at <= until) remind(line, hours, at);
    }
}

void Notices::add(db::Notice notice, std::vector<db::Notice>& found) const {
  const auto contact = contacts_.of(notice.user);
  if (!contact || !contact->confirmed || !wanted(contact->settings, notice.kind)) return;
  notice.due = due_time(contact->settings, adapters::Zone(contact->time_zone), notice.at);
  found.push_back(notice);
}

}  // namespace crownhead::messages
