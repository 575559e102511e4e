#include "rules/draughts/explain.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

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
    if (moves_.empty()) return std::string(name(position_.turn)) + " has no legal move.";
    if (position_.occupied().contains(to_) && to_ != from_) {
      return "There is a piece on " + square_name(variant_, to_) + ".";
    }
    if (const auto capture = compulsory_capture()) return capture;
    return wrong_way();
  }

 private:
  std::optional<std::string> wrong_piece() const {
    if (!position_.occupied().contains(from_)) {
      return "There is no piece on " + square_name(variant_, from_) + ".";
    }
    if (position_.pieces(position_.turn).contains(from_)) return std::nullopt;
    return "It is " + std::string(name(position_.turn)) + "'s turn.";
  }

  bool is_king() const { return position_.kings[slot(position_.turn)].contains(from_); }

  std::optional<std::string> compulsory_capture() const {
    const Move& first = moves_.front();
    if (first.captured.empty()) return std::nullopt;
    const auto own = std::ranges::find(moves_, from_, &Move::from);
    const Move& shown = own == moves_.end() ? first : *own;
    const std::string move = write_move(variant_, position_, shown);
    if (variant_.choice == Choice::most_pieces) {
      return by_article(
          "A capture of " + std::to_string(first.captured.size()) + " is possible (" + move + ")",
          variant_.articles.which_capture);
    }
    const bool king = position_.kings[slot(position_.turn)].contains(shown.from);
    return by_article("A capture is possible and must be played to its end (" + move + ")",
                      king ? variant_.articles.king_captures : variant_.articles.man_captures);
  }

  std::string wrong_way() const {
    if (!is_king()) {
      return by_article("A man moves one square diagonally forward", variant_.articles.man_moves);
    }
    const int columns = std::abs(column_of(variant_, from_) - column_of(variant_, to_));
    const int rows = std::abs(row_of(variant_, from_) - row_of(variant_, to_));
    if (columns == rows && columns > 0) {
      return by_article("A king does not move over other pieces", variant_.articles.king_moves);
    }
    return by_article("A king moves along a diagonal", variant_.articles.king_moves);
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
