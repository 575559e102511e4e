#include "rules/endings/solver.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "rules/draughts/moves/with_rules.hpp"
#include "rules/endings/placement.hpp"

namespace crownhead::endings {
namespace {

/// Number of positions between two progress reports.
constexpr std::uint64_t report = 1 << 18;

/// Collects the best value among a position's moves.
class Options {
 public:
  void add(Value value) {
    if (!best_ || value.is_better_than(*best_)) best_ = value;
  }
  const std::optional<Value>& best() const { return best_; }

 private:
  std::optional<Value> best_;
};

/// The positions of one material while they are being solved.
template <class Of>
struct Part {
  using Rules = EndingRules<Of>;
  using Numbers = PlacedPositions<typename Rules::Board, Rules::king_moves_in_a_row>;

  // For each position, the number of moves without a value, or one of these:
  static constexpr std::uint8_t closed = 254;  ///< quiet moves do not change its value
  static constexpr std::uint8_t drawn = 255;   ///< a move draws, so it cannot be lost

  explicit Part(const Material& of) : material(of), numbers(of) {
    values.resize(numbers.size());
    open.resize(numbers.size());
  }

  /// Returns true if the position's value is final once all shorter values have been propagated.
  bool is_final(std::uint64_t at) const {
    return values[at] > 0 || (values[at] < 0 && (open[at] == 0 || open[at] == closed));
  }

  Material material;
  Numbers numbers;
  std::vector<std::int16_t> values;  ///< as Value codes
  std::vector<std::uint8_t> open;
};

/// Retrograde analysis. First, each position gets the value of its captures and promotions, which
/// lead to finished slices, and the number of its other moves. Then the values are propagated in
/// order of length: a lost position makes its predecessors by quiet moves won, and a position is
/// lost when its last remaining move loses.
template <class Of>
class VariantSolver : public Solver {
  using Rules = EndingRules<Of>;
  using Position = typename Rules::Position;
  using Pieces = Part<Of>;

 public:
  explicit VariantSolver(Goal goal) : goal_(goal) {}

  std::vector<std::byte> solve(const Material& pair, const Progress& progress) override {
    Pair parts(pair);
    const std::uint64_t all = positions(pair);
    std::uint64_t seen = 0;
    for (Pieces* part : parts.each()) {
      look(*part, [&] {
        progress(std::min(seen, all));
        seen += report;
      });
    }
    progress(all);
    spread(parts);
    progress(2 * all);
    std::vector<std::byte> bytes;
    for (Pieces* part : parts.each()) {
      const auto slice = written(part->material, needed(*part));
      bytes.insert(bytes.end(), slice.begin(), slice.end());
    }
    keep(parts);
    return bytes;
  }

  void take(const Material& pair, const Table& table) override {
    Pair parts(pair);
    for (Pieces* part : parts.each()) {
      look(*part, [] {});
      const Slice& slice = *table.slice(part->material);
      for (std::uint64_t at = 0; at < part->values.size(); ++at)
        if (part->open[at] != Pieces::closed) part->values[at] = slice.value(at).code();
    }
    keep(parts);
  }

  std::uint64_t positions(const Material& pair) const override {
    const std::uint64_t one =
        Placement<typename Rules::Board, Rules::king_moves_in_a_row>(pair).size();
    return pair == pair.turned() ? one : 2 * one;
  }

 private:
  struct Pair {
    explicit Pair(const Material& pair) : first(pair) {
      if (pair != pair.turned()) second.emplace(pair.turned());
    }
    std::vector<Pieces*> each() {
      if (second) return {&first, &*second};
      return {&first};
    }
    /// Returns the part whose moves lead to `part`.
    Pieces& before(Pieces& part) { return second && &part == &first ? *second : first; }

    Pieces first;
    std::optional<Pieces> second;
  };

  struct Done {
    Placement<typename Rules::Board, Rules::king_moves_in_a_row> numbers;
    std::vector<std::int16_t> values;
  };

  static constexpr std::size_t base = most_pieces + 1;
  static std::size_t place(const Material& material) {
    return ((material.men[0] * base + material.men[1]) * base + material.kings[0]) * base +
           material.kings[1];
  }

