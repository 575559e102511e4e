#include "rules/draughts/explain.hpp"

#include <algorithm>
#include <cstdlib>

#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/moves/engine.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::draughts {

namespace {

std::string_view name(Color color) { return color == Color::white ? "White" : "Black"; }

std::string_view mans_way(Ways ways) {
  switch (ways) {
    case Ways::diagonal: return "A man moves one square diagonally forward";
    case Ways::straight: return "A man moves one square forward or sideways";
    case Ways::both: return "A man moves one square forward, sideways or diagonally forward";
  }
  return "";
}

std::string_view kings_way(const Variant& variant) {
  if (!variant.kings_fly) return "A king moves one square diagonally";
  switch (variant.ways) {
    case Ways::diagonal: return "A king moves along a diagonal";
    case Ways::straight: return "A king moves along a row or a column";
    case Ways::both: return "A king moves along a row, a column or a diagonal";
  }
  return "";
}

std::string_view mans_rule(Ways ways) {
  switch (ways) {
    case Ways::diagonal: return "man_diagonal";
    case Ways::straight: return "man_straight";
    case Ways::both: return "man_both";
  }
  return "";
}

std::string_view kings_rule(const Variant& variant) {
  if (!variant.kings_fly) return "king_step";
  switch (variant.ways) {
    case Ways::diagonal: return "king_diagonal";
    case Ways::straight: return "king_straight";
    case Ways::both: return "king_both";
  }
  return "";
}

std::string_view choice_rule(Choice choice) {
  switch (choice) {
    case Choice::any: return "any";
    case Choice::most_pieces: return "most_pieces";
    case Choice::most_pieces_then_kings: return "most_pieces_then_kings";
    case Choice::italian: return "italian";
    case Choice::king_first: return "king_first";
    case Choice::frisian: return "frisian";
  }
  return "";
}

/// Explains which of several captures the rules require.
std::string demand(const Variant& variant, const Move& forced) {
  const std::string count = std::to_string(forced.captured.size());
  switch (variant.choice) {
    case Choice::any: return "A capture is possible and must be played to its end";
    case Choice::most_pieces: return "A capture of " + count + " is possible";
    case Choice::most_pieces_then_kings:
      return "The most pieces must be taken, and among them the most kings: here " + count;
    case Choice::italian:
      return "The most pieces must be taken, by a king if one can, then the most kings, then the "
             "king met earliest: here " +
             count;
    case Choice::king_first: return "A capture is possible, and a king that can capture must";
    case Choice::frisian:
      return "The capture of the highest value must be played, at equal value with a king";
  }
  return "";
}

/// Finds the reason against one attempt; each check returns a reason or nothing.
class Attempt {
 public:
  Attempt(const Variant& variant, const Position& position, Square from, Square to)
      : variant_(variant),
        position_(position),
        from_(from),
        to_(to),
        moves_(legal_moves(variant, position)) {}

  std::optional<Refusal> refusal() const {
    if (leads_there(moves_)) return std::nullopt;
    if (auto piece = wrong_piece()) return piece;
    if (moves_.empty()) {
      return plain(RefusalCause::game_over,
                   std::string(name(position_.turn)) + " has no legal move");
    }
    if (position_.occupied().contains(to_) && to_ != from_) {
      return plain(RefusalCause::occupied, "There is a piece on " + square_name(variant_, to_),
                   {to_});
    }
    if (!moves_.front().captured.empty()) return compulsory_capture();
    if (auto barred = barred_king()) return barred;
    return wrong_way();
  }

 private:
  static Refusal plain(RefusalCause cause, std::string sentence, std::vector<Square> squares = {}) {
    return {.cause = cause,
            .squares = std::move(squares),
            .article = "",
            .sentence = std::move(sentence) + ".",
            .rule = "",
            .move = ""};
  }

  static Refusal by_article(RefusalCause cause, std::string sentence, std::string_view article,
                            std::vector<Square> squares = {}) {
    const bool numbered = article[0] >= '0' && article[0] <= '9';
    sentence +=
        numbered ? "; art. " + std::string(article) : "; rule \"" + std::string(article) + "\"";
    return {.cause = cause,
            .squares = std::move(squares),
            .article = article,
            .sentence = std::move(sentence) + ".",
            .rule = "",
            .move = ""};
  }

  bool leads_there(const std::vector<Move>& moves) const {
    return std::ranges::any_of(
        moves, [this](const Move& move) { return move.from == from_ && move.to == to_; });
  }

  std::optional<Refusal> wrong_piece() const {
    if (!position_.occupied().contains(from_)) {
      return plain(RefusalCause::no_piece, "There is no piece on " + square_name(variant_, from_));
    }
    const bool mine = position_.pieces(position_.turn).contains(from_);
    if (mine || variant_.engine == &stavropol_engine) return std::nullopt;
    return plain(RefusalCause::not_yours, "It is " + std::string(name(position_.turn)) + "'s turn");
  }

