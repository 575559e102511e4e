#include "server/live/room.hpp"

#include <algorithm>
#include <boost/asio/async_result.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "rules/play/freezes.hpp"
#include "server/live/command_key.hpp"
#include "server/live/player_command.hpp"

namespace crownhead::live {
namespace {

constexpr std::size_t most_waiting = 64;

using UseAwaitable = boost::asio::use_awaitable_t<Executor>;

/// Hands the events to the writer and goes on, on this thread, when they are committed.
Awaitable<Result<void>> append(db::Games& games, db::Append events) {
  return boost::asio::async_initiate<const UseAwaitable, void(Result<void>)>(
      [&games](auto handler, db::Append what) {
        games.append(std::move(what), [h = std::move(handler)](Result<void> result) mutable {
          const auto executor = boost::asio::get_associated_executor(h);
          boost::asio::post(executor, [h = std::move(h), r = std::move(result)]() mutable {
            std::move(h)(std::move(r));
          });
        });
      },
      UseAwaitable{}, std::move(events));
}

Awaitable<Result<GameId>> begin(const BeginGame& begin_game, play::Setup setup,
                                db::RequestKey key) {
  return boost::asio::async_initiate<const UseAwaitable, void(Result<GameId>)>(
      [&begin_game](auto handler, play::Setup what, const db::RequestKey& by) {
        begin_game(std::move(what), by, [h = std::move(handler)](Result<GameId> result) mutable {
          const auto executor = boost::asio::get_associated_executor(h);
          boost::asio::post(executor, [h = std::move(h), r = std::move(result)]() mutable {
            std::move(h)(std::move(r));
          });
        });
      },
      UseAwaitable{}, std::move(setup), key);
}

/// Waits for `start`, which calls back on any thread, and goes on on this one.
template <class Start>
Awaitable<Result<void>> finished(Start start) {
  return boost::asio::async_initiate<const UseAwaitable, void(Result<void>)>(
      [](auto handler, Start begin_it) {
        begin_it([h = std::move(handler)](Result<void> result) mutable {
          const auto executor = boost::asio::get_associated_executor(h);
          boost::asio::post(executor, [h = std::move(h), r = std::move(result)]() mutable {
            std::move(h)(std::move(r));
          });
        });
      },
      UseAwaitable{}, std::move(start));
}

/// In a tournament the director alone decides about what lies outside the game.
std::optional<Error> why_not_in_tournament(const wire::PlayerWish& wish) {
  const auto refusal = [](std::string why) {
    return Error{Code::tournament_refused, std::move(why)};
  };
  if (std::holds_alternative<wire::AbortWish>(wish))
    return refusal("a game of a tournament is not aborted; resign, or ask the director");
  if (std::holds_alternative<wire::TakebackWish>(wish))
    return refusal("in a tournament no move is taken back");
  if (std::holds_alternative<wire::GiveTimeWish>(wish))
    return refusal("in a tournament the director alone gives time");
  if (std::holds_alternative<wire::RematchWish>(wish))
    return refusal("a game of a tournament has no rematch; challenge your opponent");
  return std::nullopt;
}

/// The same for the same game, so that its rematch is begun once, whatever happens meanwhile.
db::RequestKey rematch_key(GameId game, UserId user) {
  CommandId id{'r', 'e', 'm', 'a', 't', 'c', 'h', 0};
  for (std::size_t i = 0; i < 8; ++i) id[8 + i] = static_cast<std::uint8_t>(game.value >> (8 * i));
  return request_key(user, id, "rematch", std::to_string(game.value));
}

}  // namespace

Room::Room(RoomSurroundings& around, GameId id, db::LoadedGame loaded)
    : around_(around),
      id_(id),
      loaded_(std::move(loaded)),
      names_{.id = id,
             .players = loaded_.names,
             .ratings = loaded_.ratings,
             .bots = loaded_.bots,
             .tournament = loaded_.tournament,
             .arena = loaded_.arena},
      channel_(around.hubs, {Topic::Kind::game, id.value}) {
  last_seen_.fill(around.clock.now());
  rearm();
  if (loaded_.untold_of_freezes) freezes_changed(nullptr);
}

void Room::command(RoomCommand command) {
  if (commands_waiting_ >= most_waiting) {
    command.done(fail(Code::busy, "too much is happening in this game; try again in a moment"));
    return;
  }
  ++commands_waiting_;
  deliver(std::move(command));
}

void Room::plan(Plan plan) {
  if (commands_waiting_ >= most_waiting) {
    plan.done(fail(Code::busy, "too much is happening in this game; try again in a moment"));
    return;
  }
  ++commands_waiting_;
  deliver(std::move(plan));
}

void Room::tick(std::move_only_function<void()> done) { deliver(Tick{std::move(done)}); }

void Room::outage(Instant last_alive, Instant ready, std::move_only_function<void()> done) {
  deliver(Outage{last_alive, ready, std::move(done)});
}

void Room::freezes_changed(std::move_only_function<void()> done) {
  deliver(FreezesChanged{std::move(done)});
}

void Room::rule(play::Ruling ruling, Instant at, std::move_only_function<void(Result<void>)> done) {
  deliver(Verdict{ruling, at, std::move(done)});
}

void Room::deliver(Mail mail) {
  mailbox_.push_back(std::move(mail));
  if (draining_) return;
  draining_ = true;
  boost::asio::co_spawn(around_.hubs.threads().executor(around_.thread), drain(),
                        boost::asio::detached);
}

Awaitable<void> Room::drain() {
  while (!mailbox_.empty()) {
    Mail mail = std::move(mailbox_.front());
    mailbox_.pop_front();
    try {
      if (auto* command = std::get_if<RoomCommand>(&mail)) {
        --commands_waiting_;
        co_await handle(*command);
      } else if (auto* plan = std::get_if<Plan>(&mail)) {
        --commands_waiting_;
        co_await handle(*plan);
      } else if (auto* tick = std::get_if<Tick>(&mail)) {
        co_await handle(*tick);
      } else if (auto* changed = std::get_if<FreezesChanged>(&mail)) {
        co_await handle(*changed);
      } else if (auto* verdict = std::get_if<Verdict>(&mail)) {
        co_await handle(*verdict);
      } else {
        co_await handle(std::get<Outage>(mail));
      }
    } catch (const std::exception& error) {
      // From the one who was told; the mailbox must go on whatever he makes of it.
      around_.trouble(error.what());
    }
  }
  draining_ = false;
}

Awaitable<void> Room::handle(RoomCommand& command) {
  std::optional<db::RequestKey> key;
  if (command.id) key = command_key(command.user, *command.id, id_, command.what);
  Result<CommandDone> result =
      fail(Code::unavailable, "the game could not be read; send the same command again");
  try {
    result = co_await carry_out(command, key);
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  command.done(std::move(result));
}

Awaitable<Result<CommandDone>> Room::carry_out(const RoomCommand& command,
                                               const std::optional<db::RequestKey>& key) {
  if (key)
    if (auto before = answered_before(*key)) co_return *std::move(before);
  const auto side = loaded_.game.side_of(command.user);
  if (!side) co_return fail(Code::not_a_player, "only the two players of this game may do this");
  if (std::holds_alternative<wire::BerserkWish>(command.what) && !loaded_.arena)
    co_return fail(Code::offer_refused, "half of the time is given away in arenas alone");
  if (loaded_.tournament)
    if (auto why = why_not_in_tournament(command.what)) co_return std::unexpected(*std::move(why));
  seen(*side, command.stamp);
  // A clock that is moved by hand stands still while a message travels.
  if (!around_.clock.by_hand()) round_trips_[play::index(*side)] = command.round_trip;
  if (play::decide_time(loaded_.game, command.stamp, lag())) co_await let_time_pass(command.stamp);
  // The store may turn out to be ahead of this room once; then everything is decided again.
  for (int attempt = 0;; ++attempt) {
    if (command.if_version && *command.if_version != loaded_.game.version())
      co_return fail(Code::stale_version, "the game is at version " +
                                              std::to_string(loaded_.game.version()) +
                                              "; look at it again");
    auto what =
        player_command(loaded_.game, command.what, *side, away_since(draughts::opposite(*side)));
    if (auto* rematch = std::get_if<play::BeginRematch>(&what)) {
      const auto begun = co_await begin_rematch(*rematch, command.stamp);
      if (!begun) co_return std::unexpected(begun.error());
      rematch->game = *begun;
    }
    auto events = co_await decided(what, command);
    if (!events) co_return std::unexpected(std::move(events.error()));
    const auto* move = std::get_if<wire::MoveWish>(&command.what);
    auto done = co_await happen(*std::move(events), key, move ? move->message : "");
    if (done || done.error().code != Code::stale_version || attempt > 0) co_return done;
    // Perhaps it is ahead by this very command.
    if (key)
      if (auto before = answered_before(*key)) co_return *std::move(before);
    co_await tell_freezes();
  }
}

Awaitable<Result<std::vector<play::Event>>> Room::decided(const play::Command& what,
                                                          const RoomCommand& command) {
  const auto decide = [&] {
    return play::decide_answered(loaded_.game, what, loaded_.conditionals, command.stamp, lag());
  };
  auto events = decide();
  if (events || events.error().code != Code::move_while_on_vacation) co_return events;
  const auto mover = play::index(*loaded_.game.side_of(command.user));
  if (loaded_.game.clock().still[mover].moves != vacation::Moves::end_vacation) co_return events;
  const auto ended = co_await finished([this, &command](auto done) {
    around_.end_vacation(id_, command.user, command.stamp, std::move(done));
  });
  if (!ended) co_return std::unexpected(ended.error());
  co_await tell_freezes();
  co_return decide();
}

Awaitable<Result<GameId>> Room::begin_rematch(const play::BeginRematch& asked, Instant stamp) {
  if (const auto may = play::decide(loaded_.game, asked, stamp); !may)
    co_return std::unexpected(may.error());
  auto setup = play::rematch_setup(loaded_.game);
  const auto key = rematch_key(id_, loaded_.game.setup().players[0]);
  co_return co_await begin(around_.begin_game, std::move(setup), key);
}

Awaitable<void> Room::let_time_pass(Instant now) {
  for (int attempt = 0; attempt < 2; ++attempt) {
    auto end = play::decide_time(loaded_.game, now, lag());
    if (!end) co_return;
    std::vector<play::Event> events;
    events.push_back(*std::move(end));
    const auto done = co_await happen(std::move(events), std::nullopt);
    if (done || done.error().code != Code::stale_version) co_return;
    co_await tell_freezes();
  }
}

Awaitable<void> Room::tell_freezes() {
  for (int attempt = 0; attempt < 2; ++attempt) {
    const auto freezes = around_.games.freezes(id_);
    if (!freezes || !freezes->untold) co_return;
    // What time had brought before the change stays so.
    auto event = play::decide_time(loaded_.game, freezes->at, lag());
    if (!event && !loaded_.game.ended()) {
      std::vector<play::Event> all;
      for (auto& [version, one] : around_.games.events(id_, 0)) all.push_back(std::move(one));
      event = play::decide_freezes(loaded_.game, all, freezes->still, freezes->cause, freezes->at);
    }
    if (!event) {
      const auto told = co_await finished([this, number = *freezes->untold](auto done) {
        around_.games.freezes_told(id_, number, std::move(done));
      });
      if (told || told.error().code != Code::stale_version) co_return;
      continue;
    }
    std::vector<play::Event> events;
    events.push_back(*std::move(event));
    const auto done = co_await happen(std::move(events), std::nullopt, {}, freezes->untold);
    if (done || done.error().code != Code::stale_version) co_return;
  }
}

Awaitable<void> Room::handle(FreezesChanged& changed) {
  try {
    co_await tell_freezes();
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  if (changed.done) changed.done();
}

Awaitable<void> Room::handle(Tick& tick) {
  const Instant now = around_.clock.now();
  try {
    co_await let_time_pass(now);
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  rearm();
  const auto end = time_out();
  // The end could not be stored; trying at once again would only spin.
  if (end && *end <= now) around_.deadlines.arm(id_, now + seconds(1));
  if (tick.done) tick.done();
}

Awaitable<void> Room::handle(Outage& outage) {
  try {
    if (auto change = play::decide_outage(loaded_.game, outage.last_alive, outage.ready)) {
      std::vector<play::Event> events;
      events.push_back(*std::move(change));
      co_await happen(std::move(events), std::nullopt);
    } else {
      co_await let_time_pass(outage.ready);
    }
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  if (outage.done) outage.done();
}

Awaitable<void> Room::handle(Verdict& verdict) {
  Result<void> result = fail(Code::unavailable, "the game could not be read; try again");
  try {
    result = co_await carry_out(verdict);
  } catch (const std::exception& error) {
    around_.trouble(error.what());
  }
  verdict.done(std::move(result));
}

Awaitable<Result<void>> Room::carry_out(const Verdict& verdict) {
  co_await let_time_pass(verdict.at);
  // The store may turn out to be ahead of this room once.
  for (int attempt = 0;; ++attempt) {
    auto events = play::decide_ruling(loaded_.game, verdict.ruling, verdict.at);
    if (!events) co_return std::unexpected(std::move(events.error()));
    const auto done = co_await happen(*std::move(events), std::nullopt);
    if (done) co_return Result<void>{};
    if (done.error().code != Code::stale_version || attempt > 0)
      co_return std::unexpected(done.error());
  }
}

Awaitable<Result<CommandDone>> Room::happen(std::vector<play::Event> events,
                                            std::optional<db::RequestKey> key, std::string message,
                                            std::optional<std::int64_t> tells) {
  const std::int64_t before = loaded_.game.version();
  auto write = append_of(events, key, std::move(message));
  write.tells = tells;
  const auto beside = write.beside;
  const bool ends = std::holds_alternative<play::Ended>(events.back().what);
  const auto committed = co_await append(around_.games, std::move(write));
  if (!committed) {
    reload();
    co_return std::unexpected(committed.error());
  }
  if (key) loaded_.commands.push_back({*key, before + 1});
  if (ends || std::holds_alternative<play::ResultChanged>(events.back().what))
    read_rating_changes();
  auto done = publish(events);
  keep(beside);
  tell_players(events);
  rearm();
  co_return done;
}

/// The writer has changed them together with the end.
void Room::read_rating_changes() {
  if (!loaded_.game.setup().rated) return;
  if (const auto changed = around_.games.rating_changes(id_))
    names_.ratings = *changed;
  else
    forget_rating_changes();
}

void Room::forget_rating_changes() {
  for (auto& shown : names_.ratings) shown.change = std::nullopt;
}

std::optional<Result<CommandDone>> Room::answered_before(const db::RequestKey& key) const {
  const auto it = std::ranges::find_if(loaded_.commands, [&key](const db::CommandStamp& stamp) {
    return stamp.key.user == key.user && stamp.key.id == key.id;
  });
  if (it == loaded_.commands.end()) return std::nullopt;
  if (it->key.hash != key.hash)
    return fail(Code::key_reused, "this id was used for another command; make a new one");
  return done_at(it->version);
}

Result<CommandDone> Room::done_at(std::int64_t version) const {
  auto events = around_.games.events(id_, 0);
  std::vector<play::Event> until;
  for (auto& [number, event] : events)
    if (number <= version) until.push_back(std::move(event));
  const auto game = play::replay(until);
  if (!game) return std::unexpected(game.error());
  return CommandDone{.version = version,
                     .data = wire::event_data(names_, *game, until.back()),
                     .ply = game->ply(),
                     .variant = &game->variant(),
                     .position = game->position()};
}

/// What the store has beyond this room's state is told to all as if it happened now, so that they
/// miss no version.
void Room::reload() {
  auto fresh = around_.games.load(id_);
  if (!fresh) return;
  std::vector<play::Event> missed;
  for (auto& [version, event] : around_.games.events(id_, loaded_.game.version()))
    missed.push_back(std::move(event));
  loaded_.commands = std::move(fresh->commands);
  loaded_.conditionals = std::move(fresh->conditionals);
  loaded_.messages = std::move(fresh->messages);
  names_.ratings = fresh->ratings;
  if (missed.empty()) return;
  publish(missed);
  tell_players(missed);
  rearm();
}

void Room::rearm() {
  if (const auto end = time_out())
    around_.deadlines.arm(id_, *end);
  else
    around_.deadlines.disarm(id_);
}

Millis Room::lag() const {
  const auto running = loaded_.game.clock().running;
  return running ? round_trips_[play::index(*running)] : Millis{0};
}

std::optional<Instant> Room::time_out() const {
  const auto deadline = loaded_.game.deadline();
  return deadline ? std::optional(*deadline + play::lag_credit(loaded_.game, lag())) : std::nullopt;
}

bool Room::idle() const { return !draining_ && !channel_.followed(); }

}  // namespace crownhead::live
