#include "server/tournament/prepared_commit.hpp"

#include "rules/kind/variants.hpp"
#include "server/game/new_dice.hpp"
#include "server/tournament/tournament_rulings.hpp"
#include "server/wire/game/server_message.hpp"
#include "server/wire/tournament/tournament_json.hpp"

namespace crownhead::live {
namespace {

using tournament::Event;
using tournament::GameKey;

/// Each game that begins is several rows, so a large round begins in several jobs. If the server
/// stops in between, TournamentRoom::reconcile() begins the rest.
constexpr std::size_t begun_at_once = 20;

/// Returns the frame of the event that led to `after`.
Frame frame_of(const Event& event, const TournamentView& after) {
  return make_frame(
      wire::event_frame(wire::tournament_topic(after.id), after.tournament.version(),
                        wire::tournament_event(after.tournament, after.names, event)));
}

std::vector<db::NewTournamentGame> games_to_begin(const db::Tournaments& tournaments,
                                                  const TournamentView& after,
                                                  const std::vector<GameKey>& keys) {
  std::vector<db::NewTournamentGame> games;
  games.reserve(keys.size());
  for (const GameKey& key : keys)
    games.emplace_back(key, tournament::setup_of(after.tournament, key));
  if (games.empty() || !kind::has_dice(after.tournament.settings().variant)) return games;
  const auto published_dice = tournaments.round_dice(after.id);
  for (auto& game : games) {
    const auto root = published_dice.find(game.key);
    game.dice = root == published_dice.end() ? drawn_dice(game.setup)
                                             : std::optional(play::FirstDice{.root = root->second});
  }
  return games;
}

/// Returns the dice of the games that the events pair, if their round does not begin immediately.
std::vector<db::RoundDice> dice_to_publish(const std::vector<Event>& events,
                                           const tournament::Tournament& after) {
  std::vector<db::RoundDice> dice_of_rounds;
  if (!kind::has_dice(after.settings().variant)) return dice_of_rounds;
  for (const Event& event : events) {
    const auto* drawn = std::get_if<tournament::Drawn>(&event.what);
    if (!drawn) continue;
    for (const auto& round : drawn->rounds) {
      const auto* now = after.round(round.number);
      if (!now || now->state != tournament::RoundState::drawn) continue;
      for (const auto& encounter : now->encounters)
        for (int number = 1; number <= std::ssize(encounter.games); ++number)
          if (auto dice = new_dice(after.settings()))
            dice_of_rounds.push_back(
                {.key = {.round = round.number, .board = encounter.board, .number = number},
                 .dice = *std::move(dice)});
    }
  }
  return dice_of_rounds;
}

}  // namespace

std::vector<GameKey> keys_to_begin(const TournamentView& of) {
  auto keys = tournament::startable(of.tournament);
  std::erase_if(keys, [&of](const GameKey& key) { return of.games.contains(key); });
  return keys;
}

PreparedCommit prepared_commit(const db::Tournaments& tournaments, const TournamentView& before,
                               const std::vector<Event>& events) {
  PreparedCommit made{.after = std::make_shared<TournamentView>(before)};
  made.frames.reserve(events.size());
  for (const Event& event : events) {
    apply(made.after->tournament, event);
    made.frames.push_back(frame_of(event, *made.after));
  }
  made.rulings =
      rulings_of(events, before.tournament.version(), made.after->tournament, before.games);
  auto keys = keys_to_begin(*made.after);
  made.begins_more = keys.size() > begun_at_once;
  if (made.begins_more) keys.resize(begun_at_once);
  made.games = games_to_begin(tournaments, *made.after, keys);
  made.dice = dice_to_publish(events, made.after->tournament);
  return made;
}

}  // namespace crownhead::live
