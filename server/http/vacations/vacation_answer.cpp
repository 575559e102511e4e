#include "server/http/vacations/vacation_answer.hpp"

#include "server/http/if_match.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/vacation/vacation_json.hpp"

namespace crownhead::api {

wire::Problem refused(const vacation::Problem& problem) {
  return {.error = problem.error, .fields = {}, .refusals = problem.refusals};
}

void answer_when_applied(live::Rooms& rooms, const CallPtr& call, std::vector<GameId> games,
                         int status, std::string body, net::Headers headers) {
  rooms.apply_freezes(std::move(games), [call, status, body = std::move(body),
                                         headers = std::move(headers)]() mutable {
    call->json(status, std::move(body), std::move(headers));
  });
}

void notify_all(live::Inboxes& inboxes, const live::WallClock& clock,
                const std::vector<vacation::Message>& notifications) {
  for (const vacation::Message& message : notifications) {
    inboxes.notify(message.to, wire::vacation_notification(message, clock.now()));
    inboxes.notify_of_unread(message.to);
  }
}

db::VacationDone<db::VacationAnswer> made(live::Inboxes& inboxes, const live::WallClock& clock,
                                          live::Rooms& rooms, const CallPtr& call) {
  return [&inboxes, &clock, &rooms, call](vacation::OrRefused<db::VacationAnswer> answer) {
    if (!answer) return call->refuse(refused(answer.error()));
    notify_all(inboxes, clock, answer->effect.notifications);
    answer_when_applied(rooms, call, std::move(answer->effect.games), 201,
                        std::move(answer->answer));
  };
}

db::VacationDone<db::VacationChange> changed(live::Inboxes& inboxes, const live::WallClock& clock,
                                             live::Rooms& rooms, const CallPtr& call) {
  return [&inboxes, &clock, &rooms, call](vacation::OrRefused<db::VacationChange> change) {
    if (!change) return call->refuse(refused(change.error()));
    const auto& row = change->after;
    notify_all(inboxes, clock, change->effect.notifications);
    answer_when_applied(rooms, call, std::move(change->effect.games), 200,
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
