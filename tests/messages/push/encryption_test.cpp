#include "server/messages/push/encryption.hpp"

#include <algorithm>
#include <gtest/gtest.h>

#include "server/auth/base64url.hpp"

namespace crownhead::messages::push {
namespace {

using auth::base64url;

template <class Array>
Array array_of(std::string_view base64) {
  const auto bytes = auth::from_base64url(base64).value();
  Array array{};
  EXPECT_EQ(bytes.size(), array.size()) << base64;
  std::ranges::copy(bytes, array.begin());
  return array;
}

Bytes bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

// RFC 8291, 5 and appendix A.
const auto browser_open = array_of<PushPublicKey>(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
const auto browser_own = array_of<PushPrivateKey>("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
const PushKeyPair sender{
    .open = array_of<PushPublicKey>(
        "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
    .own = array_of<PushPrivateKey>("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")};
const auto secret_of_browser = array_of<accounts::PushAuth>("BTBZMqHH6r4Tts7J_aSIgg");
const auto salt = array_of<Salt>("DGv6ra1nlYgDCS1FRnbzlw");
constexpr std::string_view text = "When I grow up, I want to be a watermelon";

TEST(PushEncryption, AgreesWithEachValueOfRfc8291) {
  const auto shared = shared_secret(sender, browser_open);
  EXPECT_EQ(base64url(shared), "kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
  EXPECT_EQ(shared_secret({.open = browser_open, .own = browser_own}, sender.open), shared);

  std::string info = std::string("WebPush: info") + '\0';
  info.append(browser_open.begin(), browser_open.end());
  info.append(sender.open.begin(), sender.open.end());
  EXPECT_EQ(base64url(info),
            "V2ViUHVzaDogaW5mbwAEJXGyvs3942BVGq8e0PTNNmwRzr5VX4m8t7GGpTM5FzFo7OLr4BhZe9MEebhuPI-Oz"
            "tV3ylkYfpJGmQ22ggCLDgT-M_SrDepxkU21WCP3O1SUj0EwbZIHMtu5pZpTKGSCIA5Zent7wmC6HCJ5mFgJku"
            "k5cwAvMBKiiujwa7t45ewP");
  const auto key = hkdf(secret_of_browser, shared, info, 32);
  EXPECT_EQ(base64url(key), "S4lYMb_L0FxCeq0WhDx813KgSYqU26kOyzWUdsXYyrg");
  EXPECT_EQ(
      base64url(hkdf(salt, bytes_of(key), std::string("Content-Encoding: aes128gcm") + '\0', 16)),
      "oIhVW04MRdy2XN9CiKLxTg");
  EXPECT_EQ(base64url(hkdf(salt, bytes_of(key), std::string("Content-Encoding: nonce") + '\0', 12)),
            "4h_95klXJ5E_qnoN");
}

TEST(PushEncryption, MakesTheBodyOfRfc8291) {
  EXPECT_EQ(base64url(encrypt(text, 0, browser_open, secret_of_browser, salt, sender)),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
            "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
            "WGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(PushEncryption, MakesTheMessageOfRfc8188) {
  const auto key = auth::from_base64url("yqdlZ-tYemfogSmv7Ws5PQ").value();
  EXPECT_EQ(base64url(aes128gcm("I am the walrus", 0, bytes_of(key),
                                array_of<Salt>("I1BsxtFttlv3u_Oo94xnmw"), "")),
            "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg");
}

TEST(PushEncryption, HidesTheLengthOfTheText) {
  constexpr std::size_t around = 86 + 1 + 16;  // header, delimiter and tag
  for (const auto [length, padded] : {std::pair{1, 1024}, {1024, 1024}, {1025, 2048}, {2048, 2048}})
    EXPECT_EQ(
        encrypt(std::string(static_cast<std::size_t>(length), 'x'), browser_open, secret_of_browser)
            .size(),
        static_cast<std::size_t>(padded) + around);
}

TEST(PushEncryption, UsesAnotherSaltAndKeyForEachMessage) {
  const auto once = encrypt(text, browser_open, secret_of_browser);
  const auto again = encrypt(text, browser_open, secret_of_browser);
  EXPECT_NE(once.substr(0, 16), again.substr(0, 16));
  EXPECT_NE(once.substr(21, 65), again.substr(21, 65));
}

}  // namespace
}  // namespace crownhead::messages::push
