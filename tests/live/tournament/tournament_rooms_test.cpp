#include "server/tournament/tournament_rooms.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <latch>
#include <thread>

#include "metrics/figures.hpp"
#include "tests/live/held.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {
namespace {

constexpr auto looks = std::chrono::milliseconds(2);

class TournamentRoomsTest : public testing::Test {
 protected:
  static tournament::Settings settings() {
    return {.name = "Cup",
            .variant = "international",
            .ruleset = "fmjd",
            .control = play::PerMove{seconds(86400)},
            .policy = {.all_at_once = true}};
  }

  TournamentId make(const tournament::Settings& with) {
    return announced(site.stores.tournaments, with, site.anna);
  }

  Result<std::int64_t> act(TournamentId id, tournament::Command what) {
    return db::awaited<std::int64_t>([&](auto done) {
      site.tournament_rooms.act(id, {.if_version = std::nullopt,
                                     .what = std::move(what),
                                     .act = {.at = site.clock->now(), .by = site.anna},
                                     .done = std::move(done)});
    });
  }

  void enter(TournamentId id, std::initializer_list<UserId> users) {
    for (const UserId user : users)
      act(id, tournament::Enter{.user = user, .rating = 1500}).value();
  }

  template <class Look>
  auto look_at(TournamentId id, Look look) {
    std::promise<std::invoke_result_t<Look, TournamentRoom&>> promise;
    site.tournament_rooms.visit(id, [&](Result<TournamentRoom*> room) {
      if constexpr (std::is_void_v<std::invoke_result_t<Look, TournamentRoom&>>) {
        look(*room.value());
        promise.set_value();
      } else {
        promise.set_value(look(*room.value()));
      }
    });
    return promise.get_future().get();
  }

  std::shared_ptr<Ear> follow(TournamentId id, std::optional<UserId> user = std::nullopt) {
    auto ear = std::make_shared<Ear>();
    look_at(id, [&](TournamentRoom& room) { room.follow({0, ear}, user, std::nullopt); });
    return ear;
  }

  void unfollow(TournamentId id, const std::shared_ptr<Ear>& ear,
                std::optional<UserId> user = std::nullopt) {
    on(site.threads, 0,
       [&] { site.hubs.on(0).remove({Topic::Kind::tournament, id.value}, ear.get()); });
    look_at(id, [&](TournamentRoom& room) { room.unfollow(0, user); });
  }

  void tick(TournamentId id) {
    std::promise<void> done;
    site.tournament_rooms.tick(id, [&] { done.set_value(); });
    done.get_future().get();
    site.tournament_rooms.settle();
  }

  std::size_t loaded() {
    std::size_t all = 0;
    for (const std::size_t thread : {std::size_t{0}, std::size_t{1}})
      all += on(site.threads, thread, [&] { return site.tournament_rooms.loaded(thread); });
    return all;
  }

  std::optional<Instant> due(TournamentId id) {
    const std::size_t home = site.threads.home(id.value);
    const auto next = on(site.threads, home, [&] { return site.tournament_rooms.earliest(home); });
    return next && next->second == id ? std::optional(next->first) : std::nullopt;
  }

  tournament::Status status(TournamentId id) {
    return look_at(id, [](TournamentRoom& room) { return room.tournament().status(); });
  }

