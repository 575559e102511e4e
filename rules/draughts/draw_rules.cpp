#include "rules/draughts/draw_rules.hpp"

#include <algorithm>

#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/moves/engine.hpp"

namespace crownhead::draughts {

namespace {

/// The number of one side's pieces.
struct Force {
  int men;
  int kings;

  int all() const { return men + kings; }
};

Force force(const Position& position, Color color) {
  return {position.men[slot(color)].size(), position.kings[slot(color)].size()};
}

bool is_lone_king(Force force) { return force.kings == 1 && force.men == 0; }

/// `weak` and `strong` are the sides in the condition's terms.
bool holds_for(DrawCondition condition, Force weak, Force strong, bool weak_on_main_road) {
  switch (condition) {
    case DrawCondition::king_against_three:
      return is_lone_king(weak) && strong.all() == 3 && strong.kings > 0;
    case DrawCondition::king_against_few:
      return is_lone_king(weak) && strong.all() <= 2 && strong.kings > 0;
    case DrawCondition::kings_against_king:
      return is_lone_king(weak) && strong.kings >= 3 && strong.men == 0;
    case DrawCondition::three_kings_against_king:
      return is_lone_king(weak) && strong.kings == 3 && strong.men == 0;
    case DrawCondition::three_kings_against_king_and_men:
      return weak.kings == 1 && weak.men > 0 && strong.kings == 3 && strong.men == 0;
    case DrawCondition::main_road:
      return is_lone_king(weak) && strong.all() == 3 && weak_on_main_road;
    case DrawCondition::two_kings_against_king:
      return is_lone_king(weak) && strong.kings == 2 && strong.men == 0;
    case DrawCondition::king_against_king:
    case DrawCondition::quiet_king_against_king: return is_lone_king(weak) && is_lone_king(strong);
    case DrawCondition::quiet_piece_against_piece:
    case DrawCondition::kings_moved:
    case DrawCondition::kings_and_pieces:
    case DrawCondition::always: return false;
  }
  return false;
}

/// Returns the stronger side in the condition's terms; nullopt if the condition does not hold.
std::optional<Color> stronger_side(DrawCondition condition, const Position& position,
                                   Bitboard main_road) {
  // Every condition requires a king, which decides most positions here.
  if ((position.kings[0] | position.kings[1]).empty()) return std::nullopt;
  for (const Color weak : {Color::white, Color::black}) {
    const bool on_road = !(position.kings[slot(weak)] & main_road).empty();
    if (holds_for(condition, force(position, weak), force(position, opposite(weak)), on_road)) {
      return opposite(weak);
    }
  }
  return std::nullopt;
}

bool same_material(const Position& a, const Position& b) {
  for (const Color color : {Color::white, Color::black}) {
    const Force before = force(a, color);
    const Force after = force(b, color);
    if (before.men != after.men || before.kings != after.kings) return false;
  }
  return true;
}

bool kings_and_pieces(const DrawLimit& limit, const Position& position) {
  const int all = position.occupied().size();
  return !position.kings[0].empty() && !position.kings[1].empty() && all >= limit.least_pieces &&
         all <= limit.most_pieces;
}

bool has_capture(const Variant& variant, const Position& position) {
  return std::ranges::any_of(legal_moves(variant, position),
                             [](const Move& move) { return !move.captured.empty(); });
}

/// Returns true if `move` can never be undone, so that no earlier position can recur. In bashni
/// captured pieces can become free again, but the number of towers never grows and kings stay
/// kings.
bool is_final(const Variant& variant, const Position& before, const Move& move,
              const Position& after) {
  const bool by_man = (before.men[0] | before.men[1]).contains(move.from);
  if (variant.engine == &bashni_engine)
    return after.occupied().size() < before.occupied().size() ||
           (by_man && !(after.men[0] | after.men[1]).contains(move.to));
  if (!move.captured.empty()) return true;
  return by_man && row_of(variant, move.from) != row_of(variant, move.to);
}

bool restarts_with_material(DrawCondition condition) {
  return condition == DrawCondition::kings_and_pieces ||
         condition == DrawCondition::three_kings_against_king_and_men;
}

Bitboard long_diagonal(const Variant& variant) {
  Bitboard road;
  for (int column = 0; column < variant.columns; ++column) {
    if (const auto square = square_at(variant, column, variant.rows - 1 - column)) {
      road.insert(*square);
    }
  }
  return road;
}

bool is_mans_or_capture(const Position& before, const Move& move) {
  return !move.captured.empty() || (before.men[0] | before.men[1]).contains(move.from);
}

int plies_of(const DrawLimit& limit) {
  return limit.of_stronger_side ? limit.moves : 2 * limit.moves;
}

}  // namespace

std::string_view draw_rule_name(DrawRule rule) {
  switch (rule) {
    case DrawRule::threefold: return "threefold";
    case DrawRule::moves_25: return "25_move_rule";
    case DrawRule::moves_16: return "16_move_rule";
    case DrawRule::moves_5: return "5_move_rule";
    case DrawRule::moves_15: return "15_move_rule";
    case DrawRule::moves_30: return "30_move_rule";
    case DrawRule::moves_60: return "60_move_rule";
    case DrawRule::main_road: return "main_road";
    case DrawRule::fourfold: return "fourfold";
    case DrawRule::moves_2: return "2_move_rule";
    case DrawRule::moves_7: return "7_move_rule";
    case DrawRule::moves_12: return "12_move_rule";
    case DrawRule::moves_13: return "13_move_rule";
    case DrawRule::moves_20: return "20_move_rule";
    case DrawRule::moves_40: return "40_move_rule";
    case DrawRule::moves_300: return "300_move_rule";
    case DrawRule::king_against_king: return "king_against_king";
    case DrawRule::piece_against_piece: return "piece_against_piece";
  }
  return "";
}

DrawCount::DrawCount(const Variant& variant, const Ruleset& ruleset, const Position& start)
    : variant_(&variant), ruleset_(ruleset), main_road_(long_diagonal(variant)), history_{start} {
  for (std::size_t i = 0; i < ruleset_.limits.size(); ++i) {
    runs_[i].holds = holds(ruleset_.limits[i], start);
  }
}

void DrawCount::played(const Position& before, const Move& move, const Position& after) {
  if (is_final(*variant_, before, move, after)) history_.clear();
  history_.push_back(after);
  for (std::size_t i = 0; i < ruleset_.limits.size(); ++i) {
    const DrawLimit& limit = ruleset_.limits[i];
    Run& run = runs_[i];
    if (limit.condition == DrawCondition::kings_moved) {
      run = is_mans_or_capture(before, move) ? Run{} : Run{true, run.plies + 1};
    } else if (goes_on(i, before, after)) {
      const bool counted = !limit.of_stronger_side ||
                           stronger_side(limit.condition, after, main_road_) == before.turn;
      run.plies += counted ? 1 : 0;
    } else {
      run = {holds(limit, after), 0};
    }
  }
}

bool DrawCount::holds(const DrawLimit& limit, const Position& position) const {
  if (limit.condition == DrawCondition::always) return true;
  if (limit.condition == DrawCondition::kings_and_pieces) return kings_and_pieces(limit, position);
  if (limit.condition == DrawCondition::quiet_piece_against_piece) {
    return force(position, Color::white).all() == 1 && force(position, Color::black).all() == 1 &&
           !has_capture(*variant_, position);
  }
  if (!stronger_side(limit.condition, position, main_road_)) return false;
  return limit.condition != DrawCondition::quiet_king_against_king ||
         !has_capture(*variant_, position);
}

bool DrawCount::goes_on(std::size_t limit, const Position& before, const Position& after) const {
  const DrawLimit& rule = ruleset_.limits[limit];
  if (!runs_[limit].holds) return false;
  if (restarts_with_material(rule.condition) && !same_material(before, after)) return false;
  if (holds(rule, after)) return true;
  // LV 6.5: with fewer than 5 of the 16 moves left, a change into the 5-move material gives no new
  // moves.
  constexpr int five_each = 10;
  return ruleset_.sixteen_runs_on && rule.condition == DrawCondition::king_against_three &&
         plies_left(limit) - 1 < five_each &&
         stronger_side(DrawCondition::king_against_few, after, main_road_).has_value();
}

int DrawCount::plies_left(std::size_t limit) const {
  return plies_of(ruleset_.limits[limit]) - runs_[limit].plies;
}

int DrawCount::repetitions() const {
  const std::size_t last = history_.size() - 1;
  if (ruleset_.repetition == Repetition::position) {
    return static_cast<int>(std::ranges::count(history_, history_[last]));
  }
  int found = 0;
  for (std::size_t i = 1; i < history_.size(); ++i) {
    found += history_[i] == history_[last] && history_[i - 1] == history_[last - 1] ? 1 : 0;
  }
  return found;
}

std::optional<DrawRule> DrawCount::drawn(bool claimed) const {
  const auto ends = claimed ? RepetitionEnds::when_claimed : RepetitionEnds::by_itself;
  if (ruleset_.repetition_ends == ends && repetitions() >= ruleset_.repetitions) {
    return ruleset_.repetitions == 3 ? DrawRule::threefold : DrawRule::fourfold;
  }
  for (std::size_t i = 0; i < ruleset_.limits.size(); ++i) {
    const DrawLimit& limit = ruleset_.limits[i];
    if (limit.claimed == claimed && runs_[i].holds && plies_left(i) <= 0) return limit.rule;
  }
  return std::nullopt;
}

std::optional<DrawRule> DrawCount::automatic() const { return drawn(false); }

std::optional<DrawRule> DrawCount::claimable() const { return drawn(true); }

std::vector<Counter> DrawCount::counters() const {
  std::vector<std::pair<int, std::size_t>> running;  // plies of both sides until the end, limit
  for (std::size_t i = 0; i < ruleset_.limits.size(); ++i) {
    if (!runs_[i].holds) continue;
    const int plies = std::max(plies_left(i), 0);
    const std::pair entry(ruleset_.limits[i].of_stronger_side ? 2 * plies : plies, i);
    // std::sort would add three kilobytes to the browser's module.
    running.insert(std::ranges::upper_bound(running, entry), entry);
  }
  std::vector<Counter> counters;
  counters.reserve(running.size());
  for (const auto& [plies, i] : running) {
    counters.push_back({ruleset_.limits[i].rule, (plies + 1) / 2, ruleset_.limits[i].article});
  }
  return counters;
}

std::string_view DrawCount::article(DrawRule rule) const {
  if (rule == DrawRule::threefold || rule == DrawRule::fourfold) {
    return ruleset_.repetition_article;
  }
  for (const DrawLimit& limit : ruleset_.limits) {
    if (limit.rule == rule) return limit.article;
  }
  return "";
}

}  // namespace crownhead::draughts
