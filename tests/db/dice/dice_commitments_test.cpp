#include "db/dice/dice_commitments.hpp"

#include <array>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tuple>

#include "db/check.hpp"
#include "db/dice/computer_offers.hpp"
#include "db/games/challenges.hpp"
#include "db/sqlite/connection.hpp"
#include "rules/dice/sha256.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/play/nardi_match.hpp"

namespace crownhead::db {
namespace {

using dice::CommitmentPurpose;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr Millis a_day = seconds(24 * 3600);

/// Stands for a signature, so that tests need no cryptography.
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

class DiceCommitmentsTest : public testing::Test {
 protected:
  DiceCommitmentsTest() {
    EXPECT_TRUE(awaited<void>([&](auto done) {
      commitments.keep_key({.public_key = dice::sha256("public"), .seed = dice::sha256("secret")},
                           std::move(done));
    }));
  }
  dice::Digest told(const std::string& root, Instant at, const std::string& id = "1") {
    const auto commitment = dice::sha256(root);
    EXPECT_TRUE(awaited<void>([&](auto done) {
      commitments.publish(
          {.commitment = commitment, .published = at, .what = CommitmentPurpose::seek, .id = id},
          std::move(done));
    }));
    return commitment;
  }
  void close(Instant now) {
    EXPECT_TRUE(
        awaited<void>([&](auto done) { commitments.close_days(now, marked, std::move(done)); }));
  }
  Result<Made<GameId>> begun(const dice::Digest& root, Instant at = noon) {
    auto setup = play::nardi_setup("1 point", "wbgf", play::three_days_a_move);
    setup.players = {anna, ben};
    return awaited<Made<GameId>>([&](auto done) {
      stores.games.create(setup, at, std::nullopt, std::nullopt, std::move(done),
                          play::FirstDice{.root = root});
    });
  }
  std::vector<dice::PublishedCommitment> on(Instant at) {
    return commitments.day(dice::day_of(at), 0, 1000).value().published;
  }
  void damage(const std::string& sql) {
    SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create).script(sql);
  }
  std::vector<std::string> differences() {
    return check(file.path(), no_progress, is_marked).differences;
  }

  /// TestStores a challenge of Anna's with dice.
  void challenge() {
    Challenge challenge;
    challenge.id = {12345};
    challenge.from = anna;
    challenge.terms.variant = "nardi";
    challenge.terms.ruleset = "wbgf";
    challenge.terms.control = play::three_days_a_move;
    challenge.terms.start_fen = "1 point";
    challenge.created = noon;
    ASSERT_TRUE(awaited<Made<ChallengeId>>(
        [&](auto done) { challenges.create(challenge, std::nullopt, std::move(done), offered); }));
  }

