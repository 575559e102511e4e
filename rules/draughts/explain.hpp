#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/moves.hpp"

namespace crownhead::draughts {

/// Why a piece may not go where a player tries to put it.
enum class RefusalCause : std::uint8_t {
  no_piece,       ///< on the square that it should leave
  not_yours,      ///< the piece is the opponent's
  game_over,      ///< nothing is legal any more
  occupied,       ///< the square to go to
  must_capture,   ///< something can be taken
  goes_on,        ///< the capture does not end there
  other_capture,  ///< this capture is possible, but another must be chosen
  wrong_way,      ///< no piece of its kind moves so
  over_pieces,    ///< others stand on the way
  moved_enough,   ///< Frisian: the same king three times in a row
  takes_back,     ///< Stavropol: the quiet reverse of the move just made
};

struct Refusal {
  RefusalCause cause;
  std::vector<Square> squares;  ///< to be shown: of the move that is forced its origin and every
                                ///< landing, of what stands on the way each; else empty
  std::string_view article;     ///< of the official text; empty where it has no number
  std::string sentence;         ///< in English, with move and article

  // What the sentence is made of, for those who say it in another language.
  /// Of a forced capture and of wrong_way: which of several wordings the variant's rule takes,
  /// "most_pieces", "man_diagonal", …; else empty.
  std::string_view rule;
  std::string move;  ///< the capture that is shown, as it is written; else empty
  int pieces = 0;    ///< that it takes
};

/// "no_piece", "must_capture", …
std::string_view cause_name(RefusalCause cause);

/// nullopt where the piece on `from` may go to `to`.
std::optional<Refusal> explain_refusal(const Variant& variant, const Position& position,
                                       Square from, Square to);

}  // namespace crownhead::draughts
