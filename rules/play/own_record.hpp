#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/draughts/pdn.hpp"
#include "rules/kind/board.hpp"
#include "rules/play/game.hpp"
#include "rules/seat.hpp"

namespace crownhead::play {

/// Names and values, as PDN and the records of other games have them.
using RecordTags = std::vector<std::pair<std::string, std::string>>;

/// In the place of the tag of that name, or behind all others.
void set_tag(RecordTags& tags, std::string_view name, std::string value);

/// A game as the programs of its kind read it.
struct OwnRecord {
  std::string_view format;  ///< "pdn", "mat" or "star"
  std::string text;
};

/// `site` is the tag of that name; `retag` may change the tags, of which Event is one.
OwnRecord own_record(const Game& game, const PerSeat<std::string>& names, std::string_view site,
                     const std::function<void(RecordTags&)>& retag);

/// The same of a game of these terms that was never begun; `record` has its tags, White and Black
/// among them, and its result.
std::string unplayed_text(const kind::Terms& terms, draughts::PdnGame record);

}  // namespace crownhead::play
