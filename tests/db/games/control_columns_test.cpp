#include "db/games/control_columns.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "db/games/challenges.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/any_control.hpp"
#include "tests/play/draughts_of.hpp"

namespace crownhead::db {
namespace {

struct ControlColumnsTest : testing::Test {
  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
};

TEST_F(ControlColumnsTest, RoundTripEveryTimeControl) {
  Challenges& challenges = stores.challenges;
  EXPECT_TRUE(rc::check([&] {
    auto setup = correspondence_setup(anna, ben);
    setup.terms.control = play::any_valid_control();
    const auto row = stores.game_queries.row(stores.game(setup, start));
    RC_ASSERT(row->control == setup.terms.control);
    Challenge challenge;
    challenge.id = {1};
    challenge.from = anna;
    challenge.terms.control = setup.terms.control;
    const auto made = awaited<Made<ChallengeId>>(
        [&](auto done) { challenges.create(challenge, std::nullopt, std::move(done)); });
    RC_ASSERT(challenges.find(made->id)->terms.control == setup.terms.control);
    awaited<void>([&](auto done) { challenges.remove(made->id, std::move(done)); }).value();
  }));
}

/// Plays some of the legal moves, each before its player loses on time.
void play_on(play::Game& game, std::vector<play::Event>& events, int plies) {
  for (int ply = 0; ply < plies && !game.ended(); ++ply) {
    const auto due = game.deadline();
    const Instant last = game.last_event();
    const std::int64_t most = due ? (*due - last).count : 1'000'000;
    const Instant at{last.ms + *rc::gen::inRange<std::int64_t>(0, most)};
    const auto moves =
        draughts::legal_moves(draughts_of(game).variant(), draughts_of(game).position());
    const auto& move = moves[*rc::gen::inRange<std::size_t>(0, moves.size())];
    const play::MakeMove command{
        game.turn(), game.ply(),
        draughts::write_full(draughts_of(game).variant(), draughts_of(game).position(), move)};
    const auto decided = decide(game, command, at);
    RC_ASSERT(decided.has_value());
    for (const auto& event : *decided) {
      apply(game, event);
      events.push_back(event);
    }
  }
}

TEST_F(ControlColumnsTest, RestoreTheSavedClock) {
  EXPECT_TRUE(rc::check([&] {
    auto setup = correspondence_setup(anna, ben);
    setup.terms.control = play::any_valid_control();
    const GameId id = stores.game(setup, start);
    auto game = play::Game::begin(setup, start).value();
    std::vector<play::Event> events;
    play_on(game, events, *rc::gen::inRange(1, 12));
    Append append{.game = id, .after_version = 1, .events = events};
    // With the snapshot, or from the events alone as after a crash.
    if (*rc::gen::arbitrary<bool>()) append.state = game;
    RC_ASSERT(stores.append(std::move(append)).has_value());
    const auto loaded = stores.games.load(id);
    RC_ASSERT(loaded->game.clock() == game.clock());
    RC_ASSERT(loaded->game.deadline() == game.deadline());
    RC_ASSERT(loaded->game.saved() == game.saved());
  }));
}

}  // namespace
}  // namespace crownhead::db
