#include <utility>

#include "server/tournament/tournament_room.hpp"

/// Sends the qualifiers to the next stage.
namespace crownhead::live {

Awaitable<void> TournamentRoom::promote() {
  if (retry_at_) co_return;  // a temporary failure is retried then
  if (!around_.share.owns(cluster::Owned::tournament, id_.value)) co_return;
  if (!promotion_.begin(now_->tournament)) co_return;
  auto best = co_await try_read(around_.reads, home(), whose(),
                                [now = now_] { return StagePromotion::best_of(now->tournament); });
  if (!best) {
    promotion_.recorded();
    co_return promotion_failed(why_not_read(best.error()));
  }
  TournamentAct act{.if_version = std::nullopt,
                    .what = {},
                    .act = {.at = around_.clock.now(), .reason = now_->tournament.settings().name},
                    .done = {}};
  std::vector<UserId> users;
  for (const tournament::Enter& entry : best->entries) {
    users.push_back(entry.user);
    const auto name = now_->names.find(entry.user);
    act.names.emplace(entry.user, name == now_->names.end() ? std::string() : name->second);
  }
  act.what = *std::move(best);
  // The two rooms do not wait for each other: the answer comes back as an act.
  act.done = [&around = around_, id = id_,
              users = std::move(users)](Result<std::int64_t> done) mutable {
    around.with_room(
        id, [done = std::move(done), users = std::move(users)](TournamentRoom& room) mutable {
          room.promoted(done, std::move(users));
        });
  };
  around_.act_elsewhere(now_->tournament.settings().promotion->to, std::move(act));
}

void TournamentRoom::promoted(const Result<std::int64_t>& done, std::vector<UserId> users) {
  auto record = promotion_.answered(done, std::move(users));
  if (!record) return promotion_failed(done.error());
  act({.if_version = std::nullopt,
       .what = *std::move(record),
       .act = {.at = around_.clock.now()},
       .done = [this](const Result<std::int64_t>& recorded) {
         promotion_.recorded();
         if (!recorded) promotion_failed(recorded.error());
       }});
}

void TournamentRoom::promotion_failed(const Error& why) {
  schedule_retry(why);
  if (!mailbox_.at_work()) rearm();
}

}  // namespace crownhead::live
