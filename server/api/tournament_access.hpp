#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "db/accounts/sessions.hpp"
#include "server/api/call.hpp"
#include "server/api/directing.hpp"
#include "server/wire/tournament_bodies.hpp"
#include "server/wire/tournament_json.hpp"

namespace crownhead::api {

inline TournamentId tournament_id(const Call& call) { return {call.path_id()}; }

/// The seed of a new tournament; a number that JSON holds exactly.
std::uint64_t new_seed();

/// Whether the one who asks may act as a director of it: one of its own, or an admin.
bool directs(const Call& call, const tournament::Tournament& tournament);
/// The same of one that is not in memory: the database is asked.
bool directs(const Directing& directing, const std::optional<db::Bearer>& bearer,
             TournamentId tournament);

/// Why the one who asks may not act as a director under these settings: they ask for a second
/// factor, and there is none, or this session was begun without it. A token never has one. nullopt
/// if they may.
std::optional<Error> why_no_factor(const Directing& directing, const Call& call,
                                   const tournament::Settings& settings);

/// Why the one who asks may not act as a director of it now: forbidden with the sentence `refusal`
/// for those who do not direct it, else as why_no_factor.
std::optional<Error> why_not_directing(const Directing& directing, const Call& call,
                                       const tournament::Tournament& tournament, Reason refusal);

using live::TournamentView;
using live::TournamentViewPtr;

/// Gives `look` the tournament as it is in memory, on its thread, where nothing is read; answers
/// not_found.
template <class Look>
void with_tournament(const Directing& directing, const CallPtr& call, Look look) {
  directing.rooms.visit(
      tournament_id(*call), [&directing, call, look](Result<live::TournamentRoom*> room) {
        directing.steps.attempt(call, [&] { answer(call, std::move(room), look); });
      });
}

/// Gives `look` a copy of the tournament, where the database may be read; answers not_found. What
/// comes of it is decided anew by the tournament's room.
template <class Look>
void with_view(const Directing& directing, const CallPtr& call, Look look) {
  with_tournament(directing, call, [&directing, call, look](const live::TournamentRoom* room) {
    directing.steps.in_reads(call, [look, view = room->view()] { look(view); });
  });
}

/// Why the best of a tournament with these settings may not go on to the next stage: the asker must
/// direct that one, and it must not have begun. nullopt if they may, or there is no next stage.
std::optional<wire::Problem> why_not_promoting(const Directing& directing, const Call& call,
                                               const tournament::Settings& settings);

/// What is wrong with the password that the settings of a body name; nullopt if there is nothing.
std::optional<wire::Problem> why_no_entry_password(const wire::TournamentBody& body);

/// Loads a tournament that was just made, and answers with it when what is due has begun.
void take_up(const Directing& directing, const CallPtr& call, TournamentId id,
             std::int64_t version);

}  // namespace crownhead::api
