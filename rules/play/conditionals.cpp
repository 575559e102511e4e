#include "rules/play/conditionals.hpp"

#include <algorithm>

#include "rules/reasons.hpp"

namespace crownhead::play {
namespace {

/// Numbers lines and moves from 1.
std::int64_t number_of(std::size_t index) { return static_cast<std::int64_t>(index) + 1; }

std::int64_t count_of(const auto& list) { return static_cast<std::int64_t>(list.size()); }

Result<void> check_length(std::int64_t number, const Conditionals::Line& line, bool owner_begins) {
  if (line.size() > Conditionals::most_moves)
    return fail(Code::invalid_field, reason::conditionals::line_too_long(number, count_of(line),
                                                                         Conditionals::most_moves));
  const std::size_t least = owner_begins ? 3 : 2;
  if (line.size() < least || (line.size() - least) % 2 != 0)
    return fail(Code::invalid_field, reason::conditionals::ends_with_your_answer(number));
  return {};
}

/// Returns the line in the notation of the record.
Result<Conditionals::Line> legal_line(const Game& game, std::int64_t number,
                                      const Conditionals::Line& line) {
  Conditionals::Line written;
  kind::Board board = game.board();
  for (std::size_t i = 0; i < line.size(); ++i) {
    auto played = board.act(line[i]);
    if (!played) {
      const bool ambiguous = played.error().code == Code::ambiguous_move;
      return fail(
          ambiguous ? Code::ambiguous_move : Code::illegal_move,
          reason::conditionals::not_legal(number, number_of(i), line[i], played.error().reason));
    }
    written.push_back(std::move(played->text));
  }
  return written;
}

/// Fails if two lines diverge at a move of the owner.
Result<void> check_answers(const std::vector<Conditionals::Line>& lines, bool owner_begins) {
  const Conditionals::Line& last = lines.back();
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    const auto [mine, other] = std::ranges::mismatch(last, lines[i]);
    if (mine == last.end() || other == lines[i].end()) continue;
    const auto parted = static_cast<std::size_t>(mine - last.begin());
    if ((parted % 2 == 0) == owner_begins)
      return fail(Code::invalid_field,
                  reason::conditionals::two_answers(count_of(lines), number_of(parted), *mine,
                                                    *other, number_of(i)));
  }
  return {};
}

bool begins_with(const Conditionals::Line& line, const Conditionals::Line& beginning) {
  return std::ranges::mismatch(line, beginning).in2 == beginning.end();
}

}  // namespace

Result<Conditionals> Conditionals::read(const Game& game, Seat owner,
                                        const std::vector<Line>& lines) {
  if (!game.board().rights().plans)
    return fail(Code::offer_refused, game.seats() > least_seats
                                         ? reason::game::only_between_two()
                                         : reason::conditionals::not_with_dice());
  if (lines.size() > most_lines)
    return fail(Code::invalid_field,
                reason::conditionals::too_many_lines(count_of(lines), most_lines));
  const bool owner_begins = game.turn() == owner;
  std::vector<Line> read;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (auto length = check_length(number_of(i), lines[i], owner_begins); !length)
      return std::unexpected(length.error());
    auto line = legal_line(game, number_of(i), lines[i]);
    if (!line) return std::unexpected(line.error());
    read.push_back(*std::move(line));
    if (auto answers = check_answers(read, owner_begins); !answers)
      return std::unexpected(answers.error());
  }
  return stored(std::move(read));
}

Conditionals Conditionals::stored(std::vector<Line> lines) {
  Conditionals result;
  std::ranges::sort(lines);
  // In this order, lines that begin with a line follow it directly.
  for (Line& line : lines) {
    if (line.empty()) continue;
    if (!result.lines_.empty() && begins_with(line, result.lines_.back()))
      result.lines_.back() = std::move(line);
    else
      result.lines_.push_back(std::move(line));
  }
  return result;
}

Conditionals Conditionals::after(std::string_view move) const {
  Conditionals left;
  for (const Line& line : lines_)
    if (line.front() == move && line.size() > 1)
      left.lines_.emplace_back(line.begin() + 1, line.end());
  return left;
}

void follow(AllConditionals& conditionals, const Event& event) {
  if (const auto* moved = std::get_if<Moved>(&event.what)) {
    for (Conditionals& of_side : conditionals) of_side = of_side.after(moved->move);
  } else if (std::holds_alternative<TakenBack>(event.what) ||
             std::holds_alternative<Ended>(event.what)) {
    std::ranges::fill(conditionals, Conditionals{});
  }
}

Result<std::vector<Event>> decide_answered(const Game& game, const Command& command,
                                           const AllConditionals& conditionals, Instant now,
                                           Millis lag, const Chance& chance) {
  auto events = decide(game, command, now, lag, chance);
  const auto* move = std::get_if<MakeMove>(&command);
  // Live games have no lines, and looking ahead would copy the whole game.
  if (!events || !move || conditionals[opposite(move->by)].lines().empty()) return events;
  Game state = game;
  AllConditionals left = conditionals;
  for (std::size_t next = 0;;) {
    for (; next < events->size(); ++next) {
      apply(state, (*events)[next]);
      follow(left, (*events)[next]);
    }
    const Seat side = state.turn();
    const auto& answers = left[side].lines();
    if (state.ended() || answers.empty() || state.draw_offer() == opposite(side)) return events;
    const auto more = decide(
        state,
        MakeMove{.by = side, .ply = state.ply(), .text = answers.front().front(), .planned = true},
        state.last_event());
    // Only the clock can refuse it, and that is handled elsewhere.
    if (!more) return events;
    events->insert(events->end(), more->begin(), more->end());
  }
}

}  // namespace crownhead::play