  const play::OfferedDice offered{.root = play::a_root,
                                  .commitment = dice::Chain(play::a_root, 1024).commitment(),
                                  .entropy = ""};
  TempFile file;
  TestStores stores{file.path()};
  DiceCommitments& commitments = stores.dice_commitments;
  Challenges& challenges = stores.challenges;
  UserId anna = stores.user("anna"), ben = stores.user("ben");
};

TEST_F(DiceCommitmentsTest, AreListedByDayInOrder) {
  const auto a = told("a", noon), b = told("b", noon, "2"), c = told("c", noon + a_day);
  const auto today = commitments.day(dice::day_of(noon), 0, 1000).value();
  EXPECT_THAT(today.published,
              ElementsAre(dice::PublishedCommitment{a, noon, CommitmentPurpose::seek, "1"},
                          dice::PublishedCommitment{b, noon, CommitmentPurpose::seek, "2"}));
  EXPECT_EQ(today.before, dice::Digest{});
  EXPECT_EQ(today.commitments, 2);
  auto digest = dice::first_digest(dice::day_of(noon), {});
  for (const auto& commitment : today.published) digest = dice::digest_with(digest, commitment);
  EXPECT_EQ(today.digest, digest);
  const auto next = commitments.day(dice::day_of(noon + a_day), 0, 1000).value();
  EXPECT_EQ(next.before, digest);
  EXPECT_EQ(next.published.at(0).commitment, c);
  EXPECT_FALSE(commitments.day(dice::day_of(noon - a_day), 0, 1000));
  EXPECT_FALSE(commitments.day(dice::day_of(noon + a_day + a_day), 0, 1000));
  EXPECT_EQ(commitments.days(), std::pair(dice::day_of(noon), dice::day_of(noon + a_day)));
}

TEST_F(DiceCommitmentsTest, AreListedInPages) {
  told("a", noon);
  const auto b = told("b", noon), c = told("c", noon);
  const auto part = commitments.day(dice::day_of(noon), 1, 1).value();
  EXPECT_EQ(part.after, 1);
  ASSERT_EQ(part.published.size(), 1U);
  EXPECT_EQ(part.published[0].commitment, b);
  EXPECT_EQ(part.commitments, 3);
  EXPECT_THAT(commitments.day(dice::day_of(noon), 3, 1)->published, IsEmpty());
  const auto found = commitments.find(c).value();
  EXPECT_EQ(found.after, 2);
  EXPECT_EQ(found.published.at(0).commitment, c);
  EXPECT_FALSE(commitments.find(dice::sha256("untold")));
}

TEST_F(DiceCommitmentsTest, AreSignedOnceTheirDayIsOver) {
  told("a", noon);
  close(noon);
  EXPECT_FALSE(commitments.day(dice::day_of(noon), 0, 1)->signature);
  close(noon + a_day + a_day);
  for (const Instant at : {noon, noon + a_day}) {
    const auto day = commitments.day(dice::day_of(at), 0, 1).value();
    EXPECT_EQ(day.signature, marked(dice::signed_text(day.day, day.commitments, day.digest)));
  }
  EXPECT_EQ(commitments.day(dice::day_of(noon + a_day), 0, 1)->commitments, 0)
      << "and a day without any";
  EXPECT_FALSE(commitments.day(dice::day_of(noon + a_day + a_day), 0, 1)->signature);
  EXPECT_THAT(differences(), IsEmpty());
}

// The job waited past midnight, or the clock was set back.
TEST_F(DiceCommitmentsTest, OfAClosedDayBelongToTheNextDay) {
  told("a", noon);
  close(noon + a_day);
  const auto before = commitments.day(dice::day_of(noon), 0, 10).value();
  const auto late = told("late", noon + seconds(1));
  EXPECT_EQ(commitments.day(dice::day_of(noon), 0, 10)->digest, before.digest);
  const auto listed = on(noon + a_day).at(0);
  EXPECT_EQ(listed.commitment, late);
  EXPECT_EQ(listed.published, dice::start_of(dice::day_of(noon + a_day)));
}

TEST_F(DiceCommitmentsTest, ArePublishedOnceAndKeepTheirFirstKey) {
  const auto commitment = told("a", noon);
  EXPECT_FALSE(awaited<void>([&](auto done) {
    commitments.publish(
        {.commitment = commitment, .published = noon, .what = CommitmentPurpose::seek, .id = "2"},
        std::move(done));
  }));
  EXPECT_EQ(on(noon).size(), 1U);
  EXPECT_TRUE(awaited<void>([&](auto done) {
    commitments.keep_key({.public_key = dice::sha256("other"), .seed = dice::sha256("other")},
                         std::move(done));
  }));
  EXPECT_EQ(commitments.key()->seed, dice::sha256("secret"));
}

TEST_F(DiceCommitmentsTest, OfAGameStartedWithoutAnOfferArePublishedWithIt) {
  const GameId id = begun(play::a_root)->id;
  const auto told = on(noon);
  ASSERT_EQ(told.size(), 1U);
  EXPECT_EQ(told[0].what, CommitmentPurpose::game);
  EXPECT_EQ(told[0].id, std::to_string(id.value));
  EXPECT_EQ(told[0].commitment, stores.games.load(id)->game.setup().dice_commitment);
  EXPECT_THAT(differences(), IsEmpty());
}

TEST_F(DiceCommitmentsTest, OfAChallengeDoNotRevealTheChallenge) {
  challenge();
  EXPECT_THAT(on(noon), ElementsAre(dice::PublishedCommitment{offered.commitment, noon,
                                                              CommitmentPurpose::challenge,
                                                              dice::challenge_name(12345)}));
  ASSERT_TRUE(begun(play::a_root));
  EXPECT_EQ(on(noon).size(), 1U) << "the game's commitment was told with the challenge";
  EXPECT_THAT(differences(), IsEmpty());
}

TEST_F(DiceCommitmentsTest, OfAChallengeMatchItsRoot) {
  challenge();
  EXPECT_THAT(differences(), IsEmpty());
  damage("UPDATE challenge_dice SET root = commitment");
  EXPECT_THAT(
      differences(),
      ElementsAre("challenge 12345: its dice have a different commitment from the one published"));
}

TEST_F(DiceCommitmentsTest, OfAChallengeAreListed) {
  challenge();
  damage(
      "PRAGMA foreign_keys = OFF; UPDATE challenges SET id = 12346;"
      "UPDATE challenge_dice SET challenge_id = 12346");
  EXPECT_THAT(
      differences(),
      ElementsAre(
          "challenge 12346: its dice have a commitment that the list assigns to something else"));
  // Another root with its own commitment, which was never published.
  const auto root = dice::sha256("another");
  damage(
      "PRAGMA foreign_keys = OFF; UPDATE challenges SET id = 12345;"
      "UPDATE challenge_dice SET challenge_id = 12345, root = x'" +
      dice::to_hex(root) + "', commitment = x'" +
      dice::to_hex(dice::Chain(root, 1024).commitment()) + "'");
  EXPECT_THAT(differences(),
              ElementsAre("challenge 12345: its dice have a commitment that is in no list"));
}

TEST_F(DiceCommitmentsTest, OfAGameWithTheComputerMatchItsRoot) {
  ComputerOffers& offers = stores.computer_offers;
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
  EXPECT_THAT(
      differences(),
      ElementsAre(HasSubstr("computer have a different commitment from the one published")));
  damage("UPDATE computer_dice SET start_fen = '1 point', id = 8");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("that the list assigns to something else")));
  damage("UPDATE computer_dice SET start_fen = 'nonsense'");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("computer belong to a game that cannot start")));
}

