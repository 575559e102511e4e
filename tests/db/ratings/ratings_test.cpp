#include "db/ratings/ratings.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>

#include "db/accounts/moderation.hpp"
#include "db/jobs/readers.hpp"
#include "rules/play/ruling.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/seed.hpp"

namespace crownhead::db {
namespace {

using rating::Shown;
using rating::Speed;

constexpr Millis day = seconds(24 * 3600);
const Pool blitz{"international", Speed::blitz};

class RatingsTest : public testing::Test {
 protected:
  GameId play(const play::Setup& setup, const play::Command& ending, Instant at) {
    const GameId id = stores.game(setup, at);
    end(id, ending, at);
    return id;
  }
  void end(GameId id, const play::Command& ending, Instant at) {
    auto game = stores.games.load(id)->game;
    const auto events = decide(game, ending, at).value();
    for (const auto& event : events) apply(game, event);
    EXPECT_TRUE(stores.append({.game = id, .after_version = 1, .events = events, .state = game}));
  }
  GameId win_of_white(UserId white, UserId black, Instant at = start) {
    return play(live_setup(white, black), play::Resign{Seat::black}, at);
  }

  Result<void> try_to_annul(GameId game) {
    return awaited<void>([&](auto done) {
      stores.games.annul(game, {.by = cara, .at = start, .why = "cheating"}, std::move(done));
    });
  }
  void annul(GameId game) { ASSERT_TRUE(try_to_annul(game)); }

  /// A director changes the result of a finished game.
  void rule(GameId id, play::Outcome outcome,
            play::EndReason reason = play::EndReason::adjudication) {
    auto game = stores.games.load(id)->game;
    const auto version = game.version();
    const auto events =
        decide_ruling(game, play::SetResult{finish_of(outcome), reason}, start + day).value();
    for (const auto& event : events) apply(game, event);
    ASSERT_TRUE(
        stores.append({.game = id, .after_version = version, .events = events, .state = game}));
  }

  std::vector<std::string> rows() {
    auto connection = stores.database.readers().borrow();
    Rows found = connection->query(
        "SELECT user_id || ' ' || rating || ' ' || deviation || ' ' || volatility || ' ' ||"
        " rated_ms || ' ' || games FROM ratings ORDER BY user_id");
    std::vector<std::string> texts;
    while (found.next()) texts.push_back(found.take<std::string>());
    return texts;
  }

  LeaderPage leaders(Instant at, int limit = 10, const std::optional<std::string>& cursor = {}) {
    return ratings.leaders(blitz, at, limit, cursor).value();
  }

  Shown shown(UserId user, Instant at = start) { return ratings.shown(user, blitz, at); }

