#include "rules/draughts/perft.hpp"

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
  using enum Direction;

 public:
  template <Color us>
  std::uint64_t count(const State& state, int depth) {
    if (depth == 1) return LeafCount<Rules, us, counting>(state, list_).moves();
    const std::size_t first = list_.size();
    CaptureList<Rules, counting> taking(list_);
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
    constexpr Direction left = us == Color::white ? up_left : down_left;
    constexpr Direction right = us == Color::white ? up_right : down_right;
    if (depth == 2 && (state.kings[0] | state.kings[1]) == 0) {
      const ReplyCount<Rules, us> replies(state);
      return replied<us, left>(state, replies) + replied<us, right>(state, replies);
    }
    const Word men = state.men[slot(us)];
    const Word empty = Gen::empty_squares(state);
    std::uint64_t nodes =
        men_moved<us, left>(state, Board::template step<left>(men) & empty, depth) +
        men_moved<us, right>(state, Board::template step<right>(men) & empty, depth);
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

}  // namespace

std::uint64_t perft(const Variant& variant, const Position& position, int depth,
                    Counting counting) {
  if (depth <= 0) return 1;
  return variant.engine == &international_engine ? counted<International>(position, depth, counting)
                                                 : counted<Russian>(position, depth, counting);
}

std::vector<std::pair<Move, std::uint64_t>> perft_divide(const Variant& variant,
                                                         const Position& position, int depth,
                                                         Counting counting) {
  std::vector<std::pair<Move, std::uint64_t>> divided;
  if (depth <= 0) return divided;
  for (const Move& move : legal_moves(variant, position)) {
    std::uint64_t nodes = perft(variant, after(variant, position, move), depth - 1, counting);
    if (counting == Counting::routes) nodes *= routes(variant, position, move).size();
    divided.emplace_back(move, nodes);
  }
  return divided;
}

}  // namespace crownhead::draughts
