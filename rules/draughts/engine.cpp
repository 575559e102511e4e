#include "rules/draughts/engine.hpp"

#include <array>

#include "rules/draughts/generator.hpp"
#include "rules/draughts/ruling.hpp"

namespace crownhead::draughts {

namespace {

/// A sink of CaptureSearch that keeps the routes of one capture.
template <class Rules>
class RouteList {
 public:
  using Board = typename Rules::Board;
  using Word = typename Board::Word;

  explicit RouteList(const WordMove<Word>& move) : move_(move) {}

  bool wants(Word victim) const { return (victim & move_.captured) != 0; }

  void hop(int index, Word landing, Word victim) {
    const auto at = static_cast<std::size_t>(index);
    landings_[at] = Board::square_of(Board::lowest(landing));
    victims_[at] = Board::square_of(Board::lowest(victim));
  }

  void finish(Word from, Word to, Word captured, int taken) {
    if (WordMove<Word>{from, to, captured} != move_) return;
    routes_.push_back({{landings_.begin(), landings_.begin() + taken},
                       {victims_.begin(), victims_.begin() + taken}});
  }

  std::vector<Route> take() { return std::move(routes_); }

 private:
  WordMove<Word> move_;
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
    return moves;
  }

  static bool has_move(const Position& position) { return !generate(position).empty(); }

  static Position after(const Position& position, const Move& move) {
    const State state = State::of(position);
    if (position.turn == Color::white) {
      return Gen::template play<Color::white>(state, in_words(move)).position(Color::black);
    }
    return Gen::template play<Color::black>(state, in_words(move)).position(Color::white);
  }

  static std::vector<Route> routes(const Position& position, const Move& move) {
    if (move.captured.empty()) return {{{move.to}, {}}};
    RouteList<Rules> list(in_words(move));
    const State state = State::of(position);
    if (position.turn == Color::white) {
      Gen::template captures<Color::white>(state, list);
    } else {
      Gen::template captures<Color::black>(state, list);
    }
    return list.take();
  }

 private:
  static List generate(const Position& position) {
    const State state = State::of(position);
    List list;
    if (position.turn == Color::white) {
      Gen::template generate<Color::white, Counting::moves>(state, list);
    } else {
      Gen::template generate<Color::black, Counting::moves>(state, list);
    }
    return list;
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

}  // namespace crownhead::draughts
