#include "rules/endings/solver.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>

#include "rules/draughts/with_rules.hpp"
#include "rules/endings/placement.hpp"

namespace crownhead::endings {
namespace {

/// Positions between two reports of progress.
constexpr std::uint64_t report = 1 << 18;

/// The best and what is left of the moves of one position.
class Options {
 public:
  void add(Value value) {
    if (!best_ || value.is_better_than(*best_)) best_ = value;
  }
  const std::optional<Value>& best() const { return best_; }

 private:
  std::optional<Value> best_;
};

/// The positions of one material, while they are solved.
template <class Of>
struct Part {
  using Rules = EndingRules<Of>;
  using Numbers = PlacedPositions<typename Rules::Board, Rules::king_moves_in_a_row>;

  // How many moves of a position are still without a value, or one of these.
  static constexpr std::uint8_t closed = 254;  ///< its value is not changed by quiet moves
  static constexpr std::uint8_t drawn = 255;   ///< a move draws, so that it cannot be lost

  explicit Part(const Material& of) : material(of), numbers(of) {
    values.resize(numbers.size());
    open.resize(numbers.size());
  }

  /// Whether a position has this value for good while those of fewer plies are told.
  bool is_final(std::uint64_t at) const {
    return values[at] > 0 || (values[at] < 0 && (open[at] == 0 || open[at] == closed));
  }

  Material material;
  Numbers numbers;
  std::vector<std::int16_t> values;  ///< codes
  std::vector<std::uint8_t> open;
};

/// Retrograde analysis. First each position is given what its captures and crownings lead to, in
/// slices that are done, and the number of its other moves. Then, from the shortest endings to the
/// longest, each position that is decided is told to those from which a quiet move leads to it: one
/// that is lost wins them, and where the last move of a position loses, it is lost.
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
    /// From which moves lead to `part`.
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

  /// Of a position that is over or in a slice that is done.
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

  /// Tells the values of a pair from the shortest to the longest endings.
  void spread(Pair& parts) {
    int longest = 0;
    for (const Pieces* part : parts.each())
      for (const std::int16_t code : part->values) longest = std::max(longest, std::abs(code));
    for (int length = 1; length <= longest; ++length) {
      bool told = false;
      for (Pieces* part : parts.each()) {
        for (std::uint64_t at = 0; at < part->values.size(); ++at) {
          if (std::abs(part->values[at]) != length || !part->is_final(at)) continue;
          told = tell(parts, *part, at) || told;
        }
      }
      if (told) longest = std::max(longest, length + 1);
    }
    // What is lost by the moves that take or crown, and not by all others, is a draw.
    for (Pieces* part : parts.each())
      for (std::uint64_t at = 0; at < part->values.size(); ++at)
        if (!part->is_final(at)) part->values[at] = 0;
  }

  /// Whether another position got a value by it.
  bool tell(Pair& parts, Pieces& part, std::uint64_t at) {
    Pieces& earlier = parts.before(part);
    const int code = Value::of_code(part.values[at]).ply_before().code();
    bool told = false;
    Rules::before(*part.numbers.position(at), [&](const Position& position) {
      const std::uint64_t before = earlier.numbers.number(position);
      std::uint8_t& open = earlier.open[before];
      std::int16_t& value = earlier.values[before];
      if (open == Pieces::closed) return;
      if (code > 0) {
        if (value > 0 && value <= code) return;
        value = static_cast<std::int16_t>(code);
        told = true;
      } else if (open != Pieces::drawn) {
        --open;
        if (open != 0 || value > 0) return;
        value = static_cast<std::int16_t>(std::min<int>(value, code));
        told = true;
      }
    });
    return told;
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
