#pragma once

#include "rules/kind/kind.hpp"
#include "rules/star/play.hpp"

namespace crownhead::kind {

/// A game on the six-pointed star: see Kind. Its start is its terms: "side 4 men 10 seats 2".
class StarBoard : public WithoutDice {
 public:
  struct Diagram {
    star::Terms terms;
    star::Position position;

    std::string text() const;  ///< written by star::write_state
  };

  static Result<StarBoard> begin(const Terms& terms);
  explicit StarBoard(const star::Terms& terms)
      : terms_(terms), position_(star::start_position(terms)) {}

  const star::Terms& terms() const { return terms_; }
  const star::Position& position() const { return position_; }
  /// Returns Played::path for the last move, whose text is `move`. This is a search, for stored
  /// moves that have no path.
  std::string path_of_last(std::string_view move) const;
  /// Returns the names of the holes of a path.
  std::vector<std::string> hole_names(std::string_view path) const;

  std::size_t seats() const { return static_cast<std::size_t>(terms_.seats); }
  bool plays(Seat seat) const {
    return position_.seats[index(seat)].standing == star::Standing::plays;
  }
  void eliminate(Seat seat) { star::eliminate(terms_, position_, static_cast<int>(seat)); }
  Seat turn() const { return static_cast<Seat>(position_.turn); }
  Result<Played> act(std::string_view text);
  bool replay(std::string_view text, const draughts::Change* change);
  StarBoard restarted() const { return StarBoard(terms_); }
  std::optional<End> end(bool claims) const;
  std::optional<End> claim() const { return std::nullopt; }
  Diagram diagram() const { return {terms_, position_}; }
  std::vector<std::string> legal() const;
  /// With more than two seats there are no agreements.
  Rights rights() const {
    const bool two = seats() == least_seats;
    return {.draws = two, .takebacks = two, .plans = two};
  }
  std::string_view ruleset_key() const { return terms_.ruleset->key; }
  static std::string_view result_text(Outcome outcome);
  std::string_view article(const End& /*end*/) const { return ""; }

 private:
  star::Terms terms_;
  star::Position position_;
};

/// Returns "side 4 men 10 seats 2", the start of a StarBoard.
std::string terms_text(const star::Terms& terms);

}  // namespace crownhead::kind
