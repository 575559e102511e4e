#include "rules/computer/analysis.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "rules/computer/root.hpp"
#include "rules/computer/score.hpp"
#include "rules/computer/with_game.hpp"

namespace crownhead::computer {

int plies_to_win(int score) {
  if (!is_decided(score)) return 0;
  return score > 0 ? won - score : -won - score;
}

class Analysis::Search {
 public:
  virtual ~Search() = default;
  virtual Findings deeper() = 0;
};

template <class Game>
class Analysis::SearchOf : public Analysis::Search {
 public:
  SearchOf(const Question& question, std::vector<draughts::Move> moves, int variations)
      : variant_(question.variant),
        position_(question.position),
        root_(question, std::move(moves), std::numeric_limits<std::uint64_t>::max(), 0,
              question.known_endings),
        wanted_(std::min(root_.moves(), static_cast<std::size_t>(variations))) {
    root_.may_stop(question.enough != nullptr);
  }

  Findings deeper() override {
    if (!found_.settled) look(found_.depth + 1);
    return found_;
  }

 private:
  void look(int depth) {
    found_ = {.depth = depth, .settled = depth == most_depth};
    for (std::size_t place = 0; place < wanted_; ++place) {
      root_.look(depth, place);
      found_.variations.push_back({.score = root_.score(place), .moves = moves_from(place)});
    }
    found_.positions = root_.positions();
    const auto decided = [](const Variation& one) { return is_decided(one.score); };
    found_.settled = found_.settled || std::ranges::all_of(found_.variations, decided);
  }

  /// Follows the best moves as far as the table knows them.
  std::vector<draughts::Move> moves_from(std::size_t place) const {
    std::vector<draughts::Move> moves{root_.move(place)};
    draughts::Position position = draughts::after(variant_, position_, moves.front());
    while (moves.size() < static_cast<std::size_t>(found_.depth)) {
      const auto legal = draughts::legal_moves(variant_, position);
      const draughts::Move* best = root_.best_known(position, legal);
      if (!best) break;
      position = draughts::after(variant_, position, *best);
      moves.push_back(*best);
    }
    return moves;
  }

  const draughts::Variant& variant_;
  draughts::Position position_;
  Root<Game> root_;
  std::size_t wanted_;
  Findings found_;
};

Analysis::Analysis(const Question& question, int variations) {
  const int wanted = std::clamp(variations, 1, most_variations);
  auto moves = draughts::legal_moves(question.variant, question.position);
  with_game(question.variant, [&]<class Game>() {
    search_ = std::make_unique<SearchOf<Game>>(question, std::move(moves), wanted);
  });
}

Analysis::~Analysis() = default;

Findings Analysis::deeper() { return search_->deeper(); }

Findings looked(const Question& question, int variations, std::uint64_t positions) {
  Analysis analysis(question, variations);
  Findings found = analysis.deeper();
  const auto cut_off = [&] { return question.enough && question.enough(); };
  while (!found.settled && found.positions < positions && !cut_off()) {
    Findings next = analysis.deeper();
    if (cut_off()) break;
    found = std::move(next);
  }
  return found;
}

}  // namespace crownhead::computer
