#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/change.hpp"
#include "rules/kind/end.hpp"
#include "rules/result.hpp"
#include "rules/seat.hpp"

namespace crownhead::kind {

/// What a board begins with, as players and programs write it.
struct Terms {
  std::string_view variant;  ///< a key: "international"
  std::string_view ruleset;  ///< a key; empty: the variant's first
  std::string_view start;    ///< the position: at draughts a FEN
};

/// What a seat did in its turn.
struct Played {
  std::string text;  ///< as the record has it
  /// What changed on the board, where the text alone does not say it whatever the rules are.
  std::optional<draughts::Change> change = std::nullopt;
};

/// What players may ask for beside their moves.
struct Rights {
  int agreed_draw_from_move = 0;  ///< moves that each seat must have made
  bool claims = false;            ///< there is a draw that must be claimed
};

/// A kind of game: the board with all that its rules remember of the play. A value that knows no
/// players and no time.
template <class B>
concept Kind = std::copyable<B> && requires(B board, const B& still, const Terms& terms,
                                            std::string_view text, const draughts::Change* change,
                                            Outcome outcome, const End& end, bool claims) {
  /// Fails with invalid_field or bad_fen if the terms name nothing that is known.
  { B::begin(terms) } -> std::same_as<Result<B>>;
  { still.seats() } -> std::same_as<std::size_t>;
  /// The seat that acts, whether or not the game is over.
  { still.turn() } -> std::same_as<Seat>;
  /// Plays what `text` says for the seat in turn. Fails as notation does, or with illegal_move;
  /// the board is then as before.
  { board.act(text) } -> std::same_as<Result<Played>>;
  /// Plays what was stored and asks no rule; false if it does not fit the board.
  { board.replay(text, change) } -> std::same_as<bool>;
  /// As it began.
  { still.restarted() } -> std::same_as<B>;
  /// The end that the board or a rule brings; a win comes before a draw. `claims`: the seat in
  /// turn, or the one that has just acted, asks for a draw that must be claimed.
  { still.end(claims) } -> std::same_as<std::optional<End>>;
  /// The end that the seat in turn may claim.
  { still.claim() } -> std::same_as<std::optional<End>>;
  /// Where the men stand, without what the rules remember, so that it is cheap to keep.
  { still.diagram() } -> std::same_as<typename B::Diagram>;
  /// As begin() reads it.
  { still.diagram().text() } -> std::same_as<std::string>;
  /// All that the seat in turn may do, as texts that act() reads.
  { still.legal() } -> std::same_as<std::vector<std::string>>;
  { still.rights() } -> std::same_as<Rights>;
  /// The key of the rules that are in force.
  { still.ruleset_key() } -> std::same_as<std::string_view>;
  /// As the kind writes results: "2-0", "1-0"; empty where the game counts for nobody.
  { still.result_text(outcome) } -> std::same_as<std::string_view>;
  /// The article of the rule that brought `end`: "6.3"; empty where there is none.
  { still.article(end) } -> std::same_as<std::string_view>;
};

}  // namespace crownhead::kind
