#include "rules/tournament/decide/consequences.hpp"

#include <algorithm>

#include "rules/tournament/decide/decider.hpp"
#include "rules/tournament/game_result.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/withdrawal.hpp"

namespace crownhead::tournament {
namespace {

class Consequences {
 public:
  Consequences(Tournament after, Instant at) : after_(std::move(after)), server_{.at = at} {}

  std::vector<Event> all() {
    for (std::size_t i = 0; i < after_.history().rounds.size(); ++i) {
      if (!goes_on(round(i))) continue;
      for (std::size_t e = 0; e < round(i).encounters.size(); ++e) {
        end_later_steps(i, e);
        go_on(i, e);
      }
      if (round(i).state == RoundState::published && is_over(round(i)))
        happens(RoundEnded{round(i).number});
    }
    return std::move(events_);
  }

 private:
  const Round& round(std::size_t i) const { return after_.history().rounds[i]; }
  const Policy& policy() const { return after_.history().policy; }

  template <class What>
  void happens(What what) {
    events_.push_back(made(server_, std::move(what)));
    apply(after_, events_.back());
  }

  /// Returns true if encounters of the round may still continue. A result corrected after the end
  /// of a round can leave an encounter undecided, but once the next round has been drawn it is not
  /// reopened.
  bool goes_on(const Round& of) const {
    if (of.state == RoundState::published) return true;
    const bool last = policy().all_at_once || of.number == after_.last_round()->number;
    return of.state == RoundState::finished && last && going_on(after_.status());
  }

  bool is_over(const Round& of) const {
    return std::ranges::all_of(of.encounters, [this](const Encounter& encounter) {
      return is_complete(policy(), encounter);
    });
  }

  /// Annuls open games of later steps if an earlier step decides the encounter.
  void end_later_steps(std::size_t i, std::size_t e) {
    const Encounter encounter = round(i).encounters[e];
    if (!is_complete(policy(), encounter)) return;
    for (std::size_t g = 0; g < encounter.games.size(); ++g) {
      const GameKey key{
          .round = round(i).number, .board = encounter.board, .number = static_cast<int>(g) + 1};
      if (encounter.games[g].outcome == GameOutcome::open)
        happens(ResultSet{.result = {.game = key, .outcome = GameOutcome::annulled},
                          .logged = logged_game(after_, key, GameOutcome::annulled)});
    }
  }

  /// Repeats, because a player who has left loses the new games at once.
  void go_on(std::size_t i, std::size_t e) {
    for (;;) {
      const Encounter& encounter = round(i).encounters[e];
      auto games = next_games(policy(), encounter);
      if (games.empty()) return;
      const auto outcome = outcome_for_leavers(after_.history(), encounter);
      for (Game& game : games) game.outcome = outcome;
      happens(
          Extended{.round = round(i).number, .board = encounter.board, .games = std::move(games)});
    }
  }

  Tournament after_;
  Act server_;
  std::vector<Event> events_;
};

}  // namespace

std::vector<Event> consequences(Tournament after, Instant at) {
  return Consequences(std::move(after), at).all();
}

}  // namespace crownhead::tournament
