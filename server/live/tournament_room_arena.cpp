// Followers of a tournament, the waves of an arena, and what is due by time.

#include <algorithm>

#include "rules/tournament/timetable.hpp"
#include "server/live/tournament_room.hpp"
#include "server/wire/server_message.hpp"
#include "server/wire/tournament_json.hpp"

namespace crownhead::live {

Awaitable<void> TournamentRoom::handle(Tick& tick) {
  try {
    if (again_ && around_.clock.now() >= *again_) {
      again_.reset();
      co_await make_good();
    } else if (const auto gone_on = co_await go_on(); !gone_on) {
      behind(gone_on.error());
    }
    if (const auto drawn = co_await draw_wave(); !drawn) {
      line_.wave_failed();
      behind(drawn.error());
    }
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

/// For the next wave or the end of an arena, or the next round or the start of another.
void TournamentRoom::rearm() {
  const tournament::Tournament& now = loaded_.tournament;
  const bool wave = now.ends() && now.status() == tournament::Status::running;
  if (!wave) wave_due_.reset();
  if (wave && !wave_due_) wave_due_ = line_.next_wave(now, around_.clock.now());
  auto due = wave ? std::min(wave_due_.value_or(*now.ends()), *now.ends())
                  : tournament::next_by_itself(now);
  // What was due and was refused waits for an act: its time has passed.
  if (due && !wave && *due <= around_.clock.now()) due.reset();
  if (again_) due = std::min(due.value_or(*again_), *again_);
  if (due)
    around_.deadlines.arm(id_, *due);
  else
    around_.deadlines.disarm(id_);
}

void TournamentRoom::follow(const Follower& follower, std::optional<UserId> user,
                            std::optional<std::int64_t> version) {
  if (user) line_.come(*user, around_.clock.now());
  if (!mailbox_.at_work()) rearm();
  const std::int64_t newest = loaded_.tournament.version();
  auto greeting = recent_.since(version, newest);
  if (!greeting)
    greeting = {make_frame(wire::snapshot_frame(
        wire::tournament_topic(id_), newest, around_.clock.now(),
        wire::tournament_json(id_, loaded_.tournament, loaded_.names, loaded_.bots)))};
  channel_.add(follower, *std::move(greeting));
}

void TournamentRoom::unfollow(std::size_t thread, std::optional<UserId> user) {
  channel_.remove(thread);
  if (user) line_.go(*user);
}

}  // namespace crownhead::live
