#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/pdn/pdn.hpp"
#include "rules/identity.hpp"
#include "rules/play/records/own_record.hpp"
#include "rules/seat.hpp"
#include "rules/tournament/files/trf.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// The functions below export a tournament to files. Rounds that are drawn but not published are
/// omitted. `names` contains every player of the tournament.
using Names = std::map<UserId, std::string>;

/// Returns published_history(); before the start it also contains the entered players.
History shown_history(const Tournament& tournament);

/// `identities`, here and below, is what the players say about themselves. Real names are written
/// only if the tournament asks for them.
TrfReport trf_report(const Tournament& tournament, const Names& names,
                     const Identities& identities = {});

/// Returns the standings as CSV: see standings_csv.
std::string standings_file(const Tournament& tournament, const Names& names,
                           const Identities& identities = {});

/// Returns the games of published rounds, in order.
std::vector<GameKey> shown_games(const Tournament& tournament);

/// Sets the tags of a game's record: Event is the tournament's name, Round has round, board and, in
/// an encounter of several games, the number. If the game's result in the tournament differs from
/// its own end, the tag Counts has the result that counts. WhiteTitle, WhiteCountry and
/// WhiteFederationNumber, and the same of Black, have what the players have entered. In a
/// tournament with real names White and Black have these, and WhiteUsername and BlackUsername the
/// names on this site.
void tag_record(play::RecordTags& tags, const Tournament& tournament, const GameKey& key,
                const PerSeat<UserId>& players, const Names& names, const Identities& identities);

/// Returns the record of a game that was never begun, because neither player came or one had left
/// before. Works for nardi and the star too, because there are no moves to write.
draughts::PdnGame unplayed_record(const Tournament& tournament, const GameKey& key,
                                  const Names& names, const Identities& identities,
                                  std::string_view site);

}  // namespace crownhead::tournament
