#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/draughts/draw_limit.hpp"
#include "rules/reason.hpp"

namespace crownhead::draughts {

enum class Color : std::uint8_t { white, black };

constexpr Color opposite(Color color) {
  return color == Color::white ? Color::black : Color::white;
}

/// How results are written in a game's record.
enum class ResultFormat : std::uint8_t {
  two_one_zero /* 2-0 1-1 0-2 */,
  one_half_zero /* 1-0 … */
};

/// What makes a position stand "for the third time".
enum class Repetition : std::uint8_t {
  position,  ///< the same pieces and the same side to move
  move,      ///< and it has come about by the same move from the same position each time
};

/// Whether a position that has come about often enough is a draw.
enum class RepetitionEnds : std::uint8_t { by_itself, when_claimed, never };

/// One named set of draw rules of a variant.
struct Ruleset {
  std::string_view key;   ///< as in "international/fmjd" after the slash
  std::string_view name;  ///< for people, e.g. "FMJD"
  RepetitionEnds repetition_ends = RepetitionEnds::by_itself;
  int repetitions = 3;            ///< the time that makes the draw
  int agreed_draw_from_move = 0;  ///< both sides must have made so many moves before agreeing
  std::string_view repetition_article = "";
  Repetition repetition = Repetition::position;
  bool sixteen_runs_on = false;  ///< the 16 moves with fewer than 5 left go on in the 5-move
                                 ///< material
  std::span<const DrawLimit> limits = {};
};

/// Which of several captures must be played.
enum class Choice : std::uint8_t {
  any,
  most_pieces,
  most_pieces_then_kings,
  italian,     ///< most pieces, then with a king, then most kings, then the king met earliest
  king_first,  ///< one by a king, where there is one
  frisian,     ///< the highest score, then with a king
};

/// The squares that are played on.
enum class Field : std::uint8_t {
  dark,      ///< every second, the corner at White's left among them
  mirrored,  ///< every second, the corner at White's right among them
  all,
};

/// The corner where counting starts, as PDN's GameType numbers them, seen from White.
enum class Corner : std::uint8_t { bottom_left, bottom_right, top_left, top_right };

constexpr Corner opposite(Corner corner) {
  return static_cast<Corner>(3 - static_cast<int>(corner));
}

/// The lines along which pieces move without a capture.
enum class Ways : std::uint8_t { diagonal, straight, both };

/// What wins, other than that the opponent has no piece or no move left.
enum class Goal : std::uint8_t {
  take_all,
  lose_all,    ///< who has no piece or no move wins
  first_king,  ///< who crowns the first man wins
};

/// Where the official rules say what a player is told who tries something else.
struct Articles {
  std::string_view man_moves;
  std::string_view king_moves;
  std::string_view man_captures;
  std::string_view king_captures;
  std::string_view which_capture;
};

struct Engine;

/// A row of the matrix in the rules: everything that makes one kind of draughts. Constant data.
struct Variant {
  std::string_view key;   ///< "international", "russian": as on the wire and on the command line
  std::string_view name;  ///< for people
  std::optional<int> game_type = std::nullopt;  ///< PDN GameType
  int columns = 8;
  int rows = 8;
  Field field = Field::dark;
  bool algebraic = false;              ///< squares are written c3
  Corner square_1 = Corner::top_left;  ///< of the numbers, which algebraic games read too
  char capture_sign = 'x';             ///< between the squares of a capture
  Color first = Color::white;
  ResultFormat results = ResultFormat::one_half_zero;
  std::string_view start_fen;
  std::span<const Ruleset> rulesets;  ///< never empty; the first is the default
  Articles articles = {};
  Choice choice = Choice::any;
  Goal goal = Goal::take_all;
  Ways ways = Ways::diagonal;
  bool kings_fly = true;     ///< else a king moves one square
  std::string_view summary;  ///< of its rules in a sentence or two, for people
  const Engine* engine;      ///< its move generator
};

std::span<const Variant> variants();

/// As refusals name it.
inline Label label(const Variant& variant) {
  return {std::string(variant.key), std::string(variant.name)};
}

/// nullptr if there is none of that key.
const Variant* find_variant(std::string_view key);

/// The default for an empty key; nullptr if the variant has none of that key.
const Ruleset* find_ruleset(const Variant& variant, std::string_view key);

}  // namespace crownhead::draughts
