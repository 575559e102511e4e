#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/nardi/match.hpp"
#include "rules/nardi/roll.hpp"

namespace crownhead::nardi {

/// How far a game is, as the IDs of others know it.
enum class Stage : std::uint8_t { none, playing, over, resigned, dropped };

/// All that a Match ID or an XGID says beside where the men stand.
struct Moment {
  Match match = {};
  Stage stage = Stage::playing;
  Color on_roll = Color::white;     ///< whose turn it is, whoever has to answer a double
  Color decides = Color::white;     ///< who has to do something now
  bool doubled = false;             ///< a double has been offered and not answered
  std::optional<Win> offered = {};  ///< what the side that resigns would lose
  std::optional<Roll> dice = {};    ///< nullopt: not thrown yet

  bool operator==(const Moment&) const = default;
};

/// The Match ID of GNU Backgammon, 12 characters; its player 0 is White. Of lengths and scores up
/// to 32,767 and of a cube up to 32,768.
std::string write_match_id(const Moment& moment);

/// Fails with bad_position and a sentence.
Result<Moment> read_match_id(std::string_view text);

}  // namespace crownhead::nardi
