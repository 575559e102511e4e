#include "server/tournament/prepared_commit.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "db/tournaments/unfinished_acts.hpp"
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

/// Returns new dice for the games of drawn rounds for which `wanted` is true.
template <class Wanted>
std::vector<db::RoundDice> dice_of_drawn_rounds(const tournament::Tournament& in,
                                                const Wanted& wanted) {
  std::vector<db::RoundDice> dice_of_rounds;
  if (!kind::has_dice(in.settings().variant)) return dice_of_rounds;
  for (const auto& round : in.history().rounds) {
    if (round.state != tournament::RoundState::drawn) continue;
    for (const auto& encounter : round.encounters)
      for (int number = 1; number <= std::ssize(encounter.games); ++number) {
        const GameKey key{.round = round.number, .board = encounter.board, .number = number};
        if (!wanted(key)) continue;
        if (auto dice = new_dice(in.settings()))
          dice_of_rounds.push_back({.key = key, .dice = *std::move(dice)});
      }
  }
  return dice_of_rounds;
}

/// Returns the dice of the games that the events pair, if their round does not begin immediately.
/// Changed pairings keep the dice of each board.
std::vector<db::RoundDice> dice_to_publish(const std::vector<Event>& events,
                                           const tournament::Tournament& before,
                                           const tournament::Tournament& after) {
  std::set<int> drawn_now, changed;
  for (const Event& event : events) {
    if (const auto* drawn = std::get_if<tournament::Drawn>(&event.what))
      for (const auto& round : drawn->rounds) drawn_now.insert(round.number);
    if (const auto* pairings = std::get_if<tournament::PairingsChanged>(&event.what))
      changed.insert(pairings->round);
  }
  if (drawn_now.empty() && changed.empty()) return {};
  return dice_of_drawn_rounds(after, [&](const GameKey& key) {
    return drawn_now.contains(key.round) || (changed.contains(key.round) && !before.game(key));
  });
}

/// Returns the copies of the messages among the events.
std::vector<accounts::OutgoingMail> copies_of(const MessageCopies& copies,
                                              const TournamentView& view,
                                              const std::vector<Event>& events) {
  std::vector<accounts::OutgoingMail> mails;
  if (!copies) return mails;
  for (const Event& event : events)
    if (std::holds_alternative<tournament::MessageSent>(event.what))
      std::ranges::move(copies(view, event), std::back_inserter(mails));
  return mails;
}

}  // namespace

std::vector<GameKey> keys_to_begin(const TournamentView& of) {
  auto keys = tournament::startable(of.tournament);
  std::erase_if(keys, [&of](const GameKey& key) { return of.games.contains(key); });
  return keys;
}

std::vector<Frame> apply_all(TournamentView& to, const std::vector<Event>& events) {
  std::vector<Frame> frames;
  frames.reserve(events.size());
  for (const Event& event : events) {
    apply(to.tournament, event);
    frames.push_back(frame_of(event, to));
  }
  return frames;
}

PreparedCommit prepared_commit(const db::Tournaments& tournaments, const MessageCopies& copies,
                               const TournamentView& before, const std::vector<Event>& events) {
  PreparedCommit made{.after = std::make_shared<TournamentView>(before)};
  made.frames = apply_all(*made.after, events);
  made.rulings =
      rulings_of(events, before.tournament.version(), made.after->tournament, before.games);
  auto keys = keys_to_begin(*made.after);
  made.begins_more = keys.size() > begun_at_once;
  if (made.begins_more) keys.resize(begun_at_once);
  made.games = games_to_begin(tournaments, *made.after, keys);
  made.dice = dice_to_publish(events, before.tournament, made.after->tournament);
  // With more players the act is stored in parts, and rest_of() makes the copies.
  if (std::cmp_less_equal(made.after->tournament.entrants(), db::rows_of_part))
    made.mails = copies_of(copies, *made.after, events);
  return made;
}

db::RestOfAct rest_of(const db::UnfinishedAct& act, const MessageCopies& copies,
                      const TournamentView& now, Instant at) {
  std::vector<Event> events;
  events.reserve(act.events.size());
  for (const auto& [version, event] : act.events) events.push_back(event);
  const std::set<GameKey> published(act.dice.begin(), act.dice.end());
  // No game begins between an act and its rest, so `now.games` are those before the act.
  db::RestOfAct rest{
      .tournament = now.id,
      .state = now.tournament,
      .events = act.events,
      .rulings = rulings_of(events, act.after_version, now.tournament, now.games),
      .published_dice = dice_of_drawn_rounds(
          now.tournament, [&](const GameKey& key) { return !published.contains(key); }),
      .mails = copies_of(copies, now, events),
      .at = at};
  for (const GameKey& key : act.dice)
    if (!now.tournament.game(key)) rest.withdrawn_dice.push_back(key);
  return rest;
}

}  // namespace crownhead::live
