#include "rules/kind/star_board.hpp"

#include <array>
#include <charconv>
#include <utility>

#include "rules/reasons.hpp"
#include "rules/star/notation.hpp"
#include "rules/star/state.hpp"

namespace crownhead::kind {
namespace {

/// Removes "side 4 " from the front; nullopt if the text begins otherwise.
std::optional<int> take_number(std::string_view& text, std::string_view name) {
  if (!text.starts_with(name) || !text.substr(name.size()).starts_with(' ')) return std::nullopt;
  text.remove_prefix(name.size() + 1);
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (text.starts_with(' ')) text.remove_prefix(1);
  return number;
}

/// Reads a move in the notation of write_move.
std::optional<star::Move> written_move(const star::Board& board, std::string_view text) {
  if (text == star::write_move(board, star::pass)) return star::pass;
  const auto from = star::take_hole(board, text);
  if (!from || !text.starts_with('-')) return std::nullopt;
  text.remove_prefix(1);
  const auto to = star::take_hole(board, text);
  return to && text.empty() ? std::optional(star::Move{*from, *to}) : std::nullopt;
}

/// Returns one byte per hole.
std::string path_text(const star::Board& board, const star::Position& before, star::Move move) {
  std::string path;
  if (move == star::pass) return path;
  for (const star::Hole hole : star::shortest_path(board, before, move))
    path += static_cast<char>(hole);
  return path;
}

EndReason reason_of(star::FinishCause cause) {
  switch (cause) {
    case star::FinishCause::arrived: return EndReason::arrived;
    case star::FinishCause::alone: return EndReason::alone;
    case star::FinishCause::turn_limit: return EndReason::turn_limit;
  }
  return EndReason::arrived;
}

}  // namespace

Result<StarBoard> StarBoard::begin(const Terms& terms) {
  std::string_view text = terms.start;
  const auto side = take_number(text, "side"), men = take_number(text, "men"),
             seats = take_number(text, "seats");
  if (!side || !men || !seats || !text.empty())
    return fail(Code::invalid_field,
                in_english("must be \"side 4 men 10 seats 2\", with these three numbers"));
  const auto read = star::make_terms(*side, *men, *seats, terms.ruleset);
  if (!read) return std::unexpected(read.error());
  return StarBoard(*read);
}

Result<Played> StarBoard::act(std::string_view text) {
  const auto move = star::read_move(terms_, position_, text);
  if (!move) return std::unexpected(move.error());
  Played played{.text = star::write_move(*terms_.board, *move),
                .path = path_text(*terms_.board, position_, *move)};
  star::play(terms_, position_, *move);
  return played;
}

bool StarBoard::replay(std::string_view text, const draughts::Change* /*change*/) {
  const auto move = written_move(*terms_.board, text);
  if (!move) return false;
  if (*move != star::pass &&
      (position_.men[move->from] != star::man_of(position_.turn) || position_.men[move->to] != 0))
    return false;
  star::play(terms_, position_, *move);
  return true;
}

std::string StarBoard::path_of_last(std::string_view text) const {
  const auto move = written_move(*terms_.board, text);
  if (!move || *move == star::pass || position_.men[move->to] == 0) return {};
  star::Position before = position_;
  std::swap(before.men[move->from], before.men[move->to]);
  return path_text(*terms_.board, before, *move);
}

std::vector<std::string> StarBoard::hole_names(std::string_view path) const {
  std::vector<std::string> names;
  for (const char hole : path)
    names.push_back(star::hole_name(*terms_.board, static_cast<star::Hole>(hole)));
  return names;
}

std::optional<End> StarBoard::end(bool /*claims*/) const {
  const auto over = star::finish(terms_, position_);
  if (!over) return std::nullopt;
  auto places = PerSeat<int>::filled(seats());
  for (const Seat seat : places.seats()) places[seat] = over->places[index(seat)];
  return End{.finish = placed(places), .reason = reason_of(over->cause)};
}

std::string StarBoard::Diagram::text() const { return star::write_state(terms, position); }

std::vector<std::string> StarBoard::legal() const {
  std::vector<std::string> moves;
  for (const star::Move move : star::legal_moves(terms_, position_))
    moves.push_back(star::write_move(*terms_.board, move));
  return moves;
}

std::string_view StarBoard::result_text(Outcome outcome) {
  switch (outcome) {
    case Outcome::white_wins: return "1-0";
    case Outcome::black_wins: return "0-1";
    case Outcome::draw: return "1/2-1/2";
    case Outcome::none: return "";
  }
  return "";
}

std::string terms_text(const star::Terms& terms) {
  return "side " + std::to_string(terms.board->side) + " men " + std::to_string(terms.men) +
         " seats " + std::to_string(terms.seats);
}

}  // namespace crownhead::kind
