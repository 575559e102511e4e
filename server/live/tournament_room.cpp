#include "server/live/tournament_room.hpp"

#include <algorithm>

#include "rules/reasons.hpp"
#include "server/live/awaited.hpp"
#include "server/live/tournament_rulings.hpp"
#include "server/wire/server_message.hpp"
#include "server/wire/tournament_json.hpp"

namespace crownhead::live {
namespace {

using tournament::Event;
using tournament::GameKey;
using tournament::Tournament;

using Decided = Result<std::vector<Event>>;
using Stored = Result<db::TournamentStored>;

/// What it throws, a worker must not.
template <class Decide>
Decided carefully(const Decide& decide) try {
  return decide();
} catch (const std::exception& error) {
  return fail(Code::unavailable,
              in_english(std::string("nothing could be decided: ") + error.what()));
}

Decided too_much() { return fail(Code::busy, reason::server::computing_too_much()); }

}  // namespace

TournamentRoom::TournamentRoom(TournamentSurroundings& around, TournamentId id,
                               db::LoadedTournament loaded)
    : around_(around),
      id_(id),
      loaded_(std::move(loaded)),
      channel_(around.hubs, {Topic::Kind::tournament, id.value}),
      mailbox_([this](Mail& mail) { return deal_with(mail); }, around.trouble) {
  for (const auto& [key, game] : loaded_.games) keys_.emplace(game, key);
}

void TournamentRoom::act(TournamentAct act) { mailbox_.deliver(std::move(act)); }

void TournamentRoom::game_over(GameId game, const play::Game& over) {
  const auto key = keys_.find(game);
  if (key == keys_.end()) return;
  mailbox_.deliver(TournamentAct{.if_version = std::nullopt,
                                 .what = tournament::RecordGame{.game = key->second,
                                                                .outcome = over.ended()->outcome(),
                                                                .reason = over.ended()->reason,
                                                                .plies = over.ply(),
                                                                .to_move = over.turn(),
                                                                .berserk = over.berserk(),
                                                                .left = over.clock().left},
                                 .act = {.at = around_.clock.now()},
                                 .done = [this](const Result<std::int64_t>& done) {
                                   if (!done) behind(done.error());
                                 }});
}

std::optional<GameKey> TournamentRoom::key_of(GameId game) const {
  const auto it = keys_.find(game);
  return it == keys_.end() ? std::nullopt : std::optional(it->second);
}

void TournamentRoom::rename(UserId user, const std::string& name) {
  const auto it = loaded_.names.find(user);
  if (it == loaded_.names.end()) return;
  it->second = name;
  recent_.clear();  // these tell the old one
}

void TournamentRoom::became_bot(UserId user) {
  if (loaded_.names.contains(user)) loaded_.bots.insert(user);
}

/// Those whom an act names, too.
void TournamentRoom::learn(const std::map<UserId, std::string>& names) {
  std::vector<UserId> unknown;
  for (const auto& [user, name] : names)
    if (loaded_.names.emplace(user, name).second) unknown.push_back(user);
  loaded_.bots.merge(around_.tournaments.bots_among(unknown));
}

void TournamentRoom::recover(std::move_only_function<void()> done) {
  mailbox_.deliver(Recovery{std::move(done)});
}

void TournamentRoom::tick(std::move_only_function<void()> done) {
  mailbox_.deliver(Tick{std::move(done)});
}

bool TournamentRoom::idle() const {
  const tournament::Tournament& now = loaded_.tournament;
  // Who waits in an arena, and the wave that comes, are in this room alone.
  const bool arena = now.ends() && now.status() == tournament::Status::running;
  return !mailbox_.at_work() && !channel_.followed() && !promoting_ && !again_ && !arena;
}

Awaitable<void> TournamentRoom::deal_with(Mail& mail) {
  try {
    co_await std::visit([this](auto& one) { return handle(one); }, mail);
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  rearm();
  promote();
}

Awaitable<void> TournamentRoom::handle(TournamentAct& act) {
  Result<std::int64_t> result = fail(Code::unavailable, reason::tournament::not_read_do_again());
  try {
    result = co_await carry_out(act);
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  act.done(std::move(result));
}

Awaitable<Result<std::int64_t>> TournamentRoom::carry_out(const TournamentAct& act) {
  if (act.key) {
    const auto before = around_.tournaments.answered(*act.key);
    if (!before) co_return std::unexpected(before.error());
    // The answer told the version after what the act had led to.
    if (*before) co_return loaded_.tournament.version();
  }
  if (act.if_version && *act.if_version != loaded_.tournament.version())
    co_return std::unexpected(tournament::stale(loaded_.tournament.version()));
  learn(act.names);
  // The store may be ahead of this room once.
  for (int attempt = 0;; ++attempt) {
    auto events = co_await decided(act.what, act.act);
    if (!events) co_return std::unexpected(std::move(events.error()));
    if (events->empty()) break;
    const auto done = co_await happen(*std::move(events), act.key, act.mails);
    if (done) break;
    if (done.error().code != Code::stale_version || attempt > 0)
      co_return std::unexpected(done.error());
  }
  if (const auto gone_on = co_await go_on(); !gone_on) behind(gone_on.error());
  co_return loaded_.tournament.version();
}

Awaitable<Result<void>> TournamentRoom::go_on() {
  for (;;) {
    const tournament::Act act{.at = around_.clock.now()};
    auto events = co_await awaited<Decided>(home(), [this, act](auto done) {
      const auto decide = [this, act] {
        return carefully(
            [&] { return tournament::decide_next(loaded_.tournament, act, around_.solve); });
      };
      const auto shared = std::make_shared<decltype(done)>(std::move(done));
      if (!around_.workers.run(whose(), [decide, shared] { (*shared)(decide()); }))
        (*shared)(too_much());
    });
    if (!events) co_return std::unexpected(std::move(events.error()));
    if (events->empty()) co_return Result<void>{};
    if (auto done = co_await happen(*std::move(events)); !done) co_return done;
  }
}

Awaitable<Decided> TournamentRoom::decided(const tournament::Command& command,
                                           const tournament::Act& act) {
  const bool pairs = std::holds_alternative<tournament::DrawRound>(command) ||
                     std::holds_alternative<tournament::DrawWave>(command);
  if (!pairs) co_return tournament::decide(loaded_.tournament, command, act, around_.solve);
  // A pairing takes long; nothing changes the tournament meanwhile but this mailbox.
  co_return co_await awaited<Decided>(home(), [this, &command, &act](auto done) {
    const auto shared = std::make_shared<decltype(done)>(std::move(done));
    const bool taken = around_.workers.run(whose(), [this, &command, &act, shared] {
      (*shared)(carefully(
          [&] { return tournament::decide(loaded_.tournament, command, act, around_.solve); }));
    });
    if (!taken) (*shared)(too_much());
  });
}

std::vector<db::NewTournamentGame> TournamentRoom::games_to_begin(const Tournament& after) const {
  std::vector<db::NewTournamentGame> games;
  for (const GameKey& key : tournament::startable(after))
    if (!loaded_.games.contains(key))
      games.push_back({.key = key, .setup = tournament::setup_of(after, key)});
  return games;
}

Awaitable<Result<void>> TournamentRoom::happen(Events events, std::optional<db::RequestKey> key,
                                               std::vector<accounts::OutgoingMail> mails,
                                               std::vector<db::RulingOnGame> rulings) {
  Tournament after = loaded_.tournament;
  for (const Event& event : events) apply(after, event);
  const auto own = rulings_of(events, loaded_.tournament.version(), after, loaded_.games);
  rulings.insert(rulings.end(), own.begin(), own.end());
  const auto games = games_to_begin(after);
  auto stored = co_await awaited<Stored>(home(), [&](auto done) {
    around_.tournaments.append({.tournament = id_,
                                .after_version = loaded_.tournament.version(),
                                .events = events,
                                .state = after,
                                .games = games,
                                .rulings = rulings,
                                .at = around_.clock.now(),
                                .key = key,
                                .mails = mails},
                               std::move(done));
  });
  if (!stored) {
    reload();
    // It may be stored all the same, and its games must hear of it.
    if (stored.error().code == Code::unavailable) behind(stored.error());
    co_return std::unexpected(std::move(stored.error()));
  }
  for (std::size_t i = 0; i < games.size(); ++i) {
    loaded_.games.emplace(games[i].key, stored->begun[i]);
    keys_.emplace(stored->begun[i], games[i].key);
  }
  publish(events);
  announce(stored->begun);
  if (!stored->untold.empty())
    co_await awaited<bool>(home(), [&](auto done) {
      around_.rooms.tell_freezes(std::move(stored->untold),
                                 [d = std::move(done)]() mutable { d(true); });
    });
  if (!rulings.empty()) co_await rule_on_games();
  co_return Result<void>{};
}

/// Takes over what the store has beyond this room's state; followers read it again.
void TournamentRoom::reload() {
  auto fresh = around_.tournaments.load(id_);
  if (!fresh) return;
  fresh->names.insert(loaded_.names.begin(), loaded_.names.end());
  fresh->bots.insert(loaded_.bots.begin(), loaded_.bots.end());
  loaded_ = *std::move(fresh);
  keys_.clear();
  for (const auto& [key, game] : loaded_.games) keys_.emplace(game, key);
  recent_.clear();
}

void TournamentRoom::publish(const Events& events) {
  for (const Event& event : events) {
    apply(loaded_.tournament, event);
    line_.heard(loaded_.tournament, event);
    const Frame frame = make_frame(
        wire::event_frame(wire::tournament_topic(id_), loaded_.tournament.version(),
                          wire::tournament_event(loaded_.tournament, loaded_.names, event)));
    recent_.add(frame);
    channel_.publish(frame);
  }
}

void TournamentRoom::follow(const Follower& follower, std::optional<UserId> user,
                            std::optional<std::int64_t> version) {
  if (user) line_.come(*user, around_.clock.now());
  if (!mailbox_.at_work()) rearm();
  const std::int64_t newest = loaded_.tournament.version();
  auto greeting = recent_.since(version, newest);
  if (!greeting)
    greeting = {make_frame(wire::snapshot_frame(
        wire::tournament_topic(id_), newest, around_.clock.now(),
        wire::tournament_json(id_, loaded_.tournament, loaded_.names, loaded_.bots)))};
  channel_.add(follower, *std::move(greeting));
}

void TournamentRoom::unfollow(std::size_t thread, std::optional<UserId> user) {
  channel_.remove(thread);
  if (user) line_.go(*user);
}

/// Takes new games into memory, whose deadlines run from now on, and tells their players.
void TournamentRoom::announce(const std::vector<GameId>& games) {
  for (const GameId game : games)
    around_.rooms.visit(game, [&inboxes = around_.inboxes](Result<Room*> room) {
      if (room) inboxes.tell_of_begun((*room)->names(), (*room)->game());
    });
}

}  // namespace crownhead::live