  /// Returns the value of a position that is over or in a finished slice.
  Value known(const Position& position) const {
    if (const auto over = Rules::at_once(position, goal_)) return *over;
    const Done& done = *done_[place(position.material())];
    return Value::of_code(done.values[done.numbers.number(position)]);
  }

  template <class Report>
  void look(Pieces& part, const Report& reported) {
    for (std::uint64_t at = 0; at < part.values.size(); ++at) {
      if (at % report == 0) reported();
      const auto position = part.numbers.position(at);
      if (position) {
        look(part, at, *position);
      } else {
        part.open[at] = Pieces::closed;
      }
    }
  }

  void look(Pieces& part, std::uint64_t at, const Position& position) {
    moves_.clear();
    Rules::captures(position, moves_);
    const bool captures = !moves_.empty();
    if (!captures) Rules::quiet_moves(position, moves_);
    Options options;
    std::uint8_t quiet = 0;
    const Material turned = part.material.turned();
    for (const auto& move : moves_) {
      const Position next = Rules::after(position, move);
      if (captures || next.material() != turned) {
        options.add(known(next).ply_before());
      } else {
        ++quiet;
      }
    }
    if (moves_.empty()) options.add(Rules::without_move(goal_));
    part.open[at] = quiet;
    if (options.best()) {
      part.values[at] = options.best()->code();
      if (options.best()->is_draw()) part.open[at] = Pieces::drawn;
    }
    if (captures) part.open[at] = Pieces::closed;
  }

  /// Propagates the values of a pair, from the shortest endings to the longest.
  void spread(Pair& parts) {
    int longest = 0;
    for (const Pieces* part : parts.each())
      for (const std::int16_t code : part->values) longest = std::max(longest, std::abs(code));
    for (int length = 1; length <= longest; ++length) {
      bool notified = false;
      for (Pieces* part : parts.each()) {
        for (std::uint64_t at = 0; at < part->values.size(); ++at) {
          if (std::abs(part->values[at]) != length || !part->is_final(at)) continue;
          notified = notify(parts, *part, at) || notified;
        }
      }
      if (notified) longest = std::max(longest, length + 1);
    }
    // A position that loses by its captures and promotions, but not by all other moves, is a draw.
    for (Pieces* part : parts.each())
      for (std::uint64_t at = 0; at < part->values.size(); ++at)
        if (!part->is_final(at)) part->values[at] = 0;
  }

  /// Propagates one value; returns true if another position got a value.
  bool notify(Pair& parts, Pieces& part, std::uint64_t at) {
    Pieces& earlier = parts.before(part);
    const int code = Value::of_code(part.values[at]).ply_before().code();
    bool notified = false;
    Rules::before(*part.numbers.position(at), [&](const Position& position) {
      const std::uint64_t before = earlier.numbers.number(position);
      std::uint8_t& open = earlier.open[before];
      std::int16_t& value = earlier.values[before];
      if (open == Pieces::closed) return;
      if (code > 0) {
        if (value > 0 && value <= code) return;
        value = static_cast<std::int16_t>(code);
        notified = true;
      } else if (open != Pieces::drawn) {
        --open;
        if (open != 0 || value > 0) return;
        value = static_cast<std::int16_t>(std::min<int>(value, code));
        notified = true;
      }
    });
    return notified;
  }

  static std::vector<std::optional<Value>> needed(const Pieces& part) {
    std::vector<std::optional<Value>> values(part.values.size());
    for (std::uint64_t at = 0; at < values.size(); ++at)
      if (part.open[at] != Pieces::closed) values[at] = Value::of_code(part.values[at]);
    return values;
  }

  void keep(Pair& parts) {
    for (Pieces* part : parts.each())
      done_[place(part->material)].emplace(Done{part->numbers, std::move(part->values)});
  }

  Goal goal_;
  std::vector<std::optional<Done>> done_{base * base * base * base};  ///< by place()
  typename Rules::List moves_;
};

}  // namespace

std::unique_ptr<Solver> solver(const Heading& heading) {
  std::unique_ptr<Solver> made;
  draughts::with_rules(*heading.variant->engine, [&]<class Of>() {
    if constexpr (!Of::moves_both_colors)
      made = std::make_unique<VariantSolver<Of>>(heading.variant->goal);
  });
  return made;
}

}  // namespace crownhead::endings
