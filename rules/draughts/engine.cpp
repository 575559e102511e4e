#include "rules/draughts/engine.hpp"

#include <array>
#include <utility>

#include "rules/draughts/generator.hpp"
#include "rules/draughts/ruling.hpp"

namespace crownhead::draughts {

namespace {

/// A sink of CaptureSearch that keeps the legal routes of one capture.
template <class Rules>
class RouteList {
 public:
  using Board = typename Rules::Board;
  using Word = typename Board::Word;

  RouteList(const BoardState<Board>& state, Color us, const WordMove<Word>& move)
      : move_(move), rank_(state, us) {}

  bool wants(Word victim) const { return (victim & move_.captured) != 0; }

  void hop(int index, Word landing, Word victim) {
    const auto at = static_cast<std::size_t>(index);
    landings_[at] = Board::square_of(Board::lowest(landing));
    victims_[at] = Board::square_of(Board::lowest(victim));
    rank_.hop(index, victim);
  }

  void finish(Word from, Word to, Word captured, int taken) {
    if (WordMove<Word>{from, to, captured} != move_) return;
    const int rank = rank_.rank(from, captured, taken);
    if (rank < highest_) return;
    if (rank > highest_) routes_.clear();
    highest_ = rank;
    routes_.push_back({{landings_.begin(), landings_.begin() + taken},
                       {victims_.begin(), victims_.begin() + taken}});
  }

  std::vector<Route> take() { return std::move(routes_); }

 private:
  WordMove<Word> move_;
  CaptureRank<Rules> rank_;
  int highest_ = 0;
  std::array<Square, Board::squares> landings_ = {};
  std::array<Square, Board::squares> victims_ = {};
  std::vector<Route> routes_;
};

template <class Rules>
class EngineOf {
  using Board = typename Rules::Board;
  using Word = typename Board::Word;
  using Gen = Generator<Rules>;
  using State = typename Gen::State;
  using List = typename Gen::List;

 public:
  static std::vector<Move> legal_moves(const Position& position) {
    std::vector<Move> moves;
    for (const auto& move : generate(position)) {
      moves.push_back({Board::square_of(Board::lowest(move.from)),
                       Board::square_of(Board::lowest(move.to)), Board::unpack(move.captured)});
    }
    if constexpr (Rules::king_moves_in_a_row > 0) {
      std::erase_if(moves, [&](const Move& move) { return has_moved_enough(position, move); });
    }
    if constexpr (Rules::moves_both_colors) {
      std::erase_if(moves, [&](const Move& move) { return is_barred(position, move); });
    }
    return moves;
  }

  static bool has_move(const Position& position) {
    if constexpr (Rules::king_moves_in_a_row > 0 || Rules::moves_both_colors) {
      return !legal_moves(position).empty();
    } else {
      return !generate(position).empty();
    }
  }

  static Position after(const Position& position, const Move& move) {
    const State state = State::of(position);
    const Color next = opposite(position.turn);
    Position made = mover(position, move) == Color::white
                        ? Gen::template play<Color::white>(state, in_words(move)).position(next)
                        : Gen::template play<Color::black>(state, in_words(move)).position(next);
    if constexpr (Rules::king_moves_in_a_row > 0) count_king_moves(position, move, made);
    if constexpr (Rules::moves_both_colors) {
      const bool king = (made.kings[0] | made.kings[1]).contains(move.to);
      if (king && move.captured.empty()) made.barred = Step{move.to, move.from};
    }
    return made;
  }

  static std::vector<Route> routes(const Position& position, const Move& move) {
    if (move.captured.empty()) return {{{move.to}, {}}};
    const State state = State::of(position);
    const Color us = mover(position, move);
    RouteList<Rules> list(state, us, in_words(move));
    if (us == Color::white) {
      Gen::template captures<Color::white>(state, list);
    } else {
      Gen::template captures<Color::black>(state, list);
    }
    return list.take();
  }

 private:
  /// The colour of the piece that moves.
  static Color mover(const Position& position, const Move& move) {
    if constexpr (!Rules::moves_both_colors) return position.turn;
    return position.pieces(Color::white).contains(move.from) ? Color::white : Color::black;
  }

  static List generate(const Position& position) {
    const State state = State::of(position);
    List list;
    if constexpr (Rules::first_king_ends) {
      if ((state.kings[0] | state.kings[1]) != 0) return list;
    }
    if constexpr (Rules::moves_both_colors) {
      generate_both(state, list);
    } else if (position.turn == Color::white) {
      Gen::template generate<Color::white, Counting::moves>(state, list);
    } else {
      Gen::template generate<Color::black, Counting::moves>(state, list);
    }
    return list;
  }

  /// Nothing once a side has no piece.
  static void generate_both(const State& state, List& list) {
    if (state.all(Color::white) == 0 || state.all(Color::black) == 0) return;
    CaptureList<Rules, Counting::moves> of_white(state, Color::white, list);
    Gen::template captures<Color::white>(state, of_white);
    CaptureList<Rules, Counting::moves> of_black(state, Color::black, list);
    Gen::template captures<Color::black>(state, of_black);
    if (!list.empty()) return;
    Gen::template quiet_moves<Color::white>(state, list);
    Gen::template quiet_moves<Color::black>(state, list);
  }

  static bool has_moved_enough(const Position& position, const Move& move) {
    const KingRun& run = position.king_runs[slot(position.turn)];
    return run.moves >= Rules::king_moves_in_a_row && run.king == move.from &&
           move.captured.empty();
  }

  static bool is_barred(const Position& position, const Move& move) {
    return move.captured.empty() && position.barred == Step{move.from, move.to};
  }

  /// `made` is the position after `move`, its counts not yet.
  static void count_king_moves(const Position& before, const Move& move, Position& made) {
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

  static WordMove<Word> in_words(const Move& move) {
    return {Board::one(Board::bit_of(move.from)), Board::one(Board::bit_of(move.to)),
            Board::pack(move.captured)};
  }
};

template <class Rules>
constexpr Engine engine_of() {
  using Of = EngineOf<Rules>;
  return {&Of::legal_moves, &Of::has_move, &Of::after, &Of::routes};
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
