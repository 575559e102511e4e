// The rules of draughts for the browser. Squares have the names of the notation.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/draughts/board/squares.hpp"
#include "rules/draughts/change.hpp"
#include "rules/draughts/explain.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/moves/reach.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/wasm/buffer.hpp"
#include "rules/wasm/played_game.hpp"

namespace {

using namespace crownhead::draughts;
using namespace crownhead::wasm;
using crownhead::Code;
using crownhead::Error;
using crownhead::in_english;
using crownhead::Result;

template <class Squares>
std::string names(const Variant& variant, const Squares& squares) {
  std::string text;
  for (const Square square : squares) {
    if (!text.empty()) text += ',';
    text += square_name(variant, square);
  }
  return text;
}

/// Appends one line per route of the moves, as far as the buffer and the budget allow.
void append_routes(const Asked& game, std::string& text) {
  const Variant& variant = *game.variant;
  const std::vector<Move> moves = legal_moves(variant, game.position);
  CaptureBudget budget;
  for (std::size_t index = 0; index < moves.size(); ++index) {
    const Move& move = moves[index];
    const std::vector<Route> found = routes(variant, game.position, move, budget);
    if (found.empty()) return;
    const std::string common = "\n" + std::to_string(index) + "\t" +
                               write_move(variant, game.position, move, moves) + "\t" +
                               write_route(variant, move, found.front()) + "\t" +
                               square_name(variant, move.from) + "\t";
    const std::string fen = write_fen(variant, after(variant, game.position, move));
    for (const Route& route : found) {
      text += common + names(variant, route.landings) + "\t" + names(variant, route.captured) +
              "\t" + fen;
      if (text.size() > capacity()) return;
    }
  }
}

std::size_t index_of(const Asked& game, const Move& wanted) {
  std::size_t index = 0;
  for (const Move& move : legal_moves(*game.variant, game.position)) {
    if (move == wanted) break;
    ++index;
  }
  return index;
}

Result<Square> square_in(const Variant& variant, std::string_view text) {
  std::string_view rest = text;
  const auto square = take_square(variant, {}, rest);
  if (square && rest.empty()) return *square;
  return crownhead::fail(Code::invalid_field,
                         in_english("\"" + std::string(text) + "\" is no square of " +
                                    std::string(variant.name) + "."));
}

/// Returns the end of the game in this position: winner, cause, draw rule, whether it must be
/// claimed, article.
std::string ending(const Played& game) {
  if (const auto end = board_end(*game.game.variant, game.game.position)) {
    return std::string(end->winner == Color::white ? "white" : "black") + "\t" +
           std::string(cause_name(end->cause)) + "\t\t\t";
  }
  const auto rule = game.draws.automatic();
  const auto drawn = rule ? rule : game.draws.claimable();
  if (!drawn) return "\t\t\t\t";
  return "\t\t" + std::string(draw_rule_name(*drawn)) + (rule ? "\t\t" : "\tclaim\t") +
         std::string(game.draws.article(*drawn));
}

/// Reads "32,33"; nullopt if one of them is not a square.
std::optional<Bitboard> squares_in(const Variant& variant, std::string_view list) {
  Bitboard squares;
  while (!list.empty()) {
    const std::size_t end = list.find(',');
    const auto square = square_in(variant, list.substr(0, end));
    if (!square) return std::nullopt;
    squares.insert(*square);
    list.remove_prefix(end == list.npos ? list.size() : end + 1);
  }
  return squares;
}

/// Reads "wB", from the top down.
std::optional<Prisoners> pieces_in(std::string_view letters) {
  if (letters.size() > Prisoners::most) return std::nullopt;
  Prisoners pieces;
  for (const char letter : letters) {
    const bool white = letter == 'w' || letter == 'W';
    if (!white && letter != 'b' && letter != 'B') return std::nullopt;
    pieces.push_bottom(
        {.color = white ? Color::white : Color::black, .king = letter == 'W' || letter == 'B'});
  }
  return pieces;
}

/// Reads from, to, captured, crowned, taken.
std::optional<Change> change_in(const Variant& variant, std::string_view line) {
  std::array<std::string_view, 5> field;
  for (std::string_view& text : field) {
    const std::size_t end = line.find('\t');
    text = line.substr(0, end);
    line.remove_prefix(end == line.npos ? line.size() : end + 1);
  }
  const auto from = square_in(variant, field[0]);
  const auto to = square_in(variant, field[1]);
  const auto captured = squares_in(variant, field[2]);
  const auto taken = pieces_in(field[4]);
  if (!from || !to || !captured || !taken) return std::nullopt;
  return Change{.move = {.from = *from, .to = *to, .captured = *captured, .taken = *taken},
                .crowned = field[3] == "crowned"};
}

const char* field_name(Field field) {
  switch (field) {
    case Field::dark: return "dark";
    case Field::mirrored: return "mirrored";
    case Field::all: return "all";
  }
  return "";
}

const char* corner_name(Corner corner) {
  switch (corner) {
    case Corner::bottom_left: return "bottom_left";
    case Corner::bottom_right: return "bottom_right";
    case Corner::top_left: return "top_left";
    case Corner::top_right: return "top_right";
  }
  return "";
}

}  // namespace

