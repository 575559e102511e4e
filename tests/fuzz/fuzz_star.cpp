// The first byte selects a board, men, seats and a ruleset. The line after it is a state, and the
// rest are moves. Whatever is read is the same after writing and reading, and a game that starts
// this way continues.
#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "rules/star/moves.hpp"
#include "rules/star/notation.hpp"
#include "rules/star/play.hpp"
#include "rules/star/state.hpp"
#include "rules/star/terms.hpp"

using namespace crownhead::star;

namespace {

void require(bool held) {
  if (!held) std::abort();
}

/// The terms selected by the byte. Men for a point and one row more only if the number of seats
/// allows it.
Terms terms_of(unsigned char byte) {
  const int side = byte % 2 == 0 ? 4 : 3;
  const int seats = least_seats + byte / 2 % 5;
  const auto ruleset = rulesets()[byte / 10 % rulesets().size()].key;
  const bool more = byte / 20 % 2 == 1 && seats <= 3;
  return make_terms(side, men_of_a_point(more ? side + 1 : side), seats, ruleset).value();
}

void require_kept(const Terms& terms, const Position& position) {
  require(read_state(terms, write_state(terms, position)) == position);
  require(waits_for(terms, position).has_value() != finish(terms, position).has_value());
}

/// A move is written as its ends, and as all holes on its way.
void require_written(const Terms& terms, const Position& position, Move move) {
  const Board& board = *terms.board;
  const std::string text = write_move(board, move);
  require(read_move(terms, position, text) == move);
  if (move == pass) return;
  const auto path = shortest_path(board, position, move);
  require(path.size() >= 2 && path.front() == move.from && path.back() == move.to);
  std::string whole;
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    const std::string leg = write_move(board, {path[i], path[i + 1]});
    whole += i == 0 ? leg : leg.substr(leg.find('-'));
  }
  require(read_move(terms, position, whole) == move);
}

/// Plays a word that is a legal move. For any other word plays another move, or the seat leaves.
void play_word(const Terms& terms, Position& position, std::string_view word) {
  const auto moves = legal_moves(terms, position);
  require(!moves.empty());
  const auto read = read_move(terms, position, word);
  if (read) require(std::ranges::find(moves, *read) != moves.end());
  std::size_t number = word.size();
  for (const char sign : word) number = number * 31 + static_cast<unsigned char>(sign);
  if (!read && number % 8 == 0) return eliminate(terms, position, *waits_for(terms, position));
  const Move move = read ? *read : moves[number % moves.size()];
  require_written(terms, position, move);
  play(terms, position, move);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const Terms terms = terms_of(data[0]);
  std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  const auto line = text.substr(0, text.find('\n'));
  text.remove_prefix(std::min(line.size() + 1, text.size()));
  auto read = read_state(terms, line);
  if (!read) require(!read.error().detail.empty());
  Position position = read ? *read : start_position(terms);
  require_kept(terms, position);
  while (!text.empty() && waits_for(terms, position)) {
    const auto word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    play_word(terms, position, word);
    require_kept(terms, position);
  }
  return 0;
}
