#include "server/tournament/tournament_rooms.hpp"

#include <chrono>
#include <thread>

#include "metrics/figures.hpp"
#include "rules/reasons.hpp"

namespace crownhead::live {

TournamentRooms::TournamentRooms(db::Tournaments& tournaments, Rooms& rooms, Hubs& hubs,
                                 Inboxes& inboxes, const WallClock& clock, Pools& pools,
                                 tournament::MatchingSolver solve, ErrorSink log_error,
                                 const cluster::Share& share)
    : tournaments_(tournaments),
      share_(share),
      hubs_(hubs),
      solve_(std::move(solve)),
      log_error_(std::move(log_error)),
      in_memory_(
          hubs.threads(), pools.reads,
          {.name = "tournament",
           .no_such =
               [](TournamentId id) {
                 return reason::tournament::none_here(std::to_string(id.value));
               },
           .unreadable = reason::tournament::not_read(),
           .in_memory = metrics::figures().tournaments,
           .read = [this](TournamentId id) { return tournaments_.load(id); },
           .make =
               [this](std::size_t thread, TournamentId id, db::LoadedTournament stored) {
                 return std::make_unique<TournamentRoom>(on_threads_[thread]->around, id,
                                                         std::move(stored));
               },
           .needed = [](const TournamentRoom&) { return false; },
           // The deadline of a dropped tournament stays armed, and loads the tournament again.
           .dropping = [](std::size_t, TournamentId, const TournamentRoom&) {},
           .log_error = log_error_,
           .others_write = [this] { return share_.others_write(); },
           .versions =
               [this](const std::vector<TournamentId>& ids) { return tournaments_.versions(ids); },
           .owned =
               [this](TournamentId id) {
                 return share_.owns(cluster::Owned::tournament, id.value);
               }}) {
  for (std::size_t thread = 0; thread < hubs.threads().count(); ++thread)
    on_threads_.push_back(
        std::make_unique<ThreadRooms>(*this, thread, rooms, inboxes, clock, pools, share));
  rooms.on_game_over([this](TournamentId id, GameId game, const play::Game& over) {
    visit(id, [this, id, game, over](Result<TournamentRoom*> in) {
      if (in)
        (*in)->game_over(game, over);
      else
        missed(id, in.error());
    });
  });
}

TournamentRooms::ThreadRooms::ThreadRooms(TournamentRooms& all, std::size_t thread,
                                          Rooms& rooms_of_games, Inboxes& inboxes,
                                          const WallClock& clock, Pools& pools,
                                          const cluster::Share& share)
    : deadlines(all.hubs_.threads().executor(thread), clock,
                [&all](TournamentId id) { all.tick(id, nullptr); }),
      around{.thread = thread,
             .tournaments = all.tournaments_,
             .rooms = rooms_of_games,
             .hubs = all.hubs_,
             .inboxes = inboxes,
             .clock = clock,
             .share = share,
             .workers = pools.tournaments,
             .reads = pools.reads,
             .snapshots = pools.snapshots,
             .solve = all.solve_,
             .copies = all.copies_,
             .announce = all.announce_,
             .deadlines = deadlines,
             .log_error = all.log_error_,
             .act_elsewhere = [&all](TournamentId id,
                                     TournamentAct act) { all.act(id, std::move(act)); },
             .with_room =
                 [&all](TournamentId id, std::move_only_function<void(TournamentRoom&)> use) {
                   all.visit(id, [&all, u = std::move(use)](Result<TournamentRoom*> in) mutable {
                     if (in)
                       u(**in);
                     else
                       all.log_error_(in.error().detail);
                   });
                 }} {}

std::optional<std::pair<Instant, TournamentId>> TournamentRooms::earliest(std::size_t thread) {
  return on_threads_[thread]->deadlines.earliest();
}

void TournamentRooms::tick(TournamentId id, std::move_only_function<void()> done) {
  visit(id, [this, id, d = std::move(done)](Result<TournamentRoom*> room) mutable {
    if (!room) {
      missed(id, room.error());
      if (d) d();
    } else if (thread_of(id).missed.erase(id) > 0) {
      (*room)->recover(std::move(d));
    } else {
      (*room)->tick(std::move(d));
    }
  });
}

/// Records that a room could not be read, so that it is loaded and repaired later.
void TournamentRooms::missed(TournamentId id, const Error& why) {
  log_error_(why.detail);
  if (why.code != Code::unavailable && why.code != Code::busy) return;
  ThreadRooms& on_thread = thread_of(id);
  on_thread.missed.insert(id);
  on_thread.deadlines.arm(id, on_thread.around.clock.now() + seconds(1));
}

void TournamentRooms::start(std::chrono::milliseconds between_looks_for_idle) {
  in_memory_.start(between_looks_for_idle);
  take_own();
}

void TournamentRooms::take_own() {
  for (const TournamentId id : tournaments_.under_way())
    if (share_.owns(cluster::Owned::tournament, id.value))
      visit(id, [](Result<TournamentRoom*> room) {
        if (room) (*room)->recover(nullptr);
      });
}

void TournamentRooms::act(TournamentId id, TournamentAct act) {
  visit(id, [a = std::move(act)](Result<TournamentRoom*> room) mutable {
    if (room)
      (*room)->act(std::move(a));
    else
      a.done(std::unexpected(std::move(room.error())));
  });
}

void TournamentRooms::visit(TournamentId id,
                            std::move_only_function<void(Result<TournamentRoom*>)> visit) {
  in_memory_.visit(id, std::move(visit));
}

void TournamentRooms::rename(UserId player, const std::string& name) {
  in_memory_.each([player, name](TournamentRoom& room) { room.rename(player, name); });
}

void TournamentRooms::became_bot(UserId player) {
  in_memory_.each([player](TournamentRoom& room) { room.became_bot(player); });
}

void TournamentRooms::identify(UserId player, const Identity& identity) {
  in_memory_.each([player, identity](TournamentRoom& room) { room.identify(player, identity); });
}

void TournamentRooms::settle() {
  while (in_memory_.any([](const TournamentRoom& room) { return room.at_work(); }))
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

}  // namespace crownhead::live
