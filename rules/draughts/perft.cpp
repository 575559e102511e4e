#include "rules/draughts/perft.hpp"

#include <algorithm>
#include <array>

#include "rules/draughts/engine.hpp"
#include "rules/draughts/leaf_count.hpp"
#include "rules/draughts/notation.hpp"
#include "rules/draughts/reply_count.hpp"
#include "rules/draughts/ruling.hpp"

namespace crownhead::draughts {

namespace {

template <class Rules, Counting counting>
class Perft {
  using Gen = Generator<Rules>;
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using State = typename Gen::State;

 public:
  template <Color us>
  std::uint64_t count(const State& state, int depth) {
    if (depth == 1) return LeafCount<Rules, us, counting>(state, list_).moves();
    if constexpr (Rules::first_king_ends) {
      if ((state.kings[0] | state.kings[1]) != 0) return 0;
    }
    const std::size_t first = list_.size();
    CaptureList<Rules, counting> taking(state, us, list_);
    Gen::template captures<us>(state, taking);
    const std::size_t last = list_.size();
    if (last == first) return quiet<us>(state, depth);
    std::uint64_t nodes = 0;
    for (std::size_t i = first; i < last; ++i) {
      nodes += count<opposite(us)>(Gen::template play<us>(state, list_[i]), depth - 1);
    }
    list_.resize(first);
    return nodes;
  }

 private:
  template <Color us>
  std::uint64_t quiet(const State& state, int depth) {
    constexpr Directions moves = seen_by<us>(Rules::man_moves);
    if (depth == 2 && (state.kings[0] | state.kings[1]) == 0) {
      const ReplyCount<Rules, us> replies(state);
      return sum<moves>([&]<Direction d>() { return replied<us, d>(state, replies); });
    }
    const Word men = state.men[slot(us)];
    const Word empty = Gen::empty_squares(state);
    std::uint64_t nodes = sum<moves>([&]<Direction d>() {
      return men_moved<us, d>(state, Board::template step<d>(men) & empty, depth);
    });
    if (state.kings[slot(us)] != 0) nodes += kings_moved<us>(state, depth);
    return nodes;
  }

  template <Color us, Direction d>
  std::uint64_t replied(const State& state, const ReplyCount<Rules, us>& replies) {
    const Word upsets = replies.template upsets<d>();
    return replies.template replies<d>(replies.template targets<d>() & ~upsets) +
           men_moved<us, d>(state, upsets, 2);
  }

  /// Below the moves of men in direction d that arrive on `targets`.
  template <Color us, Direction d>
  std::uint64_t men_moved(const State& state, Word targets, int depth) {
    std::uint64_t nodes = 0;
    for (; targets != 0; targets &= targets - 1) {
      const Word to = targets & (~targets + 1);
      const Word from = Board::template step<reverse(d)>(to);
      State next = state;
      if ((to & Gen::crown_row(us)) == 0) {
        next.men[slot(us)] ^= from | to;
      } else {
        next.men[slot(us)] ^= from;
        next.kings[slot(us)] ^= to;
      }
      nodes += count<opposite(us)>(next, depth - 1);
    }
    return nodes;
  }

  template <Color us>
  std::uint64_t kings_moved(const State& state, int depth) {
    const std::size_t first = list_.size();
    Gen::template king_moves<us>(state, list_);
    const std::size_t last = list_.size();
    std::uint64_t nodes = 0;
    for (std::size_t i = first; i < last; ++i) {
      nodes += count<opposite(us)>(Gen::template play<us>(state, list_[i]), depth - 1);
    }
    list_.resize(first);
    return nodes;
  }

  typename Gen::List list_;
};

template <class Rules, Counting counting>
std::uint64_t counted(const Position& position, int depth) {
  const auto state = BoardState<typename Rules::Board>::of(position);
  Perft<Rules, counting> perft;
  return position.turn == Color::white ? perft.template count<Color::white>(state, depth)
                                       : perft.template count<Color::black>(state, depth);
}

template <class Rules>
std::uint64_t counted(const Position& position, int depth, Counting counting) {
  return counting == Counting::moves ? counted<Rules, Counting::moves>(position, depth)
                                     : counted<Rules, Counting::routes>(position, depth);
}

/// By making every move, where pieces are moved or taken in other ways than ReplyCount knows.
std::uint64_t made(const Engine& engine, const Position& position, int depth, Counting counting) {
  std::uint64_t nodes = 0;
  for (const Move& move : engine.legal_moves(position)) {
    const std::uint64_t times =
        counting == Counting::routes ? engine.routes(position, move).size() : 1;
    nodes +=
        times * (depth == 1 ? 1 : made(engine, engine.after(position, move), depth - 1, counting));
  }
  return nodes;
}

using Count = std::uint64_t (*)(const Position&, int, Counting);

constexpr std::array<std::pair<const Engine*, Count>, 16> counts{{
    {&international_engine, &counted<International>},
    {&russian_engine, &counted<Russian>},
    {&brazilian_engine, &counted<Brazilian>},
    {&canadian_engine, &counted<Canadian>},
    {&pool_engine, &counted<Pool>},
    {&english_engine, &counted<English>},
    {&czech_engine, &counted<Czech>},
    {&spanish_engine, &counted<Spanish>},
    {&italian_engine, &counted<Italian>},
    {&thai_engine, &counted<Thai>},
    {&spantsiretti_engine, &counted<Spantsiretti>},
    {&breakthrough_engine, &counted<Breakthrough>},
    {&killer_engine, &counted<Killer>},
    {&frisian_engine, &counted<Frisian>},
    {&turkish_engine, &counted<Turkish>},
    {&armenian_engine, &counted<Armenian>},
}};

/// As if no king had moved before: see perft.hpp.
Position without_king_runs(Position position) {
  position.king_runs = {};
  return position;
}

}  // namespace

std::uint64_t perft(const Variant& variant, const Position& position, int depth,
                    Counting counting) {
  if (depth <= 0) return 1;
  const auto* const found =
      std::ranges::find(counts, variant.engine, &std::pair<const Engine*, Count>::first);
  if (found == counts.end()) return made(*variant.engine, position, depth, counting);
  return found->second(position, depth, counting);
}

std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Variant& variant,
                                                         const Position& position, int depth,
                                                         Counting counting) {
  std::vector<std::pair<Move, std::uint64_t>> divided;
  if (depth <= 0) return divided;
  const Position unlimited = without_king_runs(position);
  for (const Move& move : legal_moves(variant, unlimited)) {
    std::uint64_t nodes = perft(variant, after(variant, unlimited, move), depth - 1, counting);
    if (counting == Counting::routes) nodes *= routes(variant, unlimited, move).size();
    divided.emplace_back(move, nodes);
  }
  return divided;
}

}  // namespace crownhead::draughts
