#include "bench/load/accounts.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <stdexcept>

namespace crownhead::bench {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::vector<NameAndPassword> read(const std::string& text) {
  std::istringstream in(text);
  return read_accounts(in, "players");
}

template <class Act>
std::string refusal(Act act) {
  try {
    act();
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "";
}

TEST(Accounts, AreReadOnePerLine) {
  const auto accounts = read("ann  her-word\n\n# those of the club\n bob\this,word \r\n");
  ASSERT_EQ(accounts.size(), 2u);
  EXPECT_EQ(accounts[0].username, "ann");
  EXPECT_EQ(accounts[0].password, "her-word");
  EXPECT_EQ(accounts[1].username, "bob");
  EXPECT_EQ(accounts[1].password, "his,word");
  EXPECT_EQ(accounts[1].line, 4);
}

TEST(Accounts, AreRejectedWithTheLine) {
  for (const auto* const line : {"bob", "bob two words", "bob \"quoted\"", "bob back\\slash"})
    EXPECT_THAT(refusal([&] { read(std::string("ann word\n") + line + "\n"); }),
                HasSubstr("players, line 2: write NAME PASSWORD"))
        << line;
  EXPECT_THAT(refusal([] { read("ann word\n"); }), HasSubstr("a game needs two"));
}

TEST(Accounts, ReportTheServersReasonOnRefusal) {
  EXPECT_EQ(accepted({.status = 201, .body = "{}"}, "no game").body, "{}");
  EXPECT_THAT(refusal([] {
                accepted({.status = 401, .body = R"({"code":"NOT_SIGNED_IN","detail":"wrong"})"},
                         "line 3");
              }),
              "line 3: NOT_SIGNED_IN, wrong");
  EXPECT_THAT(refusal([] {
                accepted({.status = 429, .body = R"({"code":"RATE_LIMITED","detail":"wait 9 s"})"},
                         "no account");
              }),
              AllOf(HasSubstr("wait 9 s"), HasSubstr("--no-limits"), HasSubstr("--accounts")));
  EXPECT_THAT(refusal([] { accepted({.status = 502, .body = "<html>"}, "no game"); }),
              HasSubstr("502"));
}

TEST(Uuids, AreUnique) {
  std::set<std::string> seen;
  for (int i = 0; i < 100; ++i) seen.insert(new_uuid());
  EXPECT_EQ(seen.size(), 100u);
  EXPECT_THAT(*seen.begin(),
              testing::MatchesRegex("[0-9a-f]+-[0-9a-f]+-4[0-9a-f]+-[89ab][0-9a-f]+-[0-9a-f]+"));
}

}  // namespace
}  // namespace crownhead::bench
