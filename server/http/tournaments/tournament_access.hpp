#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "db/accounts/sessions.hpp"
#include "server/http/call.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/runtime/awaited.hpp"
#include "server/wire/tournament/tournament_bodies.hpp"
#include "server/wire/tournament/tournament_json.hpp"

namespace crownhead::api {

inline TournamentId tournament_id(const Call& call) { return {call.path_id()}; }

/// Returns the number in the path; 0, which no round has, if it is none.
inline int path_number(const CallPtr& call, std::size_t index) {
  const auto number = wire::parse_id(call->path_text(index)).value_or(0);
  return number > 10'000 ? 0 : static_cast<int>(number);
}

/// Returns a random seed for a new tournament, as a number that JSON represents exactly.
std::uint64_t new_seed();

/// True if the asker may direct the tournament: one of its directors, or an admin.
bool directs(const Call& call, const tournament::Tournament& tournament);
/// The same for a tournament that is not in memory; reads the database.
bool directs(const DirectorAccess& directing, const std::optional<db::Bearer>& bearer,
             TournamentId tournament);

/// Checks whether these settings require a second factor that the asker lacks: they have none, or
/// this session began without it. A token never has one. Returns nullopt if the asker may act.
std::optional<Error> why_no_factor(const DirectorAccess& directing, const Call& call,
                                   const tournament::Settings& settings);

/// Checks whether the asker may act as a director of the tournament. Returns forbidden with
/// `refusal` if they do not direct it, otherwise the result of why_no_factor().
std::optional<Error> why_not_directing(const DirectorAccess& directing, const Call& call,
                                       const tournament::Tournament& tournament, Reason refusal);

using live::TournamentView;
using live::TournamentViewPtr;

/// Awaits the tournament in memory, on its thread, where reading the database is forbidden. The
/// room may be gone after another wait.
inline auto tournament_room(live::TournamentRooms& rooms, TournamentId id) {
  return live::awaited<Result<live::TournamentRoom*>>(
      [&rooms, id](auto done) { rooms.visit(id, std::move(done)); });
}

/// Awaits a copy of the tournament named in the path, on its thread. Answers and returns nullptr if
/// there is none. The tournament's room checks again whatever is decided from the copy.
live::Awaitable<TournamentViewPtr> tournament_view(const DirectorAccess& directing,
                                                   const CallPtr& call);

/// The same, but resumes where the database may be read.
live::Awaitable<TournamentViewPtr> view_to_act_on(const DirectorAccess& directing,
                                                  const CallPtr& call);

/// Checks whether the qualifiers of a tournament with these settings may advance: the asker must
/// direct the next stage, and it must not have begun. Returns nullopt if they may, or if there is
/// no next stage.
std::optional<wire::Problem> why_not_promoting(const DirectorAccess& directing, const Call& call,
                                               const tournament::Settings& settings);

/// Checks the entry password in the settings of a body; returns nullopt if it is valid.
std::optional<wire::Problem> why_no_entry_password(const wire::TournamentBody& body);

/// Loads a newly created tournament, and answers with it after everything that has to begin has
/// begun.
live::Awaitable<void> take_up(const DirectorAccess& directing, const CallPtr& call, TournamentId id,
                              std::int64_t version);

}  // namespace crownhead::api