  bool is_king(Square square) const {
    return (position_.kings[0] | position_.kings[1]).contains(square);
  }

  std::vector<Square> way_of(const Move& move) const {
    std::vector<Square> squares{move.from};
    const Route route = routes(variant_, position_, move).front();
    squares.insert(squares.end(), route.landings.begin(), route.landings.end());
    return squares;
  }

  Refusal compulsory_capture() const {
    const auto own = std::ranges::find(moves_, from_, &Move::from);
    const Move& shown = own == moves_.end() ? moves_.front() : *own;
    std::string_view article = variant_.articles.which_capture;
    if (variant_.choice == Choice::any) {
      article =
          is_king(shown.from) ? variant_.articles.king_captures : variant_.articles.man_captures;
    }
    const std::string move = write_move(variant_, position_, shown, moves_);
    Refusal refusal = by_article(capture_cause(), demand(variant_, shown) + " (" + move + ")",
                                 article, way_of(shown));
    refusal.rule = choice_rule(variant_.choice);
    refusal.move = move;
    refusal.pieces = shown.captured.size();
    return refusal;
  }

  RefusalCause capture_cause() const {
    CaptureBudget of_routes;
    for (const Move& move : moves_) {
      if (move.from == from_ && touches(move, of_routes)) return RefusalCause::goes_on;
    }
    CaptureBudget captures;
    return leads_there(variant_.engine->captures(position_, captures)) ? RefusalCause::other_capture
                                                                       : RefusalCause::must_capture;
  }

  bool touches(const Move& move, CaptureBudget& budget) const {
    return std::ranges::any_of(
        routes(variant_, position_, move, budget), [this](const Route& route) {
          return std::ranges::find(route.landings, to_) != route.landings.end();
        });
  }

  std::optional<Refusal> barred_king() const {
    if (position_.barred == Step{from_, to_}) {
      return by_article(RefusalCause::takes_back,
                        "The move just made may not be taken back at once", "taking back");
    }
    Position fresh = position_;
    fresh.king_runs = {};
    if (fresh == position_ || !leads_there(legal_moves(variant_, fresh))) return std::nullopt;
    return by_article(RefusalCause::moved_enough,
                      "This king has moved three times in a row: another piece must move",
                      "three moves of a king", {from_});
  }

  Refusal wrong_way() const {
    if (!is_king(from_)) {
      Refusal refusal = by_article(RefusalCause::wrong_way, std::string(mans_way(variant_.ways)),
                                   variant_.articles.man_moves);
      refusal.rule = mans_rule(variant_.ways);
      return refusal;
    }
    if (auto between = pieces_between(); variant_.kings_fly && !between.empty()) {
      return by_article(RefusalCause::over_pieces, "A king does not move over other pieces",
                        variant_.articles.king_moves, std::move(between));
    }
    Refusal refusal = by_article(RefusalCause::wrong_way, std::string(kings_way(variant_)),
                                 variant_.articles.king_moves);
    refusal.rule = kings_rule(variant_);
    return refusal;
  }

  /// Returns the pieces on the straight line between the two squares.
  std::vector<Square> pieces_between() const {
    const int columns = column_of(variant_, to_) - column_of(variant_, from_);
    const int rows = row_of(variant_, to_) - row_of(variant_, from_);
    const int far = std::max(std::abs(columns), std::abs(rows));
    const bool diagonal = std::abs(columns) == std::abs(rows);
    const bool straight = columns == 0 || rows == 0;
    const bool goes = (diagonal && variant_.ways != Ways::straight) ||
                      (straight && variant_.ways != Ways::diagonal);
    std::vector<Square> between;
    for (int i = 1; goes && i < far; ++i) {
      const auto at = square_at(variant_, column_of(variant_, from_) + columns / far * i,
                                row_of(variant_, from_) + rows / far * i);
      if (at && position_.occupied().contains(*at)) between.push_back(*at);
    }
    return between;
  }

  const Variant& variant_;
  const Position& position_;
  Square from_;
  Square to_;
  std::vector<Move> moves_;
};

}  // namespace

std::string_view cause_name(RefusalCause cause) {
  switch (cause) {
    case RefusalCause::no_piece: return "no_piece";
    case RefusalCause::not_yours: return "not_yours";
    case RefusalCause::game_over: return "game_over";
    case RefusalCause::occupied: return "occupied";
    case RefusalCause::must_capture: return "must_capture";
    case RefusalCause::goes_on: return "goes_on";
    case RefusalCause::other_capture: return "other_capture";
    case RefusalCause::wrong_way: return "wrong_way";
    case RefusalCause::over_pieces: return "over_pieces";
    case RefusalCause::moved_enough: return "moved_enough";
    case RefusalCause::takes_back: return "takes_back";
  }
  return "";
}

std::optional<Refusal> explain_refusal(const Variant& variant, const Position& position,
                                       Square from, Square to) {
  return Attempt(variant, position, from, to).refusal();
}

}  // namespace crownhead::draughts
