#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/moves/moves.hpp"

namespace crownhead::draughts {

/// Why a piece may not move where a player tries to put it.
enum class RefusalCause : std::uint8_t {
  no_piece,       ///< on the origin square
  not_yours,      ///< the piece is the opponent's
  game_over,      ///< there are no legal moves
  occupied,       ///< the destination is occupied
  must_capture,   ///< a capture is compulsory
  goes_on,        ///< the capture does not end there
  other_capture,  ///< this capture exists, but the rules require another
  wrong_way,      ///< no piece of its kind moves this way
  over_pieces,    ///< other pieces are in the way
  moved_enough,   ///< Frisian: the same king has moved three times in a row
  takes_back,     ///< Stavropol: the quiet reverse of the last move
};

struct Refusal {
  RefusalCause cause;
  std::vector<Square> squares;  ///< squares to highlight: origin and landings of a forced move, or
                                ///< the pieces in the way; otherwise empty
  std::string_view article;     ///< of the official text; empty if it has no number
  std::string sentence;         ///< in English, with move and article

  // The parts of the sentence, for translations.
  /// For a forced capture and for wrong_way: the variant's wording, "most_pieces", "man_diagonal",
  /// …; otherwise empty.
  std::string_view rule;
  std::string move;  ///< the capture to show, in notation; otherwise empty
  int pieces = 0;    ///< number of pieces it takes
};

/// Returns "no_piece", "must_capture", …
std::string_view cause_name(RefusalCause cause);

/// Returns nullopt if the piece on `from` may move to `to`.
std::optional<Refusal> explain_refusal(const Variant& variant, const Position& position,
                                       Square from, Square to);

}  // namespace crownhead::draughts
