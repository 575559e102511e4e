#include "db/games/dice_tips.hpp"

#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tuple>

#include "db/check.hpp"
#include "db/games/challenges.hpp"
#include "db/games/computer_offers.hpp"
#include "db/sqlite/connection.hpp"
#include "rules/dice/sha256.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/nardi_match.hpp"

namespace crownhead::db {
namespace {

using dice::TipOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr Millis a_day = seconds(24 * 3600);

/// What a key would sign, for tests that know no cryptography.
dice::Signature marked(std::string_view text) {
  dice::Signature signature = {};
  const auto digest = dice::sha256(text);
  std::ranges::copy(digest, signature.begin());
  return signature;
}
bool is_marked(const dice::PublicKey& key, std::string_view text,
               const dice::Signature& signature) {
  return key == dice::sha256("public") && signature == marked(text);
}

class DiceTipsTest : public testing::Test {
 protected:
  DiceTipsTest() {
    EXPECT_TRUE(awaited<void>([&](auto done) {
      tips.keep_key({.public_key = dice::sha256("public"), .seed = dice::sha256("secret")},
                    std::move(done));
    }));
  }
  dice::Digest told(const std::string& root, Instant at, const std::string& id = "1") {
    const auto tip = dice::sha256(root);
    EXPECT_TRUE(awaited<void>([&](auto done) {
      tips.tell({.tip = tip, .told = at, .what = TipOf::seek, .id = id}, std::move(done));
    }));
    return tip;
  }
  void close(Instant now) {
    EXPECT_TRUE(awaited<void>([&](auto done) { tips.close_days(now, marked, std::move(done)); }));
  }
  Result<Made<GameId>> begun(const dice::Digest& root, Instant at = noon) {
    auto setup = play::nardi_setup("1 point", "wbgf", play::three_days_a_move);
    setup.players = {anna, ben};
    return awaited<Made<GameId>>([&](auto done) {
      stores.games.create(setup, at, std::nullopt, std::nullopt, std::move(done),
                          play::FirstDice{.root = root});
    });
  }
  std::vector<dice::ToldTip> on(Instant at) {
    return tips.day(dice::day_of(at), 0, 1000).value().told;
  }
  void damage(const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
  }
  std::vector<std::string> differences() {
    return check(file.path(), no_progress, is_marked).differences;
  }

  /// Anna's, with dice.
  void challenge() {
    Challenge challenge;
    challenge.id = {12345};
    challenge.from = anna;
    challenge.variant = "nardi";
    challenge.ruleset = "wbgf";
    challenge.control = play::three_days_a_move;
    challenge.start_fen = "1 point";
    challenge.created = noon;
    ASSERT_TRUE(awaited<Made<ChallengeId>>(
        [&](auto done) { challenges.create(challenge, std::nullopt, std::move(done), offered); }));
  }

