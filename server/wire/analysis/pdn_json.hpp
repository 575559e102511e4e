#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/pdn/pdn.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

class Fields;

/// Games in transit between a PDN file and an analysis board. The moves of a game are a list in
/// which each refers to the move before it, so that variations need no nesting.

struct PdnReadBody {
  std::string pdn;
  std::optional<std::string> variant;  ///< the key, for games whose tags do not contain it
};
Parsed<PdnReadBody> parse_pdn_read(std::string_view body);

struct PdnWriteBody {
  const draughts::Variant* variant;
  draughts::PdnGame game;
};
Parsed<PdnWriteBody> parse_pdn_write(std::string_view body);
/// The same from the fields of an object.
PdnWriteBody pdn_write_in(Fields& fields);
/// Writes such a body, without the result outside the tags and without the faults.
std::string pdn_write_json(const draughts::Variant& variant, const draughts::PdnGame& game);

struct ReadGame {
  const draughts::Variant* variant;
  const draughts::Ruleset* ruleset;
  draughts::PdnGame game;  ///< rewritten in full notation
};
std::string pdn_games_json(const std::vector<ReadGame>& games);
std::string pdn_text_json(std::string_view pdn);

}  // namespace crownhead::wire
