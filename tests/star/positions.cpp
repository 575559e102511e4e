#include "tests/star/positions.hpp"

#include <sstream>
#include <stdexcept>

#include "rules/star/moves.hpp"
#include "rules/star/notation.hpp"
#include "rules/star/play.hpp"
#include "rules/star/state.hpp"

namespace crownhead::star {

namespace {

template <class T>
T given(const Result<T>& result) {
  if (!result) throw std::invalid_argument(result.error().detail);
  return *result;
}

}  // namespace

Terms terms_of(int side, int men, int seats, std::string_view ruleset) {
  return given(make_terms(side, men, seats, ruleset));
}

Position position_of(const Terms& terms, std::string_view state) {
  return given(read_state(terms, state));
}

Hole hole_of(const Board& board, std::string_view name) {
  const auto hole = take_hole(board, name);
  if (!hole || !name.empty()) throw std::invalid_argument("no hole " + std::string(name));
  return *hole;
}

std::vector<std::string> moves_of(const Terms& terms, const Position& position) {
  std::vector<std::string> texts;
  for (const Move move : legal_moves(terms, position))
    if (move != pass) texts.push_back(write_move(*terms.board, move));
  return texts;
}

void play_all(const Terms& terms, Position& position, std::string_view moves) {
  std::istringstream in{std::string(moves)};
  for (std::string text; in >> text;)
    play(terms, position, given(read_move(terms, position, text)));
}

}  // namespace crownhead::star
