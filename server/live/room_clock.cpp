// What happens to a game by itself: its flag falls, the server was away, something stands still.

#include <algorithm>

#include "metrics/figures.hpp"
#include "rules/play/freezes.hpp"
#include "rules/reasons.hpp"
#include "server/live/awaited.hpp"
#include "server/live/room.hpp"

namespace crownhead::live {
namespace {

/// How long the store is left alone that has refused something that time brings.
constexpr Millis retry{1000};

/// A deadline has brought an end, which is committed now.
void note_late(Millis late) {
  metrics::figures().late.observe(static_cast<std::uint64_t>(std::max(late, Millis{0}).count) *
                                  1000);
}

}  // namespace

Awaitable<void> Room::let_time_pass(Instant now) {
  // Where several play, one that is out gives the turn to the next, whose time may be over, too.
  for (int refused = 0; refused < 2;) {
    auto events = play::decide_time(loaded_.game, now, lag());
    if (events.empty()) co_return;
    const auto done = co_await happen(std::move(events), std::nullopt);
    if (done) continue;
    if (done.error().code != Code::stale_version) co_return;
    ++refused;
    co_await tell_freezes();
  }
}

Awaitable<void> Room::tell_freezes() {
  const bool told = co_await tried_to_tell_freezes();
  timer_.tell_freezes_at(told ? std::nullopt : std::optional(around_.clock.now() + retry));
  rearm();
}

Awaitable<bool> Room::tried_to_tell_freezes() {
  struct Untold {
    std::optional<db::FreezesOfGame> freezes;
    std::vector<play::Event> decided;
  };
  for (int attempt = 0; attempt < 2; ++attempt) {
    // In the pool: it goes through all events of the game.
    auto [freezes, decided] =
        co_await reading([&games = around_.games, id = id_, game = loaded_.game, lag = lag()] {
          Untold read{games.freezes(id), {}};
          const auto& told = read.freezes;
          if (!told || !told->untold) return read;
          // What time had brought before the change stays so.
          read.decided = play::decide_time(game, told->at, lag);
          if (!read.decided.empty() || game.ended()) return read;
          std::vector<play::Event> events;
          for (auto& [version, one] : games.events(id, 0)) events.push_back(std::move(one));
          if (auto event = play::decide_freezes(game, events, told->still, told->cause, told->at))
            read.decided.push_back(*std::move(event));
          return read;
        });
    if (!freezes || !freezes->untold) co_return true;
    if (decided.empty()) {
      const auto told =
          co_await awaited<Result<void>>(home(), [this, number = *freezes->untold](auto done) {
            around_.games.freezes_told(id_, number, std::move(done));
          });
      if (told || told.error().code != Code::stale_version) co_return told.has_value();
      continue;
    }
    const auto done = co_await happen(std::move(decided), std::nullopt, {}, freezes->untold);
    if (done || done.error().code != Code::stale_version) co_return done.has_value();
  }
  co_return false;
}

Awaitable<void> Room::handle(FreezesChanged& changed) {
  try {
    co_await tell_freezes();
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  if (changed.done) changed.done();
}

Awaitable<void> Room::handle(Tick& tick) {
  const Instant now = around_.clock.now();
  const auto due = timer_.time_out(loaded_.game);
  try {
    show_due();
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  try {
    if (timer_.freezes_due(now)) co_await tell_freezes();
    // A ruling that is due may have stopped the clock, or given it time; an outage, too.
    if (!loaded_.ruling_due && !outage_due_ && !around_.outage.under_way())
      co_await let_time_pass(now);
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  const auto end = timer_.time_out(loaded_.game);
  if (due && *due <= now && !end) note_late(around_.clock.now() - *due);
  // The end could not be stored; trying at once again would only spin.
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
    around_.trouble(error.what());
  }
  outage_due_ = !given_back;
  if (outage.done) outage.done(std::move(given_back));
}

Awaitable<Result<void>> Room::give_back(const Outage& outage) {
  auto change = play::decide_outage(loaded_.game, outage.last_alive, outage.ready);
  if (!change) {
    co_await let_time_pass(outage.ready);
    co_return Result<void>{};
  }
  std::vector<play::Event> events;
  events.push_back(*std::move(change));
  const auto done = co_await happen(std::move(events), std::nullopt);
  if (!done) co_return std::unexpected(done.error());
  co_return Result<void>{};
}

}  // namespace crownhead::live
