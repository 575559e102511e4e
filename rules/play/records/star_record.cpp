#include "rules/play/records/star_record.hpp"

#include <stdexcept>

#include "rules/play/records/record.hpp"

namespace crownhead::play {
namespace {

const kind::StarBoard& star_of(const Game& game) {
  if (const auto* board = game.board().as<kind::StarBoard>()) return *board;
  throw std::logic_error("the game is not played on the star");
}

std::string tag(std::string_view name, std::string_view value) {
  std::string text = "[" + std::string(name) + " \"";
  for (const char letter : value) {
    if (letter == '"' || letter == '\\') text += '\\';
    text += letter;
  }
  return text + "\"]\n";
}

std::string places_text(const Finish& finish) {
  std::string text;
  for (const int place : finish.places)
    text += (text.empty() ? "" : " ") + (place == 0 ? "-" : std::to_string(place));
  return text;
}

/// Writes a blank after each move and the round's number before its first move; "*3" marks the
/// elimination of the third seat.
std::string rounds_text(const Game& game, std::string_view result) {
  constexpr std::size_t width = 80;
  std::string text, line;
  const auto add = [&](const std::string& word) {
    if (!line.empty() && line.size() + 1 + word.size() > width) {
      text += line + "\n";
      line.clear();
    }
    line += (line.empty() ? "" : " ") + word;
  };
  kind::StarBoard board = star_of(game).restarted();
  int written = 0;
  auto left = game.left().begin();
  const auto leave = [&](int ply) {
    for (; left != game.left().end() && left->ply == ply; ++left) {
      add("*" + std::to_string(index(left->seat) + 1));
      board.eliminate(left->seat);
    }
  };
  int ply = 0;
  for (const PlayedMove& move : game.moves()) {
    leave(ply++);
    if (board.position().round != written) {
      written = board.position().round;
      add(std::to_string(written) + ".");
    }
    add(move.text);
    board.replay(move.text, nullptr);
  }
  leave(ply);
  add(std::string(result));
  return text + line + "\n";
}

}  // namespace

StarRecord star_record(const Game& game, const PerSeat<std::string>& names, std::string_view site) {
  const star::Terms& terms = star_of(game).terms();
  StarRecord record{
      .tags = {{"Event", event_text(game)},
               {"Site", std::string(site)},
               {"Date", day_text(game.began(), '.')},
               {"Seats", std::to_string(terms.seats)},
               {"Board", std::to_string(terms.board->side) + "/" + std::to_string(terms.men)},
               {"Rules", "star/" + std::string(terms.ruleset->key)}},
      .rounds = rounds_text(game, game.ended() ? places_text(game.ended()->finish) : "*")};
  for (const Seat seat : names.seats())
    record.tags.emplace_back("Seat" + std::to_string(index(seat) + 1), names[seat]);
  if (game.ended()) {
    record.tags.emplace_back("Places", places_text(game.ended()->finish));
    record.tags.emplace_back("Termination", reason_name(*game.ended()));
  }
  record.tags.emplace_back("TimeControl", control_text(game.setup().terms.control));
  return record;
}

std::string write_star(const StarRecord& record) {
  std::string text;
  for (const auto& [name, value] : record.tags) text += tag(name, value);
  return text + "\n" + record.rounds;
}

}  // namespace crownhead::play
