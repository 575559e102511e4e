#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/pdn.hpp"
#include "rules/play/own_record.hpp"
#include "rules/tournament/tournament.hpp"
#include "rules/tournament/trf.hpp"

namespace crownhead::tournament {

/// A tournament as files have it. Rounds that are drawn and not published are in none of them.
/// `names` has everybody whom the tournament names.
using Names = std::map<UserId, std::string>;

/// published_history(); before the start those who have entered are in it.
History shown_history(const Tournament& tournament);

TrfReport trf_report(const Tournament& tournament, const Names& names);

/// The standings: see standings_csv.
std::string standings_file(const Tournament& tournament, const Names& names);

/// The games of published rounds, in order.
std::vector<GameKey> shown_games(const Tournament& tournament);

/// Makes the tags of a game's record those of the tournament's: Event is its name, Round round,
/// board and, where an encounter has several games, number. Where a game counts otherwise than it
/// ended, the tag Counts says how.
void tag_record(play::RecordTags& tags, const Tournament& tournament, const GameKey& key);

/// Of a game that was never begun, as both were not there or one had left before; of nardi or the
/// star too, which has no move to tell.
draughts::PdnGame unplayed_record(const Tournament& tournament, const GameKey& key,
                                  const Names& names, std::string_view site);

}  // namespace crownhead::tournament
