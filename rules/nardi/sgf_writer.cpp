#include <algorithm>

#include "rules/nardi/sgf.hpp"
#include "rules/nardi/sgf_tags.hpp"

namespace crownhead::nardi {

namespace {

std::string property(std::string_view name, std::string_view value) {
  std::string text = std::string(name) + '[';
  for (const char c : value) {
    if (c == ']' || c == '\\') text += '\\';
    text += c >= '\0' && c < ' ' ? ' ' : c;
  }
  return text + ']';
}

/// Returns a to x for White's points 1 to 24, y for the bar, z for off.
char letter_of(int point, Color color) {
  if (point == bar) return 'y';
  if (point == off) return 'z';
  return static_cast<char>('a' + (color == Color::white ? point : facing(point)) - 1);
}

std::string value_of(const Act& act, Color color) {
  switch (act.kind) {
    case ActKind::double_cube: return "double";
    case ActKind::take: return "take";
    case ActKind::drop: return "drop";
    case ActKind::play: break;
  }
  std::string text = write_roll(act.roll);
  for (const Step& step : act.play.steps()) {
    text += letter_of(step.from, color);
    text += letter_of(step.to, color);
  }
  return text;
}

char letter_of(Color color) { return color == Color::white ? 'W' : 'B'; }

/// Returns "W+3", with a final R for a resignation.
std::string result_of(const GameWon& won, const GameCourse& course) {
  return letter_of(won.winner) + std::string("+") + std::to_string(won.points) +
         (course.won() ? "" : "R");
}

std::string match_of(const Match& match, std::size_t game) {
  return "MI[length:" + std::to_string(match.length) + "][game:" + std::to_string(game) +
         "][ws:" + std::to_string(match.score_of(Color::white)) +
         "][bs:" + std::to_string(match.score_of(Color::black)) + ']';
}

std::string head_of(const MatchRecord& record) {
  std::string text = property("PW", record.names[0]) + property("PB", record.names[1]);
  for (const auto& [tag, name] : sgf_tags) {
    const auto found =
        std::ranges::find(record.tags, tag, &std::pair<std::string, std::string>::first);
    if (found == record.tags.end()) continue;
    text += property(name, tag == date_tag ? day_with('-', found->second) : found->second);
  }
  return text;
}

std::string rules_of(const Terms& terms, const Match& match) {
  std::string text;
  const auto add = [&text](std::string_view rule) {
    text += (text.empty() ? "" : ":") + std::string(rule);
  };
  if (!terms.cube) add(no_cube_rule);
  if (terms.crawford) add(crawford_rule);
  if (match.crawford) add(crawford_game);
  return text.empty() ? text : property("RU", text);
}

}  // namespace

std::string write_sgf(const MatchRecord& record) {
  std::string text;
  const Terms terms{record.length, record.cube, record.crawford};
  Match match = new_match(terms);
  for (std::size_t i = 0; i < record.games.size(); ++i) {
    const GameRecord& game = record.games[i];
    GameCourse course(game.first);
    std::string nodes;
    for (const Act& act : game.acts) {
      const Color by = course.to_act();
      nodes += std::string("\n;") + letter_of(by) + '[' + value_of(act, by) + ']';
      if (!course.take_act(act)) break;
    }
    text += "(;FF[4]GM[6]CA[UTF-8]AP[Crownhead]" + match_of(match, i) + head_of(record);
    text += rules_of(terms, match);
    if (game.won) {
      text += property("RE", result_of(*game.won, course));
      match = after_game(terms, match, game.won->winner, game.won->points);
    }
    text += nodes + ")\n";
  }
  return text;
}

}  // namespace crownhead::nardi