TEST_F(DiceCommitmentsTest, OfARunningGameMatchItsRoot) {
  ASSERT_TRUE(begun(play::a_root));
  EXPECT_THAT(differences(), IsEmpty());
  damage("UPDATE dice_secrets SET root = x'" + dice::to_hex(dice::sha256("another")) + "'");
  EXPECT_THAT(
      differences(),
      ElementsAre(
          "game 1: the root of its dice has a different commitment from the one published"));
  damage("DELETE FROM dice_secrets");
  EXPECT_THAT(differences(), ElementsAre("game 1: the root of its dice is missing"));
}

/// A finished game with an offered rematch.
class RematchDiceTest : public DiceCommitmentsTest {
 protected:
  RematchDiceTest() {
    happens({later, play::Ended{play::finish_of(play::Outcome::white_wins),
                                play::EndReason::resignation}});
    happens({later, play::RematchOffered{.by = Seat::black, .dice_commitment = dice.commitment}},
            dice);
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
  const play::OfferedDice dice{.root = play::a_root,
                               .commitment = dice::Chain(play::a_root, 1024).commitment(),
                               .entropy = "word"};
};

TEST_F(RematchDiceTest, AreStoredWithTheOffer) {
  EXPECT_EQ(on(noon).back(),
            (dice::PublishedCommitment{dice.commitment, later, CommitmentPurpose::rematch,
                                       std::to_string(id.value)}));
  EXPECT_EQ(stores.games.load(id)->game.rematch_commitment(), dice.commitment);
  const auto kept = stores.games.rematch_dice(id);
  ASSERT_TRUE(kept);
  EXPECT_EQ(std::tie(kept->root, kept->commitment, kept->entropy),
            std::tie(dice.root, dice.commitment, dice.entropy));
  happens({later, play::RematchDeclined{Seat::white}});
  EXPECT_FALSE(stores.games.rematch_dice(id));
  EXPECT_FALSE(stores.games.load(id)->game.rematch_commitment());
  EXPECT_THAT(differences(), IsEmpty());
}

TEST_F(RematchDiceTest, AreDeletedWhenTheNewGameStarts) {
  auto setup = play::rematch_setup(stores.games.load(id)->game);
  const auto next = awaited<Made<GameId>>([&](auto done) {
    stores.games.create(setup, later, std::nullopt, RematchOf{id}, std::move(done),
                        play::FirstDice{.root = dice.root});
  });
  ASSERT_TRUE(next);
  EXPECT_FALSE(stores.games.rematch_dice(id));
  happens({later, play::RematchBegun{next->id}});
  EXPECT_EQ(on(noon).size(), 2U) << "the new game's commitment was told with the offer";
  EXPECT_THAT(differences(), IsEmpty());
}

TEST_F(RematchDiceTest, AreCheckedAgainstThePublishedCommitment) {
  damage("UPDATE rematch_dice SET root = commitment");
  EXPECT_THAT(differences(),
              ElementsAre(HasSubstr("have a different commitment from the one published")));
  damage("DELETE FROM rematch_dice");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("offered rematch are missing")));
}

