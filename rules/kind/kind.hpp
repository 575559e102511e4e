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
  /// At the star: the holes of a shortest way, a byte each; empty for a pass.
  std::string path = {};
};

/// A roll that a board waits for.
struct RollWanted {
  int number;          ///< of the game, from 1
  int seat;            ///< or dice::nobody
  dice::Digest heard;  ///< what decides it beside its link
};

/// What players may ask for beside their moves.
struct Rights {
  int agreed_draw_from_move = 0;  ///< moves that each seat must have made
  bool claims = false;            ///< there is a draw that must be claimed
  bool draws = true;              ///< a draw may be agreed
  bool second_thoughts = true;    ///< moves are taken back, and a game that has begun is aborted
  bool plans = true;              ///< answers to moves that have not been made
};

/// A board of two seats: with one that leaves the whole game is over, so nobody is ever out of it.
struct ForTwo {
  static constexpr std::size_t seats() { return least_seats; }
  static constexpr bool plays(Seat /*seat*/) { return true; }
  static void put_out(Seat /*seat*/) {}
};

/// A board whose moves depend on its players alone.
struct WithoutDice {
  static constexpr int links() { return 0; }
  static void hear(Seat /*seat*/, std::string_view /*act*/, std::string_view /*entropy*/) {}
  static std::optional<RollWanted> roll_wanted() { return std::nullopt; }
  static void rolled(dice::Roll /*dice*/) {}
  static std::optional<std::string> only_act() { return std::nullopt; }
  static constexpr double discrimination() { return 1; }
};

/// A kind of game: the board with all that its rules remember of the play. A value that knows no
/// players and no time.
template <class B>
concept Kind =
    std::copyable<B> && requires(B board, const B& still, const Terms& terms, std::string_view text,
                                 const draughts::Change* change, dice::Roll dice, Seat seat,
                                 Outcome outcome, const End& end, bool claims) {
      /// Fails with invalid_field or bad_fen if the terms name nothing that is known.
      { B::begin(terms) } -> std::same_as<Result<B>>;
      { still.seats() } -> std::same_as<std::size_t>;
      /// Whether the seat still takes turns: it has not finished, and has not left.
      { still.plays(seat) } -> std::same_as<bool>;
      /// The seat leaves the game, in which others go on: its men are taken off, and it gets the
      /// lowest place that is free.
      { board.put_out(seat) } -> std::same_as<void>;
      /// The seat that acts, whether or not the game is over.
      { still.turn() } -> std::same_as<Seat>;
      /// Plays what `text` says for the seat in turn. Fails as notation does, or with illegal_move;
      /// the board is then as before.
      { board.act(text) } -> std::same_as<Result<Played>>;
      /// Plays what was stored and asks no rule; false if it does not fit the board.
      { board.replay(text, change) } -> std::same_as<bool>;
      /// The links that the chain of its dice has; 0 where none are thrown.
      { still.links() } -> std::same_as<int>;
      /// What a seat has sent with an act that was played: it decides the rolls to come.
      { board.hear(seat, text, text) } -> std::same_as<void>;
      /// nullopt where no dice are to be thrown now.
      { still.roll_wanted() } -> std::same_as<std::optional<RollWanted>>;
      /// The dice that were wanted.
      { board.rolled(dice) } -> std::same_as<void>;
      /// What the server plays by itself, because nothing else can be done: a pass.
      { still.only_act() } -> std::same_as<std::optional<std::string>>;
      /// As it began.
      { still.restarted() } -> std::same_as<B>;
      /// The end that the board or a rule brings; a win comes before a draw. `claims`: the seat in
      /// turn, or the one that has just acted, asks for a draw that must be claimed.
      { still.end(claims) } -> std::same_as<std::optional<End>>;
      /// The end that the seat in turn may claim.
      { still.claim() } -> std::same_as<std::optional<End>>;
      /// Where the men stand, without what the rules remember, so that it is cheap to keep.
      { still.diagram() } -> std::same_as<typename B::Diagram>;
      /// As records and other programs have it.
      { still.diagram().text() } -> std::same_as<std::string>;
      /// All that the seat in turn may do, as texts that act() reads.
      { still.legal() } -> std::same_as<std::vector<std::string>>;
      { still.rights() } -> std::same_as<Rights>;
      /// How much a game tells of strength: as in rating::Encounter.
      { still.discrimination() } -> std::same_as<double>;
      /// The key of the rules that are in force.
      { still.ruleset_key() } -> std::same_as<std::string_view>;
      /// As the kind writes results: "2-0", "1-0"; empty where the game counts for nobody.
      { still.result_text(outcome) } -> std::same_as<std::string_view>;
      /// The article of the rule that brought `end`: "6.3"; empty where there is none.
      { still.article(end) } -> std::same_as<std::string_view>;
    };

}  // namespace crownhead::kind
