#pragma once

#include <utility>
#include <variant>

#include "rules/kind/draughts_board.hpp"
#include "rules/kind/kind.hpp"
#include "rules/kind/nardi_board.hpp"
#include "rules/kind/star_board.hpp"

namespace crownhead::kind {

/// The placement of pieces on a board of any kind.
class Diagram {
 public:
  using Any = std::variant<DraughtsBoard::Diagram, StarBoard::Diagram, NardiBoard::Diagram>;
  explicit Diagram(Any of) : of_(std::move(of)) {}

  std::string text() const;

 private:
  Any of_;
};

/// A board of any kind. The members are documented at Kind.
class Board {
 public:
  template <Kind... Each>
  using OneOf = std::variant<Each...>;
  using Any = OneOf<DraughtsBoard, StarBoard, NardiBoard>;

  explicit Board(Any of) : of_(std::move(of)) {}
  static Result<Board> begin(const Terms& terms);
  std::size_t seats() const;
  bool plays(Seat seat) const;
  void eliminate(Seat seat);
  Seat turn() const;
  Result<Played> act(std::string_view text);
  bool replay(std::string_view text, const draughts::Change* change);
  int links() const;
  void hear(Seat seat, std::string_view act, std::string_view entropy);
  std::optional<RollWanted> roll_wanted() const;
  void rolled(dice::Roll dice);
  std::optional<std::string> only_act() const;
  void restart();
  std::optional<End> end(bool claims) const;
  std::optional<End> claim() const;
  Diagram diagram() const;
  std::string state() const { return diagram().text(); }
  std::vector<std::string> legal() const;
  Rights rights() const;
  double discrimination() const;
  std::string_view ruleset_key() const;
  std::string_view result_text(Outcome outcome) const;
  std::string_view article(const End& end) const;

  /// Gives access to one kind's own members; nullptr if the board is of another kind.
  template <class B>
  const B* as() const {
    return std::get_if<B>(&of_);
  }

 private:
  Any of_;
};

/// Returns the number of seats of a game with these terms; two if the terms are unknown.
std::size_t seats_of(const Terms& terms);

/// Returns the board of a draughts game; throws std::bad_variant_access for other games.
inline const DraughtsBoard& draughts_of(const Board& board) {
  if (const auto* found = board.as<DraughtsBoard>()) return *found;
  throw std::bad_variant_access();
}

}  // namespace crownhead::kind
