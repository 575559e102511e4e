#pragma once

#include <array>
#include <cstdint>

#include "rules/draughts/generator.hpp"

namespace crownhead::draughts {

struct Offset {
  int columns = 0;
  int rows = 0;

  constexpr bool operator==(const Offset&) const = default;
  friend constexpr Offset operator+(Offset a, Offset b) {
    return {a.columns + b.columns, a.rows + b.rows};
  }
};

/// Of the next square in direction d.
template <class Board>
constexpr Offset offset(Direction d) {
  constexpr int far = Board::straight_step;
  switch (d) {
    case up_left: return {-1, -1};
    case up_right: return {1, -1};
    case down_left: return {-1, 1};
    case down_right: return {1, 1};
    case up: return {0, -far};
    case left: return {-far, 0};
    case right: return {far, 0};
    case down: return {0, far};
  }
  return {};
}

/// The hops of a capture, one after another. All men that can make them are moved at once, as sets.
template <class Board, Direction... path>
class Hops {
  using Word = typename Board::Word;

 public:
  static constexpr std::size_t count = sizeof...(path);
  static constexpr Direction last = (path, ...);

  /// Whether they lead back to where they began.
  static constexpr bool is_closed = [] {
    Offset at;
    ((at = at + offset<Board>(path) + offset<Board>(path)), ...);
    return at == Offset{};
  }();

  /// Whether the last goes over a piece that was taken before.
  static constexpr bool meets_again = [] {
    std::array<Offset, count> victims;
    std::size_t n = 0;
    Offset at;
    ((victims[n++] = at + offset<Board>(path), at = at + offset<Board>(path) + offset<Board>(path)),
     ...);
    for (std::size_t i = 0; i + 1 < count; ++i) {
      if (victims[i] == victims[count - 1]) return true;
    }
    return false;
  }();

  /// Where those that arrive on `to` came from.
  static Word origin(Word to) {
    Word captured = 0;
    return unwound<path...>(to, captured);
  }

  static WordMove<Word> move(Word to) {
    Word captured = 0;
    const Word from = unwound<path...>(to, captured);
    return {from, to, captured};
  }

 private:
  template <Direction first, Direction... rest>
  static Word unwound(Word at, Word& captured) {
    if constexpr (sizeof...(rest) > 0) at = unwound<rest...>(at, captured);
    const Word victim = Board::template step<reverse(first)>(at);
    captured |= victim;
    return Board::template step<reverse(first)>(victim);
  }
};

/// Walks the captures of men as sets of landings, one set for each sequence of directions.
///
/// As long as a capture has at most `known` hops no two sequences make the same move, no piece is
/// met twice and none lands on its origin. Men with longer captures, and those that are crowned in
/// passing, are given back to be searched one by one (CaptureSearch).
///
/// Sink: `ended<Hops>(landings)` for the captures that end with these hops. Only men may be taken
/// where it matters what is taken.
template <class Rules, Color us, class Sink>
class ManCaptures {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using Gen = Generator<Rules>;

 public:
  ManCaptures(const BoardState<Board>& state, Sink& sink)
      : theirs_(state.all(opposite(us))), sink_(sink) {
    const Word empty = Board::all & ~(theirs_ | state.all(us));
    if constexpr (Rules::takes_own) theirs_ |= state.all(us);
    for_each<ways>([&]<Direction d>() {
      jumps_[index(d)] =
          Board::template step<reverse(d)>(theirs_ & Board::template step<reverse(d)>(empty));
    });
  }

  /// Walks the captures of `men` and gives those of them that have others too.
  Word walk(Word men) {
    for_each<ways>([&]<Direction d>() {
      const Word at = men & jumps_[index(d)];
      if (at != 0) follow<d>(landed<d>(at));
    });
    return searched_;
  }

 private:
  static constexpr Directions ways = seen_by<us>(Rules::man_captures);
  static constexpr std::size_t known = (ways | diagonals) == diagonals ? 3 : 2;
  static constexpr std::size_t index(Direction d) { return static_cast<std::size_t>(d); }

  template <Direction d>
  static Word landed(Word at) {
    return Board::template step<d>(Board::template step<d>(at));
  }

  template <Direction... path>
  void follow(Word at) {
    using Way = Hops<Board, path...>;
    if constexpr (Rules::crowned_in_passing) {
      const Word crowned = at & Gen::crown_row(us);
      if (crowned != 0) searched_ |= Way::origin(crowned);
    }
    const Word on = any_of<ways.without(reverse(Way::last))>(
        Word{0}, [&]<Direction d>() { return those_that_go_on<path..., d>(at); });
    if (at != on) sink_.template ended<Way>(at & ~on);
  }

