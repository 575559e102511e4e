// What the events of a tournament decide about its games.

#include "rules/tournament/game_result.hpp"
#include "rules/tournament/points.hpp"
#include "server/live/awaited.hpp"
#include "server/live/tournament_room.hpp"

namespace crownhead::live {
namespace {

using tournament::GameKey;

/// A game of the tournament and what it decides about it.
using KeyedRuling = std::pair<GameKey, play::Ruling>;

/// What one event decides, seen from the state after it.
struct Deciding {
  const tournament::Tournament& after;

  void result(const GameKey& key, std::vector<KeyedRuling>& rulings) const {
    const auto* counts = after.game(key);
    // Whether a game that counts for nothing is over is known to its room.
    if (const auto end = counts ? tournament::end_for(*counts, false) : std::nullopt)
      rulings.emplace_back(key, play::SetResult{.finish = end->finish, .reason = end->reason});
  }
  std::vector<KeyedRuling> results(const std::vector<tournament::Outcome>& outcomes) const {
    std::vector<KeyedRuling> rulings;
    for (const auto& changed : outcomes) result(changed.game, rulings);
    return rulings;
  }
  std::vector<KeyedRuling> on_open_games(const play::Ruling& ruling) const {
    std::vector<KeyedRuling> rulings;
    for (const auto& round : after.course().rounds)
      for (const auto& encounter : round.encounters)
        for (std::size_t i = 0; i < encounter.games.size(); ++i)
          if (encounter.games[i].outcome == tournament::GameOutcome::open)
            rulings.emplace_back(GameKey{.round = round.number,
                                         .board = encounter.board,
                                         .number = static_cast<int>(i) + 1},
                                 ruling);
    return rulings;
  }

  std::vector<KeyedRuling> operator()(const tournament::ResultSet& set) const {
    return results({set.result});
  }
  std::vector<KeyedRuling> operator()(const tournament::GameEnded& ended) const {
    if (tournament::was_played(ended.result.outcome)) return {};
    return results({ended.result});
  }
  std::vector<KeyedRuling> operator()(const tournament::Left& left) const {
    return results(left.outcomes);
  }
  std::vector<KeyedRuling> operator()(const tournament::Replaced& replaced) const {
    return results(replaced.outcomes);
  }
  std::vector<KeyedRuling> operator()(const tournament::TimeAdded& added) const {
    std::vector<KeyedRuling> rulings;
    rulings.reserve(added.games.size());
    for (const GameKey& key : added.games) rulings.emplace_back(key, play::AddTime{added.time});
    return rulings;
  }
  std::vector<KeyedRuling> operator()(const tournament::Paused&) const {
    return on_open_games(play::PauseGame{});
  }
  std::vector<KeyedRuling> operator()(const tournament::Resumed&) const {
    return on_open_games(play::ResumeGame{});
  }
  std::vector<KeyedRuling> operator()(const auto&) const { return {}; }
};

}  // namespace

std::vector<db::RulingOnGame> TournamentRoom::rulings_of(
    const Events& events, const tournament::Tournament& after) const {
  std::vector<db::RulingOnGame> rulings;
  std::int64_t number = loaded_.tournament.version();
  for (const tournament::Event& event : events) {
    ++number;
    for (const auto& [key, what] : std::visit(Deciding{after}, event.what))
      // A game that begins together with the event knows of it.
      if (const auto game = loaded_.games.find(key); game != loaded_.games.end())
        rulings.push_back({.game = game->second, .number = number, .at = event.at, .what = what});
  }
  return rulings;
}

Awaitable<void> TournamentRoom::rule_on_games() {
  const auto ruled = co_await awaited<Result<void>>(home(), [this](auto done) {
    around_.rooms.carry_out_rulings(around_.tournaments.to_be_ruled(id_), std::move(done));
  });
  if (!ruled) behind(ruled.error());
}

/// What a stop of the server, or of one from before rulings were stored, has cut off.
std::vector<db::RulingOnGame> TournamentRoom::compare_games() {
  std::vector<db::RulingOnGame> rulings;
  for (const db::TournamentGame& stored : around_.tournaments.games(id_)) {
    const auto* counts = loaded_.tournament.game(stored.key);
    if (!counts) continue;
    const bool over = stored.status != play::GameStatus::playing;
    if (counts->outcome == tournament::GameOutcome::open) {
      if (over) hear_end_of(stored.game);
      continue;
    }
    const auto end = tournament::end_for(*counts, over);
    if (end && (!over || stored.outcome != end->outcome()))
      rulings.push_back({.game = stored.game,
                         .number = loaded_.tournament.version(),
                         .at = around_.clock.now(),
                         .what = play::SetResult{.finish = end->finish, .reason = end->reason}});
  }
  return rulings;
}

}  // namespace crownhead::live
