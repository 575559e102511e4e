#include "server/api/vacation_answer.hpp"

#include "server/api/if_match.hpp"
#include "server/wire/client_message.hpp"
#include "server/wire/vacation_json.hpp"

namespace crownhead::api {

wire::Problem refused(const vacation::Problem& problem) {
  return {.error = problem.error, .fields = {}, .refusals = problem.refusals};
}

void answer_when_told(live::Rooms& rooms, const CallPtr& call, std::vector<GameId> games,
                      int status, std::string body, net::Headers headers) {
  rooms.tell_freezes(std::move(games), [call, status, body = std::move(body),
                                        headers = std::move(headers)]() mutable {
    call->json(status, std::move(body), std::move(headers));
  });
}

void tell_everybody(live::Inboxes& inboxes, const live::WallClock& clock,
                    const std::vector<vacation::Message>& told) {
  for (const vacation::Message& message : told)
    inboxes.tell(message.to, wire::vacation_told(message, clock.now()));
}

db::VacationDone<db::VacationAnswer> made(live::Inboxes& inboxes, const live::WallClock& clock,
                                          live::Rooms& rooms, const CallPtr& call) {
  return [&inboxes, &clock, &rooms, call](vacation::OrRefused<db::VacationAnswer> answer) {
    if (!answer) return call->refuse(refused(answer.error()));
    tell_everybody(inboxes, clock, answer->effect.told);
    answer_when_told(rooms, call, std::move(answer->effect.games), 201, std::move(answer->answer));
  };
}

db::VacationDone<db::VacationChange> changed(live::Inboxes& inboxes, const live::WallClock& clock,
                                             live::Rooms& rooms, const CallPtr& call) {
  return [&inboxes, &clock, &rooms, call](vacation::OrRefused<db::VacationChange> change) {
    if (!change) return call->refuse(refused(change.error()));
    const auto& row = change->after;
    tell_everybody(inboxes, clock, change->effect.told);
    answer_when_told(rooms, call, std::move(change->effect.games), 200,
                     wire::allocation_json(row, change->warnings, clock.now()),
                     {{"ETag", "\"" + std::to_string(row.version) + "\""}});
  };
}

std::optional<vacation::Act> act_of(const live::WallClock& clock, const CallPtr& call,
                                    std::size_t index) {
  const auto version = versions_wanted(*call);
  if (!version) {
    call->refuse(version.error());
    return std::nullopt;
  }
  const auto id = wire::parse_id(call->path_text(index));
  return vacation::Act{.allocation = {id.value_or(0)},
                       .actor = call->bearer()->user,
                       .if_version = *version,
                       .now = std::max(clock.now(), call->request().stamp)};
}

}  // namespace crownhead::api