  /// `path` but for its last direction has led to `at`.
  template <Direction... path>
  Word those_that_go_on(Word at) {
    using Way = Hops<Board, path...>;
    constexpr Direction d = Way::last;
    if constexpr (Way::meets_again) return 0;
    Word on = at & jumps_[index(d)];
    // The origin is free, which jumps_ does not know.
    if constexpr (Way::is_closed) on = at & Board::template step<reverse(d)>(theirs_);
    if (on == 0) return 0;
    if constexpr (Way::count > known) {
      searched_ |= Way::origin(landed<d>(on));
    } else {
      follow<path...>(landed<d>(on));
    }
    return on;
  }

  Word theirs_;
  std::array<Word, 8> jumps_;  ///< by direction: the squares from which something can be jumped
  Word searched_ = 0;
  Sink& sink_;
};

/// A sink of ManCaptures that keeps the legal captures behind what its list held before.
template <class Rules>
class ManCaptureList {
 public:
  using Word = typename Rules::Board::Word;

  explicit ManCaptureList(std::vector<WordMove<Word>>& list) : list_(list), first_(list.size()) {}

  template <class Way>
  void ended(Word landings) {
    if constexpr (takes_most(Rules::choice)) {
      if (Way::count < longest_) return;
      if (Way::count > longest_) list_.resize(first_);
      longest_ = Way::count;
    }
    for (; landings != 0; landings &= landings - 1) {
      list_.push_back(Way::move(landings & (~landings + 1)));
    }
  }

 private:
  std::vector<WordMove<Word>>& list_;
  std::size_t first_;
  std::size_t longest_ = 0;
};

/// A sink of ManCaptures that counts the legal captures.
template <class Rules>
class ManCaptureCount {
 public:
  template <class Way>
  void ended(typename Rules::Board::Word landings) {
    auto& count = counts_[takes_most(Rules::choice) ? Way::count : 0];
    count += static_cast<std::uint64_t>(Rules::Board::count(landings));
  }

  std::uint64_t legal() const {
    if constexpr (!takes_most(Rules::choice)) return counts_[0];
    for (std::size_t hops = counts_.size() - 1; hops > 0; --hops) {
      if (counts_[hops] != 0) return counts_[hops];
    }
    return 0;
  }

 private:
  std::array<std::uint64_t, 4> counts_ = {};  ///< by hops, where their number matters
};

/// The legal captures of one side, by sets of men where that is possible.
template <class Rules, Color us, Counting counting>
class LegalCaptures {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using State = BoardState<Board>;
  using List = std::vector<WordMove<Word>>;

 public:
  /// Uses the end of `list` and leaves it as it was, but for append().
  LegalCaptures(const State& state, List& list) : state_(state), list_(list) {}

  std::uint64_t count() const {
    if (!by_sets()) return counted([&] { search(state_.men[slot(us)], state_.kings[slot(us)]); });
    ManCaptureCount<Rules> sets;
    const Word men = state_.men[slot(us)];
    const Word longer = ManCaptures<Rules, us, ManCaptureCount<Rules>>(state_, sets).walk(men);
    if (longer == 0) return sets.legal();
    return counted([&] { append_with(longer); });
  }

  void append() const {
    if (!by_sets()) return search(state_.men[slot(us)], state_.kings[slot(us)]);
    const std::size_t first = list_.size();
    const Word longer = walk(state_.men[slot(us)]);
    if (longer == 0) return;
    list_.resize(first);
    append_with(longer);
  }

 private:
  /// While there are only men of ours, and none but men can be taken where that makes a difference.
  bool by_sets() const {
    constexpr bool tells_kings = takes_most(Rules::choice) && Rules::choice != Choice::most_pieces;
    return state_.kings[slot(us)] == 0 && (!tells_kings || state_.kings[slot(opposite(us))] == 0);
  }

  Word walk(Word men) const {
    ManCaptureList<Rules> sets(list_);
    return ManCaptures<Rules, us, ManCaptureList<Rules>>(state_, sets).walk(men);
  }

  /// Where the most pieces must be taken only the men with longer captures count.
  void append_with(Word longer) const {
    if constexpr (!takes_most(Rules::choice)) walk(state_.men[slot(us)] & ~longer);
    search(longer, 0);
  }

  void search(Word men, Word kings) const {
    CaptureList<Rules, counting> sink(state_, us, list_);
    Generator<Rules>::template captures<us>(state_, men, kings, sink);
  }

  template <class Append>
  std::uint64_t counted(const Append& append) const {
    const std::size_t first = list_.size();
    append();
    const std::size_t found = list_.size() - first;
    list_.resize(first);
    return found;
  }

  const State& state_;
  List& list_;
};

}  // namespace crownhead::draughts