TEST_F(DiceCommitmentsTest, BelongToOneGameOnly) {
  ASSERT_TRUE(begun(play::a_root));
  EXPECT_FALSE(begun(play::a_root));
  EXPECT_EQ(on(noon).size(), 1U);
  EXPECT_THAT(differences(), IsEmpty());
}

/// Two finished days, with a commitment of a game on the first.
class DiceCommitmentsCheck : public DiceCommitmentsTest {
 protected:
  DiceCommitmentsCheck() {
    told("a", noon);
    begun(play::a_root).value();
    told("b", noon);
    told("c", noon + a_day);
    close(noon + a_day + a_day);
    EXPECT_THAT(differences(), IsEmpty());
  }
};

TEST_F(DiceCommitmentsCheck, FindsAChangedCommitment) {
  damage("UPDATE dice_commitments SET subject = '9' WHERE number = 1");
  EXPECT_THAT(differences(),
              ElementsAre(HasSubstr("of 2024-01-10 has a digest that does not match"),
                          HasSubstr("of 2024-01-11 has a digest that does not match")));
}

TEST_F(DiceCommitmentsCheck, FindsAMissingCommitment) {
  damage(
      "DELETE FROM dice_commitments WHERE number = 1 AND day = (SELECT min(day) FROM dice_days)");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("has no commitment 1"),
                                         HasSubstr("a digest that does not match")));
  damage("DELETE FROM dice_commitments WHERE number = 3");
  EXPECT_THAT(differences(), testing::Contains(HasSubstr("has 2 commitments, but should have 3")));
}

TEST_F(DiceCommitmentsCheck, FindsAnAddedCommitment) {
  SqliteConnection(file.path(), SqliteConnection::Mode::read_write_create)
      .run("INSERT INTO dice_commitments SELECT ?1, min(day), 4, 5, 0, '1', NULL FROM dice_days",
           Bytes(std::array<std::uint8_t, 32>{}));
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("has 4 commitments, but should have 3")));
}

// An attacker who changes a day and its digest has no key, and the next day still has the old
// digest.
TEST_F(DiceCommitmentsCheck, FindsARecomputedDay) {
  auto day = commitments.day(dice::day_of(noon), 0, 10).value();
  day.published.pop_back();
  auto digest = dice::first_digest(day.day, day.before);
  for (const auto& commitment : day.published) digest = dice::digest_with(digest, commitment);
  damage(
      "DELETE FROM dice_commitments WHERE number = 3; UPDATE dice_days SET commitments = 2, digest "
      "= x'" +
      dice::to_hex(digest) + "' WHERE commitments = 3");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("has a signature that does not match"),
                                         HasSubstr("has a digest that does not match")));
}

TEST_F(DiceCommitmentsCheck, FindsAMissingOrUnsignedDay) {
  damage("UPDATE dice_days SET signature = NULL WHERE commitments = 3");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("is signed, but an earlier day is not")));
  damage(
      "PRAGMA foreign_keys = OFF; DELETE FROM dice_commitments WHERE subject = '1' AND day > "
      "(SELECT"
      " min(day) FROM dice_days); DELETE FROM dice_days WHERE commitments = 1");
  EXPECT_THAT(differences(), testing::Contains(HasSubstr("of 2024-01-11 is missing")));
}

TEST_F(DiceCommitmentsCheck, FindsAGameWithAnotherCommitment) {
  damage("UPDATE dice_commitments SET game_id = NULL");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("is in no list")));
  damage(
      "UPDATE dice_commitments SET game_id = 1 WHERE number = 1 AND day = (SELECT min(day) FROM"
      " dice_days)");
  EXPECT_THAT(differences(), ElementsAre(HasSubstr("game 1: the list has a different commitment")));
}

}  // namespace
}  // namespace crownhead::db
