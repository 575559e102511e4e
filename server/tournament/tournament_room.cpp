#include "server/tournament/tournament_room.hpp"

#include <algorithm>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"
#include "rules/tournament/decide/timetable.hpp"
#include "server/game/caught_up.hpp"
#include "server/runtime/awaited.hpp"
#include "server/tournament/prepared_commit.hpp"
#include "server/tournament/tournament_rulings.hpp"

namespace crownhead::live {
namespace {

using tournament::Event;
using tournament::GameKey;
using tournament::Tournament;

using Decided = Result<std::vector<Event>>;
using Stored = Result<db::TournamentStored>;

/// Turns exceptions into errors, because a worker must not throw.
template <class Decide>
Decided carefully(const Decide& decide) try {
  return decide();
} catch (const std::exception& error) {
  return fail(Code::unavailable, in_english(std::string("cannot decide: ") + error.what()));
}

/// Stores the rest of an act that `now` has already applied.
void finish_in_pool(const TournamentRoomContext& around, const TournamentView& now,
                    db::Done<void> done) {
  try {
    const auto act = around.tournaments.unfinished_act(now.id);
    if (!act) return done({});
    auto rest = rest_of(*act, around.copies, now, around.clock.now());
    rest.notified = [&inboxes = around.inboxes](const std::vector<UserId>& users) {
      for (const UserId user : users) inboxes.notify_of_unread(user);
    };
    around.tournaments.finish_act(std::move(rest), std::move(done));
  } catch (const std::exception& error) {
    around.log_error(error.what());
    done(fail(Code::unavailable, reason::tournament::not_read_do_again()));
  }
}

Decided too_much() { return fail(Code::busy, reason::server::computing_too_much()); }

}  // namespace

TournamentRoom::TournamentRoom(TournamentRoomContext& around, TournamentId id,
                               db::LoadedTournament loaded)
    : around_(around),
      id_(id),
      now_(std::make_shared<const TournamentView>(TournamentView{std::move(loaded), id})),
      followers_(around.hubs, around.snapshots, id),
      unfinished_(now_->unfinished),
      mailbox_([this](Mail& mail) { return deal_with(mail); }, around.log_error) {
  for (const auto& [key, game] : now_->games) keys_.emplace(game, key);
  if (unfinished_) recover(nullptr);
}

void TournamentRoom::act(TournamentAct act) { mailbox_.deliver(std::move(act)); }

std::optional<GameKey> TournamentRoom::key_of(GameId game) const {
  const auto it = keys_.find(game);
  return it == keys_.end() ? std::nullopt : std::optional(it->second);
}

void TournamentRoom::become(std::shared_ptr<TournamentView> next) {
  for (const ChangePeople& change : changes_during_copy_) change(*next);
  if (!changes_during_copy_.empty()) followers_.forget_frames();
  changes_during_copy_.clear();
  // The last owner frees the old one, which takes as long as copying it.
  around_.reads.run_priority(whose(), [old = std::exchange(now_, std::move(next))] {});
}

void TournamentRoom::catch_up(std::move_only_function<void(Result<void>)> done) {
  mailbox_.deliver(StoreChanged{std::move(done)});
}

Awaitable<void> TournamentRoom::handle(StoreChanged& changed) {
  changed.done(co_await caught_up(reload(), around_.log_error));
}

void TournamentRoom::announced(std::int64_t version) {
  if (version > this->version()) mailbox_.deliver(Announced{version});
}

Awaitable<void> TournamentRoom::handle(Announced& announced) {
  if (version() >= announced.version) co_return;  // an earlier one has read it
  if (co_await caught_up(reload(), around_.log_error)) metrics::figures().link_catch_ups.add();
}

bool TournamentRoom::may_act_by_time() const {
  return around_.share.time_passes() && around_.share.owns(cluster::Owned::tournament, id_.value);
}

void TournamentRoom::tick(std::move_only_function<void()> done) {
  mailbox_.deliver(Tick{std::move(done)});
}

bool TournamentRoom::idle() const {
  const tournament::Tournament& now = now_->tournament;
  // Waiting times in an arena and its next wave exist only in this room.
  const bool arena = now.ends() && now.status() == tournament::Status::running;
  return !mailbox_.at_work() && !followers_.any() && !promotion_.under_way() && !retry_at_ &&
         !unfinished_ && !arena;
}

Awaitable<void> TournamentRoom::deal_with(Mail& mail) {
  try {
    co_await std::visit([this](auto& one) { return handle(one); }, mail);
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
  co_await promote();
  rearm();
}

Awaitable<void> TournamentRoom::handle(TournamentAct& act) {
  Result<std::int64_t> result = fail(Code::unavailable, reason::tournament::not_read_do_again());
  try {
    result = co_await carry_out(act);
  } catch (const ReadRefused&) {
    result = fail(Code::busy, reason::request::much_is_asked());
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
  act.done(std::move(result));
}

Awaitable<Result<std::int64_t>> TournamentRoom::carry_out(const TournamentAct& act) {
  if (act.key) {
    const auto before =
        co_await reading([this, &act] { return around_.tournaments.answered(*act.key); });
    if (!before) co_return std::unexpected(before.error());
    // The first answer returned the version after the act.
    if (*before) co_return now_->tournament.version();
  }
  if (!act.if_version.allow(now_->tournament.version()))
    co_return std::unexpected(tournament::stale(now_->tournament.version()));
  co_await learn(act.names);
  // The store may be ahead of this room once.
  for (int attempt = 0;; ++attempt) {
    auto events = co_await decided(act.what, act.act);
    if (!events) co_return std::unexpected(std::move(events.error()));
    if (events->empty()) break;
    const auto done = co_await commit(*std::move(events), act.key, act.mails);
    if (done) break;
    if (done.error().code != Code::stale_version || attempt > 0)
      co_return std::unexpected(done.error());
  }
  if (const auto gone_on = co_await advance(); !gone_on) schedule_retry(gone_on.error());
  co_return now_->tournament.version();
}

Awaitable<Result<void>> TournamentRoom::advance() {
  for (;;) {
    const tournament::Act act{.at = around_.clock.now()};
    if (!around_.share.time_passes()) {
      retry_at_ = act.at + seconds(1);
      co_return Result<void>{};
    }
    auto events = co_await awaited<Decided>(home(), [this, act](auto done) {
      const auto decide = [this, act, now = now_] {
        return carefully(
            [&] { return tournament::decide_next(now->tournament, act, around_.solve); });
      };
      const auto shared = std::make_shared<decltype(done)>(std::move(done));
      if (!around_.workers.run(whose(), [decide, shared] { (*shared)(decide()); }))
        (*shared)(too_much());
    });
    if (!events) co_return std::unexpected(std::move(events.error()));
    if (events->empty()) co_return Result<void>{};
    if (auto done = co_await commit(*std::move(events)); !done) co_return done;
  }
}

Awaitable<Decided> TournamentRoom::decided(const tournament::Command& command,
                                           const tournament::Act& act) {
  const auto decide = [this, &command, &act, now = now_] {
    return carefully(
        [&] { return tournament::decide(now->tournament, command, act, around_.solve); });
  };
  const bool pairs = std::holds_alternative<tournament::DrawRound>(command) ||
                     std::holds_alternative<tournament::DrawWave>(command) ||
                     std::holds_alternative<tournament::ChangePairings>(command);
  if (!pairs) co_return co_await reading(decide);
  // A pairing takes long. In the meantime only this mailbox could change the tournament.
  co_return co_await awaited<Decided>(home(), [this, &decide](auto done) {
    const auto shared = std::make_shared<decltype(done)>(std::move(done));
    if (!around_.workers.run(whose(), [decide, shared] { (*shared)(decide()); }))
      (*shared)(too_much());
  });
}

Awaitable<Result<void>> TournamentRoom::commit(Events events, std::optional<db::RequestKey> key,
                                               std::vector<accounts::OutgoingMail> mails,
                                               std::vector<db::RulingOnGame> rulings) {
  if (auto finished = co_await finish_act(); !finished) co_return finished;
  changes_during_copy_.clear();
  PreparedCommit made;
  try {
    made = co_await reading([this, &events, now = now_] {
      return prepared_commit(around_.tournaments, around_.copies, *now, events);
    });
  } catch (const ReadRefused&) {
    co_return fail(Code::busy, reason::request::much_is_asked());
  }
  rulings.insert(rulings.end(), made.rulings.begin(), made.rulings.end());
  const Instant at = around_.clock.now();
  auto stored = co_await awaited<Stored>(home(), [&](auto done) {
    // In the pool: a tournament's rows grow with it, and games with dice need their chains.
    const auto shared = std::make_shared<decltype(done)>(std::move(done));
    const bool taken = around_.reads.run_priority(whose(), [&, now = now_, shared]() {
      around_.tournaments.append({.tournament = id_,
                                  .after_version = now->tournament.version(),
                                  .events = events,
                                  .state = made.after->tournament,
                                  .before = now->tournament,
                                  .games = made.games,
                                  .rulings = rulings,
                                  .at = at,
                                  .key = key,
                                  .mails = mails,
                                  .published_dice = made.dice,
                                  .mails_to_entrants = made.mails},
                                 [shared](Stored result) { (*shared)(std::move(result)); });
    });
    if (!taken) (*shared)(fail(Code::busy, reason::request::much_is_asked()));
  });
  if (!stored) {
    co_await reload();
    // It may have been stored nevertheless; then its games must be notified.
    if (stored.error().code == Code::unavailable) schedule_retry(stored.error());
    co_return std::unexpected(std::move(stored.error()));
  }
  for (std::size_t i = 0; i < stored->begun.size(); ++i) {
    made.after->games.emplace(made.games[i].key, stored->begun[i]);
    keys_.emplace(stored->begun[i], made.games[i].key);
  }
  publish(events, made.after->tournament, made.frames);
  become(std::move(made.after));
  if (around_.announce) around_.announce(id_, version());
  for (const UserId user : stored->notified) around_.inboxes.notify_of_unread(user);
  announce(stored->begun);
  unfinished_ = stored->unfinished;
  if (stored->changes_clocks) co_await mark_clocks();
  if (const auto finished = co_await finish_act(); !finished) {
    // The act is stored, so it is answered; its rest follows with the retry.
    schedule_retry(finished.error());
    co_return Result<void>{};
  }
  if (!rulings.empty()) co_await rule_on_games();
  if (made.begins_more || stored->begun.size() < made.games.size())
    if (const auto rest = co_await commit({}); !rest) schedule_retry(rest.error());
  co_return Result<void>{};
}

Awaitable<Result<void>> TournamentRoom::finish_act() {
  if (!unfinished_) co_return Result<void>{};
  auto done = co_await awaited<Result<void>>(home(), [this](auto finished) {
    const auto shared = std::make_shared<decltype(finished)>(std::move(finished));
    const bool taken = around_.reads.run_priority(whose(), [this, now = now_, shared] {
      finish_in_pool(around_, *now,
                     [shared](Result<void> result) { (*shared)(std::move(result)); });
    });
    if (!taken) (*shared)(fail(Code::busy, reason::request::much_is_asked()));
  });
  if (done) unfinished_ = false;
  co_return done;
}

/// Marks the games whose clocks a change of freezes stops, and has them apply it.
Awaitable<void> TournamentRoom::mark_clocks() {
  auto marked = co_await awaited<Result<std::vector<GameId>>>(
      home(), [this](auto done) { around_.tournaments.mark_clocks(id_, std::move(done)); });
  if (!marked) co_return schedule_retry(marked.error());
  if (marked->empty()) co_return;
  co_await awaited<bool>(home(), [this, &marked](auto done) {
    around_.rooms.apply_freezes(*std::move(marked), [d = std::move(done)]() mutable { d(true); });
  });
}

/// Publishes what the store has beyond this room's state as new events.
Awaitable<void> TournamentRoom::reload() {
  changes_during_copy_.clear();
  struct Fresh {
    std::shared_ptr<TournamentView> view = nullptr;
    Events missed = {};
    std::vector<Frame> frames = {};
  };
  auto fresh = co_await reading([this, now = now_] {
    auto loaded = around_.tournaments.load(id_);
    if (!loaded) return Fresh{};
    Fresh read{.view = std::make_shared<TournamentView>(TournamentView{*std::move(loaded), id_})};
    TournamentView& next = *read.view;
    // People whom an act named may not be in the store yet.
    next.names.insert(now->names.begin(), now->names.end());
    next.bots.insert(now->bots.begin(), now->bots.end());
    next.identities.insert(now->identities.begin(), now->identities.end());
    for (auto& [version, event] : around_.tournaments.events(id_, now->tournament.version()))
      if (version <= next.tournament.version()) read.missed.push_back(std::move(event));
    if (read.missed.empty()) return read;
    TournamentView before = next;
    before.tournament = now->tournament;
    read.frames = apply_all(before, read.missed);
    return read;
  });
  if (!fresh.view) co_return;
  unfinished_ = fresh.view->unfinished;
  become(std::move(fresh.view));
  keys_.clear();
  for (const auto& [key, game] : now_->games) keys_.emplace(game, key);
  followers_.forget_frames();
  publish(fresh.missed, now_->tournament, fresh.frames);
}

/// Loads new games into memory, which starts their deadlines, and notifies their players.
void TournamentRoom::announce(const std::vector<GameId>& games) {
  for (const GameId game : games)
    around_.rooms.visit(
        game, [game, &rooms = around_.rooms, &inboxes = around_.inboxes](Result<Room*> room) {
          if (!room) return;
          inboxes.notify_of_start((*room)->names(), (*room)->game());
          rooms.announce(game, (*room)->version());
        });
}

// Events caused by time: rounds, the waves of an arena, the end.

Awaitable<void> TournamentRoom::handle(Tick& tick) {
  try {
    if (retry_at_ && around_.clock.now() >= *retry_at_) {
      retry_at_.reset();
      co_await reconcile();
    } else if (may_act_by_time()) {
      if (const auto gone_on = co_await advance(); !gone_on) schedule_retry(gone_on.error());
    }
    if (const auto drawn = co_await draw_arena_round(); !drawn) {
      line_.wave_failed();
      schedule_retry(drawn.error());
    }
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
  rearm();
  if (tick.done) tick.done();
}

Awaitable<Result<void>> TournamentRoom::draw_arena_round() {
  // Each node pairs the players who are on it.
  const Instant now = around_.clock.now();
  if (!around_.share.time_passes() || !line_.take_wave(now)) co_return Result<void>{};
  const tournament::DrawWave wave{line_.in_line(now_->tournament)};
  auto events = co_await decided(wave, {.at = now});
  if (!events) co_return std::unexpected(std::move(events.error()));
  if (events->empty()) co_return Result<void>{};
  co_return co_await commit(*std::move(events));
}

/// Arms the deadline for the next wave or the end of an arena; otherwise for the next round or
/// start.
void TournamentRoom::rearm() {
  const tournament::Tournament& now = now_->tournament;
  const bool arena = now.ends() && now.status() == tournament::Status::running;
  const auto wave = line_.wave_due(now, around_.clock.now());
  auto due =
      arena ? std::min(wave.value_or(*now.ends()), *now.ends()) : tournament::next_by_itself(now);
  // A deadline that has passed was refused, and waits for the next act.
  if (due && !arena && *due <= around_.clock.now()) due.reset();
  if (retry_at_) due = std::min(due.value_or(*retry_at_), *retry_at_);
  // Another node acts, or this one must wait for its lease.
  const Instant later = around_.clock.now() + seconds(1);
  if (due && *due < later && !may_act_by_time()) due = later;
  if (due)
    around_.deadlines.arm(id_, *due);
  else
    around_.deadlines.disarm(id_);
}

}  // namespace crownhead::live
