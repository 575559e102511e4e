#pragma once

#include "rules/kind/kind.hpp"
#include "rules/star/play.hpp"

namespace crownhead::kind {

/// A game on the six-pointed star: see Kind. What it begins with is its terms: "side 4 men 10
/// seats 2".
class StarBoard : public WithoutDice {
 public:
  struct Diagram {
    star::Terms terms;
    star::Position position;

    std::string text() const;  ///< as star::write_state has it
  };

  static Result<StarBoard> begin(const Terms& terms);
  explicit StarBoard(const star::Terms& terms)
      : terms_(terms), position_(star::start_position(terms)) {}

  const star::Terms& terms() const { return terms_; }
  const star::Position& position() const { return position_; }
  /// As Played has it, of the move that has just been played and was written so. A search: it is
  /// for moves that were stored without their way.
  std::string path_of_last(std::string_view move) const;
  /// The names of the holes of such a way.
  std::vector<std::string> hole_names(std::string_view path) const;

  std::size_t seats() const { return static_cast<std::size_t>(terms_.seats); }
  bool plays(Seat seat) const {
    return position_.seats[index(seat)].standing == star::Standing::plays;
  }
  void put_out(Seat seat) { star::put_out(terms_, position_, static_cast<int>(seat)); }
  Seat turn() const { return static_cast<Seat>(position_.turn); }
  Result<Played> act(std::string_view text);
  bool replay(std::string_view text, const draughts::Change* change);
  StarBoard restarted() const { return StarBoard(terms_); }
  std::optional<End> end(bool claims) const;
  std::optional<End> claim() const { return std::nullopt; }
  Diagram diagram() const { return {terms_, position_}; }
  std::vector<std::string> legal() const;
  /// What two may agree on is nothing that one may ask of several.
  Rights rights() const {
    const bool two = seats() == least_seats;
    return {.draws = two, .second_thoughts = two, .plans = two};
  }
  std::string_view ruleset_key() const { return terms_.ruleset->key; }
  static std::string_view result_text(Outcome outcome);
  std::string_view article(const End& /*end*/) const { return ""; }

 private:
  star::Terms terms_;
  star::Position position_;
};

/// "side 4 men 10 seats 2", as StarBoard begins with it.
std::string terms_text(const star::Terms& terms);

}  // namespace crownhead::kind
