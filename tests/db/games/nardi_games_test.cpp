#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

#include "db/check.hpp"
#include "db/codec/event_codec.hpp"
#include "db/dice/dice_counts.hpp"
#include "db/exports/game_records.hpp"
#include "db/ratings/ratings.hpp"
#include "db/sqlite/connection.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/nardi_match.hpp"

namespace crownhead::db {
namespace {

/// Games of nardi in the store: their dice come from a secret in another table.
class NardiGamesTest : public testing::Test {
 protected:
  play::Setup setup(const std::string& terms = "3 points cube",
                    const play::TimeControl& control = play::three_days_a_move) const {
    auto setup = play::nardi_setup(terms, "wbgf", control);
    setup.players = {anna, ben};
    return setup;
  }
  GameId begun(const play::Setup& setup, const std::vector<play::Greeted>& greetings = {}) {
    return awaited<Made<GameId>>([&](auto done) {
             stores.games.create(setup, start, std::nullopt, std::nullopt, std::move(done),
                                 play::FirstDice{play::a_root, greetings});
           })
        .value()
        .id;
  }
  std::vector<play::Event> events(GameId id) {
    std::vector<play::Event> found;
    for (auto& [version, event] : stores.games.events(id, 0)) found.push_back(std::move(event));
    return found;
  }
  /// As a room does.
  void append(GameId id, const play::Game& before, const std::vector<play::Event>& events) {
    Append append{.game = id, .after_version = before.version(), .events = events};
    append.state = before;
    for (const auto& event : events) apply(*append.state, event);
    ASSERT_TRUE(stores.append(std::move(append)));
  }
  static std::vector<play::Event> decided(const play::Game& game, const play::Chance& chance,
                                          const std::string& entropy = "") {
    return play::decide(game,
                        play::MakeMove{.by = game.turn(),
                                       .ply = game.ply(),
                                       .text = game.board().legal().front(),
                                       .entropy = entropy},
                        game.last_event() + seconds(1), {}, chance)
        .value();
  }

  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
};

TEST_F(NardiGamesTest, StartWithTheirCommitmentAndTheOpeningRoll) {
  const GameId id = begun(setup());
  const auto stored = events(id);
  ASSERT_GE(stored.size(), 2U);
  const auto& started = std::get<play::Started>(stored[0].what);
  const dice::Chain chain(play::a_root, 3 * 1024);
  EXPECT_EQ(started.setup.dice_commitment, chain.commitment());
  EXPECT_EQ(std::get<play::Rolled>(stored[1].what).link, chain.link(1));
  const auto row = stores.game_queries.row(id);
  EXPECT_EQ(row->version, static_cast<std::int64_t>(stored.size()));
  EXPECT_EQ(row->turn, play::replay(stored)->turn());
  const auto loaded = stores.games.load(id);
  EXPECT_EQ(loaded->dice_root, play::a_root);
  EXPECT_EQ(loaded->game.saved(), play::replay(stored)->saved());
}

TEST_F(NardiGamesTest, StartWithThePlayersEntropyBeforeTheOpeningRoll) {
  const std::vector<play::Greeted> greetings = {{Seat::black, "ben"}, {Seat::white, ""}};
  const GameId id = begun(setup(), greetings);
  const auto stored = events(id);
  ASSERT_GE(stored.size(), 4U);
  EXPECT_EQ(std::get<play::Greeted>(stored[1].what), greetings[0]);
  EXPECT_EQ(std::get<play::Greeted>(stored[2].what), greetings[1]);
  EXPECT_EQ(dice::verify(*std::get<play::Started>(stored[0].what).setup.dice_commitment,
                         play::dice_events(stored)),
            std::nullopt);
  EXPECT_EQ(stores.games.load(id)->game.saved(), play::replay(stored)->saved());
}

TEST_F(NardiGamesTest, AreCountedRollByRoll) {
  EXPECT_EQ(rolls_of_site(stores.database.readers()), dice::RollsBySeat{});
  const GameId one = begun(setup()), two = begun(setup("1 point", play::five_and_three));
  begun(live_setup(anna, ben));
  for (int i = 0; i < 40; ++i) {
    const GameId id = i % 2 == 0 ? one : two;
    const auto loaded = stores.games.load(id).value();
    const dice::Chain chain(*loaded.dice_root, loaded.game.board().links());
    const auto all = decided(loaded.game, play::Chance(&chain), std::to_string(i));
    append(id, loaded.game, all);
    // Events that do not follow the stored ones are not counted.
    EXPECT_FALSE(stores.append({.game = id, .after_version = 1, .events = all}));
  }
  dice::RollsBySeat due;
  for (const GameId id : {one, two})
    for (const auto& event : events(id))
      if (const auto* rolled = std::get_if<play::Rolled>(&event.what))
        ++(*due.of(rolled->seat))[dice::place_of(rolled->dice)];
  EXPECT_GT(dice::rolls_in(due.white), 5);
  EXPECT_EQ(rolls_of_site(stores.database.readers()), due);
}

TEST_F(NardiGamesTest, RollsOfAllNodesAreAddedUp) {
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .script(
          "INSERT INTO dice_counts (seat, first_die, second_die, node, rolls)"
          " VALUES (0, 1, 2, 0, 3), (0, 1, 2, 7, 4), (1, 1, 2, 7, 5)");
  dice::RollsBySeat due;
  due.white[dice::place_of({1, 2})] = 7;
  due.black[dice::place_of({1, 2})] = 5;
  EXPECT_EQ(rolls_of_site(stores.database.readers()), due);
}

TEST_F(NardiGamesTest, AreNotStartedWithoutASecret) {
  EXPECT_THROW(stores.games.create(setup(), start, std::nullopt, std::nullopt, [](auto) {}),
               std::logic_error);
}

TEST_F(NardiGamesTest, DraughtsGamesHaveNoSecret) {
  const GameId id = begun(live_setup(anna, ben));
  EXPECT_EQ(stores.games.load(id)->dice_root, std::nullopt);
  EXPECT_EQ(std::get<play::Started>(events(id)[0].what).setup.dice_commitment, std::nullopt);
  SqliteConnection connection(file.path(), SqliteConnection::Mode::read_only);
  EXPECT_EQ(connection.value<int>("SELECT count(*) FROM dice_secrets"), 0);
}

TEST_F(NardiGamesTest, HaveNoSecretInTheirEvents) {
  const GameId id = begun(setup());
  for (int i = 0; i < 20; ++i) {
    const auto loaded = stores.games.load(id).value();
    const dice::Chain chain(*loaded.dice_root, loaded.game.board().links());
    append(id, loaded.game, decided(loaded.game, play::Chance(&chain), "e" + std::to_string(i)));
  }
  for (const auto& event : events(id)) {
    const auto bytes = codec::encode_event(event);
    EXPECT_TRUE(std::ranges::search(bytes, play::a_root).empty());
    if (const auto* rolled = std::get_if<play::Rolled>(&event.what)) EXPECT_LT(rolled->number, 100);
  }
}

TEST_F(NardiGamesTest, ContinueWithTheSameDiceAfterAReload) {
  const GameId id = begun(setup());
  for (int i = 0; i < 30; ++i) {
    const auto loaded = stores.games.load(id).value();
    const dice::Chain chain(*loaded.dice_root, loaded.game.board().links());
    const auto all = decided(loaded.game, play::Chance(&chain), std::to_string(i));
    // The program ends between a move and its roll, although a room stores both in one transaction.
    append(id, loaded.game, {all.front()});
    const auto again = stores.games.load(id).value();
    const dice::Chain same(*again.dice_root, again.game.board().links());
    const std::vector<play::Event> rest(all.begin() + 1, all.end());
    ASSERT_EQ(play::settle(again.game, play::Chance(&same), all.front().at), rest);
    if (!rest.empty()) append(id, again.game, rest);
  }
  const auto stored = events(id);
  EXPECT_EQ(dice::verify(*std::get<play::Started>(stored[0].what).setup.dice_commitment,
                         play::dice_events(stored)),
            std::nullopt);
}

TEST_F(NardiGamesTest, PassTheCheckToTheEndOfTheMatch) {
  const GameId id = begun(setup("1 point", play::five_and_three));
  std::mt19937 lot(3);
  auto game = stores.games.load(id)->game;
  const dice::Chain chain(play::a_root, game.board().links());
  while (!game.ended()) {
    const auto all = decided(game, play::Chance(&chain), std::to_string(lot() % 3));
    Append write{.game = id, .after_version = game.version(), .events = all};
    for (const auto& event : all) apply(game, event);
    if (game.ended()) write.state = game;
    ASSERT_TRUE(stores.append(std::move(write)));
  }
  const auto row = stores.game_queries.row(id);
  EXPECT_EQ(row->reason, "match_won");
  begun(setup("5 points cube", play::five_and_three));
  begun(setup("7 points cube"));
  const auto report = check(file.path());
  EXPECT_THAT(report.differences, testing::IsEmpty());
  EXPECT_THAT(report.notes, testing::IsEmpty());
  EXPECT_EQ(stores.games.load(id)->game.saved(), game.saved());
}

TEST_F(NardiGamesTest, FailTheCheckIfADieIsChanged) {
  const GameId id = begun(setup("1 point"));
  const auto loaded = stores.games.load(id).value();
  const dice::Chain chain(*loaded.dice_root, loaded.game.board().links());
  auto all = decided(loaded.game, play::Chance(&chain));
  all.erase(all.begin() + 2, all.end());
  auto& rolled = std::get<play::Rolled>(all[1].what);
  rolled.dice.first = static_cast<std::uint8_t>(rolled.dice.first % 6 + 1);
  append(id, loaded.game, all);
  EXPECT_THAT(check(file.path()).differences,
              testing::Contains(testing::HasSubstr("dice that do not match")));
}

TEST_F(NardiGamesTest, ARecordOfAMatchIsAMatFile) {
  const GameId id = begun(setup());
  const Tournaments& tournaments = stores.tournaments;
  GameRecords records(stores.games, tournaments, "Crownhead");
  EXPECT_EQ(records.pdn(id), std::nullopt);
  const auto record = records.record(id);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->format, "mat");
  EXPECT_THAT(record->text, testing::HasSubstr("3 point match"));
  EXPECT_EQ(records.record({99}), std::nullopt);
}

TEST_F(NardiGamesTest, ALongMatchMovesRatingsMoreThanAShortOne) {
  const auto gain = [this](const std::string& terms) {
    const UserId carl = stores.user("carl" + terms.substr(0, 1)),
                 dora = stores.user("dora" + terms.substr(0, 1));
    auto asked = setup(terms);
    asked.players = {carl, dora};
    asked.terms.rated = true;
    const GameId id = begun(asked);
    const auto game = stores.games.load(id)->game;
    append(id, game, play::decide(game, play::Resign{Seat::black}, game.last_event()).value());
    const auto rated = Ratings(stores.database.readers()).of(carl, start);
    return rated.empty() ? 0 : rated.front().rating.rating - 1500;
  };
  const double by_one = gain("1 point"), by_nine = gain("9 points cube");
  EXPECT_GT(by_one, 0);
  EXPECT_GT(by_nine, 2 * by_one);
}

}  // namespace
}  // namespace crownhead::db
