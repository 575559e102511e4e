// The rules of nardi for the browser. A position is a Position ID, so points are numbered for the
// side on roll: 25 is the bar, 0 is off.
#include <string>

#include "rules/nardi/board_end.hpp"
#include "rules/nardi/notation.hpp"
#include "rules/nardi/position_id.hpp"
#include "rules/nardi/unfinished_play.hpp"
#include "rules/wasm/buffer.hpp"

namespace {

using namespace crownhead::nardi;
using namespace crownhead::wasm;
using crownhead::Code;
using crownhead::Error;
using crownhead::in_english;
using crownhead::Result;

/// Returns the number of checkers off, on points 1 to 24, and on the bar.
std::string written(const Men& men) {
  std::string text;
  for (const std::uint8_t standing : men) {
    if (!text.empty()) text += ',';
    text += std::to_string(standing);
  }
  return text;
}

/// Returns the checkers of the side on roll, then of the other side, and the pip counts of both.
std::string written(const Position& position) {
  const Men& own = position.of(position.turn);
  const Men& others = position.of(opposite(position.turn));
  return written(own) + "\t" + written(others) + "\t" + std::to_string(pips(own)) + "\t" +
         std::to_string(pips(others));
}

Result<int> number_in(std::string_view text) {
  int number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9' || number > 99) text = {};
    number = number * 10 + (c - '0');
  }
  if (!text.empty()) return number;
  return crownhead::fail(Code::bad_notation, in_english("This is no number."));
}

/// Plays the steps of a text such as "13:6 8:1": the point and the die.
Result<void> make(UnfinishedPlay& play, std::string_view steps) {
  while (!steps.empty()) {
    const std::size_t end = steps.find(' ');
    const std::string_view step = steps.substr(0, end);
    const std::size_t colon = step.find(':');
    const auto from = number_in(step.substr(0, colon));
    const auto die = number_in(colon == step.npos ? "" : step.substr(colon + 1));
    if (!from) return std::unexpected(from.error());
    if (!die) return std::unexpected(die.error());
    if (!play.make(*from, *die)) {
      return crownhead::fail(Code::illegal_move, in_english("The rules allow no such step."));
    }
    steps.remove_prefix(end == steps.npos ? steps.size() : end + 1);
  }
  return {};
}

std::string fields(const UnfinishedPlay& play) {
  std::string text = "ok\t" + written(play.position()) + "\t";
  for (const std::uint8_t die : play.dice()) text += static_cast<char>('0' + die);
  const auto whole = play.play();
  if (!whole) return text + "\t\t";
  Position after = play.position();
  after.turn = opposite(after.turn);
  return text + "\t" + write_play(*whole) + "\t" + write_position_id(after);
}

}  // namespace

/// In: Position ID, or nothing for the start. Out: "ok", the ID, checkers of the side on roll (26
/// numbers: off, 1 to 24, bar) and of the other side, pips of both, and once the side not on roll
/// has borne off all checkers: single|gammon|backgammon.
CROWNHEAD_EXPORT(crownhead_nardi_position)
std::size_t crownhead_nardi_position(std::size_t length) {
  const Lines lines(length);
  const auto position =
      lines[0].empty() ? Result<Position>(start_position()) : read_position_id(lines[0]);
  if (!position) return answer(position.error());
  const auto end = board_end(*position);
  return answer("ok\t" + write_position_id(*position) + "\t" + written(*position) + "\t" +
                (end ? std::string(win_name(end->win)) : ""));
}

/// In: Position ID, roll. Out: "ok"; then one line per play: text, Position ID afterwards with the
/// other side on roll.
CROWNHEAD_EXPORT(crownhead_nardi_plays)
std::size_t crownhead_nardi_plays(std::size_t length) {
  const Lines lines(length);
  const auto position = read_position_id(lines[0]);
  if (!position) return answer(position.error());
  const auto roll = read_roll(lines[1]);
  if (!roll) return answer(roll.error());
  std::string text = "ok";
  for (const Play& play : plays(*position, *roll)) {
    text += "\n" + write_play(play) + "\t" + write_position_id(after(*position, play));
  }
  return answer(text);
}

/// In: Position ID, roll, the steps made so far as "13:6 8:1". Out: "ok", the current checkers and
/// pips of both, the remaining dice, and if the play is complete its text and the Position ID
/// afterwards; then one line per possible next step: from, die, to, 1 if it hits.
CROWNHEAD_EXPORT(crownhead_nardi_steps)
std::size_t crownhead_nardi_steps(std::size_t length) {
  const Lines lines(length);
  const auto position = read_position_id(lines[0]);
  if (!position) return answer(position.error());
  const auto roll = read_roll(lines[1]);
  if (!roll) return answer(roll.error());
  UnfinishedPlay play(*position, *roll);
  if (const auto made = make(play, lines[2]); !made) return answer(made.error());
  std::string text = fields(play);
  for (const DieStep& step : play.next()) {
    text += "\n" + std::to_string(step.from) + "\t" + std::to_string(step.die) + "\t" +
            std::to_string(step.to) + (step.hits ? "\t1" : "\t0");
  }
  return answer(text);
}

/// In: Position ID, roll, a play in a player's notation. Out: "ok", its canonical text, the
/// Position ID afterwards.
CROWNHEAD_EXPORT(crownhead_nardi_read)
std::size_t crownhead_nardi_read(std::size_t length) {
  const Lines lines(length);
  const auto position = read_position_id(lines[0]);
  if (!position) return answer(position.error());
  const auto roll = read_roll(lines[1]);
  if (!roll) return answer(roll.error());
  const auto play = read_play(*position, *roll, lines[2]);
  if (!play) return answer(play.error());
  return answer("ok\t" + write_play(*play) + "\t" + write_position_id(after(*position, *play)));
}
