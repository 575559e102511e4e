#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/draughts/pdn/pdn.hpp"
#include "rules/kind/board.hpp"
#include "rules/play/game.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// Tag names and values, in the format of PDN and of the other game records.
using RecordTags = std::vector<std::pair<std::string, std::string>>;

/// Replaces the tag of that name, or appends it.
void set_tag(RecordTags& tags, std::string_view name, std::string value);

/// A game in the file format of its kind.
struct OwnRecord {
  std::string_view format;  ///< "pdn", "mat" or "star"
  std::string text;
};

/// `site` is the value of the tag Site; `retag` may change the tags, including Event.
OwnRecord own_record(const Game& game, const PerSeat<std::string>& names, std::string_view site,
                     const std::function<void(RecordTags&)>& retag);

/// Returns the same for a game of these terms that was never played. `record` has its result and
/// its tags, including White and Black.
std::string unplayed_text(const kind::Terms& terms, draughts::PdnGame record);

}  // namespace crownhead::play
