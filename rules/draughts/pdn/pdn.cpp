#include "rules/draughts/pdn/pdn.hpp"

#include <algorithm>
#include <array>

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/notation/written_signs.hpp"
#include "rules/draughts/pdn/pdn_tokens.hpp"
#include "rules/lower_case.hpp"
#include "rules/reasons.hpp"

namespace crownhead::draughts {

std::string_view PdnGame::tag(std::string_view name) const {
  for (const auto& [key, value] : tags) {
    if (key == name) return value;
  }
  return {};
}

std::string_view start_of(const PdnGame& game) {
  const std::string_view fen = game.tag("FEN");
  std::string_view rest = fen;
  std::string word;
  for (skip_blanks(rest); !rest.empty(); skip_blanks(rest)) {
    const std::size_t dash = dash_length(rest);
    const char c = rest[0];
    if (dash == 0 && !std::string_view("?.*").contains(c)) word += lower_case(c);
    rest.remove_prefix(std::max<std::size_t>(dash, 1));
  }
  constexpr auto no_positions = std::to_array<std::string_view>(
      {"", "start", "startpos", "startposition", "initial", "initialposition", "standard",
       "default", "none", "unknown"});
  const bool none = std::ranges::find(no_positions, word) != no_positions.end();
  return none ? std::string_view() : fen;
}

void add_fault(std::vector<PdnFault>& faults, PdnFault fault) {
  if (faults.size() > most_faults) return;
  if (faults.size() == most_faults) fault.reason = reason::pdn::more_faults();
  faults.push_back(std::move(fault));
}

std::string_view usual_result(std::string_view written) {
  skip_blanks(written);
  const auto [text, length] = pdn::result_at(written);
  written.remove_prefix(length);
  skip_blanks(written);
  if (!written.empty()) return "";
  if (text == "2-0" || text == "1-0") return "1-0";
  if (text == "0-2" || text == "0-1") return "0-1";
  if (text == "0-0") return "0-0";
  const bool draw = text == "1-1" || text == "1/2-1/2" || text == "1/2" || text == "\u00bd-\u00bd";
  return draw ? "1/2-1/2" : "";
}

std::string_view own_result(const Variant& variant, std::string_view text) {
  const std::string_view usual = usual_result(text);
  if (usual.empty()) return text;
  if (variant.results == ResultFormat::one_half_zero) return usual;
  if (usual == "1-0") return "2-0";
  if (usual == "0-1") return "0-2";
  return usual == "0-0" ? "0-0" : "1-1";
}

}  // namespace crownhead::draughts
