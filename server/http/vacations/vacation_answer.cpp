#include "server/http/vacations/vacation_answer.hpp"

#include "server/http/if_match.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/vacation/vacation_json.hpp"

namespace crownhead::api {

wire::Problem refused(const vacation::Problem& problem) {
  return {.error = problem.error, .fields = {}, .refusals = problem.refusals};
}

void answer_made(const CallPtr& call, VacationMade made) {
  if (!made) return call->refuse(refused(made.error()));
  call->json(201, std::move(made->answer));
}

void answer_change(const live::WallClock& clock, const CallPtr& call,
                   const VacationChanged& change) {
  if (!change) return call->refuse(refused(change.error()));
  const auto& row = change->after;
  call->json(200, wire::allocation_json(row, change->warnings, clock.now()),
             {{"ETag", "\"" + std::to_string(row.version) + "\""}});
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