/// In: key. Out: key, name, columns, rows, algebraic 0|1, first white|black, start_fen, field
/// dark|mirrored|all, corner of square 1 as top_left; then one line per ruleset: key, name.
CROWNHEAD_EXPORT(crownhead_variant) std::size_t crownhead_variant(std::size_t length) {
  const Lines lines(length);
  const Variant* variant = find_variant(lines[0]);
  if (variant == nullptr) {
    return answer(Error{Code::not_found, in_english("There is no variant \"" + lines[0] + "\".")});
  }
  std::string text = std::string(variant->key) + "\t" + std::string(variant->name) + "\t" +
                     std::to_string(variant->columns) + "\t" + std::to_string(variant->rows) +
                     (variant->algebraic ? "\t1" : "\t0") +
                     (variant->first == Color::white ? "\twhite\t" : "\tblack\t") +
                     std::string(variant->start_fen) + "\t" + field_name(variant->field) + "\t" +
                     corner_name(variant->square_1);
  for (const Ruleset& ruleset : variant->rulesets) {
    text += "\n" + std::string(ruleset.key) + "\t" + std::string(ruleset.name);
  }
  return answer(text);
}

/// In: variant, fen. Out: "ok", turn; then one line per route: move index, short, full, from,
/// landings, captured, fen afterwards. The routes of one move share its index.
CROWNHEAD_EXPORT(crownhead_legal) std::size_t crownhead_legal(std::size_t length) {
  const auto game = asked(Lines(length));
  if (!game) return answer(game.error());
  std::string text = game->position.turn == Color::white ? "ok\twhite" : "ok\tblack";
  append_routes(*game, text);
  return answer(text);
}

/// In: variant, fen, text. Out: "ok", move index, full.
CROWNHEAD_EXPORT(crownhead_read) std::size_t crownhead_read(std::size_t length) {
  const Lines lines(length);
  const auto game = asked(lines);
  if (!game) return answer(game.error());
  const auto move = read_move(*game->variant, game->position, lines[2]);
  if (!move) return answer(move.error());
  return answer("ok\t" + std::to_string(index_of(*game, *move)) + "\t" +
                write_full(*game->variant, game->position, *move));
}

/// In: variant, fen, from, to. Out: why the piece may not move there: code, message, and for a
/// legal position the cause, its article, the squares to highlight, the rule to name, the capture
/// to show and how many pieces it takes; "OK" if the move is legal.
CROWNHEAD_EXPORT(crownhead_explain) std::size_t crownhead_explain(std::size_t length) {
  const Lines lines(length);
  const auto game = asked(lines);
  if (!game) return answer(fields(game.error()));
  const auto from = square_in(*game->variant, lines[2]);
  if (!from) return answer(fields(from.error()));
  const auto to = square_in(*game->variant, lines[3]);
  if (!to) return answer(fields(to.error()));
  const auto refusal = explain_refusal(*game->variant, game->position, *from, *to);
  if (!refusal) return answer("OK\tThis move is legal.");
  return answer(fields(Error{Code::illegal_move, in_english(refusal->sentence)}) + "\t" +
                std::string(cause_name(refusal->cause)) + "\t" + std::string(refusal->article) +
                "\t" + names(*game->variant, refusal->squares) + "\t" + std::string(refusal->rule) +
                "\t" + refusal->move + "\t" + std::to_string(refusal->pieces));
}

/// In: variant, white|black, man|king, square. Out: the squares that the piece could reach from
/// there in one move, for any placement of the others; empty for invalid input.
CROWNHEAD_EXPORT(crownhead_reach) std::size_t crownhead_reach(std::size_t length) {
  const Lines lines(length);
  const Variant* variant = find_variant(lines[0]);
  if (variant == nullptr) return 0;
  std::string_view name = lines[3];
  const auto from = take_square(*variant, {}, name);
  if (!from) return 0;
  const Color color = lines[1] == "black" ? Color::black : Color::white;
  return answer(names(*variant, reach(*variant, color, lines[2] == "king", *from)));
}

/// In: variant, fen, ruleset or nothing, moves separated by spaces. Out: "ok", fen, winner, cause
/// of the win, draw rule, "claim" if the draw must be claimed, its article; then one line per
/// running draw count: rule, moves left, article.
CROWNHEAD_EXPORT(crownhead_standing) std::size_t crownhead_standing(std::size_t length) {
  const auto game = played(Lines(length));
  if (!game) return answer(game.error());
  std::string text =
      "ok\t" + write_fen(*game->game.variant, game->game.position) + "\t" + ending(*game);
  for (const Counter& counter : game->draws.counters()) {
    text += "\n" + std::string(draw_rule_name(counter.rule)) + "\t" + std::to_string(counter.left) +
            "\t" + std::string(counter.article);
  }
  return answer(text);
}

/// In: variant, fen, then separated by tabs: from, to, captured, "crowned" or nothing, taken. Out:
/// "ok", the fen afterwards without its counts of king moves; "error" if the change does not fit.
CROWNHEAD_EXPORT(crownhead_changed) std::size_t crownhead_changed(std::size_t length) {
  const Lines lines(length);
  const auto game = asked(lines);
  if (!game) return answer(game.error());
  const auto change = change_in(*game->variant, lines[2]);
  const auto next =
      change ? changed(*game->variant, game->position, *change) : std::optional<Position>{};
  if (!next) {
    return answer(Error{Code::illegal_move, in_english("This change does not fit the board.")});
  }
  return answer("ok\t" + write_fen(*game->variant, *next));
}
