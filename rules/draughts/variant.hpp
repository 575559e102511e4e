#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "rules/draughts/draw_limit.hpp"

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

/// One named set of draw rules of a variant.
struct Ruleset {
  std::string_view key;   ///< as in "international/fmjd" after the slash
  std::string_view name;  ///< for people, e.g. "FMJD"
  bool threefold_is_claimed;
  int agreed_draw_from_move;  ///< both sides must have made so many moves before agreeing; 0 = any
                              ///< time
  std::string_view threefold_article;
  Repetition repetition;
  bool sixteen_runs_on;  ///< the 16 moves with fewer than 5 left go on in the 5-move material
  std::span<const DrawLimit> limits;
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
  std::optional<int> game_type;  ///< PDN GameType
  int columns;
  int rows;
  bool algebraic;  ///< squares are written c3, captures with a colon
  Color first;
  ResultFormat results;
  std::string_view start_fen;
  std::span<const Ruleset> rulesets;  ///< never empty; the first is the default
  Articles articles;
  bool most_pieces;          ///< of several captures the one that takes the most must be played
  std::string_view summary;  ///< of its rules in a sentence or two, for people
  const Engine* engine;      ///< its move generator
};

std::span<const Variant> variants();

/// nullptr if there is none of that key.
const Variant* find_variant(std::string_view key);

/// The default for an empty key; nullptr if the variant has none of that key.
const Ruleset* find_ruleset(const Variant& variant, std::string_view key);

}  // namespace crownhead::draughts
