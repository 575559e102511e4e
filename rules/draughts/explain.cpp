#include "rules/draughts/explain.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

#include "rules/draughts/engine.hpp"
#include "rules/draughts/notation.hpp"
#include "rules/draughts/squares.hpp"

namespace crownhead::draughts {

namespace {

std::string by_article(std::string sentence, std::string_view article) {
  if (!article.empty()) sentence += "; art. " + std::string(article);
  return sentence + ".";
}

std::string_view name(Color color) { return color == Color::white ? "White" : "Black"; }

/// Finds the reason for one attempt; each check gives the sentence or nothing.
class Attempt {
 public:
  Attempt(const Variant& variant, const Position& position, Square from, Square to)
      : variant_(variant),
        position_(position),
        from_(from),
        to_(to),
        moves_(legal_moves(variant, position)) {}

  std::optional<std::string> refusal() const {
    const bool legal = std::ranges::any_of(
        moves_, [this](const Move& move) { return move.from == from_ && move.to == to_; });
    if (legal) return std::nullopt;
    if (const auto sentence = wrong_piece()) return sentence;
    if (moves_.empty()) return game_over();
    if (position_.occupied().contains(to_) && to_ != from_) {
      return "There is a piece on " + square_name(variant_, to_) + ".";
    }
    if (takes_king_with_man()) return "A man does not take a king.";
    if (const auto capture = compulsory_capture()) return capture;
    if (const auto sentence = not_again()) return sentence;
    return wrong_way();
  }

 private:
  std::optional<std::string> wrong_piece() const {
    if (!position_.occupied().contains(from_)) {
      return "There is no piece on " + square_name(variant_, from_) + ".";
    }
    if (variant_.engine == &stavropol_engine) return std::nullopt;
    if (position_.pieces(position_.turn).contains(from_)) return std::nullopt;
    return "It is " + std::string(name(position_.turn)) + "'s turn.";
  }

  std::string game_over() const {
    const auto end = board_end(variant_, position_);
    if (end && end->cause == BoardEndCause::first_king) {
      return "The first man has been crowned; the game is over.";
    }
    return std::string(name(position_.turn)) + " has no legal move.";
  }

  bool is_king() const { return is_king_on(from_); }

  bool is_king_on(Square square) const {
    return (position_.kings[0] | position_.kings[1]).contains(square);
  }

  bool takes_king_with_man() const {
    if (variant_.choice != Choice::italian || is_king()) return false;
    const int columns = column_of(variant_, from_) + column_of(variant_, to_);
    const int rows = row_of(variant_, from_) + row_of(variant_, to_);
    if (columns_between() != 2 || rows_between() != 2) return false;
    const auto victim = square_at(variant_, columns / 2, rows / 2);
    return victim && position_.kings[slot(opposite(position_.turn))].contains(*victim);
  }

  std::optional<std::string> compulsory_capture() const {
    const Move& first = moves_.front();
    if (first.captured.empty()) return std::nullopt;
    const auto own = std::ranges::find(moves_, from_, &Move::from);
    const Move& shown = own == moves_.end() ? first : *own;
    const bool king = is_king_on(shown.from);
    const std::string_view article = variant_.choice != Choice::any
                                         ? variant_.articles.which_capture
                                     : king ? variant_.articles.king_captures
                                            : variant_.articles.man_captures;
    return by_article(must_capture(shown) + " (" + write_move(variant_, position_, shown) + ")",
                      article);
  }

  std::string must_capture(const Move& shown) const {
    const std::string most = "A capture of " + std::to_string(shown.captured.size());
    switch (variant_.choice) {
      case Choice::any: break;
      case Choice::most_pieces: return most + " is possible";
      case Choice::most_pieces_then_kings:
        return most + " is possible, with as many kings as can be taken";
      case Choice::italian:
        return most +
               " is possible; of such captures one by a king goes first, then the one that takes "
               "most kings, then the one that meets a king earliest";
      case Choice::king_first:
        if (is_king_on(shown.from) && !is_king()) return "A king can capture, so a king must";
        break;
      case Choice::frisian:
        return "The capture that is worth most must be played, a king counting a little less than "
               "two men";
    }
    return "A capture is possible and must be played to its end";
  }

  /// What only the moves before forbid.
  std::optional<std::string> not_again() const {
    if (position_.barred == Step{from_, to_}) return "That would take the last move back.";
    const KingRun& run = position_.king_runs[slot(position_.turn)];
    const bool none = std::ranges::find(moves_, from_, &Move::from) == moves_.end();
    if (run.moves == 0 || run.king != from_ || !none) return std::nullopt;
    return "This king has made " + std::to_string(run.moves) +
           " moves in a row; another piece must move first.";
  }

  int columns_between() const {
    return std::abs(column_of(variant_, from_) - column_of(variant_, to_));
  }
  int rows_between() const { return std::abs(row_of(variant_, from_) - row_of(variant_, to_)); }

  bool is_on_line() const {
    const int columns = columns_between();
    const int rows = rows_between();
    const bool diagonal = columns == rows && columns > 0;
    const bool straight = (columns == 0) != (rows == 0);
    switch (variant_.steps) {
      case Steps::diagonal: return diagonal;
      case Steps::straight: return straight;
      case Steps::straight_and_diagonal: return diagonal || straight;
    }
    return false;
  }

  std::string wrong_way() const {
    if (!is_king()) return by_article(man_moves(), variant_.articles.man_moves);
    if (variant_.short_kings) {
      return by_article("A king moves one square along a diagonal", variant_.articles.king_moves);
    }
    if (is_on_line()) {
      return by_article("A king does not move over other pieces", variant_.articles.king_moves);
    }
    return by_article(king_moves(), variant_.articles.king_moves);
  }

  const char* man_moves() const {
    switch (variant_.steps) {
      case Steps::diagonal: break;
      case Steps::straight: return "A man moves one square straight forward or to the side";
      case Steps::straight_and_diagonal:
        return "A man moves one square forward, straight or diagonally, or to the side";
    }
    return "A man moves one square diagonally forward";
  }

  const char* king_moves() const {
    switch (variant_.steps) {
      case Steps::diagonal: break;
      case Steps::straight: return "A king moves along a row or a column";
      case Steps::straight_and_diagonal: return "A king moves along a row, a column or a diagonal";
    }
    return "A king moves along a diagonal";
  }

  const Variant& variant_;
  const Position& position_;
  Square from_;
  Square to_;
  std::vector<Move> moves_;
};

}  // namespace

std::optional<Error> explain_refusal(const Variant& variant, const Position& position, Square from,
                                     Square to) {
  auto sentence = Attempt(variant, position, from, to).refusal();
  if (!sentence) return std::nullopt;
  return Error{Code::illegal_move, std::move(*sentence)};
}

}  // namespace crownhead::draughts
