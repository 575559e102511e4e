#include "server/auth/totp.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

namespace crownhead::auth {
namespace {

std::vector<std::uint8_t> bytes(std::string_view text) { return {text.begin(), text.end()}; }

std::string hex(std::span<const std::uint8_t> data) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const auto byte : data) text += {digits[byte >> 4], digits[byte & 15]};
  return text;
}

TEST(HmacSha1, MatchesRfc2202) {
  EXPECT_EQ(hex(hmac_sha1(std::vector<std::uint8_t>(20, 0x0b), bytes("Hi There"))),
            "b617318655057264e28bc0b6fb378c8ef146be00");
  EXPECT_EQ(hex(hmac_sha1(bytes("Jefe"), bytes("what do ya want for nothing?"))),
            "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79");
  EXPECT_EQ(hex(hmac_sha1(std::vector<std::uint8_t>(80, 0xaa),
                          bytes("Test Using Larger Than Block-Size Key - Hash Key First"))),
            "aa4ae5e15272d00e95705637ce8a3b55ed402112");
}

TEST(Totp, MatchesRfc6238) {
  const auto key = bytes("12345678901234567890");
  const std::pair<std::int64_t, const char*> vectors[] = {
      {59, "94287082"},         {1111111109, "07081804"}, {1111111111, "14050471"},
      {1234567890, "89005924"}, {2000000000, "69279037"}, {20000000000, "65353130"}};
  for (const auto& [time, code] : vectors)
    EXPECT_EQ(totp_code(key, totp_step(Instant{time * 1000}), 8), code) << time;
  EXPECT_EQ(totp_code(key, totp_step(Instant{59'000})), "287082");
}

TEST(Totp, ACodeIsValidOneStepEarlyAndOneStepLate) {
  TotpKey key{};
  std::ranges::copy(bytes("12345678901234567890"), key.begin());
  EXPECT_EQ(matching_totp_step(key, "287082", Instant{59'999}), 1);
  EXPECT_EQ(matching_totp_step(key, "287 082", Instant{60'000}), 1);
  EXPECT_EQ(matching_totp_step(key, "287082", Instant{89'999}), 1);
  EXPECT_EQ(matching_totp_step(key, "287082", Instant{0}), 1);
  EXPECT_FALSE(matching_totp_step(key, "287082", Instant{90'000}));
  EXPECT_FALSE(matching_totp_step(key, "28708", Instant{59'000}));
  EXPECT_FALSE(matching_totp_step(key, "", Instant{59'000}));
}

TEST(Base32, MatchesRfc4648WithoutPadding) {
  const std::pair<const char*, const char*> vectors[] = {{"", ""},
                                                         {"f", "MY"},
                                                         {"fo", "MZXQ"},
                                                         {"foo", "MZXW6"},
                                                         {"foob", "MZXW6YQ"},
                                                         {"fooba", "MZXW6YTB"},
                                                         {"foobar", "MZXW6YTBOI"}};
  for (const auto& [plain, code] : vectors) EXPECT_EQ(base32(bytes(plain)), code);
}

TEST(OtpauthLink, NamesTheSiteAndThePlayer) {
  EXPECT_EQ(otpauth_link(TotpKey{}, "play.example.org:8080", "Anna-1"),
            "otpauth://totp/play.example.org%3A8080:Anna-1?secret=" + std::string(32, 'A') +
                "&issuer=play.example.org%3A8080");
}

TEST(TotpKeys, AreUnique) { EXPECT_NE(make_totp_key(), make_totp_key()); }

}  // namespace
}  // namespace crownhead::auth
