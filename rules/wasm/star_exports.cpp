// The rules of the star for the browser. Terms are "side men seats ruleset", for example "4 10 2
// classic"; holes and states use the usual notation.
#include <string>

#include "rules/star/notation.hpp"
#include "rules/star/play.hpp"
#include "rules/star/state.hpp"
#include "rules/wasm/buffer.hpp"

namespace {

using namespace crownhead::star;
using namespace crownhead::wasm;
using crownhead::Result;

/// Removes and returns the first word.
std::string_view take_word(std::string_view& text) {
  const std::size_t end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end == text.npos ? text.size() : end + 1);
  return word;
}

/// Returns -1 if the text is not a number of one or two digits.
int number_of(std::string_view text) {
  if (text.empty() || text.size() > 2) return -1;
  int number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return -1;
    number = number * 10 + (c - '0');
  }
  return number;
}

Result<Terms> read_terms(std::string_view text) {
  const int side = number_of(take_word(text));
  const int men = number_of(take_word(text));
  const int seats = number_of(take_word(text));
  return make_terms(side, men, seats, text);
}

Result<Position> read_position(const Terms& terms, const std::string& state) {
  return state.empty() ? Result<Position>(start_position(terms)) : read_state(terms, state);
}

std::string names(const Board& board, const std::vector<Hole>& holes) {
  std::string text;
  for (const Hole hole : holes) {
    if (!text.empty()) text += ' ';
    text += hole_name(board, hole);
  }
  return text;
}

std::string with_moves(const Terms& terms, const Position& position) {
  const auto seat = waits_for(terms, position);
  const auto end = finish(terms, position);
  std::string text = "ok\t" + write_state(terms, position) + "\t" +
                     (seat ? std::to_string(*seat) : "") + "\t" + std::to_string(position.round) +
                     "\t";
  for (std::size_t i = 0; end && i < end->places.size(); ++i) {
    text += (i == 0 ? "" : " ") + std::to_string(end->places[i]);
  }
  text += "\t" + (end ? std::string(cause_name(end->cause)) : "");
  for (const Move move : legal_moves(terms, position)) {
    Position next = position;
    play(terms, next, move);
    const auto path =
        move == pass ? std::vector<Hole>() : shortest_path(*terms.board, position, move);
    text += "\n" + write_move(*terms.board, move) + "\t" + names(*terms.board, path) + "\t" +
            write_state(terms, next);
  }
  return text;
}

}  // namespace

/// In: terms. Out: "ok", the home of each seat as the number of its point, clockwise from the
/// south; then one line per hole, row by row from the south: name, row from 1, place in the row
/// from 0, the point that contains it, 6 for none.
CROWNHEAD_EXPORT(crownhead_star_board)
std::size_t crownhead_star_board(std::size_t length) {
  const Lines lines(length);
  const auto terms = read_terms(lines[0]);
  if (!terms) return answer(terms.error());
  std::string text = "ok\t";
  for (int seat = 0; seat < terms->seats; ++seat) {
    text += (seat == 0 ? "" : " ") + std::to_string(slot(home(*terms, seat)));
  }
  const Board& board = *terms->board;
  for (Hole hole = 0; hole < board.holes; ++hole) {
    text += "\n" + hole_name(board, hole) + "\t" + std::to_string(board.row[hole]) + "\t" +
            std::to_string(board.place[hole]) + "\t" + std::to_string(slot(board.point[hole]));
  }
  return answer(text);
}

/// In: terms, state or nothing for the start. Out: "ok", the state, the seat to move from 0, the
/// round, and once the game is over, instead of the seat, the places of the seats and
/// arrived|alone|turn_limit; then one line per move: "a4-a5", or "-" for a pass, the holes of its
/// shortest path, the state afterwards.
CROWNHEAD_EXPORT(crownhead_star_moves)
std::size_t crownhead_star_moves(std::size_t length) {
  const Lines lines(length);
  const auto terms = read_terms(lines[0]);
  if (!terms) return answer(terms.error());
  const auto position = read_position(*terms, lines[1]);
  if (!position) return answer(position.error());
  return answer(with_moves(*terms, *position));
}
