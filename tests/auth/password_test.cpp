#include "server/auth/password.hpp"

#include <array>
#include <gtest/gtest.h>
#include <sodium.h>

namespace crownhead::auth {
namespace {

// The least that libsodium allows, so that the tests are fast.
constexpr PasswordCost cheap{.passes = 1, .memory_bytes = 8192};

TEST(Password, MatchesOnlyItsOwnHash) {
  const std::string hash = hash_password("correct horse", cheap);
  EXPECT_TRUE(hash.starts_with("$argon2id$"));
  EXPECT_TRUE(password_matches(hash, "correct horse"));
  EXPECT_FALSE(password_matches(hash, "correct hors"));
  EXPECT_FALSE(password_matches(hash, ""));
  EXPECT_FALSE(password_matches("not a hash", "correct horse"));
  EXPECT_FALSE(password_matches("", ""));
}

TEST(Password, IsSalted) {
  EXPECT_NE(hash_password("correct horse", cheap), hash_password("correct horse", cheap));
}

TEST(Password, KeepsZeroBytes) {
  using namespace std::string_view_literals;
  const std::string hash = hash_password("correct\0horse"sv, cheap);
  EXPECT_TRUE(password_matches(hash, "correct\0horse"sv));
  EXPECT_FALSE(password_matches(hash, "correct\0house"sv));
}

TEST(Password, NeedsARehashIfTheCostChanged) {
  const std::string hash = hash_password("correct horse", cheap);
  const auto normal = PasswordMatch::normal;
  EXPECT_FALSE(needs_rehash(hash, normal, cheap));
  EXPECT_TRUE(needs_rehash(hash, normal, {.passes = 2, .memory_bytes = 8192}));
  EXPECT_TRUE(needs_rehash(hash, normal, {.passes = 1, .memory_bytes = 16384}));
}

/// A hash by an earlier version, which hashed the bytes as sent.
std::string hash_of_bytes(std::string_view password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  EXPECT_EQ(crypto_pwhash_str(hash.data(), password.data(), password.size(), cheap.passes,
                              cheap.memory_bytes),
            0);
  return hash.data();
}

TEST(Password, MatchesInAnyUnicodeComposition) {
  const std::string composed = "p\u00e4ssw\u00f6rd 한", decomposed = "pa\u0308sswo\u0308rd 한";
  for (const auto& set : {composed, decomposed})
    for (const auto& typed : {composed, decomposed})
      EXPECT_EQ(match_password(hash_password(set, cheap), typed), PasswordMatch::normal);
  EXPECT_FALSE(password_matches(hash_password(composed, cheap), "password 한"));
  EXPECT_TRUE(password_matches(hash_password("two words", cheap), "two\u00a0words"));
}

TEST(Password, AnOlderHashMatchesThePasswordAsSent) {
  for (const std::string password :
       {"pa\u0308ssword", "two\u00a0words", "\x01\x02\x03", "\xff\xfe"}) {
    const auto hash = hash_of_bytes(password);
    EXPECT_EQ(match_password(hash, password), PasswordMatch::as_sent) << password;
    EXPECT_TRUE(needs_rehash(hash, PasswordMatch::as_sent, cheap));
    EXPECT_EQ(match_password(hash, password + "x"), PasswordMatch::none);
  }
  EXPECT_EQ(match_password(hash_of_bytes("p\u00e4ssword"), "pa\u0308ssword"),
            PasswordMatch::normal);
}

TEST(PasswordRule, BoundsTheLengthAndRefusesTheName) {
  EXPECT_FALSE(check_password_rule("seven77", "anna"));
  EXPECT_TRUE(check_password_rule("eight888", "anna"));
  EXPECT_TRUE(check_password_rule(std::string(1024, 'x'), "anna"));
  EXPECT_FALSE(check_password_rule(std::string(1025, 'x'), "anna"));
  EXPECT_FALSE(check_password_rule("AnnaMaria", "annamaria"));
  EXPECT_TRUE(check_password_rule("AnnaMaria1", "annamaria"));
  EXPECT_FALSE(check_password_rule("Password", "anna"));
  EXPECT_EQ(check_password_rule("short", "anna").error().code, Code::invalid_field);
  EXPECT_FALSE(check_password_rule("control\x07 s", "anna"));
}

TEST(PasswordRule, AllowsAnyCharacter) {
  using namespace std::string_view_literals;
  const std::string longest(1024, 'x');
  for (const auto word : {"пароль 😀"sv, "        "sv, std::string_view(longest)}) {
    EXPECT_TRUE(check_password_rule(word, "anna")) << word;
    const std::string hash = hash_password(word, cheap);
    EXPECT_TRUE(password_matches(hash, word)) << word;
    EXPECT_FALSE(password_matches(hash, word.substr(0, word.size() - 1))) << word;
  }
  EXPECT_FALSE(check_password_rule("nul \0 inside"sv, "anna"));
}

TEST(UsernameRule, AllowsLettersDigitsAndTwoSigns) {
  for (const char* good : {"ab", "Anna", "a-b_c", "x2", "abcdefghijklmnopqrst"})
    EXPECT_TRUE(check_username_rule(good)) << good;
  for (const char* bad : {"", "a", "2ab", "-ab", "_ab", "a b", "a.b", "änna", "ann\xc3\xa4", "a@b",
                          "abcdefghijklmnopqrstu"})
    EXPECT_FALSE(check_username_rule(bad)) << bad;
  EXPECT_EQ(check_username_rule("a b").error().code, Code::invalid_field);
}

TEST(ChosenName, CannotBeReserved) {
  for (const char* bad : {"Admin", "ad_min", "Moderator-1", "TheModerators", "crownhead",
                          "Crownhead_Support", "root", "Computer8", "Guest1234", "S-T-A-F-F"}) {
    EXPECT_FALSE(check_chosen_name(bad)) << bad;
    EXPECT_TRUE(check_username_rule(bad)) << bad << ": the operator may";
  }
  for (const char* good : {"Adam", "Modest", "Theo", "Crownheads", "Rooter", "Stafford"})
    EXPECT_TRUE(check_chosen_name(good)) << good;
  EXPECT_FALSE(check_chosen_name("2ab"));
}

}  // namespace
}  // namespace crownhead::auth