  TempFile file;
  TestStores stores{file.path()};
  Ratings& ratings = stores.ratings;
  UserId anna = stores.user("anna"), ben = stores.user("ben"), cara = stores.user("cara");
};

TEST_F(RatingsTest, StartAt1500) {
  EXPECT_EQ(shown(anna), (Shown{1500, true, {}}));
  EXPECT_TRUE(ratings.of(anna, start).empty());
  EXPECT_TRUE(ratings.history(anna, blitz, 10).empty());
}

TEST_F(RatingsTest, ChangeWithTheEndOfARatedGame) {
  const GameId game = win_of_white(anna, ben);
  EXPECT_EQ(shown(anna), (Shown{1662, true, {}}));
  EXPECT_EQ(shown(ben), (Shown{1338, true, {}}));
  const rating::ShownRatings changed{Shown{1500, true, 162}, Shown{1500, true, -162}};
  EXPECT_EQ(stores.games.rating_changes(game), changed);
  EXPECT_EQ(stores.games.load(game)->ratings, changed);
  EXPECT_EQ(stores.game_queries.row(game)->ratings, changed);
  EXPECT_EQ(stores.game_queries.list({}).items[0].ratings, changed);
}

TEST_F(RatingsTest, FollowADirectorsChangeOfAResult) {
  const GameId game = win_of_white(anna, ben);
  const auto before = rows();
  rule(game, play::Outcome::black_wins);
  EXPECT_EQ(shown(anna).rating, 1338);
  EXPECT_EQ(shown(ben).rating, 1662);
  EXPECT_EQ((*stores.games.rating_changes(game))[Seat::white].change, -162);
  rule(game, play::Outcome::white_wins);
  EXPECT_EQ(rows(), before) << "as if nothing had been";
}

TEST_F(RatingsTest, AreRestoredWithTheResultOfAnExcludedGame) {
  const auto nothing = rows();
  const GameId game = win_of_white(anna, ben);
  const auto before = rows();
  rule(game, play::Outcome::black_wins, play::EndReason::forfeit);
  EXPECT_EQ(rows(), nothing);
  EXPECT_EQ(stores.games.rating_changes(game), std::nullopt);
  rule(game, play::Outcome::white_wins);
  EXPECT_EQ(rows(), before);
}

TEST_F(RatingsTest, OfLaterGamesAreKept) {
  const GameId game = win_of_white(anna, ben);
  win_of_white(anna, cara, start + day);
  const double later = shown(anna, start + day).rating;
  rule(game, play::Outcome::draw);
  EXPECT_NEAR(shown(anna, start + day).rating, later - 162, 1);
  EXPECT_EQ(shown(ben).rating, 1500);
}

TEST_F(RatingsTest, AreNotChangedByAnAnnulledGameWithAnotherResult) {
  const GameId game = win_of_white(anna, ben);
  annul(game);
  const auto before = rows();
  rule(game, play::Outcome::draw);
  EXPECT_EQ(rows(), before);
}

TEST_F(RatingsTest, StayRevertedIfAModeratorAnnulsAnExcludedGame) {
  const auto nothing = rows();
  const GameId game = win_of_white(anna, ben);
  rule(game, play::Outcome::black_wins, play::EndReason::forfeit);
  annul(game);
  rule(game, play::Outcome::white_wins);
  EXPECT_EQ(rows(), nothing);
}

TEST_F(RatingsTest, AnAnnulmentIsLoggedOnce) {
  const GameId game = win_of_white(anna, ben);
  annul(game);
  annul(game);
  const Moderation& moderation = stores.moderation;
  const auto lines = moderation.log(INT64_MAX, 9).items;
  ASSERT_EQ(lines.size(), 2U);
  for (const auto& line : lines) {
    EXPECT_EQ(line.act, accounts::ModerationAct::annul);
    EXPECT_EQ(line.actor, "cara");
    EXPECT_EQ(line.reason, "game " + std::to_string(game.value) + ": cheating");
  }
  EXPECT_EQ(lines[0].about, "ben");
  EXPECT_EQ(lines[1].about, "anna");
}

TEST_F(RatingsTest, AreKeptForEachVariantAndSpeed) {
  win_of_white(anna, ben);
  play(correspondence_setup(ben, anna), play::Resign{Seat::black}, start);
  EXPECT_EQ(shown(anna).rating, 1662);
  EXPECT_EQ(ratings.shown(anna, {"international", Speed::correspondence}, start).rating, 1338);
  EXPECT_EQ(ratings.shown(anna, {"russian", Speed::blitz}, start).rating, 1500);
  const auto pools = ratings.of(anna, start);
  ASSERT_EQ(pools.size(), 2u);
  EXPECT_EQ(pools[0].pool, blitz);
  EXPECT_EQ(pools[0].games, 1);
  EXPECT_EQ(pools[0].rated, start);
  EXPECT_EQ(pools[1].pool.speed, Speed::correspondence);
}

TEST_F(RatingsTest, StayAfterCasualAndAbortedGames) {
  auto casual = live_setup(anna, ben);
  casual.terms.rated = false;
  const GameId first = play(casual, play::Resign{Seat::black}, start);
  const GameId second = play(live_setup(anna, ben), play::Abort{Seat::white}, start);
  EXPECT_EQ(shown(anna).rating, 1500);
  for (const GameId game : {first, second}) EXPECT_FALSE(stores.games.rating_changes(game));
  EXPECT_EQ(stores.games.load(first)->ratings, (rating::ShownRatings{}));
}

TEST_F(RatingsTest, ChangeOnceEvenIfTheEndIsSentAgain) {
  const GameId id = stores.game(live_setup(anna, ben), start);
  auto game = play::Game::begin(live_setup(anna, ben), start).value();
  const auto events = decide(game, play::Resign{Seat::black}, start).value();
  for (const auto& event : events) apply(game, event);
  const Append end{.game = id, .after_version = 1, .events = events, .state = game};
  EXPECT_TRUE(stores.append(end));
  EXPECT_FALSE(stores.append(end));
  EXPECT_EQ(shown(anna).rating, 1662);
  EXPECT_EQ(ratings.of(anna, start)[0].games, 1);
}

TEST_F(RatingsTest, OfARunningGameAreThoseAtItsStart) {
  win_of_white(anna, ben);
  const GameId running = stores.game(live_setup(ben, anna), start + seconds(60));
  win_of_white(anna, cara, start + seconds(30));
  const auto loaded = stores.games.load(running)->ratings;
  EXPECT_EQ(loaded[Seat::white], (Shown{1338, true, {}}));
  EXPECT_EQ(loaded[Seat::black], (Shown{1662, true, {}}));
  EXPECT_FALSE(stores.game_queries.row(running)->ratings);
}

TEST_F(RatingsTest, OfAFinishedGameAreThoseAtItsStart) {
  const GameId longer = stores.game(live_setup(anna, ben), start);
  win_of_white(anna, ben, start + seconds(10));
  EXPECT_EQ(stores.games.load(longer)->ratings, (rating::ShownRatings{}));
  end(longer, play::Resign{Seat::black}, start + seconds(20));
  const int gained = shown(anna, start + seconds(20)).rating - 1662;
  ASSERT_GT(gained, 0);
  const rating::ShownRatings changed{Shown{1500, true, gained}, Shown{1500, true, -gained}};
  EXPECT_EQ(stores.games.rating_changes(longer), changed);
  EXPECT_EQ(stores.games.load(longer)->ratings, changed);
  EXPECT_EQ(stores.game_queries.row(longer)->ratings, changed);
  EXPECT_EQ(stores.game_queries.list({}).items[1].ratings, changed);
}

TEST_F(RatingsTest, AtTheStartStayWhenTheGameIsAnnulled) {
  const GameId game = win_of_white(anna, ben);
  win_of_white(anna, cara, start + seconds(60));
  annul(game);
  EXPECT_FALSE(stores.games.rating_changes(game));
  EXPECT_FALSE(stores.game_queries.row(game)->ratings);
  EXPECT_EQ(stores.games.load(game)->ratings, (rating::ShownRatings{}));
}

TEST_F(RatingsTest, AtTheStartStayWithAnotherResult) {
  const GameId longer = stores.game(live_setup(anna, ben), start);
  win_of_white(anna, ben, start + seconds(10));
  end(longer, play::Resign{Seat::black}, start + seconds(20));
  rule(longer, play::Outcome::black_wins);
  const auto changed = stores.games.load(longer)->ratings;
  EXPECT_EQ(changed[Seat::white].rating, 1500);
  EXPECT_LT(changed[Seat::white].change, -162) << "the favourite has lost";
  rule(longer, play::Outcome::black_wins, play::EndReason::forfeit);
  EXPECT_EQ(stores.games.load(longer)->ratings, (rating::ShownRatings{}));
}

TEST_F(RatingsTest, OfACasualGameStayThoseAtItsStart) {
  auto casual = live_setup(anna, ben);
  casual.terms.rated = false;
  const GameId over = play(casual, play::Resign{Seat::black}, start);
  const GameId aborted = play(live_setup(anna, ben), play::Abort{Seat::white}, start);
  win_of_white(anna, ben, start + seconds(30));
  for (const GameId game : {over, aborted}) {
    EXPECT_EQ(stores.games.load(game)->ratings, (rating::ShownRatings{}));
    EXPECT_FALSE(stores.game_queries.row(game)->ratings) << "it has changed none";
  }
}

TEST_F(RatingsTest, AreShownAsProvisionalIfTheyWereAtTheStart) {
  const GameId before = stores.game(live_setup(anna, cara), start);
  for (int i = 0; i < 40; ++i) win_of_white(i % 2 ? anna : ben, i % 2 ? ben : anna);
  const GameId amid = stores.game(live_setup(anna, cara), start);
  const GameId after = stores.game(live_setup(anna, cara), start + Millis{3 * 365 * day.count});
  play(live_setup(anna, ben), play::Resign{Seat::black}, start + seconds(60));
  const auto provisional = [&](GameId game) {
    const auto shown = stores.games.load(game)->ratings;
    return std::pair(shown[Seat::white].provisional, shown[Seat::black].provisional);
  };
  EXPECT_EQ(provisional(before), std::pair(true, true));
  EXPECT_EQ(provisional(amid), std::pair(false, true));
  EXPECT_EQ(provisional(after), std::pair(true, true)) << "not a game for three years";
}

TEST_F(RatingsTest, AreExactlyRestoredWhenTheLastGameIsAnnulled) {
  const auto rows = [&] {
    std::vector<std::pair<rating::Rating, Instant>> found;
    for (const UserId user : {anna, ben})
      for (const auto& line : ratings.of(user, start)) found.emplace_back(line.rating, line.rated);
    return found;
  };
  std::vector<GameId> games;
  std::vector<decltype(rows())> states{rows()};
  for (int i = 0; i < 4; ++i) {
    games.push_back(win_of_white(i % 3 ? anna : ben, i % 3 ? ben : anna, start - seconds(9 - i)));
    states.push_back(rows());
  }
  while (!games.empty()) {
    EXPECT_EQ(rows(), states.back());
    annul(games.back());
    EXPECT_FALSE(stores.games.rating_changes(games.back()));
    annul(games.back());  // an annulment is final
    games.pop_back();
    states.pop_back();
  }
  EXPECT_EQ(rows(), states.back());
  EXPECT_TRUE(ratings.history(anna, blitz, 10).empty());
}

TEST_F(RatingsTest, LoseTheChangeOfAnAnnulledEarlierGame) {
  const GameId first = win_of_white(anna, ben);
  win_of_white(cara, anna, start + seconds(60));
  const int before = shown(anna, start + seconds(60)).rating;
  annul(first);
  EXPECT_NEAR(shown(anna, start + seconds(60)).rating, before - 162, 1);
  EXPECT_EQ(shown(ben, start + seconds(60)), (Shown{1500, true, {}}));
  EXPECT_EQ(ratings.of(anna, start)[0].games, 1);
  EXPECT_EQ(ratings.history(anna, blitz, 10).size(), 1U);
}

TEST_F(RatingsTest, CannotBeRevertedIfNotChanged) {
  const GameId running = stores.game(live_setup(anna, ben), start);
  for (const GameId game : {running, GameId{99}})
    EXPECT_EQ(try_to_annul(game).error().code, Code::not_found);
}

TEST_F(RatingsTest, GrowLessCertainWithTime) {
  for (int i = 0; i < 40; ++i) win_of_white(i % 2 ? anna : ben, i % 2 ? ben : anna);
  EXPECT_FALSE(shown(anna).provisional);
  EXPECT_FALSE(shown(anna, start + Millis{30 * day.count}).provisional);
  EXPECT_TRUE(shown(anna, start + Millis{3 * 365 * day.count}).provisional);
  EXPECT_GT(ratings.of(anna, start + day)[0].rating.deviation,
            ratings.of(anna, start)[0].rating.deviation);
}

TEST_F(RatingsTest, HaveAGraphOfFewPoints) {
  std::vector<GameId> games;
  for (int i = 0; i < 7; ++i) games.push_back(win_of_white(anna, ben, start + seconds(i)));
  const auto all = ratings.history(anna, blitz, 10);
  ASSERT_EQ(all.size(), 7u);
  EXPECT_EQ(all[0].rating, 1662);
  EXPECT_EQ(all[0].at, start);
  for (std::size_t i = 0; i < 7; ++i) EXPECT_EQ(all[i].game, games[i]);
  const auto thinned = ratings.history(anna, blitz, 3);
  ASSERT_EQ(thinned.size(), 3u);
  EXPECT_EQ(thinned[0].game, games[1]);
  EXPECT_EQ(thinned[2].game, games[6]);
}

TEST_F(RatingsTest, HaveAHistoryInTheOrderOfChanges) {
  std::vector<GameId> games;
  for (int i = 0; i < 3; ++i) games.push_back(stores.game(live_setup(anna, ben), start));
  for (const std::size_t i : {2U, 0U, 1U})
    end(games[i], play::Resign{i == 1 ? Seat::white : Seat::black}, start + seconds(9));
  const auto points = ratings.history(anna, blitz, 10);
  ASSERT_EQ(points.size(), 3U);
  EXPECT_EQ(points[0].game, games[2]);
  EXPECT_EQ(points[2].game, games[1]);
  EXPECT_EQ(points[2].rating, shown(anna, start + seconds(9)).rating);
}

TEST_F(RatingsTest, MatchTheirHistoryAfterTwoAnnulments) {
  const GameId first = win_of_white(anna, ben);
  win_of_white(cara, anna, start + seconds(60));
  const GameId last = win_of_white(anna, ben, start + seconds(120));
  annul(last);
  annul(first);
  for (const UserId user : {anna, cara})
    EXPECT_EQ(ratings.history(user, blitz, 10).back().rating,
              shown(user, start + seconds(60)).rating);
  EXPECT_TRUE(ratings.of(ben, start).empty());
  EXPECT_TRUE(ratings.history(ben, blitz, 10).empty());
}

/// A season of games that end in any order, also within one millisecond, with annulments and
/// results that a director changes: the profile always shows the end of the history.
class RandomSeason : public RatingsTest {
 protected:
  std::size_t below(std::size_t n) { return random() % n; }

