#include "server/background/dev_time.hpp"

#include <algorithm>
#include <future>
#include <optional>

#include "rules/reasons.hpp"

namespace crownhead::live {

DevTime::DevTime(DevWallClock& clock, Threads& threads, Rooms& rooms, db::GameStore& games,
                 TournamentRooms& tournament_rooms, Lobby& lobby)
    : clock_(clock),
      threads_(threads),
      rooms_(rooms),
      games_(games),
      tournament_rooms_(tournament_rooms),
      lobby_(lobby) {}

Result<Instant> DevTime::advance_to(Instant target) {
  const std::scoped_lock lock(one_at_a_time_);
  settle();
  if (target < clock_.now()) return fail(Code::invalid_field, reason::field::clock_not_back());
  std::optional<Due> last;
  for (auto next = earliest(); next && next->at <= target; next = earliest()) {
    if (next == last) return fail(Code::unavailable, reason::server::due_not_stored());
    clock_.move_to(next->at);
    fire(*next);
    last = next;
  }
  clock_.move_to(target);
  return clock_.now();
}

/// Considers games in memory and in the database, tournaments and seeks.
std::optional<DevTime::Due> DevTime::earliest() {
  std::optional<Due> result;
  const auto consider = [&result](const Due& due) {
    if (!result || due < *result) result = due;
  };
  for (std::size_t thread = 0; thread < threads_.count(); ++thread) {
    std::promise<void> looked;
    threads_.run_on(thread, [this, thread, &consider, &looked] {
      if (const auto game = rooms_.earliest(thread))
        consider({.at = game->first, .seek = {}, .tournament = {}, .game = game->second});
      if (const auto tournament = tournament_rooms_.earliest(thread))
        consider(
            {.at = tournament->first, .seek = {}, .tournament = tournament->second, .game = {}});
      if (const auto seek = thread == 0 ? lobby_.earliest() : std::nullopt)
        consider({.at = seek->first, .seek = seek->second, .tournament = {}, .game = {}});
      looked.set_value();
    });
    looked.get_future().get();
  }
  const Instant before = result ? result->at : Instant{INT64_MAX};
  for (const auto& [at, game] : games_.deadlines(before, 1))
    result = {.at = at, .seek = {}, .tournament = {}, .game = game};
  return result;
}

void DevTime::fire(const Due& due) {
  std::promise<void> dealt_with;
  const auto done = [&dealt_with] { dealt_with.set_value(); };
  if (due.game.value != 0)
    rooms_.tick(due.game, done);
  else if (due.seek.value != 0)
    lobby_.tick(done);
  else
    tournament_rooms_.tick(due.tournament, done);
  dealt_with.get_future().get();
  settle();
}

/// Waits until the games that tournaments have begun are loaded and the ends of games have reached
/// their tournaments.
void DevTime::settle() {
  do tournament_rooms_.settle();
  while (rooms_.settle());
}

}  // namespace crownhead::live
