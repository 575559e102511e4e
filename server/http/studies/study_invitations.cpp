#include "server/http/studies/study_invitations.hpp"

#include "rules/reasons.hpp"
#include "server/http/studies/studies.hpp"
#include "server/wire/game/game_json.hpp"
#include "server/wire/study/study_json.hpp"

namespace crownhead::api {
namespace {

/// Returns the invited player's answer as an act on the study named in the path. Answers and
/// returns nullopt if there is none.
std::optional<db::StudyAct> answer_of(const db::Studies& studies, const live::WallClock& clock,
                                      const CallPtr& call) {
  const auto study = studies.find({call->path_id()});
  if (!study) {
    call->fail({Code::not_found, reason::study::not_invited()});
    return std::nullopt;
  }
  return db::StudyAct{.by = call->bearer()->user,
                      .owner = study->head.owner,
                      .study = study->head.id,
                      .at = clock.now()};
}

}  // namespace

void list_study_invitations(db::Studies& studies, const CallPtr& call) {
  if (const auto page = study_page_asked(call))
    call->json(200, wire::study_invitations_json(
                        studies.invitations_of(call->bearer()->user, page->after, page->limit)));
}

Handling accept_study_invitation(db::Studies& studies, live::StudyFollowers& followers,
                                 const live::WallClock& clock, CallPtr call) {
  const auto act = answer_of(studies, clock, call);
  if (!act) co_return;
  const auto version = co_await live::awaited<Result<std::int64_t>>(
      [&](auto done) { studies.accept_invitation(*act, std::move(done)); });
  if (!version) co_return call->fail(version.error());
  followers.notify(act->study);
  call->json(200, wire::version_json(*version));
}

Handling decline_study_invitation(db::Studies& studies, live::StudyFollowers& followers,
                                  const live::WallClock& clock, CallPtr call) {
  const auto act = answer_of(studies, clock, call);
  if (!act) co_return;
  const auto declined = co_await live::awaited<Result<void>>(
      [&](auto done) { studies.decline_invitation(*act, std::move(done)); });
  if (declined) followers.notify(act->study);
  call->no_content(declined);
}

}  // namespace crownhead::api
