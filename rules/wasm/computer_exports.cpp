// The computer for the browser, which looks at a position of draughts as long as it is asked to.
#include <atomic>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/computer/analysis.hpp"
#include "rules/computer/table.hpp"
#include "rules/computer/weights.hpp"
#include "rules/draughts/notation.hpp"
#include "rules/search_budget.hpp"
#include "rules/wasm/buffer.hpp"
#include "rules/wasm/played_game.hpp"

namespace {

using namespace crownhead::draughts;
using namespace crownhead::wasm;
using crownhead::computer::Analysis;
using crownhead::computer::Findings;
using crownhead::computer::Question;
using crownhead::computer::Table;
using crownhead::computer::Variation;
using crownhead::computer::Weights;

constexpr std::size_t table_bytes = 32 << 20;

/// What was learned of a variant, with the file that it looks into.
class Learned {
 public:
  /// False where the file holds no weights; nothing is known then.
  bool read(std::span<const std::uint8_t> file) {
    file_.assign(file.begin(), file.end());
    weights_ = crownhead::computer::read_weights(file_);
    return weights_.has_value();
  }

  /// nullptr for a variant of which nothing is known.
  const Weights* of(const Variant& variant) const {
    return weights_ && &weights_->variant() == &variant ? &*weights_ : nullptr;
  }

 private:
  std::vector<std::uint8_t> file_;
  std::optional<Weights> weights_;
};

/// What was given last, one for a module.
Learned& learned() {
  static Learned last;
  return last;
}

/// A position with what has been seen of it, by the thread that answers and by those that help it.
class Looked {
 public:
  Looked(Asked game, DrawCount draws, int variations)
      : at_(std::move(game)),
        draws_(std::move(draws)),
        variations_(variations),
        analysis_(question(), variations) {}

  const Asked& at() const { return at_; }

  /// The positions are those of all threads.
  Findings deeper() {
    Findings found = analysis_.deeper();
    found.positions += helped_;
    settled_ = found.settled;
    return found;
  }

  /// Fills the table with what the thread that answers will want to know, until that has settled.
  void help() {
    Question asked = question();
    asked.enough = [this] {
      helped_ += crownhead::SearchBudget::often;
      return settled_.load();
    };
    Analysis beside(asked, variations_);
    while (!settled_ && !beside.deeper().settled) {
    }
  }

 private:
  Question question() const {
    return {.variant = *at_.variant,
            .position = at_.position,
            .draws = draws_,
            .weights = learned().of(*at_.variant),
            .table = table_};
  }

  Asked at_;
  DrawCount draws_;
  int variations_;
  std::shared_ptr<Table> table_ =
      std::make_shared<Table>(std::numeric_limits<std::uint64_t>::max(), table_bytes);
  std::atomic<std::uint64_t> helped_ = 0;
  std::atomic<bool> settled_ = false;
  Analysis analysis_;
};

/// What is looked at now, one for a module.
std::unique_ptr<Looked>& looked() {
  static std::unique_ptr<Looked> now;
  return now;
}

std::string moves_of(const Asked& game, const Variation& variation) {
  std::string text;
  Position position = game.position;
  for (const Move& move : variation.moves) {
    if (!text.empty()) text += ' ';
    text += write_move(*game.variant, position, move);
    position = after(*game.variant, position, move);
  }
  return text;
}

}  // namespace

/// In: a file of weights. Out: "ok"; what is asked of its variant from then on is judged by them.
/// Only the last that were given are kept. What was looked at is forgotten.
CROWNHEAD_EXPORT(crownhead_weights) std::size_t crownhead_weights(std::size_t length) {
  looked() = nullptr;
  if (learned().read(bytes(length))) return answer("ok");
  return answer("error\tINVALID_FIELD\tThis file holds no weights of the computer.");
}

/// In: variant, fen, ruleset or nothing, moves with a space between, how many variations are
/// wanted. Out: "ok"; the position is looked at from then on.
CROWNHEAD_EXPORT(crownhead_analyse) std::size_t crownhead_analyse(std::size_t length) {
  const Lines lines(length);
  looked() = nullptr;
  const auto game = played(lines);
  if (!game) return answer(game.error());
  int variations = 1;
  std::from_chars(lines[4].data(), lines[4].data() + lines[4].size(), variations);
  looked() = std::make_unique<Looked>(game->game, game->draws, variations);
  return answer("ok");
}

/// Looks a ply deeper. Out: "ok", depth, positions that were looked at, "settled" if there is no
/// more to find or nothing; then a line a variation, the best first: what it is worth in hundredths
/// of a man for the side to move, the plies until it wins (below 0: loses) or 0, its moves.
CROWNHEAD_EXPORT(crownhead_deeper) std::size_t crownhead_deeper(std::size_t) {
  if (!looked()) return answer("ok\t0\t0\tsettled");
  const Findings found = looked()->deeper();
  std::string text = "ok\t" + std::to_string(found.depth) + "\t" + std::to_string(found.positions) +
                     (found.settled ? "\tsettled" : "\t");
  for (const Variation& variation : found.variations)
    text += "\n" + std::to_string(variation.score) + "\t" +
            std::to_string(crownhead::computer::plies_to_win(variation.score)) + "\t" +
            moves_of(looked()->at(), variation);
  return answer(text);
}

/// Looks at the same position, in another thread of a module whose memory they share, so that
/// crownhead_deeper finds more in its time. Returns once that has settled.
CROWNHEAD_EXPORT(crownhead_help) void crownhead_help() {
  if (looked()) looked()->help();
}
