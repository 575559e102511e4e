#include "rules/draughts/moves/engine.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/draughts/board/ruling.hpp"
#include "rules/draughts/board/viewpoint.hpp"
#include "rules/draughts/moves/branch_set.hpp"
#include "rules/draughts/moves/generator.hpp"

namespace crownhead::draughts {

namespace {

constexpr std::size_t most_squares = 72;
constexpr std::size_t usual_moves = 32;  // rarely more without captures

/// Routes per capture that are kept.
constexpr std::size_t most_routes = 4096;

/// Collects the legal captures of a position, or the legal routes of one of them, within the
/// budget.
class CaptureBook {
 public:
  explicit CaptureBook(CaptureBudget& budget) : budget_(budget) {}
  CaptureBook(CaptureBudget& budget, const Move& wanted) : budget_(budget), wanted_(&wanted) {}

  /// Returns the origin of the wanted captures; nullopt for all.
  std::optional<Square> origin() const {
    return wanted_ == nullptr ? std::nullopt : std::optional(wanted_->from);
  }

  bool wants(Square victim) const {
    return wanted_ == nullptr || wanted_->captured.contains(victim);
  }

  /// Returns true if another branch may be followed.
  bool pays() { return budget_.pays(); }

  void hop(std::size_t index, Square landing, Square victim) {
    landings_[index] = landing;
    victims_[index] = victim;
  }

  bool asks_routes() const { return wanted_ != nullptr; }
  std::size_t routes() const { return routes_.size(); }

  /// Records the last `taken` hops as `move`; only the highest rank is legal. `may_repeat`: the
  /// move may have been recorded by another route.
  void finish(const Move& move, int taken, int rank, bool may_repeat) {
    if (rank < highest_ || (wanted_ != nullptr && move != *wanted_)) return;
    if (rank > highest_) {
      moves_.clear();
      routes_.clear();
    }
    highest_ = rank;
    if (wanted_ != nullptr) {
      routes_.push_back({{landings_.begin(), landings_.begin() + taken},
                         {victims_.begin(), victims_.begin() + taken}});
    } else if (!may_repeat || std::ranges::find(moves_, move) == moves_.end()) {
      moves_.push_back(move);
    }
  }

  std::vector<Move> take_moves() { return std::move(moves_); }
  std::vector<Route> take_routes() { return std::move(routes_); }

 private:
  CaptureBudget& budget_;
  const Move* wanted_ = nullptr;
  int highest_ = 0;
  std::vector<Move> moves_;
  std::vector<Route> routes_;
  std::array<Square, most_squares> landings_ = {};
  std::array<Square, most_squares> victims_ = {};
};

/// A sink of CaptureSearch that records into a book.
///
/// The number of routes grows with the factorial of the pieces, the number of branches far more
/// slowly. After the first branches, each distinct branch is therefore followed once. For moves, a
/// repeated branch contains nothing new. For routes, only branches without wanted routes are
/// skipped. The Italian rank depends on the order of the hops, so no two of its branches are equal,
/// but its kings move one square. A branch that the budget does not cover is skipped and ends no
/// route.
template <class Board>
class BookKeeper {
 public:
  using Word = typename Board::Word;
  using Branch = CaptureBranch<Word>;
  static constexpr bool remembers = true;

  BookKeeper(const BoardState<Board>& state, Viewpoint<Board> view, Choice choice,
             CaptureBook& book)
      : view_(view), choice_(choice), rank_(state, Color::white), book_(book) {}

  bool wants(Word victim) const { return book_.wants(view_.square(victim)); }

  [[gnu::noinline]] void hop(int index, Word landing, Word victim) {
    book_.hop(static_cast<std::size_t>(index), view_.square(landing), view_.square(victim));
    rank_.hop(index, victim);
  }

  bool enters(const Branch& branch) {
    constexpr int few = 256;
    if (entered_ < few) ++entered_;
    if (choice_ == Choice::italian || entered_ < few) return book_.pays();
    if (!book_.asks_routes()) return walked_.insert(branch) && book_.pays();
    if (book_.routes() >= most_routes || walked_.contains(branch) || !book_.pays()) return false;
    routes_before_.push_back(book_.routes());
    return true;
  }

  void leaves(const Branch& branch) {
    if (routes_before_.empty()) return;
    if (book_.routes() == routes_before_.back()) walked_.insert(branch);
    routes_before_.pop_back();
  }

