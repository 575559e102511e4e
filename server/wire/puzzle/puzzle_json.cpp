#include "server/wire/puzzle/puzzle_json.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/lengths.hpp"
#include "server/wire/core/list_json.hpp"

namespace crownhead::wire {
namespace {

using puzzles::Theme;
using puzzles::WrittenPuzzle;

/// The solver's moves in a solution; docs/openapi.yaml has the same number.
constexpr std::size_t most_solution_moves = 16;
constexpr std::size_t most_solution_plies = 2 * most_solution_moves - 1;
constexpr std::size_t longest_puzzle_report = 500;

std::string_view theme_key(Theme theme) { return puzzles::theme_name(theme); }

JsonText asked_shape(const AskedPuzzle& asked) {
  const auto& [id, puzzle] = asked;
  // A FEN starts with the side to move: the opponent.
  const bool white_solves = !puzzle.fen.starts_with('W');
  return JsonText::object()
      .add("id", std::to_string(id.value))
      .add("variant", puzzle.variant)
      .add("ruleset", puzzle.ruleset)
      .add("fen", puzzle.fen)
      .add("last_move", puzzle.last_move)
      .add("color", white_solves ? "white" : "black")
      .add("plies", puzzle.solution.size());
}

std::optional<JsonText> source_shape(const PuzzleSource& source) {
  if (!source) return std::nullopt;
  return JsonText::object()
      .add("id", std::to_string(source->first.value))
      .add("ply", source->second);
}

JsonText result_shape(const WrittenPuzzle& puzzle, const puzzles::TryResult& result,
                      const PuzzleSource& source) {
  return JsonText::object()
      .add("counted", result.counted)
      .add("rating", result.rating)
      .add("before", result.before)
      .add("puzzle_rating", result.puzzle_rating)
      .add("themes", list_of(puzzle.themes, theme_key))
      .add("solved", result.solved)
      .add("tries", result.tries)
      .add("game", source_shape(source));
}

std::string_view same_text(const std::string& text) { return text; }

JsonText counts_shape(const puzzles::Counts& counts) {
  return JsonText::object()
      .add("variant", counts.variant)
      .add("puzzles", counts.puzzles)
      .add("themes", list_of(counts.themes, [](const auto& theme) {
             return JsonText::object()
                 .add("theme", theme_key(theme.first))
                 .add("puzzles", theme.second);
           }));
}

JsonText moderators_report_shape(const accounts::PuzzleReport& report) {
  return puzzle_report_shape(report)
      .add("asked", report.asked)
      .add("solution", list_of(report.solution, same_text));
}

JsonText taken_out_shape(const accounts::DisabledPuzzle& puzzle) {
  return JsonText::object()
      .add("puzzle", std::to_string(puzzle.puzzle.value))
      .add("variant", puzzle.variant)
      .add("asked", puzzle.asked)
      .add("solution", list_of(puzzle.solution, same_text))
      .add("by", puzzle.by)
      .add("reason", puzzle.reason)
      .add("at_ms", puzzle.at.ms);
}

}  // namespace

JsonText puzzle_rating_shape(const accounts::PuzzleRating& rating) {
  return JsonText::object()
      .add("variant", rating.variant)
      .add("rating", rating.rating)
      .add("deviation", rating.deviation)
      .add("provisional", rating.provisional)
      .add("tries", rating.tries)
      .add("solved", rating.solved);
}

JsonText puzzle_report_shape(const accounts::PuzzleReport& report) {
  return JsonText::object()
      .add("id", std::to_string(report.id.value))
      .add("puzzle", std::to_string(report.puzzle.value))
      .add("variant", report.variant)
      .add("username", report.username)
      .add("text", report.text)
      .add("created_ms", report.at.ms);
}

JsonText puzzle_try_shape(const accounts::PuzzleTry& tried) {
  return JsonText::object()
      .add("puzzle", std::to_string(tried.puzzle.value))
      .add("solved", tried.solved)
      .add("counted", tried.counted)
      .add("at_ms", tried.at.ms);
}

std::string next_puzzle_json(const AskedPuzzle& puzzle) {
  return JsonText::object().add("puzzle", asked_shape(puzzle)).take();
}

std::string daily_puzzle_json(const AskedPuzzle& puzzle, dice::Day day,
                              std::optional<bool> solved) {
  return JsonText::object()
      .add("puzzle", asked_shape(puzzle))
      .add("date", dice::to_text(day))
      .add("tried", solved.has_value())
      .add("solved", solved)
      .take();
}

std::string one_puzzle_json(const AskedPuzzle& puzzle, std::optional<bool> solved, bool disabled) {
  return JsonText::object()
      .add("puzzle", asked_shape(puzzle))
      .add("tried", solved.has_value())
      .add("solved", solved)
      .add("disabled", disabled)
      .take();
}

Parsed<std::vector<std::string>> parse_puzzle_moves(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    auto moves = fields.texts("moves", most_solution_moves, reason::field::list_of_moves());
    const bool right = !moves.empty() && std::ranges::all_of(moves, [](const auto& move) {
      return move.size() <= longest_move;
    });
    if (!right && !fields.is_wrong("moves")) fields.wrong("moves", reason::field::list_of_moves());
    return moves;
  });
}

