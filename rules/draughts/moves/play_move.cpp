#include "rules/draughts/moves/play_move.hpp"

#include "rules/draughts/moves/generator.hpp"
#include "rules/draughts/moves/with_rules.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::draughts {

namespace {

/// A sink of CaptureSearch that only detects whether there is a capture.
template <class Word>
class AnyCapture {
 public:
  static constexpr bool remembers = false;
  static constexpr bool enters(const CaptureBranch<Word>&) { return true; }
  static constexpr void leaves(const CaptureBranch<Word>&) {}
  bool found() const { return found_; }

  bool wants(Word) {
    found_ = true;
    return false;
  }
  static constexpr void hop(int, Word, Word) {}
  static constexpr void finish(Word, Word, Word, int) {}

 private:
  bool found_ = false;
};

/// Plays the move if it is legal and changes only the pieces and the turn.
template <class Rules, Color us>
bool play(Position& position, Square from, Square to) {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using Gen = Generator<Rules>;
  const auto state = BoardState<Board>::of(position);
  const Word start = Board::one(Board::bit_of(from));
  const Word end = Board::one(Board::bit_of(to));
  const Word empty = Gen::empty_squares(state);
  AnyCapture<Word> capture;
  Gen::template captures<us>(state, capture);
  if (capture.found()) return false;
  const Word man = start & state.men[slot(us)];
  const Word king = start & state.kings[slot(us)];
  const Word by_man = any_of<seen_by<us>(Rules::man_moves)>(
      Word{0}, [&]<Direction d>() { return Board::template step<d>(man); });
  const Word by_king = any_of<Rules::king_moves>(
      Word{0}, [&]<Direction d>() { return Gen::template king_squares<d>(king, empty); });
  if (((by_man | by_king) & end & empty) == 0) return false;
  if (man == 0 && Rules::king_moves_in_a_row > 0) return false;
  const bool stays_man = man != 0 && (end & Gen::crown_row(us)) == 0;
  (man != 0 ? position.men : position.kings)[slot(us)].erase(from);
  (stays_man ? position.men : position.kings)[slot(us)].insert(to);
  position.turn = opposite(us);
  return true;
}

/// Returns true if legality depends on more than the pieces.
template <class Rules>
bool looks_further(const Position& position) {
  const auto& [white, black] = position.king_runs;
  return Rules::moves_both_colors || Rules::first_king_ends || white.moves + black.moves > 0;
}

bool play(const Variant& variant, Position& position, Square from, Square to) {
  bool played = false;
  with_rules(*variant.engine, [&]<class Rules>() {
    if (looks_further<Rules>(position)) return;
    played = position.turn == Color::white ? play<Rules, Color::white>(position, from, to)
                                           : play<Rules, Color::black>(position, from, to);
  });
  return played;
}

/// Returns nullopt, with the position unchanged, if it cannot decide: the text may be in another
/// notation, or the move a capture.
std::optional<Move> play_quiet_move(const Variant& variant, Position& position,
                                    std::string_view text, Numbering numbering) {
  const auto from = take_square(variant, numbering, text);
  if (!from || !text.starts_with('-')) return std::nullopt;
  text.remove_prefix(1);
  const auto to = take_square(variant, numbering, text);
  if (!to || !text.empty() || !play(variant, position, *from, *to)) return std::nullopt;
  return Move{*from, *to};
}

template <class Rules, Color us>
bool has_free_man(const Position& position) {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  const auto state = BoardState<Board>::of(position);
  const Word men = state.men[slot(us)];
  const Word reached = any_of<seen_by<us>(Rules::man_moves)>(
      Word{0}, [&]<Direction d>() { return Board::template step<d>(men); });
  return (reached & Generator<Rules>::empty_squares(state)) != 0;
}

}  // namespace

Result<Move> play_move(const Variant& variant, Position& position, std::string_view text,
                       Numbering numbering) {
  CaptureBudget budget = budget_of_a_move();
  return play_move(variant, position, text, numbering, budget);
}

Result<Move> play_move(const Variant& variant, Position& position, std::string_view text,
                       Numbering numbering, CaptureBudget& budget) {
  if (const auto quiet = play_quiet_move(variant, position, text, numbering)) return *quiet;
  auto move = read_move(variant, position, text, numbering, budget);
  if (move) position = after(variant, position, *move);
  return move;
}

bool has_free_man(const Variant& variant, const Position& position) {
  bool found = false;
  with_rules(*variant.engine, [&]<class Rules>() {
    if (looks_further<Rules>(position)) return;
    found = position.turn == Color::white ? has_free_man<Rules, Color::white>(position)
                                          : has_free_man<Rules, Color::black>(position);
  });
  return found;
}

}  // namespace crownhead::draughts
