#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace crownhead::draughts {

enum class Color : std::uint8_t { white, black };

constexpr Color opposite(Color color) {
  return color == Color::white ? Color::black : Color::white;
}

/// How results are written in a game's record.
enum class ResultFormat : std::uint8_t { two_one_zero /* 2-0 1-1 0-2 */, one_half_zero /* 1-0 … */ };

/// One named set of draw rules of a variant.
struct Ruleset {
  std::string_view key;   ///< as in "international/fmjd" after the slash
  std::string_view name;  ///< for people, e.g. "FMJD"
  bool threefold_is_claimed;
  int agreed_draw_from_move;  ///< both sides must have made so many moves before agreeing; 0 = any time
};

/// A row of the matrix in the rules: everything that makes one kind of draughts. Constant data.
struct Variant {
  std::string_view key;   ///< "international", "russian": as on the wire and on the command line
  std::string_view name;  ///< for people
  std::optional<int> game_type;  ///< PDN GameType
  int columns;
  int rows;
  bool algebraic;  ///< squares are written c3, captures with a colon
  Color first;
  ResultFormat results;
  std::string_view start_fen;
  std::span<const Ruleset> rulesets;  ///< never empty; the first is the default
};

std::span<const Variant> variants();

/// nullptr if there is none of that key.
const Variant* find_variant(std::string_view key);

/// The default for an empty key; nullptr if the variant has none of that key.
const Ruleset* find_ruleset(const Variant& variant, std::string_view key);

}  // namespace crownhead::draughts