  void finish(Word from, Word to, Word captured, int taken) {
    // Two routes to the same square over the same pieces have at least three hops.
    bool may_repeat = taken > 2;
    if (may_repeat && !book_.asks_routes() && choice_ != Choice::italian) {
      if (!finished_.insert({from, captured, to, 0})) return;
      may_repeat = false;
    }
    book_.finish({view_.square(from), view_.square(to), view_.board(captured)}, taken,
                 rank_.rank(choice_, from, captured, taken), may_repeat);
  }

 private:
  Viewpoint<Board> view_;
  Choice choice_;
  CaptureRank<Board> rank_;
  CaptureBook& book_;
  int entered_ = 0;
  BranchSet<Word> walked_;
  BranchSet<Word> finished_;                ///< as branches, by their last square
  std::vector<std::size_t> routes_before_;  ///< of the branches being followed
};

/// The functions and rules of a game's engine. Games that capture, move or crown alike share
/// functions.
struct Parts {
  void (*captures)(const Parts&, const Position&, Color us, CaptureBook&);
  void (*quiet_moves)(const Parts&, const Position&, Color us, std::vector<Move>&);
  Position (*play)(const Parts&, const Position&, Color us, const Move&);
  Choice choice;
  bool mirrored;
  bool moves_both_colors;
  bool first_king_ends;
  int king_moves_in_a_row;
};

template <class Rules>
void captures(const Parts& parts, const Position& position, Color us, CaptureBook& book) {
  using Board = typename Rules::Board;
  const Viewpoint<Board> view(us, parts.mirrored);
  const BoardState<Board> state = view.state(position);
  BookKeeper<Board> keeper(state, view, parts.choice, book);
  using Word = typename Board::Word;
  const Word origins = book.origin() ? view.word(*book.origin()) : Board::all;
  Generator<Rules>::template captures<Color::white>(state, state.men[slot(Color::white)] & origins,
                                                    state.kings[slot(Color::white)] & origins,
                                                    keeper);
}

template <class Rules>
void quiet_moves(const Parts& parts, const Position& position, Color us, std::vector<Move>& moves) {
  using Board = typename Rules::Board;
  const Viewpoint<Board> view(us, parts.mirrored);
  typename Generator<Rules>::List list;
  list.reserve(usual_moves);
  Generator<Rules>::template quiet_moves<Color::white>(view.state(position), list);
  moves.reserve(moves.size() + list.size());
  for (const auto& move : list) moves.push_back({view.square(move.from), view.square(move.to)});
}

template <class Rules>
Position play(const Parts& parts, const Position& position, Color us, const Move& move) {
  using Board = typename Rules::Board;
  const Viewpoint<Board> view(us, parts.mirrored);
  const WordMove<typename Board::Word> played{view.word(move.from), view.word(move.to),
                                              view.word(move.captured)};
  return view.position(Generator<Rules>::template play<Color::white>(view.state(position), played),
                       opposite(position.turn));
}

/// Returns true if the game is over although some pieces could move.
bool has_ended(const Parts& parts, const Position& position) {
  if (parts.first_king_ends) return !(position.kings[0] | position.kings[1]).empty();
  return parts.moves_both_colors &&
         (position.pieces(Color::white).empty() || position.pieces(Color::black).empty());
}

bool is_barred(const Parts& parts, const Position& position, const Move& quiet) {
  const KingRun& run = position.king_runs[slot(position.turn)];
  const bool moved_enough = run.moves > 0 && run.moves >= parts.king_moves_in_a_row;
  return (moved_enough && run.king == quiet.from) || position.barred == Step{quiet.from, quiet.to};
}

std::vector<Move> captures_by(const Parts& parts, const Position& position, CaptureBudget& budget) {
  CaptureBook book(budget);
  parts.captures(parts, position, position.turn, book);
  if (parts.moves_both_colors) parts.captures(parts, position, opposite(position.turn), book);
  return book.take_moves();
}

/// Includes captures that the choice rule forbids.
std::vector<Move> free_captures(const Parts& parts, const Position& position,
                                CaptureBudget& budget) {
  Parts free = parts;
  free.choice = Choice::any;
  return captures_by(free, position, budget);
}

/// For positions without captures.
std::vector<Move> legal_quiet_moves(const Parts& parts, const Position& position) {
  std::vector<Move> moves;
  parts.quiet_moves(parts, position, position.turn, moves);
  if (parts.moves_both_colors) {
    parts.quiet_moves(parts, position, opposite(position.turn), moves);
  }
  std::erase_if(moves, [&](const Move& move) { return is_barred(parts, position, move); });
  return moves;
}

std::vector<Move> legal_moves(const Parts& parts, const Position& position, CaptureBudget& budget) {
  if (has_ended(parts, position)) return {};
  std::vector<Move> moves = captures_by(parts, position, budget);
  return moves.empty() && !budget.ran_out() ? legal_quiet_moves(parts, position) : moves;
}

/// With an empty budget the search detects captures without following them.
bool has_move(const Parts& parts, const Position& position) {
  if (has_ended(parts, position)) return false;
  CaptureBudget none(0);
  captures_by(parts, position, none);
  return none.ran_out() || !legal_quiet_moves(parts, position).empty();
}

/// Returns the colour of the moving piece.
Color mover(const Position& position, const Move& move) {
  return position.pieces(Color::white).contains(move.from) ? Color::white : Color::black;
}

/// Updates the counts of `made`, the position after `move`.
void count_king_moves(const Position& before, const Move& move, Position& made) {
  made.king_runs = before.king_runs;
  KingRun& run = made.king_runs[slot(before.turn)];
  if (move.captured.empty() && before.kings[slot(before.turn)].contains(move.from)) {
    const int so_far = run.king == move.from ? run.moves : 0;
    run = {move.to, static_cast<std::uint8_t>(so_far + 1)};
  } else {
    run = {};
  }
  for (const Color color : {Color::white, Color::black}) {
    KingRun& kept = made.king_runs[slot(color)];
    const bool stands = made.kings[slot(color)].contains(kept.king);
    if (made.men[slot(color)].empty() || !stands) kept = {};
  }
}

Position after(const Parts& parts, const Position& position, const Move& move) {
  Position made = parts.play(parts, position, mover(position, move), move);
  if (parts.king_moves_in_a_row > 0) count_king_moves(position, move, made);
  const bool of_king = (made.kings[0] | made.kings[1]).contains(move.to);
  if (parts.moves_both_colors && of_king && move.captured.empty()) {
    made.barred = Step{move.to, move.from};
  }
  return made;
}

std::vector<Route> routes(const Parts& parts, const Position& position, const Move& move,
                          CaptureBudget& budget) {
  if (move.captured.empty()) return {{{move.to}, {}}};
  CaptureBook book(budget, move);
  parts.captures(parts, position, mover(position, move), book);
  return book.take_routes();
}

template <class Rules>
constexpr Parts parts{.captures = &captures<CapturesOf<Rules>>,
                      .quiet_moves = &quiet_moves<QuietMovesOf<Rules>>,
                      .play = &play<PlayOf<Rules>>,
                      .choice = Rules::choice,
                      .mirrored = Rules::Board::mirrored,
                      .moves_both_colors = Rules::moves_both_colors,
                      .first_king_ends = Rules::first_king_ends,
                      .king_moves_in_a_row = Rules::king_moves_in_a_row};

template <class Rules>
constexpr Engine engine_of() {
  return {[](const Position& position, CaptureBudget& budget) {
            return legal_moves(parts<Rules>, position, budget);
          },
          [](const Position& position) { return has_move(parts<Rules>, position); },
          [](const Position& position, const Move& move) {
            return after(parts<Rules>, position, move);
          },
          [](const Position& position, CaptureBudget& budget) {
            return free_captures(parts<Rules>, position, budget);
          },
          [](const Position& position, const Move& move, CaptureBudget& budget) {
            return routes(parts<Rules>, position, move, budget);
          },
          Rules::crowned_in_passing};
}

}  // namespace

constinit const Engine international_engine = engine_of<International>();
constinit const Engine russian_engine = engine_of<Russian>();
constinit const Engine brazilian_engine = engine_of<Brazilian>();
constinit const Engine canadian_engine = engine_of<Canadian>();
constinit const Engine pool_engine = engine_of<Pool>();
constinit const Engine english_engine = engine_of<English>();
constinit const Engine czech_engine = engine_of<Czech>();
constinit const Engine spanish_engine = engine_of<Spanish>();
constinit const Engine italian_engine = engine_of<Italian>();
constinit const Engine thai_engine = engine_of<Thai>();
constinit const Engine spantsiretti_engine = engine_of<Spantsiretti>();
constinit const Engine breakthrough_engine = engine_of<Breakthrough>();
constinit const Engine killer_engine = engine_of<Killer>();
constinit const Engine frisian_engine = engine_of<Frisian>();
constinit const Engine turkish_engine = engine_of<Turkish>();
constinit const Engine armenian_engine = engine_of<Armenian>();
constinit const Engine stavropol_engine = engine_of<Stavropol>();
constinit const Engine samoyed_engine = engine_of<Samoyed>();

}  // namespace crownhead::draughts