std::string puzzle_reply_json(std::string_view reply) {
  return JsonText::object().add("right", true).add("reply", reply).take();
}

std::string puzzle_also_wins_json() {
  return JsonText::object().add("right", false).add("also_wins", true).take();
}

std::string puzzle_end_json(bool solved, const WrittenPuzzle& puzzle,
                            const puzzles::TryResult& result, const PuzzleSource& source) {
  auto json = JsonText::object();
  json.add("right", solved);
  if (solved)
    json.add("solved", true);
  else
    json.add("solution", list_of(puzzle.solution, same_text));
  return json.add("result", result_shape(puzzle, result, source)).take();
}

std::string puzzle_counts_json(const std::vector<puzzles::Counts>& counts) {
  return JsonText::object().add("items", list_of(counts, counts_shape)).take();
}

std::string puzzle_ratings_json(const std::vector<accounts::PuzzleRating>& ratings) {
  return JsonText::object().add("items", list_of(ratings, puzzle_rating_shape)).take();
}

std::optional<std::string> puzzle_hint_json(const WrittenPuzzle& puzzle, std::size_t move) {
  if (2 * move >= puzzle.solution.size()) return std::nullopt;
  const std::string& text = puzzle.solution[2 * move];
  return JsonText::object().add("from", text.substr(0, text.find_first_of("-x:"))).take();
}

std::string puzzle_results_json(const std::vector<accounts::PuzzleRating>& ratings,
                                const accounts::LatestTries& latest) {
  return JsonText::object()
      .add("ratings", list_of(ratings, puzzle_rating_shape))
      .add("streak", latest.streak)
      .add("latest", list_of(latest.tries, puzzle_try_shape))
      .take();
}

Parsed<std::string> parse_puzzle_report(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    auto text = fields.text("text", longest_puzzle_report);
    if (text.empty() && !fields.is_wrong("text"))
      fields.wrong("text", reason::field::not_empty_few_words());
    return text;
  });
}

std::string puzzle_reports_json(const accounts::NumberedPage<accounts::PuzzleReport>& page) {
  return numbered_page(list_of(page.items, moderators_report_shape), page.next);
}

std::string disabled_puzzles_json(const std::vector<accounts::DisabledPuzzle>& puzzles) {
  return list_page(list_of(puzzles, taken_out_shape));
}

Parsed<WrittenPuzzle> parse_puzzle_line(std::string_view line) {
  return parsed(line, [](Fields& fields) {
    fields.may_have_others();
    return WrittenPuzzle{
        .variant = fields.text("variant", longest_name),
        .ruleset = fields.optional_text("ruleset", longest_name).value_or(""),
        .fen = fields.text("fen", longest_fen),
        .last_move = fields.text("last_move", longest_move),
        .solution = fields.texts("solution", most_solution_plies, reason::field::list_of_moves()),
        .themes = {},
        .score = static_cast<int>(fields.integer("score")),
        .ply = static_cast<int>(fields.integer("ply"))};
  });
}

}  // namespace crownhead::wire
