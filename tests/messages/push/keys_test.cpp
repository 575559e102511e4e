#include "server/messages/push/keys.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include "server/auth/base64url.hpp"
#include "server/messages/push/libcrypto.hpp"
#include "server/messages/push/vapid.hpp"

namespace crownhead::messages::push {
namespace {

std::string decoded(std::string_view base64) { return auth::from_base64url(base64).value(); }

Bytes octets_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

/// The parts of "vapid t=HEADER.CLAIMS.SIGNATURE, k=KEY".
struct Token {
  explicit Token(std::string_view value) {
    EXPECT_TRUE(value.starts_with("vapid t=")) << value;
    const auto comma = value.find(", k=");
    const auto token = value.substr(8, comma - 8);
    key = decoded(value.substr(comma + 4));
    const auto first = token.find('.'), last = token.rfind('.');
    header = decoded(token.substr(0, first));
    claims = nlohmann::json::parse(decoded(token.substr(first + 1, last - first - 1)));
    signature = decoded(token.substr(last + 1));
    text = token.substr(0, last);
  }

  std::string header, signature, key, text;
  nlohmann::json claims;
};

/// Verifies by OpenSSL's own functions, as a push service does.
bool verifies(const Token& token) {
  OSSL_PARAM params[] = {OSSL_PARAM_construct_utf8_string("group", const_cast<char*>("P-256"), 0),
                         OSSL_PARAM_construct_octet_string(
                             "pub", const_cast<char*>(token.key.data()), token.key.size()),
                         OSSL_PARAM_construct_end()};
  const Owned<EVP_PKEY_CTX> context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr),
                                    EVP_PKEY_CTX_free);
  EVP_PKEY* made = nullptr;
  EXPECT_EQ(EVP_PKEY_fromdata_init(context.get()), 1);
  EXPECT_EQ(EVP_PKEY_fromdata(context.get(), &made, EVP_PKEY_PUBLIC_KEY, params), 1);
  const Owned<EVP_PKEY> key(made, EVP_PKEY_free);
  const Owned<ECDSA_SIG> signature(ECDSA_SIG_new(), ECDSA_SIG_free);
  const auto* raw = octets_of(token.signature).data();
  ECDSA_SIG_set0(signature.get(), BN_bin2bn(raw, 32, nullptr), BN_bin2bn(raw + 32, 32, nullptr));
  unsigned char* der = nullptr;
  const int length = i2d_ECDSA_SIG(signature.get(), &der);
  const Owned<EVP_MD_CTX> digest(EVP_MD_CTX_new(), EVP_MD_CTX_free);
  EXPECT_EQ(EVP_DigestVerifyInit(digest.get(), nullptr, EVP_sha256(), nullptr, key.get()), 1);
  const bool good = EVP_DigestVerify(digest.get(), der, static_cast<std::size_t>(length),
                                     octets_of(token.text).data(), token.text.size()) == 1;
  OPENSSL_free(der);
  return good;
}

TEST(Vapid, TheExampleOfRfc8292IsReadAndVerified) {
  const Token token(
      "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLC"
      "JleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GA"
      "u_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, "
      "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs");
  EXPECT_EQ(token.claims["aud"], "https://push.example.net");
  EXPECT_TRUE(verifies(token));
}

TEST(Vapid, OurTokensHaveTheFormOfThatExampleAndVerify) {
  const auto pair = make_key_pair();
  const Token token(vapid("https://push.example.net", Instant{1'453'523'768'999},
                          "mailto:push@example.com", pair));
  EXPECT_EQ(token.header, R"({"typ":"JWT","alg":"ES256"})");
  EXPECT_EQ(token.claims, nlohmann::json({{"aud", "https://push.example.net"},
                                          {"exp", 1'453'523'768},
                                          {"sub", "mailto:push@example.com"}}));
  EXPECT_EQ(token.signature.size(), 64U);
  EXPECT_EQ(token.key, std::string(pair.open.begin(), pair.open.end()));
  EXPECT_TRUE(verifies(token));

  Token other = token;
  other.text.back() = other.text.back() == 'A' ? 'B' : 'A';
  EXPECT_FALSE(verifies(other));
}

TEST(PushKeys, ANewPairAgreesWithAnother) {
  const auto mine = make_key_pair(), theirs = make_key_pair();
  EXPECT_NE(mine.open, theirs.open);
  EXPECT_TRUE(is_public_key(mine.open));
  EXPECT_EQ(shared_secret(mine, theirs.open), shared_secret(theirs, mine.open));
}

TEST(PushKeys, OnlyPointsOfTheCurveAreKeys) {
  const auto good = make_key_pair().open;
  EXPECT_TRUE(is_public_key(good));
  EXPECT_FALSE(is_public_key({}));
  EXPECT_FALSE(is_public_key(std::span(good).first(64)));

  auto off_the_curve = good;
  off_the_curve.back() ^= 1;
  EXPECT_FALSE(is_public_key(off_the_curve));
  auto compressed = good;
  compressed.front() = 2;
  EXPECT_FALSE(is_public_key(compressed));
  EXPECT_FALSE(is_public_key(std::span(compressed).first(33)));
  PushPublicKey infinity{};
  EXPECT_FALSE(is_public_key(infinity));
  EXPECT_FALSE(is_public_key(std::span(infinity).first(1)));
  infinity.front() = 4;
  EXPECT_FALSE(is_public_key(infinity));
  PushPublicKey too_large;
  too_large.fill(0xff);
  too_large.front() = 4;
  EXPECT_FALSE(is_public_key(too_large));
}

}  // namespace
}  // namespace crownhead::messages::push
