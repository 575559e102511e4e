// The best of a tournament that is over enter the next stage. The two rooms do not wait for each
// other: the answer comes back as an act.

#include "rules/tournament/promotion.hpp"
#include "server/live/tournament_room.hpp"

namespace crownhead::live {

void TournamentRoom::promote() {
  // What was refused for the moment is tried again then.
  if (promoting_ || again_ || !loaded_.tournament.promotes()) return;
  promoting_ = true;
  tournament::EnterPromoted enter;
  TournamentAct act{
      .if_version = std::nullopt,
      .what = {},
      .act = {.at = around_.clock.now(), .reason = loaded_.tournament.settings().name},
      .done = {}};
  std::vector<UserId> users;
  for (const auto& entry : tournament::best_of(loaded_.tournament)) {
    enter.entries.push_back({.user = entry.user, .rating = entry.rating, .lot = entry.lot});
    users.push_back(entry.user);
    act.names.emplace(entry.user, loaded_.names[entry.user]);
  }
  act.what = std::move(enter);
  act.done = [&around = around_, id = id_,
              users = std::move(users)](Result<std::int64_t> done) mutable {
    around.with_room(
        id, [done = std::move(done), users = std::move(users)](TournamentRoom& room) mutable {
          room.promoted(done, std::move(users));
        });
  };
  around_.act_elsewhere(loaded_.tournament.settings().promotion->to, std::move(act));
}

void TournamentRoom::promoted(const Result<std::int64_t>& done, std::vector<UserId> users) {
  if (done) return record_promotion(std::move(users), std::nullopt);
  const Code code = done.error().code;
  if (code == Code::tournament_refused || code == Code::not_found)
    return record_promotion({}, done.error().reason);
  promotion_failed(done.error());
}

void TournamentRoom::record_promotion(std::vector<UserId> users, std::optional<Reason> refusal) {
  act({.if_version = std::nullopt,
       .what =
           tournament::RecordPromotion{.users = std::move(users), .refusal = std::move(refusal)},
       .act = {.at = around_.clock.now()},
       .done = [this](const Result<std::int64_t>& done) {
         promoting_ = false;
         if (!done) promotion_failed(done.error());
       }});
}

/// Sends the players again; those who are entered there already stay.
void TournamentRoom::promotion_failed(const Error& why) {
  promoting_ = false;
  behind(why);
  if (!mailbox_.at_work()) rearm();
}

}  // namespace crownhead::live
