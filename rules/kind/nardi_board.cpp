#include "rules/kind/nardi_board.hpp"

#include <algorithm>
#include <utility>

#include "rules/comma_list.hpp"
#include "rules/nardi/notation.hpp"
#include "rules/nardi/opening.hpp"
#include "rules/nardi/position_id.hpp"
#include "rules/reasons.hpp"

namespace crownhead::kind {
namespace {

using nardi::Color;

constexpr std::string_view concede_word = "concede ";

Seat seat_of(Color color) { return static_cast<Seat>(nardi::slot(color)); }

}  // namespace

Result<NardiBoard> NardiBoard::begin(const Terms& terms) {
  const nardi::Ruleset* ruleset =
      terms.ruleset.empty() ? &nardi::rulesets().front() : nardi::find_ruleset(terms.ruleset);
  if (!ruleset) return fail_in("ruleset", reason::field::one_of("latvian, wbgf"));
  const auto read = nardi::read_terms(*ruleset, terms.start);
  if (!read) return std::unexpected(read.error());
  return NardiBoard(*ruleset, *read);
}

Result<Played> NardiBoard::act(std::string_view text) {
  if (const auto times = concession(text)) return concede(*times, text);
  switch (phase_) {
    case Phase::before_roll: return before_roll(text);
    case Phase::playing: return play(text);
    case Phase::doubled: return answer_double(text);
    case Phase::conceding: return answer_concession(text);
    case Phase::opening:
    case Phase::rolling: break;
  }
  return fail(Code::illegal_move, in_english("the dice have not been thrown yet"));
}

bool NardiBoard::replay(std::string_view text, const draughts::Change* /*change*/) {
  return act(text).has_value();
}

int NardiBoard::links() const {
  constexpr int a_point = 1024;
  // More links than are ever used: a game has at most 10,000 plies with one roll each.
  constexpr int enough = 12 * a_point;
  return std::min(a_point * terms_.length, enough);
}

void NardiBoard::hear(Seat seat, std::string_view act, std::string_view entropy) {
  heard_.absorb(static_cast<int>(index(seat)), act, entropy);
}

std::optional<RollWanted> NardiBoard::roll_wanted() const {
  if (!waits_for_dice() || end(false)) return std::nullopt;
  const int seat =
      phase_ == Phase::opening ? dice::nobody : static_cast<int>(nardi::slot(position_.turn));
  return RollWanted{.number = rolls_ + 1, .seat = seat, .heard = heard_.for_roll_of(seat)};
}

void NardiBoard::rolled(dice::Roll dice) {
  const nardi::Roll roll{dice.first, dice.second};
  ++rolls_;
  if (phase_ == Phase::rolling) {
    dice_ = roll;
    phase_ = Phase::playing;
  } else if (const auto first = nardi::who_begins(roll)) {
    position_ = nardi::start_position(*first);
    decides_ = *first;
    dice_ = nardi::first_roll(*ruleset_, roll);
    phase_ = dice_ ? Phase::playing : Phase::rolling;
  }
}

std::optional<std::string> NardiBoard::only_act() const {
  if (phase_ != Phase::playing) return std::nullopt;
  const auto plays = nardi::plays(position_, *dice_);
  if (plays.size() != 1 || !plays.front().is_pass()) return std::nullopt;
  return nardi::write_turn(*dice_, plays.front());
}

std::optional<NardiBoard::ToDo> NardiBoard::to_do() const {
  if (end(false)) return std::nullopt;
  switch (phase_) {
    case Phase::before_roll: return ToDo::roll_or_double;
    case Phase::playing: return ToDo::play;
    case Phase::doubled: return ToDo::take_or_drop;
    case Phase::conceding: return ToDo::accept_or_refuse;
    case Phase::opening:
    case Phase::rolling: return std::nullopt;
  }
  return std::nullopt;
}

std::optional<nardi::Win> NardiBoard::conceded() const {
  return phase_ == Phase::conceding ? std::optional(static_cast<nardi::Win>(conceded_))
                                    : std::nullopt;
}

std::unexpected<Error> NardiBoard::not_now() const {
  return fail(Code::illegal_move, reason::nardi::acts_now(comma_list(legal())));
}

std::optional<int> NardiBoard::concession(std::string_view text) const {
  constexpr int most = 3;
  if (!ruleset_->gammons || (phase_ != Phase::before_roll && phase_ != Phase::playing) ||
      !text.starts_with(concede_word) || text.size() != concede_word.size() + 1)
    return std::nullopt;
  const int times = text.back() - '0';
  return times > conceded_ && times <= most ? std::optional(times) : std::nullopt;
}

Result<Played> NardiBoard::concede(int times, std::string_view text) {
  conceded_ = times;
  conceded_in_ = std::exchange(phase_, Phase::conceding);
  decides_ = opposite(decides_);
  return Played{.text = std::string(text)};
}

Result<Played> NardiBoard::play(std::string_view text) {
  const auto read = nardi::read_play(position_, *dice_, text);
  if (!read) return std::unexpected(read.error());
  Played played{.text = nardi::write_turn(*dice_, *read)};
  position_ = nardi::after(position_, *read);
  dice_ = std::nullopt;
  if (const auto end = nardi::board_end(*ruleset_, position_))
    win(end->winner, nardi::points_of(match_, end->win));
  else
    give_turn(opposite(decides_));
  return played;
}

Result<Played> NardiBoard::before_roll(std::string_view text) {
  if (text != "roll" && text != "double") return not_now();
  phase_ = text == "roll" ? Phase::rolling : Phase::doubled;
  if (text == "double") decides_ = opposite(decides_);
  return Played{.text = std::string(text)};
}

Result<Played> NardiBoard::answer_double(std::string_view text) {
  const Color by = opposite(decides_);
  if (text == "take") {
    match_ = nardi::after_take(match_, by);
    decides_ = by;
    phase_ = Phase::rolling;
  } else if (text == "drop") {
    win(by, nardi::points_of(match_, nardi::Win::single));
  } else {
    return not_now();
  }
  return Played{.text = std::string(text)};
}

Result<Played> NardiBoard::answer_concession(std::string_view text) {
  if (text == "accept") {
    win(decides_, nardi::points_of(match_, static_cast<nardi::Win>(conceded_)));
  } else if (text == "refuse") {
    phase_ = conceded_in_;
    decides_ = opposite(decides_);
  } else {
    return not_now();
  }
  return Played{.text = std::string(text)};
}

void NardiBoard::give_turn(Color color) {
  decides_ = color;
  conceded_ = 0;
  phase_ = nardi::may_double(terms_, match_, color) ? Phase::before_roll : Phase::rolling;
}

void NardiBoard::win(Color winner, int points) {
  match_ = nardi::after_game(terms_, match_, winner, points);
  dice_ = std::nullopt;
  conceded_ = 0;
  decides_ = opposite(decides_);
  phase_ = Phase::opening;
  // A finished match keeps its last position.
  if (!nardi::winner_of(match_)) position_ = nardi::start_position();
}

std::optional<End> NardiBoard::end(bool /*claims*/) const {
  if (const auto winner = nardi::winner_of(match_))
    return End{.finish = won_by(seat_of(*winner)), .reason = EndReason::match_won};
  if (waits_for_dice() && rolls_ >= links())
    return End{.finish = drawn(), .reason = EndReason::dice_used_up};
  return std::nullopt;
}

NardiBoard::Diagram NardiBoard::diagram() const {
  return {.position = position_,
          .moment = {.match = match_,
                     .stage = end(false) ? nardi::Stage::over : nardi::Stage::playing,
                     .on_roll = position_.turn,
                     .decides = decides_,
                     .doubled = phase_ == Phase::doubled,
                     .offered = conceded(),
                     .dice = dice_}};
}

std::string NardiBoard::Diagram::text() const {
  return nardi::write_position_id(position) + ":" + nardi::write_match_id(moment);
}

std::vector<std::string> NardiBoard::legal() const {
  std::vector<std::string> texts;
  switch (phase_) {
    case Phase::before_roll: texts = {"roll", "double"}; break;
    case Phase::doubled: return {"take", "drop"};
    case Phase::conceding: return {"accept", "refuse"};
    case Phase::opening:
    case Phase::rolling: return {};
    case Phase::playing:
      for (const nardi::Play& play : nardi::plays(position_, *dice_))
        texts.push_back(nardi::write_turn(*dice_, play));
  }
  for (const char times : {'1', '2', '3'})
    if (const auto text = std::string(concede_word) + times; concession(text))
      texts.push_back(text);
  return texts;
}

std::string_view NardiBoard::result_text(Outcome outcome) {
  switch (outcome) {
    case Outcome::white_wins: return "1-0";
    case Outcome::black_wins: return "0-1";
    case Outcome::draw: return "1/2-1/2";
    case Outcome::none: return "";
  }
  return "";
}

}  // namespace crownhead::kind
