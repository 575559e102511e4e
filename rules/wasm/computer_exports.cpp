// The draughts computer for the browser. It analyses a position as long as the caller asks it to.
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
#include "rules/draughts/notation/notation.hpp"
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

/// Learned weights, together with the file data that they refer to.
class Learned {
 public:
  /// Returns false if the file has no weights; there are none afterwards.
  bool read(std::span<const std::uint8_t> file) {
    file_.assign(file.begin(), file.end());
    weights_ = crownhead::computer::read_weights(file_);
    return weights_.has_value();
  }

  /// Returns nullptr for other variants.
  const Weights* of(const Variant& variant) const {
    return weights_ && &weights_->variant() == &variant ? &*weights_ : nullptr;
  }

 private:
  std::vector<std::uint8_t> file_;
  std::optional<Weights> weights_;
};

/// Returns the weights set last; one per module.
Learned& learned() {
  static Learned last;
  return last;
}

/// A position and its analysis, shared by the thread that answers and by helping threads.
class Looked {
 public:
  Looked(Asked game, DrawCount draws, int variations)
      : at_(std::move(game)),
        draws_(std::move(draws)),
        variations_(variations),
        analysis_(question(), variations) {}

  const Asked& at() const { return at_; }

  /// The count of positions covers all threads.
  Findings deeper() {
    Findings found = analysis_.deeper();
    found.positions += helped_;
    settled_ = found.settled;
    return found;
  }

  /// Fills the table for the answering thread until that has settled.
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

/// Returns the current analysis; one per module.
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

/// In: a file of weights. Out: "ok"; later analyses of its variant use them. Replaces earlier
/// weights and discards the current analysis.
CROWNHEAD_EXPORT(crownhead_weights) std::size_t crownhead_weights(std::size_t length) {
  looked() = nullptr;
  if (learned().read(bytes(length))) return answer("ok");
  return answer("error\tINVALID_FIELD\tThis file holds no weights of the computer.");
}

/// In: variant, fen, ruleset or nothing, moves separated by spaces, number of variations. Out:
/// "ok". Starts the analysis of a position.
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

/// Searches one ply deeper. Out: "ok", depth, visited positions, "settled" if there is no more to
/// find or nothing; then one line per variation, best first: the score in hundredths of a man for
/// the side to move, the plies until it wins (negative: loses) or 0, its moves.
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

/// Helps with the same position, in another thread of a module with shared memory, so that
/// crownhead_deeper finds more in its time. Returns once the analysis has settled.
CROWNHEAD_EXPORT(crownhead_help) void crownhead_help() {
  if (looked()) looked()->help();
}
