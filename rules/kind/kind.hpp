#pragma once

#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/dice/roll.hpp"
#include "rules/draughts/change.hpp"
#include "rules/kind/end.hpp"
#include "rules/result.hpp"
#include "rules/seat.hpp"

namespace crownhead::kind {

/// The terms of a new board, as players and programs write them.
struct Terms {
  std::string_view variant;  ///< a key: "international"
  std::string_view ruleset;  ///< a key; empty: the variant's first ruleset
  std::string_view start;    ///< the initial position: at draughts a FEN
};

/// An act that a seat has played.
struct Played {
  std::string text;  ///< as in the record
  /// The change of the board, for kinds whose text alone does not determine it independently of the
  /// rules.
  std::optional<draughts::Change> change = std::nullopt;
  /// At the star: the holes of a shortest path, one byte each; empty for a pass.
  std::string path = {};
};

/// A roll that a board waits for.
struct RollWanted {
  int number;          ///< within the game, from 1
  int seat;            ///< or `dice::nobody`
  dice::Digest heard;  ///< determines the roll together with the chain's link
};

/// The rights of players besides moving.
struct Rights {
  int agreed_draw_from_move = 0;  ///< moves that each seat must have made
  bool claims = false;            ///< some draws must be claimed
  bool draws = true;              ///< a draw may be agreed
  bool takebacks = true;          ///< takebacks, and aborting a game that has begun
  bool plans = true;              ///< conditional moves
};

/// A board of two seats. If a seat leaves, the game is over, so no seat is ever eliminated.
struct ForTwo {
  static constexpr std::size_t seats() { return least_seats; }
  static constexpr bool plays(Seat /*seat*/) { return true; }
  static void eliminate(Seat /*seat*/) {}
};

/// A board whose moves depend only on its players.
struct WithoutDice {
  static constexpr int links() { return 0; }
  static void hear(Seat /*seat*/, std::string_view /*act*/, std::string_view /*entropy*/) {}
  static std::optional<RollWanted> roll_wanted() { return std::nullopt; }
  static void rolled(dice::Roll /*dice*/) {}
  static std::optional<std::string> only_act() { return std::nullopt; }
  static constexpr double discrimination() { return 1; }
};

/// A kind of game: the board together with everything that its rules remember. A value without
/// players or time.
template <class B>
concept Kind =
    std::copyable<B> && requires(B board, const B& still, const Terms& terms, std::string_view text,
                                 const draughts::Change* change, dice::Roll dice, Seat seat,
                                 Outcome outcome, const End& end, bool claims) {
      /// Fails with invalid_field or bad_fen for unknown terms.
      { B::begin(terms) } -> std::same_as<Result<B>>;
      { still.seats() } -> std::same_as<std::size_t>;
      /// Returns true if the seat still takes turns: it has neither finished nor left.
      { still.plays(seat) } -> std::same_as<bool>;
      /// Eliminates the seat while the others play on: its pieces are removed, and it gets the
      /// lowest free place.
      { board.eliminate(seat) } -> std::same_as<void>;
      /// Returns the seat in turn, even after the end of the game.
      { still.turn() } -> std::same_as<Seat>;
      /// Plays `text` for the seat in turn. Fails like the notation, or with illegal_move; the
      /// board is then unchanged.
      { board.act(text) } -> std::same_as<Result<Played>>;
      /// Plays a stored act without checking the rules; returns false if it does not fit the board.
      { board.replay(text, change) } -> std::same_as<bool>;
      /// Returns the number of links in the dice chain; 0 without dice.
      { still.links() } -> std::same_as<int>;
      /// Absorbs the entropy that a seat sent with an act; later rolls depend on it.
      { board.hear(seat, text, text) } -> std::same_as<void>;
      /// Returns the roll to make; nullopt if none is needed.
      { still.roll_wanted() } -> std::same_as<std::optional<RollWanted>>;
      /// Supplies the requested dice.
      { board.rolled(dice) } -> std::same_as<void>;
      /// Returns the act that the server plays because it is the only legal one, such as a pass.
      { still.only_act() } -> std::same_as<std::optional<std::string>>;
      /// Returns the board in its initial state.
      { still.restarted() } -> std::same_as<B>;
      /// Returns the end by the board or a rule; a win takes precedence over a draw. `claims`: the
      /// seat in turn, or the one that has just acted, claims a draw.
      { still.end(claims) } -> std::same_as<std::optional<End>>;
      /// Returns the end that the seat in turn may claim.
      { still.claim() } -> std::same_as<std::optional<End>>;
      /// Returns the placement of the pieces, without the history that the rules remember; cheap to
      /// keep.
      { still.diagram() } -> std::same_as<typename B::Diagram>;
      /// Formats it as in records and other programs.
      { still.diagram().text() } -> std::same_as<std::string>;
      /// Returns all legal acts of the seat in turn, as texts for act().
      { still.legal() } -> std::same_as<std::vector<std::string>>;
      { still.rights() } -> std::same_as<Rights>;
      /// Returns how strongly a game reflects skill: see rating::Encounter.
      { still.discrimination() } -> std::same_as<double>;
      /// Returns the key of the ruleset in force.
      { still.ruleset_key() } -> std::same_as<std::string_view>;
      /// Returns the result in the notation of the kind: "2-0", "1-0"; empty if the game was
      /// annulled.
      { still.result_text(outcome) } -> std::same_as<std::string_view>;
      /// Returns the article of the rule that brought `end`: "6.3"; empty if there is none.
      { still.article(end) } -> std::same_as<std::string_view>;
    };

}  // namespace crownhead::kind
