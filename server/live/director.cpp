#include "server/live/director.hpp"

#include <chrono>
#include <future>
#include <thread>

#include "metrics/figures.hpp"

namespace crownhead::live {

Director::Director(db::Tournaments& tournaments, Rooms& rooms, Hubs& hubs, Inboxes& inboxes,
                   const WallClock& clock, Workers& workers, tournament::MatchingSolver solve,
                   Trouble trouble)
    : tournaments_(tournaments),
      hubs_(hubs),
      solve_(std::move(solve)),
      trouble_(std::move(trouble)),
      idle_looks_(hubs.threads(), [this](std::size_t thread) { drop_idle(*floors_[thread]); }) {
  for (std::size_t thread = 0; thread < hubs.threads().count(); ++thread)
    floors_.push_back(std::make_unique<Floor>(*this, thread, rooms, inboxes, clock, workers));
  rooms.tell_ends_to([this](TournamentId id, GameId game, const play::Game& over) {
    visit(id, [this, id, game, over](Result<TournamentRoom*> in) {
      if (in)
        (*in)->game_over(game, over);
      else
        missed(id, in.error());
    });
  });
}

Director::Floor::Floor(Director& all, std::size_t thread, Rooms& rooms_of_games, Inboxes& inboxes,
                       const WallClock& clock, Workers& workers)
    : deadlines(all.hubs_.threads().executor(thread), clock,
                [&all](TournamentId id) { all.tick(id, nullptr); }),
      around{.thread = thread,
             .tournaments = all.tournaments_,
             .rooms = rooms_of_games,
             .hubs = all.hubs_,
             .inboxes = inboxes,
             .clock = clock,
             .workers = workers,
             .solve = all.solve_,
             .deadlines = deadlines,
             .trouble = all.trouble_,
             .act_elsewhere = [&all](TournamentId id,
                                     TournamentAct act) { all.act(id, std::move(act)); },
             .with_room =
                 [&all](TournamentId id, std::move_only_function<void(TournamentRoom&)> use) {
                   all.visit(id, [&all, u = std::move(use)](Result<TournamentRoom*> in) mutable {
                     if (in)
                       u(**in);
                     else
                       all.trouble_(in.error().detail);
                   });
                 }} {}

std::optional<std::pair<Instant, TournamentId>> Director::earliest(std::size_t thread) {
  return floors_[thread]->deadlines.earliest();
}

void Director::tick(TournamentId id, std::move_only_function<void()> done) {
  visit(id, [this, id, d = std::move(done)](Result<TournamentRoom*> room) mutable {
    if (!room) {
      missed(id, room.error());
      if (d) d();
    } else if (floor_of(id).missed.erase(id) > 0) {
      (*room)->recover(std::move(d));
    } else {
      (*room)->tick(std::move(d));
    }
  });
}

/// The end of a game, or what was due: the room looks for it when it can be read again.
void Director::missed(TournamentId id, const Error& why) {
  trouble_(why.detail);
  if (why.code != Code::unavailable) return;
  Floor& floor = floor_of(id);
  floor.missed.insert(id);
  floor.deadlines.arm(id, floor.around.clock.now() + seconds(1));
}

void Director::start(std::chrono::milliseconds between_looks_for_idle) {
  idle_looks_.start(between_looks_for_idle);
  for (const TournamentId id : tournaments_.under_way())
    visit(id, [](Result<TournamentRoom*> room) {
      if (room) (*room)->recover(nullptr);
    });
}

void Director::act(TournamentId id, TournamentAct act) {
  visit(id, [a = std::move(act)](Result<TournamentRoom*> room) mutable {
    if (room)
      (*room)->act(std::move(a));
    else
      a.done(std::unexpected(std::move(room.error())));
  });
}

void Director::visit(TournamentId id,
                     std::move_only_function<void(Result<TournamentRoom*>)> visit) {
  Floor& floor = floor_of(id);
  hubs_.threads().run_on(floor.around.thread, [this, &floor, id, v = std::move(visit)]() mutable {
    v(room(floor, id));
  });
}

Result<TournamentRoom*> Director::room(Floor& floor, TournamentId id) try {
  floor.was_idle.erase(id);
  if (const auto it = floor.rooms.find(id); it != floor.rooms.end()) return it->second.get();
  auto loaded = tournaments_.load(id);
  if (!loaded)
    return fail(Code::not_found, "there is no tournament " + std::to_string(id.value) + " here");
  auto made = std::make_unique<TournamentRoom>(floor.around, id, *std::move(loaded));
  metrics::figures().tournaments.add(1);
  return floor.rooms.emplace(id, std::move(made)).first->second.get();
} catch (const std::exception& error) {
  trouble_(error.what());
  return fail(Code::unavailable, "the tournament could not be read; try again in a moment");
}

/// What time brings to one that was dropped stays armed, and loads it anew.
void Director::drop_idle(Floor& floor) {
  for (const TournamentId id : floor.was_idle) {
    const auto it = floor.rooms.find(id);
    if (it == floor.rooms.end() || !it->second->idle()) continue;
    floor.rooms.erase(it);
    metrics::figures().tournaments.add(-1);
  }
  floor.was_idle.clear();
  for (const auto& [id, room] : floor.rooms)
    if (room->idle()) floor.was_idle.insert(id);
}

void Director::rename(UserId player, const std::string& name) {
  for (const auto& floor : floors_)
    hubs_.threads().run_on(floor->around.thread, [&rooms = floor->rooms, player, name] {
      for (const auto& [id, room] : rooms) room->rename(player, name);
    });
}

void Director::settle() {
  for (bool at_work = true; at_work;) {
    at_work = false;
    for (const auto& floor : floors_) {
      std::promise<bool> here;
      hubs_.threads().run_on(floor->around.thread, [&floor, &here] {
        bool any = false;
        for (const auto& [id, room] : floor->rooms) any = any || room->at_work();
        here.set_value(any);
      });
      at_work = here.get_future().get() || at_work;
    }
    if (at_work) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
}

}  // namespace crownhead::live