  const play::OfferedDice offered{
      .root = play::a_root, .tip = dice::Chain(play::a_root, 1024).tip(), .entropy = ""};
  TempFile file;
  Stores stores{file.path()};
  DiceTips tips{stores.database.writer(), stores.database.readers()};
  Challenges challenges{stores.database.writer(), stores.database.readers()};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
};

TEST_F(DiceTipsTest, AreListedByTheirDayInTheirOrder) {
  const auto a = told("a", noon), b = told("b", noon, "2"), c = told("c", noon + a_day);
  const auto today = tips.day(dice::day_of(noon), 0, 1000).value();
  EXPECT_THAT(today.told, ElementsAre(dice::ToldTip{a, noon, TipOf::seek, "1"},
                                      dice::ToldTip{b, noon, TipOf::seek, "2"}));
  EXPECT_EQ(today.before, dice::Digest{});
  EXPECT_EQ(today.tips, 2);
  auto digest = dice::first_digest(dice::day_of(noon), {});
  for (const auto& tip : today.told) digest = dice::digest_with(digest, tip);
  EXPECT_EQ(today.digest, digest);
  const auto next = tips.day(dice::day_of(noon + a_day), 0, 1000).value();
  EXPECT_EQ(next.before, digest);
  EXPECT_EQ(next.told.at(0).tip, c);
  EXPECT_FALSE(tips.day(dice::day_of(noon - a_day), 0, 1000));
  EXPECT_FALSE(tips.day(dice::day_of(noon + a_day + a_day), 0, 1000));
  EXPECT_EQ(tips.days(), std::pair(dice::day_of(noon), dice::day_of(noon + a_day)));
}

TEST_F(DiceTipsTest, AreToldInParts) {
  told("a", noon);
  const auto b = told("b", noon), c = told("c", noon);
  const auto part = tips.day(dice::day_of(noon), 1, 1).value();
  EXPECT_EQ(part.after, 1);
  ASSERT_EQ(part.told.size(), 1U);
  EXPECT_EQ(part.told[0].tip, b);
  EXPECT_EQ(part.tips, 3);
  EXPECT_THAT(tips.day(dice::day_of(noon), 3, 1)->told, IsEmpty());
  const auto found = tips.find(c).value();
  EXPECT_EQ(found.after, 2);
  EXPECT_EQ(found.told.at(0).tip, c);
  EXPECT_FALSE(tips.find(dice::sha256("untold")));
}

TEST_F(DiceTipsTest, AreSignedOnceTheirDayIsOver) {
  told("a", noon);
  close(noon);
  EXPECT_FALSE(tips.day(dice::day_of(noon), 0, 1)->signature);
  close(noon + a_day + a_day);
  for (const Instant at : {noon, noon + a_day}) {
    const auto day = tips.day(dice::day_of(at), 0, 1).value();
    EXPECT_EQ(day.signature, marked(dice::signed_text(day.day, day.tips, day.digest)));
  }
  EXPECT_EQ(tips.day(dice::day_of(noon + a_day), 0, 1)->tips, 0) << "and a day without any";
  EXPECT_FALSE(tips.day(dice::day_of(noon + a_day + a_day), 0, 1)->signature);
  EXPECT_THAT(differences(), IsEmpty());
}

// A job that waited over midnight, or a clock that was set back.
TEST_F(DiceTipsTest, OfADayThatIsClosedBelongToTheDayAfter) {
  told("a", noon);
  close(noon + a_day);
  const auto before = tips.day(dice::day_of(noon), 0, 10).value();
  const auto late = told("late", noon + seconds(1));
  EXPECT_EQ(tips.day(dice::day_of(noon), 0, 10)->digest, before.digest);
  const auto listed = on(noon + a_day).at(0);
  EXPECT_EQ(listed.tip, late);
  EXPECT_EQ(listed.told, dice::start_of(dice::day_of(noon + a_day)));
}

TEST_F(DiceTipsTest, AreToldOnceAndKeepTheirFirstKey) {
  const auto tip = told("a", noon);
  EXPECT_FALSE(awaited<void>([&](auto done) {
    tips.tell({.tip = tip, .told = noon, .what = TipOf::seek, .id = "2"}, std::move(done));
  }));
  EXPECT_EQ(on(noon).size(), 1U);
  EXPECT_TRUE(awaited<void>([&](auto done) {
    tips.keep_key({.public_key = dice::sha256("other"), .seed = dice::sha256("other")},
                  std::move(done));
  }));
  EXPECT_EQ(tips.key()->seed, dice::sha256("secret"));
}

TEST_F(DiceTipsTest, OfAGameBegunWithoutAnOfferAreToldWithIt) {
  const GameId id = begun(play::a_root)->id;
  const auto told = on(noon);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].what, TipOf::game);
  EXPECT_EQ(told[0].id, std::to_string(id.value));
  EXPECT_EQ(told[0].tip, stores.games.load(id)->game.setup().dice_tip);
  EXPECT_THAT(differences(), IsEmpty());
}

TEST_F(DiceTipsTest, OfAChallengeSayToNobodyWhichItIs) {
  challenge();
  EXPECT_THAT(on(noon), ElementsAre(dice::ToldTip{offered.tip, noon, TipOf::challenge,
                                                  dice::challenge_name(12345)}));
  ASSERT_TRUE(begun(play::a_root));
  EXPECT_EQ(on(noon).size(), 1U) << "the game's tip was told with the challenge";
  EXPECT_THAT(differences(), IsEmpty());
}

TEST_F(DiceTipsTest, OfAChallengeAreThoseOfItsRoot) {
  challenge();
  EXPECT_THAT(differences(), IsEmpty());
  damage("UPDATE challenge_dice SET root = tip");
  EXPECT_THAT(differences(),
              ElementsAre("challenge 12345: its dice have another tip than was told"));
}