  LiveSite site;
};

TEST_F(TournamentRoomsTest, BeginsALargeRoundInSeveralJobs) {
  constexpr int players = 90;
  auto with = settings();
  with.policy = {.format = tournament::Format::swiss, .rounds = 3};
  const TournamentId id = make(with);
  tournament::EnterAll all;
  for (int i = 0; i < players; ++i)
    all.entries.push_back({.user = site.stores.user("player" + std::to_string(i)), .rating = 1500});
  act(id, all).value();
  act(id, tournament::Start{}).value();
  if (look_at(id, [](TournamentRoom& room) { return !room.tournament().round(1); }))
    act(id, tournament::DrawRound{}).value();
  if (look_at(id, [](TournamentRoom& room) { return room.tournament().round_number(); }) == 0)
    act(id, tournament::PublishRound{1}).value();
  const auto games = look_at(id, [](TournamentRoom& room) { return room.games(); });
  EXPECT_EQ(games.size(), players / 2U) << "all of them, before the act is answered";
  const auto stored = site.stores.tournaments.games(id);
  EXPECT_EQ(stored.size(), games.size());
  for (const auto& game : stored) EXPECT_EQ(games.at(game.key), game.game);
}

TEST_F(TournamentRoomsTest, DropsUnwatchedTournamentsAndReloadsThem) {
  constexpr std::size_t many = 40;
  const auto in_memory = [] { return metrics::figures().tournaments.value(); };
  const auto before = in_memory();
  std::vector<TournamentId> all;
  for (std::size_t i = 0; i < many; ++i) all.push_back(make(settings()));
  for (const TournamentId id : all) look_at(id, [](TournamentRoom&) {});
  EXPECT_EQ(loaded(), many);
  EXPECT_EQ(in_memory(), before + static_cast<std::int64_t>(many));
  const auto ear = follow(all[0]);
  EXPECT_EQ(ear->next().at("t"), "snapshot");

  for (int i = 0; i < 3; ++i) site.tournament_rooms.look_for_idle();
  EXPECT_EQ(loaded(), 1U) << "it is followed";
  EXPECT_EQ(in_memory(), before + 1);

  enter(all[1], {site.ben});
  EXPECT_EQ(look_at(all[1], [](TournamentRoom& room) { return room.tournament().entrants(); }), 1);
  enter(all[0], {site.ben});
  EXPECT_EQ(ear->next().at("t"), "event") << "its follower hears of everything";
  unfollow(all[0], ear);
  for (int i = 0; i < 3; ++i) site.tournament_rooms.look_for_idle();
  EXPECT_EQ(loaded(), 0U);
  EXPECT_EQ(in_memory(), before);
}

TEST_F(TournamentRoomsTest, ASnapshotIsWrittenInAPoolAndEventsFollowIt) {
  const auto id = make(settings());
  auto held = std::make_unique<Held>(site.pools.snapshots);
  const auto first = follow(id), second = follow(id), gone = follow(id);
  unfollow(id, gone);
  enter(id, {site.ben});
  const auto later = follow(id);
  enter(id, {site.anna});
  held.reset();
  settle(site.threads, site.pools);
  for (const auto& [ear, seen] : {std::pair(first, 1), std::pair(second, 1), std::pair(later, 2)}) {
    const auto snapshot = ear->next();
    EXPECT_EQ(snapshot.at("t"), "snapshot");
    EXPECT_EQ(snapshot.at("v"), seen);
    for (int version = seen + 1; version <= 3; ++version) {
      const auto event = ear->next();
      EXPECT_EQ(event.at("t"), "event");
      EXPECT_EQ(event.at("v"), version) << "none is missing and none comes twice";
    }
  }
}

TEST_F(TournamentRoomsTest, TheEndsOfGamesReachADroppedTournament) {
  const auto id = make(settings());
  enter(id, {site.anna, site.ben});
  act(id, tournament::Start{}).value();
  const auto game = look_at(id, [](TournamentRoom& room) { return room.games().begin()->second; });
  site.tournament_rooms.start(looks);
  EXPECT_TRUE(eventually([&] { return loaded() == 0; }));
  EXPECT_EQ(status(id), tournament::Status::running);
  EXPECT_TRUE(eventually([&] { return loaded() == 0; }));
  site.does(site.anna, game, wire::ResignWish{}).value();
  EXPECT_TRUE(eventually([&] { return status(id) == tournament::Status::finished; }));
}

TEST_F(TournamentRoomsTest, TimedEventsReachADroppedTournament) {
  auto timed = settings();
  timed.starts = noon + seconds(3600);
  timed.starts_by_itself = true;
  const auto id = make(timed);
  enter(id, {site.anna, site.ben});
  EXPECT_EQ(due(id), timed.starts);
  site.tournament_rooms.start(looks);
  EXPECT_TRUE(eventually([&] { return loaded() == 0; }));
  EXPECT_EQ(due(id), timed.starts);
  site.by_hand().move_to(*timed.starts);
  tick(id);
  EXPECT_EQ(status(id), tournament::Status::running);
}

TEST_F(TournamentRoomsTest, EventsDuringAFailedReadAreReconciled) {
  const auto id = make(settings());
  enter(id, {site.anna, site.ben});
  act(id, tournament::Start{}).value();
  const auto game = look_at(id, [](TournamentRoom& room) { return room.games().begin()->second; });
  site.look_at(game, [](Room&) {});
  site.tournament_rooms.start(looks);
  EXPECT_TRUE(eventually([&] { return loaded() == 0; }));
  site.damage("ALTER TABLE tournament_games RENAME TO hidden");
  site.does(site.anna, game, wire::ResignWish{}).value();
  EXPECT_TRUE(eventually([&] { return due(id) == noon + seconds(1); }));
  tick(id);
  EXPECT_EQ(due(id), noon + seconds(1)) << "again";
  site.damage("ALTER TABLE hidden RENAME TO tournament_games");
  tick(id);
  EXPECT_TRUE(eventually([&] { return status(id) == tournament::Status::finished; }));
}

TEST_F(TournamentRoomsTest, NoRoundOfAnyFormatIsDrawnOnTheThreadOfConnections) {
  for (const auto format :
       {tournament::Format::round_robin, tournament::Format::swiss, tournament::Format::knockout}) {
    auto with = settings();
    with.policy = {.format = format, .rounds = format == tournament::Format::swiss ? 1 : 0};
    const TournamentId id = make(with);
    enter(id, {site.anna, site.ben});
    std::latch begun(1);
    std::promise<void> advance;
    const auto gone_on = advance.get_future().share();
    EXPECT_TRUE(site.pools.tournaments.run("holder", [&begun, gone_on] {
      begun.count_down();
      gone_on.wait();
    }));
    begun.wait();
    std::promise<Result<std::int64_t>> started;
    site.tournament_rooms.act(
        id, {.if_version = std::nullopt,
             .what = tournament::Start{},
             .act = {.at = site.clock->now(), .by = site.anna},
             .done = [&](Result<std::int64_t> done) { started.set_value(std::move(done)); }});
    EXPECT_EQ(look_at(id, [](TournamentRoom& room) { return room.games().size(); }), 0U);
    advance.set_value();
    EXPECT_TRUE(started.get_future().get());
    site.tournament_rooms.settle();
  }
}

TEST_F(TournamentRoomsTest, ARunningArenaStaysLoaded) {
  auto arena = settings();
  arena.control = play::Fischer{seconds(180), seconds(2)};
  arena.policy = {.format = tournament::Format::arena, .minutes = 60};
  const auto id = make(arena);
  enter(id, {site.anna, site.ben});
  act(id, tournament::Start{}).value();
  for (int i = 0; i < 3; ++i) site.tournament_rooms.look_for_idle();
  EXPECT_EQ(loaded(), 1U);
  site.by_hand().move_to(noon + seconds(3600));
  tick(id);
  EXPECT_TRUE(eventually([&] {
    site.tournament_rooms.look_for_idle();
    return loaded() == 0;
  }));
  EXPECT_EQ(status(id), tournament::Status::finished);
}

TEST_F(TournamentRoomsTest, TheBestArePromotedBetweenDroppedTournaments) {
  const auto next = make(settings());
  auto preliminary = settings();
  preliminary.promotion = {.to = next, .places = 1};
  const auto id = make(preliminary);
  enter(id, {site.anna, site.ben});
  act(id, tournament::Start{}).value();
  const auto game = look_at(id, [](TournamentRoom& room) { return room.games().begin()->second; });
  site.tournament_rooms.start(looks);
  site.does(site.anna, game, wire::ResignWish{}).value();
  EXPECT_TRUE(eventually([&] {
    return look_at(next, [](TournamentRoom& room) { return room.tournament().entrants(); }) == 1;
  }));
  EXPECT_TRUE(eventually([&] {
    return !look_at(id, [](TournamentRoom& room) { return room.tournament().promotes(); });
  }));
  EXPECT_TRUE(eventually([&] { return loaded() == 0; })) << "an answer is not waited for any more";
}

}  // namespace
}  // namespace crownhead::live
