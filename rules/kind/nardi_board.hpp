#pragma once

#include <cmath>
#include <cstdint>

#include "rules/kind/kind.hpp"
#include "rules/nardi/match_id.hpp"
#include "rules/nardi/ruleset.hpp"

namespace crownhead::kind {

/// A match of short nardi: see Kind. Its start is its terms: "7 points cube crawford". White is the
/// first seat. A seat writes "31: 8/5 6/5" or the play alone, and if it may double, "roll" or
/// "double"; the opponent answers a double with "take" or "drop". "concede 1", 2 or 3 offers the
/// game at that multiple of the cube; the opponent answers "accept" or "refuse".
class NardiBoard : public ForTwo {
 public:
  struct Diagram {
    nardi::Position position;
    nardi::Moment moment;

    std::string text() const;  ///< a Position ID and a Match ID, separated by a colon
  };

  /// The decision that the seat in turn has to make.
  enum class ToDo : std::uint8_t { play, roll_or_double, take_or_drop, accept_or_refuse };

  static Result<NardiBoard> begin(const Terms& terms);

  const nardi::Ruleset& ruleset() const { return *ruleset_; }
  const nardi::Terms& terms() const { return terms_; }
  const nardi::Match& match() const { return match_; }
  const nardi::Position& position() const { return position_; }
  /// Returns the dice to play; nullopt before the roll.
  std::optional<nardi::Roll> dice() const { return dice_; }
  /// Returns nullopt while dice must be rolled and after the match.
  std::optional<ToDo> to_do() const;
  /// Returns the multiple of the cube that is conceded to the seat in turn.
  std::optional<nardi::Win> conceded() const;

  Seat turn() const { return static_cast<Seat>(nardi::slot(decides_)); }
  Result<Played> act(std::string_view text);
  bool replay(std::string_view text, const draughts::Change* change);
  int links() const;
  void hear(Seat seat, std::string_view act, std::string_view entropy);
  std::optional<RollWanted> roll_wanted() const;
  void rolled(dice::Roll dice);
  std::optional<std::string> only_act() const;
  NardiBoard restarted() const { return {*ruleset_, terms_}; }
  std::optional<End> end(bool claims) const;
  std::optional<End> claim() const { return std::nullopt; }
  Diagram diagram() const;
  std::vector<std::string> legal() const;
  Rights rights() const { return {.draws = false, .takebacks = false, .plans = false}; }
  /// The longer the match, the less luck decides it: a match of 25 points counts like a game
  /// without dice.
  double discrimination() const { return std::sqrt(terms_.length) / 5; }
  std::string_view ruleset_key() const { return ruleset_->key; }
  static std::string_view result_text(Outcome outcome);
  std::string_view article(const End& /*end*/) const { return ""; }

 private:
  enum class Phase : std::uint8_t { opening, before_roll, rolling, playing, doubled, conceding };

  NardiBoard(const nardi::Ruleset& ruleset, const nardi::Terms& terms)
      : ruleset_(&ruleset), terms_(terms), match_(nardi::new_match(terms)) {}

  Result<Played> play(std::string_view text);
  Result<Played> before_roll(std::string_view text);
  Result<Played> answer_double(std::string_view text);
  Result<Played> answer_concession(std::string_view text);
  std::unexpected<Error> not_now() const;
  /// Returns nullopt if the text is not a concession that is allowed in this state.
  std::optional<int> concession(std::string_view text) const;
  Result<Played> concede(int times, std::string_view text);
  void give_turn(nardi::Color color);
  /// Ends a game of the match; called by an act of the seat in turn.
  void win(nardi::Color winner, int points);
  bool waits_for_dice() const { return phase_ == Phase::opening || phase_ == Phase::rolling; }

  const nardi::Ruleset* ruleset_;
  nardi::Terms terms_;
  nardi::Match match_;
  nardi::Position position_ = nardi::start_position();
  Phase phase_ = Phase::opening;
  Phase conceded_in_ = Phase::playing;  ///< phase to return to after a refusal
  int conceded_ = 0;  ///< multiple of the cube offered in this turn; only higher offers may follow
  nardi::Color decides_ = nardi::Color::white;
  std::optional<nardi::Roll> dice_;
  int rolls_ = 0;
  dice::Heard heard_;
};

}  // namespace crownhead::kind
