// Events in a game that no command causes: flags, outages and freezes.

#include <algorithm>

#include "metrics/figures.hpp"
#include "rules/play/freezes.hpp"
#include "rules/reasons.hpp"
#include "server/game/room.hpp"
#include "server/runtime/awaited.hpp"

namespace crownhead::live {
namespace {

/// Pause before retrying a write that the store has refused.
constexpr Millis retry{1000};

/// Records how late an end by time was committed.
void note_late(Millis late) {
  metrics::figures().late.observe(static_cast<std::uint64_t>(std::max(late, Millis{0}).count) *
                                  1000);
}

}  // namespace

Awaitable<void> Room::enforce_deadlines(Instant now) {
  // With several players, eliminating one passes the turn to the next, whose time may also be over.
  for (int refused = 0; refused < 2;) {
    auto events = play::decide_time(loaded_.game, now, lag());
    if (events.empty()) co_return;
    const auto done = co_await commit(std::move(events), std::nullopt);
    if (done) continue;
    if (done.error().code != Code::stale_version) co_return;
    ++refused;
    co_await apply_freezes();
  }
}

bool Room::may_end_by_time() const {
  return around_.share.time_passes() && around_.share.owns(cluster::Owned::game, id_.value) &&
         !around_.share.awaits_refund(id_);
}

Awaitable<void> Room::apply_freezes() {
  const bool applied = co_await try_apply_freezes();
  timer_.apply_freezes_at(applied ? std::nullopt : std::optional(around_.clock.now() + retry));
  rearm();
}

Awaitable<bool> Room::try_apply_freezes() {
  struct PendingFreezes {
    std::optional<db::FreezesOfGame> freezes;
    std::vector<play::Event> decided;
  };
  for (int attempt = 0; attempt < 2; ++attempt) {
    // In the pool: it reads all events of the game.
    auto [freezes, decided] = co_await reading([&games = around_.games, id = id_,
                                                game = loaded_.game, lag = lag()] {
      PendingFreezes read{games.freezes(id), {}};
      const auto& freeze = read.freezes;
      if (!freeze || !freeze->pending_change) return read;
      // If time ended the game before the change, that end stands.
      read.decided = play::decide_time(game, freeze->at, lag);
      if (!read.decided.empty() || game.ended()) return read;
      std::vector<play::Event> events;
      for (auto& [version, one] : games.events(id, 0)) events.push_back(std::move(one));
      if (auto event = play::decide_freezes(game, events, freeze->still, freeze->cause, freeze->at))
        read.decided.push_back(*std::move(event));
      return read;
    });
    if (!freezes || !freezes->pending_change) co_return true;
    if (decided.empty()) {
      const auto marked = co_await awaited<Result<void>>(
          home(), [this, number = *freezes->pending_change](auto done) {
            around_.games.freezes_applied(id_, number, std::move(done));
          });
      if (marked || marked.error().code != Code::stale_version) co_return marked.has_value();
      continue;
    }
    const auto done =
        co_await commit(std::move(decided), std::nullopt, {}, freezes->pending_change);
    if (done || done.error().code != Code::stale_version) co_return done.has_value();
  }
  co_return false;
}

Awaitable<void> Room::handle(FreezesChanged& changed) {
  try {
    co_await apply_freezes();
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
  if (changed.done) changed.done();
}

Awaitable<void> Room::handle(Tick& tick) {
  const Instant now = around_.clock.now();
  const auto due = timer_.time_out(loaded_.game);
  try {
    show_due();
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
  try {
    if (timer_.freezes_due(now)) co_await apply_freezes();
    // A pending ruling or outage may have stopped the clock or added time.
    if (!loaded_.ruling_due && !outage_due_ && !around_.outage.under_way() && may_end_by_time())
      co_await enforce_deadlines(now);
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
  const auto end = timer_.time_out(loaded_.game);
  if (due && *due <= now && !end) note_late(around_.clock.now() - *due);
  // The end could not be stored, or another node has to store it; an immediate retry would only
  // spin.
  if (end && *end <= now)
    timer_.arm_at(now + retry);
  else
    rearm();
  if (tick.done) tick.done();
}

Awaitable<void> Room::handle(Outage& outage) {
  Result<void> given_back = fail(Code::unavailable, reason::game::not_read());
  try {
    given_back = co_await give_back(outage);
  } catch (const std::exception& error) {
    around_.log_error(error.what());
  }
  outage_due_ = !given_back;
  if (outage.done) outage.done(std::move(given_back));
}

Awaitable<Result<void>> Room::give_back(const Outage& outage) {
  // Another node may store the same refund at the same time.
  for (int attempt = 0;; ++attempt) {
    auto change = play::decide_outage(loaded_.game, outage.last_alive, outage.ready);
    if (!change) break;
    std::vector<play::Event> events;
    events.push_back(*std::move(change));
    const auto done = co_await commit(std::move(events), std::nullopt);
    if (done) co_return Result<void>{};
    if (done.error().code != Code::stale_version || attempt > 0)
      co_return std::unexpected(done.error());
  }
  if (may_end_by_time()) co_await enforce_deadlines(outage.ready);
  co_return Result<void>{};
}

}  // namespace crownhead::live
