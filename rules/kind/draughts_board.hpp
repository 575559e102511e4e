#pragma once

#include "rules/draughts/board/seat.hpp"
#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/kind/kind.hpp"

namespace crownhead::kind {

/// A game of draughts of any variant: see Kind.
class DraughtsBoard : public WithoutDice, public ForTwo {
 public:
  struct Diagram {
    const draughts::Variant* variant;
    draughts::Position position;

    std::string text() const;  ///< a FEN
  };

  static Result<DraughtsBoard> begin(const Terms& terms);
  DraughtsBoard(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                const draughts::Position& start);

  const draughts::Variant& variant() const { return *variant_; }
  const draughts::Ruleset& ruleset() const { return *ruleset_; }
  const draughts::Position& position() const { return position_; }
  const draughts::DrawCount& draws() const { return draws_; }

  Seat turn() const { return draughts::seat_of(position_.turn); }
  Result<Played> act(std::string_view text);
  bool replay(std::string_view text, const draughts::Change* change);
  DraughtsBoard restarted() const { return {*variant_, *ruleset_, start_}; }
  std::optional<End> end(bool claims) const;
  std::optional<End> claim() const;
  Diagram diagram() const { return {variant_, position_}; }
  std::vector<std::string> legal() const;
  Rights rights() const;
  std::string_view ruleset_key() const { return ruleset_->key; }
  std::string_view result_text(Outcome outcome) const;
  std::string_view article(const End& end) const;

 private:
  const draughts::Variant* variant_;
  const draughts::Ruleset* ruleset_;
  draughts::Position start_;
  draughts::Position position_;
  draughts::DrawCount draws_;
};

/// Returns the result in the variant's notation.
std::string_view result_text(const draughts::Variant& variant, Outcome outcome);

}  // namespace crownhead::kind
