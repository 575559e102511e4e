#include "rules/draughts/pdn/pdn_tree.hpp"

#include <algorithm>
#include <utility>

#include "rules/draughts/pdn/pdn_tokens.hpp"
#include "rules/reasons.hpp"

namespace crownhead::draughts::pdn {

bool PdnTree::has_tag(std::string_view name) const {
  return std::ranges::any_of(game_.tags, [name](const auto& tag) { return tag.first == name; });
}

void PdnTree::add_move(std::string text, PdnGame::Place place) {
  --moves_left_;
  if (moves_ == &game_.moves && moves_->empty()) moves_->reserve(usual_moves_);
  PdnMove& move = moves_->emplace_back();
  move.line = place.line;
  move.column = place.column;
  move.text = std::move(text);
  for (Early& variation : *early_) move.variations.push_back(std::move(variation.line));
  early_->clear();
}

void PdnTree::say(std::string_view words) {
  std::string& place = moves_->empty() ? *comment_ : moves_->back().comment;
  if (!place.empty() && !words.empty()) place += ' ';
  place += words;
}

void PdnTree::mark(std::string_view sign, std::string_view written) {
  std::string* const place = moves_->empty() ? nullptr : &moves_->back().sign;
  const bool fits = place != nullptr && is_sign(sign) && (place->empty() || *place == sign);
  if (fits) {
    *place = sign;
  } else if (!written.empty()) {
    say(written);
  }
}

void PdnTree::end_line() {
  line_ended_ = true;
  moves_ = &beyond_.moves;
  comment_ = &beyond_.comment;
}

void PdnTree::fault(PdnGame::Place place, Reason what, bool lost_text) {
  if (line_ended_) return;
  const bool aside = depth_ > 0;
  add_fault(game_.faults, {place.line, place.column, std::move(what), lost_text && !aside, aside});
}

PdnGame PdnTree::take() {
  report_lost_variations();
  return std::move(game_);
}

void PdnTree::report_lost_variations() {
  for (const Early& variation : *early_) {
    fault(variation.place, reason::pdn::variation_without_move(), true);
  }
  early_->clear();
}

PdnTree::Variation::Variation(PdnTree& tree)
    : tree_(tree),
      outer_moves_(std::exchange(tree.moves_, &line_.moves)),
      outer_comment_(std::exchange(tree.comment_, &line_.comment)),
      outer_early_(std::exchange(tree.early_, &early_)),
      outer_ended_(tree.line_ended_) {
  ++tree_.depth_;
}

void PdnTree::Variation::end() {
  tree_.report_lost_variations();
  --tree_.depth_;
}

void PdnTree::Variation::attach(PdnGame::Place begun) {
  tree_.line_ended_ = outer_ended_;
  tree_.early_ = outer_early_;
  tree_.comment_ = outer_comment_;
  tree_.moves_ = outer_moves_;
  if (line_.moves.empty()) return tree_.say(line_.comment);
  if (tree_.moves_->empty()) {
    tree_.early_->push_back({std::move(line_), begun});
  } else {
    tree_.moves_->back().variations.push_back(std::move(line_));
  }
}

}  // namespace crownhead::draughts::pdn
