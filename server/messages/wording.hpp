#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/accounts/messages.hpp"
#include "rules/vacation/intervals.hpp"
#include "server/adapters/zone.hpp"

namespace crownhead::messages {

struct Wording {
  std::string subject;
  std::string body;
};

/// A notice that still holds, with what the player needs to know of its game.
struct Told {
  accounts::NoticeKind kind;
  int hours;
  GameId game;
  std::string opponent;
  std::string result;               ///< of a game that has ended: "2-0"; empty: aborted
  std::optional<Instant> deadline;  ///< of the player's move
  std::string message;              ///< what the opponent wrote with his move; empty: nothing
};

/// All of them are in the language of the player's locale.

/// One message for all that is to be told. `url` is the site's, without a slash at the end.
Wording told_wording(const accounts::Contact& contact, const std::vector<Told>& told,
                     const adapters::Zone& zone, std::string_view url);

/// What an opponent is told of a vacation.
struct VacationTold {
  std::string from;
  std::vector<std::string> tournaments;  ///< in which the two meet
  vacation::Interval interval;
  std::string text;  ///< what he wrote; empty: nothing
};
/// With the times in the zone of the one who is told and in UTC.
Wording vacation_wording(const accounts::Contact& contact, const VacationTold& told,
                         const adapters::Zone& zone, std::string_view url);

/// What a director has written to all players of a tournament.
struct TournamentTold {
  TournamentId tournament;
  std::string name;
  std::string from;
  std::string text;
};
Wording tournament_wording(const accounts::Contact& contact, const TournamentTold& told,
                           std::string_view url);

Wording confirm_wording(std::string_view username, std::string_view locale, std::string_view secret,
                        std::string_view url);
Wording reset_wording(std::string_view username, std::string_view locale, std::string_view secret,
                      std::string_view url);

/// Where messages are turned off without signing in; a POST there does it, too.
std::string unsubscribe_url(std::string_view url, std::string_view link_end);

}  // namespace crownhead::messages
