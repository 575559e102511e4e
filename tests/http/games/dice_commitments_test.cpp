#include <gtest/gtest.h>

#include "server/auth/signing.hpp"
#include "server/http/games/dice.hpp"
#include "server/wire/game/dice_json.hpp"
#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

/// The lists of commitments, over REST.
class DiceCommitmentsTest : public testing::Test {
 protected:
  DiceCommitmentsTest() { close(); }

  void close() {
    EXPECT_TRUE(db::awaited<void>([this](auto done) {
      close_commitment_days(site.stores.dice_commitments, site.clock->now(), std::move(done));
    }));
  }
  void next_day() {
    site.by_hand().move_to(site.clock->now() + seconds(24 * 3600));
    close();
  }
  std::string today() const { return dice::to_text(dice::day_of(site.clock->now())); }
  json list(const std::string& date, const std::string& query = "") {
    return site.ask(get, "/api/v1/dice/commitments/by-day/" + date + query).data();
  }
  std::string offered(const std::string& path) {
    const json body = {{"variant", "nardi"},
                       {"ruleset", "wbgf"},
                       {"time_control", {{"kind", "per_move"}, {"time_ms", 86'400'000}}}};
    return site.ask(post, path, body.dump(), anna).data().at("id").get<std::string>();
  }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben);
};

TEST_F(DiceCommitmentsTest, AreListedInTheOrderOfPublication) {
  const auto seek = offered("/api/v1/seeks");
  const auto challenge = offered("/api/v1/challenges");
  const auto seek_commitment =
      site.ask(get, "/api/v1/seeks").data().at("items").at(0).at("dice_commitment");
  const auto challenge_commitment =
      site.ask(get, "/api/v1/challenges/" + challenge).data().at("dice_commitment");
  const auto day = list(today());
  EXPECT_EQ(day.at("over"), false);
  EXPECT_EQ(day.at("signature"), nullptr);
  EXPECT_EQ(day.at("commitments"), 2);
  const auto& items = day.at("items");
  ASSERT_EQ(items.size(), 2U);
  EXPECT_EQ(items[0], (json{{"number", 1},
                            {"commitment", seek_commitment},
                            {"published_ms", site.clock->now().ms},
                            {"for", "seek"},
                            {"id", seek}}));
  EXPECT_EQ(items[1].at("commitment"), challenge_commitment);
  EXPECT_EQ(items[1].at("id"), dice::challenge_name(std::stoll(challenge)));
  EXPECT_FALSE(day.dump().contains(challenge)) << "who has its number may accept it";
  EXPECT_EQ(list(today(), "?after=1").at("items").size(), 1U);

  const auto found =
      site.ask(get, "/api/v1/dice/commitments/" + seek_commitment.get<std::string>()).data();
  EXPECT_EQ(found.at("items"), json::array({items[0]}));
  EXPECT_EQ(found.at("date"), today());
}

TEST_F(DiceCommitmentsTest, AreSignedWithThePublishedKey) {
  const auto first = today();
  offered("/api/v1/seeks");
  next_day();
  const auto shown = site.ask(get, "/api/v1/dice/key").data();
  EXPECT_EQ(shown.at("algorithm"), "Ed25519");
  EXPECT_EQ(shown.at("first"), first);
  EXPECT_EQ(shown.at("last"), today());
  const auto key = dice::read_hex(shown.at("public_key").get<std::string>()).value();
  const auto answer = site.ask(get, "/api/v1/dice/commitments/by-day/" + first);
  const auto read = wire::read_commitment_day(answer.body);
  ASSERT_TRUE(read) << read.error().detail;
  ASSERT_TRUE(read->signature);
  EXPECT_TRUE(auth::is_signed(key, dice::signed_text(read->day, read->commitments, read->digest),
                              *read->signature));
  EXPECT_EQ(list(today()).at("before"), dice::to_hex(read->digest));
  next_day();
  EXPECT_EQ(site.ask(get, "/api/v1/dice/key").data().at("public_key"), shown.at("public_key"))
      << "it is made once";
  EXPECT_EQ(site.ask(get, "/api/v1/dice/commitments/by-day/" + first).body, answer.body);
}

TEST_F(DiceCommitmentsTest, DoNotRevealThePrivateKey) {
  const auto seed = dice::to_hex(site.stores.dice_commitments.key()->seed);
  for (const std::string& path :
       {std::string("/api/v1/dice/key"), "/api/v1/dice/commitments/by-day/" + today()})
    EXPECT_FALSE(site.ask(get, path).body.contains(seed));
}

TEST_F(DiceCommitmentsTest, RefuseInvalidDaysAndCommitments) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(site.ask(get, "/api/v1/dice/commitments/by-day/2024-02-30").fields(), Names{"date"});
  EXPECT_EQ(site.ask(get, "/api/v1/dice/commitments/by-day/today").fields(), Names{"date"});
  EXPECT_EQ(site.ask(get, "/api/v1/dice/commitments/by-day/1999-01-01").code(), "NOT_FOUND");
  EXPECT_EQ(site.ask(get, "/api/v1/dice/commitments/by-day/" + today() + "?after=-1").fields(),
            Names{"after"});
  EXPECT_EQ(site.ask(get, "/api/v1/dice/commitments/12").fields(), Names{"commitment"});
  EXPECT_EQ(site.ask(get, "/api/v1/dice/commitments/" + std::string(64, 'a')).code(), "NOT_FOUND");
}

}  // namespace
}  // namespace crownhead::api
