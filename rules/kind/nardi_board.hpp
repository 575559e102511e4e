#pragma once

#include <cmath>
#include <cstdint>

#include "rules/kind/kind.hpp"
#include "rules/nardi/match_id.hpp"
#include "rules/nardi/ruleset.hpp"

namespace crownhead::kind {

/// A match of short nardi: see Kind. What it begins with is its terms: "7 points cube crawford".
/// White is the first seat. A seat writes "31: 8/5 6/5" or the play alone, and where it may double
/// "roll" or "double", which the other answers by "take" or "drop"; "concede 1", 2 or 3 offers the
/// game at so many times the cube, which the other answers by "accept" or "refuse".
class NardiBoard : public ForTwo {
 public:
  struct Diagram {
    nardi::Position position;
    nardi::Moment moment;

    std::string text() const;  ///< a Position ID and a Match ID with a colon between
  };

  /// What the seat in turn decides on.
  enum class ToDo : std::uint8_t { play, roll_or_double, take_or_drop, accept_or_refuse };

  static Result<NardiBoard> begin(const Terms& terms);

  const nardi::Ruleset& ruleset() const { return *ruleset_; }
  const nardi::Terms& terms() const { return terms_; }
  const nardi::Match& match() const { return match_; }
  const nardi::Position& position() const { return position_; }
  /// To be played now; nullopt before they are thrown.
  std::optional<nardi::Roll> dice() const { return dice_; }
  /// nullopt while dice are to be thrown, and once the match is over.
  std::optional<ToDo> to_do() const;
  /// The times the cube at which the game is offered to the seat in turn.
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
  Rights rights() const { return {.draws = false, .second_thoughts = false, .plans = false}; }
  /// The longer the match, the less luck decides it: that of 25 points as a game without dice.
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
  /// nullopt where the text is no concession that may be made now.
  std::optional<int> concession(std::string_view text) const;
  Result<Played> concede(int times, std::string_view text);
  void give_turn(nardi::Color color);
  /// The seat in turn has ended a game.
  void win(nardi::Color winner, int points);
  bool waits_for_dice() const { return phase_ == Phase::opening || phase_ == Phase::rolling; }

  const nardi::Ruleset* ruleset_;
  nardi::Terms terms_;
  nardi::Match match_;
  nardi::Position position_ = nardi::start_position();
  Phase phase_ = Phase::opening;
  Phase conceded_in_ = Phase::playing;  ///< where the game goes on after a refusal
  int conceded_ = 0;                    ///< times the cube, in this turn: only more may follow
  nardi::Color decides_ = nardi::Color::white;
  std::optional<nardi::Roll> dice_;
  int rolls_ = 0;
  dice::Heard heard_;
};

}  // namespace crownhead::kind
