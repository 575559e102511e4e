#include "server/game/rooms.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <thread>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"

namespace crownhead::live {
namespace {

/// Deadlines nearer than this are held in memory. The search runs three times per horizon.
constexpr Millis horizon = seconds(60);
constexpr auto between_looks = std::chrono::seconds(20);
constexpr int most_at_once = 20000;
constexpr std::size_t asked_at_once = 16;
constexpr auto presence_delay = std::chrono::milliseconds(100);

}  // namespace

Rooms::ThreadRooms::ThreadRooms(Rooms& all, std::size_t thread)
    : deadlines(all.hubs_.threads().executor(thread), all.clock_,
                [&all, this](GameId game) { all.due(*this, game); }),
      showings(all.hubs_.threads().executor(thread), all.clock_,
               [&all, thread](GameId game) {
                 if (Room* room = all.in_memory_.find(thread, game)) room->show_due();
               }),
      around{.thread = thread,
             .games = all.games_,
             .clock = all.clock_,
             .outage = all.outage_,
             .share = all.share_,
             .hubs = all.hubs_,
             .inboxes = all.inboxes_,
             .reads = all.reads_,
             .snapshots = all.snapshots_,
             .deadlines = deadlines,
             .showings = showings,
             .begin_rematch = all.begin_rematch_,
             .end_vacation = all.end_vacation_,
             .tournament_game_over = all.tournament_game_over_,
             .ask_computer = all.ask_computer_,
             .announce = all.announce_,
             .presence_changed = [&all, this](GameId game) { all.mark_presence(*this, game); },
             .log_error = all.log_error_},
      presence_timer(all.hubs_.threads().executor(thread)) {}

Rooms::Rooms(db::GameStore& games, const WallClock& clock, Hubs& hubs, Inboxes& inboxes,
             Pools& pools, ErrorSink log_error, const cluster::Share& share)
    : games_(games),
      clock_(clock),
      share_(share),
      hubs_(hubs),
      inboxes_(inboxes),
      reads_(pools.reads),
      snapshots_(pools.snapshots),
      log_error_(std::move(log_error)),
      in_memory_(
          hubs.threads(), pools.reads,
          {.name = "game",
           .no_such =
               [](GameId game) { return reason::game::none_here(std::to_string(game.value)); },
           .unreadable = reason::game::not_read(),
           .in_memory = metrics::figures().games,
           .read = [this](GameId game) { return read_room(games_, game, clock_.now()); },
           .make =
               [this](std::size_t thread, GameId game, StoredRoom stored) {
                 return std::make_unique<Room>(on_threads_[thread]->around, game,
                                               std::move(stored));
               },
           // A running live game stays in its owner's memory: its row in the store is the state at
           // its start, and its flag must fall.
           .needed =
               [this](const Room& room) {
                 return room.game().pace() == play::Pace::live && !room.game().ended() &&
                        owns(room.names().id);
               },
           .dropping = [this](std::size_t thread, GameId game,
                              const Room& room) { dropping(thread, game, room); },
           .log_error = log_error_,
           .others_write = [this] { return share_.others_write(); },
           .versions = [this](const std::vector<GameId>& ids) { return games_.versions(ids); },
           .owned = [this](GameId game) { return owns(game); }}),
      deadline_timer_(hubs.threads().executor(0)) {
  for (std::size_t thread = 0; thread < hubs.threads().count(); ++thread)
    on_threads_.push_back(std::make_unique<ThreadRooms>(*this, thread));
}

void Rooms::start(std::chrono::milliseconds between_looks_for_idle) {
  in_memory_.start(between_looks_for_idle);
  hubs_.threads().run_on(0, [this] { look_for_deadlines(); });
}

void Rooms::command(GameId game, RoomCommand command) {
  visit(game, [c = std::move(command)](Result<Room*> room) mutable {
    if (room)
      (*room)->command(std::move(c));
    else
      c.done(std::unexpected(std::move(room.error())));
  });
}

/// A request to many games. Several chains run at once; within a chain, each game waits for the one
/// before it.
struct Rooms::Round {
  std::vector<GameId> games;
  Ask ask;
  std::move_only_function<void(Result<void>)> done;
  std::atomic<std::size_t> next = 0;
  std::atomic<std::size_t> answered = 0;
  std::mutex mutex = {};
  Result<void> all = {};  ///< guarded by the mutex
};

void Rooms::apply_freezes(std::vector<GameId> games, std::move_only_function<void()> done) {
  ask_each(
      std::move(games), asked_at_once,
      [](Result<Room*> room, auto told) {
        if (!room) return told(std::unexpected(std::move(room.error())));
        (*room)->freezes_changed([t = std::move(told)]() mutable { t({}); });
      },
      [d = std::move(done)](const Result<void>&) mutable { d(); });
}

void Rooms::carry_out_rulings(std::vector<GameId> games,
                              std::move_only_function<void(Result<void>)> done) {
  ask_each(
      std::move(games), asked_at_once,
      [](Result<Room*> room, auto ruled) {
        if (!room) return ruled(std::unexpected(std::move(room.error())));
        (*room)->rulings_pending(std::move(ruled));
      },
      std::move(done));
}

void Rooms::ask_each(std::vector<GameId> games, std::size_t at_once, Ask ask,
                     std::move_only_function<void(Result<void>)> done) {
  if (games.empty()) return done({});
  const std::size_t chains = std::min(at_once, games.size());
  const auto round = std::make_shared<Round>(std::move(games), std::move(ask), std::move(done));
  for (std::size_t chain = 0; chain < chains; ++chain) ask_next(round);
}

void Rooms::ask_next(const std::shared_ptr<Round>& round) {
  const std::size_t place = round->next.fetch_add(1);
  if (place >= round->games.size()) return;
  auto answer = [this, round](const Result<void>& result) {
    if (!result) {
      const std::lock_guard lock(round->mutex);
      round->all = result;
    }
    if (round->answered.fetch_add(1) + 1 == round->games.size())
      round->done(round->all);
    else
      ask_next(round);
  };
  // Posted, because a chain of games that answer immediately would overflow the stack.
  const GameId game = round->games[place];
  hubs_.threads().post(hubs_.threads().home(game.value), [this, round, game, answer] {
    visit(game, [round, answer](Result<Room*> room) { round->ask(std::move(room), answer); });
  });
}

void Rooms::visit(GameId game, std::move_only_function<void(Result<Room*>)> visit) {
  in_memory_.visit(game, std::move(visit));
}

void Rooms::take_own() {
  auto own = games_.running_live();
  std::erase_if(own, [this](GameId game) { return !owns(game); });
  for (const GameId game : own)
    hubs_.threads().post(hubs_.threads().home(game.value), [this, game] {
      if (!in_memory_.find(hubs_.threads().home(game.value), game))
        visit(game, [](const Result<Room*>&) {});
    });
  auto frozen = games_.freezes_pending();
  std::erase_if(frozen, [this](GameId game) { return !owns(game); });
  apply_freezes(std::move(frozen), [] {});
}

void Rooms::members_changed() {
  in_memory_.each([](Room& room) { room.ask_computers_if_owner(); });
  load_deadlines();
}

void Rooms::rename(UserId player, const std::string& name) {
  in_memory_.each([player, name](Room& room) { room.rename(player, name); });
}

bool Rooms::settle() {
  bool waited = false;
  while (in_memory_.any([](const Room&) { return false; })) {
    waited = true;
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return waited;
}

void Rooms::tick(GameId game, std::move_only_function<void()> done) {
  visit(game, [d = std::move(done)](Result<Room*> room) mutable {
    if (room)
      (*room)->tick(std::move(d));
    else if (d)
      d();
  });
}

std::optional<std::pair<Instant, GameId>> Rooms::earliest(std::size_t thread) {
  auto next = on_threads_[thread]->deadlines.earliest();
  if (const auto shown = on_threads_[thread]->showings.earliest();
      shown && (!next || *shown < *next))
    next = shown;
  return next;
}

void Rooms::due(ThreadRooms& on_thread, GameId game) {
  const Room* room = in_memory_.find(on_thread.around.thread, game);
  if (room && room->game().pace() == play::Pace::live)
    pass_barrier(0, game);
  else
    tick(game, nullptr);
}

/// A move stamped before the flag fell may still be on its way from another thread. The tick passes
/// through every thread, and then waits for the reads that identify who sent a request, so such a
/// move arrives first.
void Rooms::pass_barrier(std::size_t thread, GameId game) {
  if (thread == on_threads_.size()) {
    reads_.after_current([this, game] { tick(game, nullptr); });
    return;
  }
  hubs_.threads().post(thread, [this, thread, game] { pass_barrier(thread + 1, game); });
}

void Rooms::mark_presence(ThreadRooms& on_thread, GameId game) {
  const bool was_empty = on_thread.presence.empty();
  on_thread.presence.insert(game);
  if (!was_empty) return;
  on_thread.presence_timer.expires_after(presence_delay);
  on_thread.presence_timer.async_wait([this, &on_thread](const boost::system::error_code& error) {
    if (!error) publish_presence_frame(on_thread);
  });
}

void Rooms::publish_presence_frame(ThreadRooms& on_thread) {
  for (const GameId game : on_thread.presence)
    if (Room* room = in_memory_.find(on_thread.around.thread, game)) room->publish_presence();
  on_thread.presence.clear();
}

void Rooms::dropping(std::size_t thread, GameId game, const Room& room) {
  // A near deadline may come before the next search of the database.
  const auto deadline = room.game().deadline();
  if (!deadline || *deadline > clock_.now() + horizon) on_threads_[thread]->deadlines.disarm(game);
  on_threads_[thread]->showings.disarm(game);
}

void Rooms::load_deadlines() {
  ask(
      reads_, "deadlines",
      [this] { return games_.deadlines(clock_.now() + horizon, most_at_once); },
      [this](ReadOutcome<std::vector<std::pair<Instant, GameId>>> next) {
        try {
          arm_those_not_in_memory(value_of(std::move(next)));
        } catch (const std::exception& error) {
          log_error_(error.what());
        }
      });
}

void Rooms::arm_those_not_in_memory(const std::vector<std::pair<Instant, GameId>>& deadlines) {
  for (const auto& next : deadlines) {
    if (!owns(next.second)) continue;
    ThreadRooms& on_thread = *on_threads_[hubs_.threads().home(next.second.value)];
    hubs_.threads().run_on(on_thread.around.thread,
                           [this, &on_thread, at = next.first, game = next.second] {
                             if (!in_memory_.find(on_thread.around.thread, game))
                               on_thread.deadlines.arm(game, at);
                           });
  }
}

void Rooms::look_for_deadlines() {
  load_deadlines();
  deadline_timer_.expires_after(between_looks);
  deadline_timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error) look_for_deadlines();
  });
}

}  // namespace crownhead::live