TEST_F(DiceTipsTest, OfAChallengeAreInTheList) {
  challenge();
  damage(
      "PRAGMA foreign_keys = OFF; UPDATE challenges SET id = 12346;"
      "UPDATE challenge_dice SET challenge_id = 12346");
  EXPECT_THAT(differences(),
              ElementsAre("challenge 12346: its dice have a tip that is in the list as that of "
                          "something else"));
  // Another root, with the tip that follows from it: nobody was told of that.
  const auto root = dice::sha256("another");
  damage(
      "PRAGMA foreign_keys = OFF; UPDATE challenges SET id = 12345;"
      "UPDATE challenge_dice SET challenge_id = 12345, root = x'" +
      dice::to_hex(root) + "', tip = x'" + dice::to_hex(dice::Chain(root, 1024).tip()) + "'");
  EXPECT_THAT(differences(),
              ElementsAre("challenge 12345: its dice have a tip that is in no list"));
}

TEST_F(DiceTipsTest, OfAGameWithTheComputerAreThoseOfItsRoot) {
  ComputerOffers offers{stores.database.writer(), stores.database.readers()};
  const ComputerOffer offer{.id = 7,
                            .user = anna,
                            .variant = "nardi",
                            .ruleset = "wbgf",
                            .start_fen = "1 point",
                            .dice = offered,
                            .until = noon + a_day};
  ASSERT_TRUE(
      awaited<ComputerOffer>([&](auto done) { offers.make(offer, noon, std::move(done)); }));
  EXPECT_THAT(differences(), IsEmpty());
  damage("UPDATE computer_dice SET start_fen = '3 points cube'");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("computer have another tip than was told")));
  damage("UPDATE computer_dice SET start_fen = '1 point', id = 8");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("in the list as that of something else")));
  damage("UPDATE computer_dice SET start_fen = 'nonsense'");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("computer have a game that cannot be begun")));
}

TEST_F(DiceTipsTest, OfAGameThatRunsAreThoseOfItsRoot) {
  ASSERT_TRUE(begun(play::a_root));
  EXPECT_THAT(differences(), IsEmpty());
  damage("UPDATE dice_secrets SET root = x'" + dice::to_hex(dice::sha256("another")) + "'");
  EXPECT_THAT(differences(),
              ElementsAre("game 1: the root of its dice has another tip than was told"));
  damage("DELETE FROM dice_secrets");
  EXPECT_THAT(differences(), ElementsAre("game 1: the root of its dice is missing"));
}

/// A game that is over, whose rematch is offered.
class RematchDiceTest : public DiceTipsTest {
 protected:
  RematchDiceTest() {
    happens({later, play::Ended{play::finish_of(play::Outcome::white_wins),
                                play::EndReason::resignation}});
    happens({later, play::RematchOffered{.by = Seat::black, .dice_tip = dice.tip}}, dice);
    EXPECT_THAT(differences(), IsEmpty());
  }
  void happens(const play::Event& event, std::optional<play::OfferedDice> with = std::nullopt) {
    auto game = stores.games.load(id)->game;
    Append append{.game = id, .after_version = game.version(), .events = {event}};
    apply(game, event);
    append.state = std::move(game);
    append.attachments.rematch = std::move(with);
    ASSERT_TRUE(stores.append(std::move(append)));
  }

  const Instant later = noon + seconds(1);
  const GameId id = begun(dice::sha256("first"))->id;
  const play::OfferedDice dice{
      .root = play::a_root, .tip = dice::Chain(play::a_root, 1024).tip(), .entropy = "word"};
};

TEST_F(RematchDiceTest, StandWithTheOffer) {
  EXPECT_EQ(on(noon).back(),
            (dice::ToldTip{dice.tip, later, TipOf::rematch, std::to_string(id.value)}));
  EXPECT_EQ(stores.games.load(id)->game.rematch_tip(), dice.tip);
  const auto kept = stores.games.rematch_dice(id);
  ASSERT_TRUE(kept);
  EXPECT_EQ(std::tie(kept->root, kept->tip, kept->entropy),
            std::tie(dice.root, dice.tip, dice.entropy));
  happens({later, play::RematchDeclined{Seat::white}});
  EXPECT_FALSE(stores.games.rematch_dice(id));
  EXPECT_FALSE(stores.games.load(id)->game.rematch_tip());
  EXPECT_THAT(differences(), IsEmpty());
}

