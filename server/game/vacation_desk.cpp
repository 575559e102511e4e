#include "server/game/vacation_desk.hpp"

#include "server/runtime/awaited.hpp"
#include "server/runtime/read_pool.hpp"
#include "server/wire/vacation/vacation_json.hpp"

namespace crownhead::live {

VacationDesk::VacationDesk(db::Vacations& vacations, Rooms& rooms, Inboxes& inboxes, Workers& reads,
                           const WallClock& clock)
    : vacations_(vacations), rooms_(rooms), inboxes_(inboxes), reads_(reads), clock_(clock) {
  rooms.end_vacations_with([this](HomeThread home, GameId game, UserId user, Instant at) {
    return end_by_move(home, game, user, at);
  });
}

template <class T>
db::VacationDone<T> VacationDesk::after_effect(Done<T> done) {
  return [this, done = std::move(done)](vacation::OrRefused<T> made) mutable {
    if (!made) return done(std::move(made));
    notify(std::move(made->effect.notices));
    auto games = std::move(made->effect.games);
    rooms_.apply_freezes(
        std::move(games),
        [done = std::move(done), made = std::move(made)]() mutable { done(std::move(made)); });
  };
}

void VacationDesk::request(db::NewVacation asked, db::BookedAnswer answer,
                           Done<db::VacationAnswer> done) {
  vacations_.request(std::move(asked), std::move(answer), after_effect(std::move(done)));
}

void VacationDesk::change(vacation::Act act, vacation::TypedTimes times, db::ZoneUsed zone,
                          Done<db::VacationChange> done) {
  vacations_.change(std::move(act), std::move(times), std::move(zone),
                    after_effect(std::move(done)));
}

void VacationDesk::cancel(vacation::Act act, Done<db::VacationChange> done) {
  vacations_.cancel(std::move(act), after_effect(std::move(done)));
}

void VacationDesk::end(vacation::Act act, Done<db::VacationChange> done) {
  vacations_.end(std::move(act), after_effect(std::move(done)));
}

void VacationDesk::decide(vacation::Act act, vacation::Decision decision,
                          Done<db::VacationChange> done) {
  vacations_.decide(std::move(act), decision, after_effect(std::move(done)));
}

void VacationDesk::grant(db::NewGrant grant, db::GrantAnswer answer,
                         Done<db::VacationAnswer> done) {
  vacations_.grant(std::move(grant), std::move(answer), after_effect(std::move(done)));
}

void VacationDesk::set_times(vacation::Act act, vacation::Interval interval,
                             Done<db::VacationChange> done) {
  vacations_.set_times(std::move(act), interval, after_effect(std::move(done)));
}

void VacationDesk::freeze(db::NewFreeze freeze, Done<db::StoredFreeze> done) {
  vacations_.freeze(std::move(freeze), after_effect(std::move(done)));
}

void VacationDesk::change_freeze(db::FreezeAct act, Done<db::ChangedFreeze> done) {
  vacations_.change_freeze(std::move(act), after_effect(std::move(done)));
}

void VacationDesk::notify(std::vector<vacation::Notice> notices) {
  for (vacation::Notice& notice : notices) {
    if (notice.vacations.empty()) continue;
    const std::string who = std::to_string(notice.vacations.front().user.value);
    ask(
        reads_, who, [this, notice = std::move(notice)] { return vacations_.messages(notice); },
        [this](const ReadOutcome<std::vector<vacation::Message>>& read) {
          if (!read) return;  // the bell and the next visit have it
          for (const vacation::Message& message : *read)
            inboxes_.notify(message.to, wire::vacation_notification(message, clock_.now()));
        });
  }
}

Awaitable<Result<void>> VacationDesk::end_by_move(HomeThread home, GameId game, UserId user,
                                                  Instant at) {
  auto effect = co_await awaited<vacation::OrRefused<db::VacationEffect>>(
      home, [&](auto done) { vacations_.end_by_move(game, user, at, std::move(done)); });
  if (!effect) co_return std::unexpected(effect.error().error);
  notify(std::move(effect->notices));
  // This game's room updates its own clock after the answer.
  std::erase(effect->games, game);
  rooms_.apply_freezes(std::move(effect->games), [] {});
  co_return {};
}

}  // namespace crownhead::live
