#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/identity.hpp"
#include "rules/ids.hpp"
#include "rules/tournament/decide/coming_round.hpp"
#include "rules/tournament/listing.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::wire {

using UserNames = std::map<UserId, std::string>;
using TournamentGames = std::map<tournament::GameKey, GameId>;

/// The schema Tournament of openapi.yaml. `bots`, here and below, are the named players who are
/// programs.
std::string tournament_json(TournamentId id, const tournament::Tournament& tournament,
                            const UserNames& names, const std::set<UserId>& bots,
                            const Identities& identities);

/// The data of an event of the topic; `after` is the tournament right after it.
std::string tournament_event(const tournament::Tournament& after, const UserNames& names,
                             const tournament::Event& event);

std::string tournaments_json(const std::vector<tournament::ListedTournament>& rows,
                             const std::optional<std::string>& next);

/// Includes rounds that are drawn and not published only if `with_drawn` is true.
std::string rounds_json(const tournament::Tournament& tournament, const UserNames& names,
                        const TournamentGames& games, bool with_drawn);
/// The schema ChangedPairings.
std::string changed_pairings_json(const tournament::Tournament& tournament, const UserNames& names,
                                  const tournament::ChangedPairings& changed);
/// The standings after the round `after`, if it is set.
std::string standings_json(const tournament::Tournament& tournament, const UserNames& names,
                           const std::set<UserId>& bots, const Identities& identities,
                           std::optional<int> after);
std::string crosstable_json(const tournament::Tournament& tournament, const UserNames& names,
                            const std::set<UserId>& bots, const Identities& identities);
std::string tournament_log_json(
    const std::vector<std::pair<std::int64_t, tournament::Event>>& items, const UserNames& names,
    std::optional<std::int64_t> next);

/// Data of events of `me`: `by` has called a director to a game, or has settled the dispute.
struct DisputeNews {
  Instant at;
  bool settled;
  TournamentId tournament;
  std::string name;  ///< of the tournament
  GameId game;
  std::string by;
};
std::string dispute_notification(const DisputeNews& news);

/// The schema ComingRound; `absent` is empty if no round is coming. `refusal` is the reason why
/// none could be drawn, or empty.
std::string coming_round_json(const std::optional<tournament::ComingRound>& coming,
                              const std::vector<UserId>& absent, const UserNames& names,
                              const std::optional<Reason>& refusal);

std::string tournament_made_json(TournamentId id, std::int64_t version);

}  // namespace crownhead::wire
