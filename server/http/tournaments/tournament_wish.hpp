#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/accounts/contacts.hpp"
#include "rules/reasons.hpp"
#include "server/http/tournaments/tournament_access.hpp"
#include "server/messages/wording.hpp"
#include "server/wire/tournament/tournament_bodies.hpp"

namespace crownhead::api {

/// An act without its actor.
struct Wish {
  tournament::Command what;
  std::string reason = {};
  wire::UserNames names = {};
  int status = 200;
  std::vector<accounts::OutgoingMail> mails = {};
};

/// Carries out the act in the tournament named in the path, and returns the version after it.
/// Answers and returns nullopt if it is refused.
live::Awaitable<std::optional<std::int64_t>> carry_out(const DirectorAccess& directing,
                                                       const CallPtr& call, Wish wish);

/// Carries out the act, and answers with the version after it.
live::Awaitable<void> send(const DirectorAccess& directing, const CallPtr& call, Wish wish);

/// Adds a mail with the message for `user`; none without a confirmed address.
void add_mail(db::Contacts& contacts, const SiteConfig& config, const live::WallClock& clock,
              UserId user, const messages::TournamentMessage& told,
              std::vector<accounts::OutgoingMail>& mails);

/// Awaits a copy of the tournament, like view_to_act_on(), if the asker may act as a director;
/// answers and returns nullptr otherwise. Call before the body is read.
live::Awaitable<TournamentViewPtr> directors_view(const DirectorAccess& directing,
                                                  const CallPtr& call);

/// Returns a player's current rating for a tournament's games.
int rating_in(db::Ratings& ratings, const live::WallClock& clock, const tournament::Tournament& in,
              UserId user);

/// Returns the player's entry with that rating.
tournament::Enter entry_of(db::Ratings& ratings, const live::WallClock& clock,
                           const tournament::Tournament& in, const db::User& user,
                           bool password_right);

/// Returns `missing` if the tournament asks for real names and the player has given none; nullopt
/// if they may be entered.
std::optional<Reason> why_not_named(const db::Users& users, const tournament::Settings& settings,
                                    UserId user, Reason missing);

/// Converts a game's result to the tournament's terms.
tournament::GameOutcome outcome_of(const wire::ResultBody& body, bool first_is_white);

/// Returns the player named in the second piece of the path; answers 404 and returns nullopt if
/// there is none.
std::optional<db::User> named_entrant(db::Users& users, const CallPtr& call);

}  // namespace crownhead::api