TEST_F(RematchDiceTest, GoWithTheBeginningOfTheNewGame) {
  auto setup = play::rematch_setup(stores.games.load(id)->game);
  const auto next = awaited<Made<GameId>>([&](auto done) {
    stores.games.create(setup, later, std::nullopt, RematchOf{id}, std::move(done),
                        play::FirstDice{.root = dice.root});
  });
  ASSERT_TRUE(next);
  EXPECT_FALSE(stores.games.rematch_dice(id));
  happens({later, play::RematchBegun{next->id}});
  EXPECT_EQ(on(noon).size(), 2U) << "the new game's tip was told with the offer";
  EXPECT_THAT(differences(), IsEmpty());
}

TEST_F(RematchDiceTest, AreCheckedAgainstTheTipThatWasTold) {
  damage("UPDATE rematch_dice SET root = tip");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("have another tip than was told")));
  damage("DELETE FROM rematch_dice");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("rematch that is offered are missing")));
}

TEST_F(DiceTipsTest, AreOfOneGameAlone) {
  ASSERT_TRUE(begun(play::a_root));
  EXPECT_FALSE(begun(play::a_root));
  EXPECT_EQ(on(noon).size(), 1U);
  EXPECT_THAT(differences(), IsEmpty());
}

/// Two days that are over, with a tip of a game on the first.
class DiceTipsCheck : public DiceTipsTest {
 protected:
  DiceTipsCheck() {
    told("a", noon);
    begun(play::a_root).value();
    told("b", noon);
    told("c", noon + a_day);
    close(noon + a_day + a_day);
    EXPECT_THAT(differences(), IsEmpty());
  }
};

TEST_F(DiceTipsCheck, FindsAChangedTip) {
  damage("UPDATE dice_tips SET subject = '9' WHERE number = 1");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("of 2024-01-10 has another digest"),
                                         HasSubstr("of 2024-01-11 has another digest")));
}

TEST_F(DiceTipsCheck, FindsAMissingTip) {
  damage("DELETE FROM dice_tips WHERE number = 1 AND day = (SELECT min(day) FROM dice_days)");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("has no tip 1"), HasSubstr("another digest")));
  damage("DELETE FROM dice_tips WHERE number = 3");
  EXPECT_THAT(differences(), testing::Contains(HasSubstr("has 2 tips, and shall have 3")));
}

TEST_F(DiceTipsCheck, FindsAnAddedTip) {
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .run("INSERT INTO dice_tips SELECT ?1, min(day), 4, 5, 0, '1', NULL FROM dice_days",
           Bytes(std::array<std::uint8_t, 32>{}));
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("has 4 tips, and shall have 3")));
}

// Whoever changes a day and its digest alike lacks the key, and leaves the day after as it was.
TEST_F(DiceTipsCheck, FindsADayThatWasMadeAnew) {
  auto day = tips.day(dice::day_of(noon), 0, 10).value();
  day.told.pop_back();
  auto digest = dice::first_digest(day.day, day.before);
  for (const auto& tip : day.told) digest = dice::digest_with(digest, tip);
  damage("DELETE FROM dice_tips WHERE number = 3; UPDATE dice_days SET tips = 2, digest = x'" +
         dice::to_hex(digest) + "' WHERE tips = 3");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("has a signature that is not that of"),
                                         HasSubstr("has another digest")));
}

TEST_F(DiceTipsCheck, FindsADayThatIsGoneOrNotSigned) {
  damage("UPDATE dice_days SET signature = NULL WHERE tips = 3");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("is signed, and a day before it is not")));
  damage(
      "PRAGMA foreign_keys = OFF; DELETE FROM dice_tips WHERE subject = '1' AND day > (SELECT"
      " min(day) FROM dice_days); DELETE FROM dice_days WHERE tips = 1");
  EXPECT_THAT(differences(), testing::Contains(HasSubstr("of 2024-01-11 is missing")));
}

TEST_F(DiceTipsCheck, FindsAGameWhoseTipIsAnother) {
  damage("UPDATE dice_tips SET game_id = NULL");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("is in no list")));
  damage(
      "UPDATE dice_tips SET game_id = 1 WHERE number = 1 AND day = (SELECT min(day) FROM"
      " dice_days)");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("game 1: its tip is in the list as")));
}

}  // namespace
}  // namespace crownhead::db
