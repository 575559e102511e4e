#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/nardi/match.hpp"
#include "rules/nardi/roll.hpp"

namespace crownhead::nardi {

/// The stage of a game in the ID formats.
enum class Stage : std::uint8_t { none, playing, over, resigned, dropped };

/// Everything in a Match ID or an XGID except the position.
struct Moment {
  Match match = {};
  Stage stage = Stage::playing;
  Color on_roll = Color::white;  ///< whose turn it is, even if the other side must answer a double
  Color decides = Color::white;  ///< the side that must act
  bool doubled = false;          ///< a double was offered and is unanswered
  std::optional<Win> offered = {};  ///< what the resigning side would lose
  std::optional<Roll> dice = {};    ///< nullopt: not rolled yet

  bool operator==(const Moment&) const = default;
};

/// Returns the Match ID of GNU Backgammon, 12 characters; its player 0 is White. Supports lengths
/// and scores up to 32,767 and cubes up to 32,768.
std::string write_match_id(const Moment& moment);

/// Fails with bad_position and an explanation.
Result<Moment> read_match_id(std::string_view text);

}  // namespace crownhead::nardi
