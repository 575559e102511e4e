#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/draughts/board/draw_limit.hpp"
#include "rules/reason.hpp"

namespace crownhead::draughts {

enum class Color : std::uint8_t { white, black };

constexpr Color opposite(Color color) {
  return color == Color::white ? Color::black : Color::white;
}

/// The notation of results in a game's record.
enum class ResultFormat : std::uint8_t {
  two_one_zero /* 2-0 1-1 0-2 */,
  one_half_zero /* 1-0 … */
};

/// What counts as a repetition of a position.
enum class Repetition : std::uint8_t {
  position,  ///< the same pieces and the same side to move
  move,      ///< and reached by the same move from the same position each time
};

/// Whether repetition makes a draw.
enum class RepetitionEnds : std::uint8_t { by_itself, when_claimed, never };

/// A named set of draw rules of a variant.
struct Ruleset {
  std::string_view key;   ///< the part after the slash in "international/fmjd"
  std::string_view name;  ///< display name, e.g. "FMJD"
  RepetitionEnds repetition_ends = RepetitionEnds::by_itself;
  int repetitions = 3;  ///< the occurrence that makes the draw
  int agreed_draw_from_move =
      0;  ///< moves that both sides must have made before they may agree to a draw
  std::string_view repetition_article = "";
  Repetition repetition = Repetition::position;
  bool sixteen_runs_on = false;  ///< with fewer than 5 of the 16 moves left, the count continues in
                                 ///< the 5-move material
  std::span<const DrawLimit> limits = {};
};

/// The choice rule among several captures.
enum class Choice : std::uint8_t {
  any,
  most_pieces,
  most_pieces_then_kings,
  italian,     ///< most pieces, then with a king, then most kings, then the earliest king
  king_first,  ///< a capture by a king, if there is one
  frisian,     ///< highest score, then with a king
};

/// The playable squares.
enum class Field : std::uint8_t {
  dark,      ///< every second, including the corner at White's left
  mirrored,  ///< every second, including the corner at White's right
  all,
};

/// The corner where numbering starts, numbered as in PDN's GameType, from White's view.
enum class Corner : std::uint8_t { bottom_left, bottom_right, top_left, top_right };

constexpr Corner opposite(Corner corner) {
  return static_cast<Corner>(3 - static_cast<int>(corner));
}

/// The directions in which pieces move without a capture.
enum class Ways : std::uint8_t { diagonal, straight, both };

/// What wins the game, besides leaving the opponent without pieces or moves.
enum class Goal : std::uint8_t {
  take_all,
  lose_all,    ///< a player without pieces or moves wins
  first_king,  ///< the player who crowns the first man wins
};

/// The articles of the official rules that explain illegal moves to players.
struct Articles {
  std::string_view man_moves;
  std::string_view king_moves;
  std::string_view man_captures;
  std::string_view king_captures;
  std::string_view which_capture;
};

struct Engine;

/// All properties of one kind of draughts. Constant data.
struct Variant {
  std::string_view key;   ///< "international", "russian": on the wire and on the command line
  std::string_view name;  ///< display name
  std::optional<int> game_type = std::nullopt;  ///< GameType of PDN
  int columns = 8;
  int rows = 8;
  Field field = Field::dark;
  bool algebraic = false;              ///< squares are written like c3
  Corner square_1 = Corner::top_left;  ///< for numbers, which algebraic games accept too
  char capture_sign = 'x';             ///< between the squares of a capture
  Color first = Color::white;
  ResultFormat results = ResultFormat::one_half_zero;
  std::string_view start_fen;
  std::span<const Ruleset> rulesets;  ///< never empty; the first is the default
  Articles articles = {};
  Choice choice = Choice::any;
  Goal goal = Goal::take_all;
  Ways ways = Ways::diagonal;
  bool kings_fly = true;     ///< otherwise a king moves one square
  std::string_view summary;  ///< the rules in one or two sentences, for display
  const Engine* engine;      ///< move generator
};

std::span<const Variant> variants();

/// Returns the variant's name for error messages.
inline Label label(const Variant& variant) {
  return {std::string(variant.key), std::string(variant.name)};
}

/// Returns nullptr for an unknown key.
const Variant* find_variant(std::string_view key);

/// Returns the default for an empty key; nullptr if the variant has no such ruleset.
const Ruleset* find_ruleset(const Variant& variant, std::string_view key);

}  // namespace crownhead::draughts
