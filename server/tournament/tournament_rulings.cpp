#include "server/tournament/tournament_rulings.hpp"

#include "rules/tournament/game_result.hpp"
#include "rules/tournament/points.hpp"

namespace crownhead::live {
namespace {

using tournament::GameKey;

/// A game of the tournament and the ruling on it.
using KeyedRuling = std::pair<GameKey, play::Ruling>;

/// Returns the rulings of one event, seen from the state after it.
struct Deciding {
  const tournament::Tournament& after;

  void result(const GameKey& key, std::vector<KeyedRuling>& rulings) const {
    const auto* counts = after.game(key);
    // Only its room knows whether an annulled game is over.
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
    for (const auto& round : after.history().rounds)
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

std::vector<db::RulingOnGame> rulings_of(const std::vector<tournament::Event>& events,
                                         std::int64_t version, const tournament::Tournament& after,
                                         const std::map<tournament::GameKey, GameId>& games) {
  std::vector<db::RulingOnGame> rulings;
  std::int64_t number = version;
  for (const tournament::Event& event : events) {
    ++number;
    for (const auto& [key, what] : std::visit(Deciding{after}, event.what))
      // A game that begins with the event already includes it.
      if (const auto game = games.find(key); game != games.end())
        rulings.push_back({.game = game->second, .number = number, .at = event.at, .what = what});
  }
  return rulings;
}

std::vector<db::RulingOnGame> rulings_missed(const tournament::Tournament& tournament,
                                             const std::vector<db::TournamentGame>& stored,
                                             Instant at) {
  std::vector<db::RulingOnGame> rulings;
  for (const db::TournamentGame& game : stored) {
    const auto* counts = tournament.game(game.key);
    if (!counts || counts->outcome == tournament::GameOutcome::open) continue;
    const bool over = game.status != play::GameStatus::playing;
    const auto end = tournament::end_for(*counts, over);
    if (end && (!over || game.outcome != end->outcome()))
      rulings.push_back({.game = game.game,
                         .number = tournament.version(),
                         .at = at,
                         .what = play::SetResult{.finish = end->finish, .reason = end->reason}});
  }
  return rulings;
}

}  // namespace crownhead::live
