#include "server/messages/notices.hpp"

#include <algorithm>

#include "server/messages/due_time.hpp"

namespace crownhead::messages {
namespace {

using accounts::NotificationKind;

constexpr Millis hour = seconds(3600);
constexpr int longest_reminder_hours = 168;

/// True if the clock runs without a break for that long before the deadline.
bool runs_through(const db::DeadlineLine& line, Millis left) {
  return line.frozen.covered(line.deadline - left, line.deadline).count == 0;
}

db::Notice reminder(const db::DeadlineLine& line, int hours, Instant at) {
  return {.user = line.turn,
          .game = line.game,
          .kind = NotificationKind::reminder,
          .hours = hours,
          .at = at,
          .due = {}};
}

}  // namespace

void Notices::add_of(const std::vector<NotificationsOfGame>& news, Instant since, Instant until,
                     db::MadeOfNews& made) const {
  for (const NotificationsOfGame& one : news)
    if (one.news.correspondence) of_game(one, made);
  reminders(since, until, made);
}

void Notices::of_game(const NotificationsOfGame& news, db::MadeOfNews& made) const {
  if (push_)
    for (auto& withdrawal : push_->withdrawals(news.news))
      made.pushes.push_back(std::move(withdrawal));
  // The computer answers while its opponent is still at the board.
  for (const auto& [user, kind, at, offer] : news.notifications)
    if (!news.with_computer || kind == NotificationKind::flag_fell)
      add({.user = user, .game = news.news.game, .kind = kind, .at = at, .due = {}}, made);
}

void Notices::reminders(Instant since, Instant until, db::MadeOfNews& made) const {
  for (const auto& line : outbox_.deadlines(since, until, longest_reminder_hours)) {
    const auto chosen = contacts_.settings_of(line.turn).reminder_hours;
    const Millis left{hour.count * line.hours};
    if (std::ranges::find(chosen, line.hours) != chosen.end() && runs_through(line, left))
      add(reminder(line, line.hours, line.deadline - left), made);
  }
  // If the clock is stopped before the deadline, the reminder is sent earlier.
  for (const auto& line : outbox_.deadlines_in_freezes(since))
    for (const int hours : contacts_.settings_of(line.turn).reminder_hours) {
      const Millis left{hour.count * hours};
      const Instant at = line.frozen.before(line.deadline, left);
      if (!runs_through(line, left) && at > since && at <= until)
        add(reminder(line, hours, at), made);
    }
}

void Notices::add(db::Notice notice, db::MadeOfNews& made) const {
  const auto& row = accounts::row_of(notice.kind);
  // The job that begins a game lists it.
  if (row.listed && notice.kind != NotificationKind::game_started)
    made.listed.push_back({.user = notice.user,
                           .kind = notice.kind,
                           .at = notice.at,
                           .game = notice.game,
                           .number = notice.hours});
  auto pushed = push_ ? push_->of(notice) : std::nullopt;
  if (pushed) made.pushes.push_back(*std::move(pushed));
  auto* const mailed = row.mailed;
  if (!mailed) return;
  const auto contact = contacts_.of(notice.user);
  if (!contact || !contact->confirmed || !mailed(contact->settings)) return;
  notice.due = due_time(contact->settings, adapters::Zone(contact->time_zone), notice.at);
  made.notices.push_back(notice);
}

}  // namespace crownhead::messages
