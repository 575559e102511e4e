#include "rules/draughts/pdn/pdn_colors.hpp"

#include <algorithm>

namespace crownhead::draughts {

namespace {

/// Returns "0-1" for "1-0"; also exchanges the numbers of unusual results.
std::string exchanged(const std::string& result) {
  const std::string_view usual = usual_result(result);
  std::string text = usual.empty() ? result : std::string(usual);
  const std::size_t dash = text.find('-');
  if (dash == text.npos || text.find('-', dash + 1) != text.npos) return text;
  return text.substr(dash + 1) + "-" + text.substr(0, dash);
}

/// Returns "[%clock b0:01:05 W0:02:00]" for "[%clock w0:01:05 B0:02:00]".
void exchange_clocks(std::string& comment) {
  constexpr std::string_view sides = "wWbB";
  constexpr std::string_view others = "bBwW";
  for (std::size_t at = comment.find("[%clock"); at != comment.npos;
       at = comment.find("[%clock", at + 1)) {
    const std::size_t end = std::min(comment.find(']', at), comment.size());
    for (std::size_t i = at + 7; i < end; ++i) {
      const std::size_t side = sides.find(comment[i]);
      if (side != sides.npos) comment[i] = others[side];
    }
  }
}

void exchange_clocks(std::vector<PdnMove>& moves) {
  for (PdnMove& move : moves) {
    exchange_clocks(move.comment);
    for (PdnLine& variation : move.variations) {
      exchange_clocks(variation.comment);
      exchange_clocks(variation.moves);
    }
  }
}

}  // namespace

void exchange_colors(const Variant& variant, PdnGame& game) {
  constexpr std::string_view white = "White";
  constexpr std::string_view black = "Black";
  for (auto& [name, value] : game.tags) {
    if (name.starts_with(white)) {
      name.replace(0, white.size(), black);
    } else if (name.starts_with(black)) {
      name.replace(0, black.size(), white);
    } else if (name == "Result") {
      value = exchanged(value);
    } else if (name == "GameType" && variant.game_type) {
      value = game_type_text(variant);
    }
  }
  game.result = exchanged(game.result);
  exchange_clocks(game.comment);
  exchange_clocks(game.moves);
}

}  // namespace crownhead::draughts
