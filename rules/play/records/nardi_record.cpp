#include "rules/play/records/nardi_record.hpp"

#include <stdexcept>
#include <utility>

#include "rules/nardi/notation.hpp"
#include "rules/nardi/position_id.hpp"
#include "rules/nardi/xgid.hpp"
#include "rules/play/records/record.hpp"

namespace crownhead::play {
namespace {

using nardi::ActKind;
using nardi::Color;

const kind::NardiBoard& nardi_of(const Game& game) {
  if (const auto* board = game.board().as<kind::NardiBoard>()) return *board;
  throw std::logic_error("the game is not one of nardi");
}

/// Replays a match from its record, with the dice between the acts.
class Replay {
 public:
  explicit Replay(const Game& game) : game_(game), board_(nardi_of(game).restarted()) { roll(); }

  const kind::NardiBoard& board() const { return board_; }
  int ply() const { return ply_; }
  bool at_end() const { return ply_ == game_.ply(); }
  const std::string& next_act() const { return game_.moves()[static_cast<std::size_t>(ply_)].text; }

  void go_on() {
    if (!board_.replay(next_act(), nullptr))
      throw std::logic_error("the act " + next_act() + " does not fit the match");
    ++ply_;
    roll();
  }

 private:
  void roll() {
    const auto& rolls = game_.dice().rolls;
    for (; rolled_ < rolls.size() && rolls[rolled_].ply == ply_; ++rolled_)
      board_.rolled(rolls[rolled_].dice);
  }

  const Game& game_;
  kind::NardiBoard board_;
  int ply_ = 0;
  std::size_t rolled_ = 0;
};

/// Returns nullopt for acts that the formats cannot express: a roll without a play, and the acts
/// around a concession.
std::optional<nardi::Act> act_of(const kind::NardiBoard& board, std::string_view text) {
  if (text == "double") return nardi::Act{.kind = ActKind::double_cube};
  if (text == "take") return nardi::Act{.kind = ActKind::take};
  if (text == "drop") return nardi::Act{.kind = ActKind::drop};
  if (text.find(':') == text.npos) return std::nullopt;
  const nardi::Roll dice = board.dice().value();
  return nardi::Act{.kind = ActKind::play,
                    .roll = {dice.larger(), dice.smaller()},
                    .play = nardi::read_play(board.position(), dice, text).value()};
}

/// Returns the winner and points of a game that ended between these two states, if any.
std::optional<nardi::GameWon> won_between(const nardi::Match& before, const nardi::Match& after) {
  for (const Color color : {Color::white, Color::black})
    if (const int points = after.score_of(color) - before.score_of(color); points > 0)
      return nardi::GameWon{color, points};
  return std::nullopt;
}

std::vector<nardi::GameRecord> games_of(const Game& game) {
  std::vector<nardi::GameRecord> games(1);
  for (Replay replay(game); !replay.at_end();) {
    if (games.back().won) games.emplace_back();
    nardi::GameRecord& now = games.back();
    const nardi::Match before = replay.board().match();
    if (const auto act = act_of(replay.board(), replay.next_act())) {
      if (now.acts.empty())
        now.first = replay.board().turn() == Seat::white ? Color::white : Color::black;
      now.acts.push_back(*act);
    }
    replay.go_on();
    now.won = won_between(before, replay.board().match());
  }
  return games;
}

std::string result_text(const Game& game) {
  const auto result = game.board().result_text(game.ended()->outcome());
  const std::string reason(reason_name(*game.ended()));
  return result.empty() ? reason : std::string(result) + ", " + reason;
}

}  // namespace

nardi::MatchRecord nardi_record(const Game& game, const PerSeat<std::string>& names,
                                std::string_view site) {
  const nardi::Terms& terms = nardi_of(game).terms();
  nardi::MatchRecord record{.length = terms.length,
                            .cube = terms.cube,
                            .crawford = terms.crawford,
                            .names = {names[Seat::white], names[Seat::black]},
                            .tags = {{"Event", event_text(game)},
                                     {"EventDate", day_text(game.began(), '.')},
                                     {"Site", std::string(site)},
                                     {"Ruleset", std::string(nardi_of(game).ruleset_key())},
                                     {"TimeControl", control_text(game.setup().terms.control)}},
                            .games = games_of(game)};
  if (game.ended()) record.tags.emplace_back("Result", result_text(game));
  return record;
}

std::string nardi_ids(const Game& game, int ply) {
  constexpr int usual_limit = 1024;
  Replay replay(game);
  while (replay.ply() < ply) replay.go_on();
  const auto [position, moment] = replay.board().diagram();
  const nardi::Xgid xgid{.position = position,
                         .moment = moment,
                         .largest_cube = replay.board().terms().cube ? usual_limit : 1};
  return nardi::write_xgid(xgid) + "\nPosition ID: " + nardi::write_position_id(position) +
         "\nMatch ID: " + nardi::write_match_id(moment) + "\n";
}

}  // namespace crownhead::play
