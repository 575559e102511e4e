#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/pdn.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::wire {

class Fields;

/// Games on their way between a PDN file and an analysis board. The moves of a game are a list in
/// which each names the one that it follows, so that variations need no nesting.

struct PdnReadBody {
  std::string pdn;
  std::optional<std::string> variant;  ///< of games whose tags do not tell it; a key
};
Parsed<PdnReadBody> parse_pdn_read(std::string_view body);

struct PdnWriteBody {
  const draughts::Variant* variant;
  draughts::PdnGame game;
};
Parsed<PdnWriteBody> parse_pdn_write(std::string_view body);
/// The same out of the fields of an object.
PdnWriteBody pdn_write_in(Fields& fields);
/// A body that says the game, without its result beside the tags and its faults.
std::string pdn_write_json(const draughts::Variant& variant, const draughts::PdnGame& game);

struct ReadGame {
  const draughts::Variant* variant;
  const draughts::Ruleset* ruleset;
  draughts::PdnGame game;  ///< rewritten in full
};
std::string pdn_games_json(const std::vector<ReadGame>& games);
std::string pdn_text_json(std::string_view pdn);

}  // namespace crownhead::wire
