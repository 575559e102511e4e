// Who follows a tournament, and what in an arena comes of that: its waves and its end.

#include <algorithm>

#include "server/live/tournament_room.hpp"
#include "server/wire/server_message.hpp"
#include "server/wire/tournament_json.hpp"

namespace crownhead::live {

Awaitable<void> TournamentRoom::handle(Tick& tick) {
  try {
    if (const auto gone_on = co_await go_on(); !gone_on) around_.trouble(gone_on.error().detail);
    if (const auto drawn = co_await draw_wave(); !drawn) around_.trouble(drawn.error().detail);
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  rearm();
  if (tick.done) tick.done();
}

Awaitable<Result<void>> TournamentRoom::draw_wave() {
  const Instant now = around_.clock.now();
  if (!wave_due_ || now < *wave_due_) co_return Result<void>{};
  wave_due_.reset();
  line_.wave_comes(now);
  const tournament::DrawWave wave{line_.in_line(loaded_.tournament)};
  auto events = co_await decided(wave, {.at = now});
  if (!events) co_return std::unexpected(std::move(events.error()));
  if (events->empty()) co_return Result<void>{};
  co_return co_await happen(*std::move(events));
}

/// Of an arena, whose end and next wave come by themselves.
void TournamentRoom::rearm() {
  const tournament::Tournament& arena = loaded_.tournament;
  if (!arena.ends()) return;
  if (arena.status() != tournament::Status::running) {
    wave_due_.reset();
    return around_.deadlines.disarm(id_);
  }
  if (!wave_due_) wave_due_ = line_.next_wave(arena, around_.clock.now());
  around_.deadlines.arm(id_, std::min(wave_due_.value_or(*arena.ends()), *arena.ends()));
}

void TournamentRoom::follow(const Follower& follower, std::optional<UserId> user,
                            std::optional<std::int64_t> version) {
  if (user) line_.come(*user, around_.clock.now());
  if (!draining_) rearm();
  const std::int64_t newest = loaded_.tournament.version();
  const std::int64_t missed = version ? newest - *version : -1;
  std::vector<Frame> greeting;
  if (missed < 0 || missed > static_cast<std::int64_t>(recent_.size()))
    greeting.push_back(make_frame(
        wire::snapshot_frame(wire::tournament_topic(id_), newest, around_.clock.now(),
                             wire::tournament_json(id_, loaded_.tournament, loaded_.names))));
  else
    greeting.assign(recent_.end() - missed, recent_.end());
  channel_.add(follower, std::move(greeting));
}

void TournamentRoom::unfollow(std::size_t thread, std::optional<UserId> user) {
  channel_.remove(thread);
  if (user) line_.go(*user);
}

}  // namespace crownhead::live