  void act() {
    const std::array players{anna, ben, cara};
    const std::size_t white = below(3), black = (white + 1 + below(2)) % 3;
    const auto any = [&](const std::vector<GameId>& games) { return games[below(games.size())]; };
    switch (below(8)) {
      case 0: annulled(); break;
      case 1:
        if (!over.empty()) try_to_rule(any(over), any_outcome(), any_reason());
        break;
      case 2:
      case 3:
        running.push_back(stores.game(live_setup(players[white], players[black]), now));
        break;
      default:
        if (running.empty()) break;
        const std::size_t which = below(running.size());
        now = now + Millis{static_cast<std::int64_t>(below(2))};
        end(running[which], play::Resign{below(2) == 0 ? Seat::white : Seat::black}, now);
        over.push_back(running[which]);
        running.erase(running.begin() + static_cast<std::ptrdiff_t>(which));
    }
  }
  /// Unless that is its present result.
  void try_to_rule(GameId game, play::Outcome outcome, play::EndReason reason) {
    const play::SetResult result{finish_of(outcome), reason};
    if (decide_ruling(stores.games.load(game)->game, result, start + day))
      rule(game, outcome, reason);
  }
  void annulled() {
    if (!over.empty()) static_cast<void>(try_to_annul(over[below(over.size())]));
  }
  play::Outcome any_outcome() { return static_cast<play::Outcome>(below(3)); }
  play::EndReason any_reason() {
    return below(2) == 0 ? play::EndReason::adjudication : play::EndReason::forfeit;
  }
  void expect_agreement(std::string_view when) {
    for (const UserId user : {anna, ben, cara}) {
      const auto pools = ratings.of(user, now);
      const auto history = ratings.history(user, blitz, 10'000);
      ASSERT_EQ(pools.empty(), history.empty()) << when;
      if (history.empty()) continue;
      ASSERT_EQ(rating::shown(pools[0].rating), history.back().rating) << when;
      ASSERT_EQ(pools[0].games, std::ssize(history)) << when;
    }
  }

  std::mt19937 random;
  Instant now = start;
  std::vector<GameId> running, over;
};

TEST_F(RandomSeason, KeepsRatingsConsistent) {
  random.seed(test_seed());
  for (int i = 0; i < 300; ++i) {
    act();
    expect_agreement("after act " + std::to_string(i) + " of " + test_seed_text());
    if (HasFatalFailure()) return;
  }
  while (!over.empty()) {
    static_cast<void>(try_to_annul(over.back()));
    over.pop_back();
  }
  expect_agreement("when all is annulled");
  EXPECT_TRUE(ratings.of(anna, now).empty());
}

std::vector<std::string> names(const LeaderPage& page) {
  std::vector<std::string> found;
  for (const auto& leader : page.items) found.push_back(leader.name);
  return found;
}

TEST_F(RatingsTest, RankActivePlayersWithoutAProvisionalRating) {
  const UserId dora = stores.user("dora");
  EXPECT_TRUE(leaders(start).items.empty());
  // Everyone plays everyone many times: anna beats all, ben all but anna, cara dora.
  const std::array order{anna, ben, cara, dora};
  for (int round = 0; round < 20; ++round)
    for (std::size_t i = 0; i < 4; ++i)
      for (std::size_t j = i + 1; j < 4; ++j) win_of_white(order[i], order[j]);
  win_of_white(stores.user("emil"), stores.user("fred"));  // provisional
  const auto all = leaders(start);
  EXPECT_THAT(names(all), testing::ElementsAre("anna", "ben", "cara", "dora"));
  EXPECT_FALSE(all.next_cursor);
  EXPECT_EQ(all.items[3].rank, 4);
  EXPECT_EQ(all.items[0].games, 60);

  const auto first = leaders(start, 3);
  ASSERT_TRUE(first.next_cursor);
  const auto second = leaders(start, 3, first.next_cursor);
  EXPECT_THAT(names(second), testing::ElementsAre("dora"));
  EXPECT_EQ(second.items[0].rank, 4);
  EXPECT_FALSE(second.next_cursor);

  EXPECT_TRUE(ratings.leaders({"russian", Speed::blitz}, start, 10, {})->items.empty());
  EXPECT_FALSE(leaders(start + Millis{30 * day.count}).items.empty());
  EXPECT_TRUE(leaders(start + Millis{30 * day.count + 1}).items.empty());
  for (const char* nonsense : {"1", "1,2", "a,b,c", "1,2,3,4", ""})
    EXPECT_FALSE(ratings.leaders(blitz, start, 10, nonsense)) << nonsense;
}

}  // namespace
}  // namespace crownhead::db
