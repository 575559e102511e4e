#include "server/api/vacation_answer.hpp"

#include "server/api/if_match.hpp"
#include "server/wire/client_message.hpp"
#include "server/wire/vacation_json.hpp"

namespace crownhead::api {

wire::Problem refused(const db::VacationProblem& problem) {
  return {.error = problem.error, .fields = {}, .refusals = problem.refusals};
}

void answer_when_told(Site& site, const CallPtr& call, std::vector<GameId> games, int status,
                      std::string body, net::Headers headers) {
  site.rooms.tell_freezes(std::move(games), [call, status, body = std::move(body),
                                             headers = std::move(headers)]() mutable {
    call->json(status, std::move(body), std::move(headers));
  });
}

void tell_everybody(Site& site, const std::vector<vacation::Message>& told) {
  for (const vacation::Message& message : told)
    site.inboxes.tell(message.to, wire::vacation_told(message, site.clock.now()));
}

db::VacationDone<db::VacationAnswer> made(Site& site, const CallPtr& call) {
  return [&site, call](db::OrRefused<db::VacationAnswer> answer) {
    if (!answer) return call->refuse(refused(answer.error()));
    tell_everybody(site, answer->effect.told);
    answer_when_told(site, call, std::move(answer->effect.games), 201, std::move(answer->answer));
  };
}

db::VacationDone<db::VacationChange> changed(Site& site, const CallPtr& call) {
  return [&site, call](db::OrRefused<db::VacationChange> change) {
    if (!change) return call->refuse(refused(change.error()));
    const auto& row = change->after;
    tell_everybody(site, change->effect.told);
    answer_when_told(site, call, std::move(change->effect.games), 200,
                     wire::allocation_json(row, change->warnings, site.clock.now()),
                     {{"ETag", "\"" + std::to_string(row.version) + "\""}});
  };
}

std::optional<db::VacationAct> act_of(Site& site, const CallPtr& call, std::size_t index) {
  const auto version = version_wanted(*call);
  if (!version) {
    call->refuse(version.error());
    return std::nullopt;
  }
  const auto id = wire::parse_id(call->path_text(index));
  return db::VacationAct{.allocation = {id.value_or(0)},
                         .actor = call->bearer()->user,
                         .if_version = *version,
                         .now = std::max(site.clock.now(), call->request().stamp)};
}

}  // namespace crownhead::api
