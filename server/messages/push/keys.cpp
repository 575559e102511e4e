#include "server/messages/push/keys.hpp"

#include <algorithm>
#include <utility>

#include "server/messages/push/libcrypto.hpp"

namespace crownhead::messages::push {
namespace {

constexpr const char* curve = "P-256";
constexpr std::uint8_t uncompressed = 4;

Owned<EVP_PKEY> owned_key(EVP_PKEY* key) { return {key, Libcrypto::get().free_key}; }

/// Returns nullptr if the bytes are not a point of the curve. `own` may be empty.
Owned<EVP_PKEY> loaded(const PushPublicKey& point, Bytes own) {
  const auto& lib = Libcrypto::get();
  const Owned<OSSL_PARAM_BLD> builder(lib.new_params(), lib.free_builder);
  const Owned<BIGNUM> number(
      own.empty() ? nullptr : lib.number_from(own.data(), static_cast<int>(own.size()), nullptr),
      lib.free_number);
  require(builder != nullptr &&
              lib.push_text(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, curve, 0) == 1 &&
              lib.push_octets(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()) ==
                  1 &&
              (own.empty() ||
               lib.push_number(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get()) == 1),
          "describe a key");
  const Owned<OSSL_PARAM> params(lib.built_params(builder.get()), lib.free_params);
  const Owned<EVP_PKEY_CTX> context(lib.key_context(nullptr, "EC", nullptr), lib.free_key_context);
  require(params && context && lib.from_data_init(context.get()) == 1, "read a key");
  EVP_PKEY* key = nullptr;
  const bool read =
      lib.from_data(context.get(), &key, own.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR,
                    params.get()) == 1;
  auto owner = owned_key(key);
  return read ? std::move(owner) : owned_key(nullptr);
}

Owned<EVP_PKEY> loaded(const PushKeyPair& pair) {
  auto key = loaded(pair.open, pair.own);
  require(key != nullptr, "load the site's key for push");
  return key;
}

Owned<EVP_PKEY_CTX> context_of(EVP_PKEY* key) {
  const auto& lib = Libcrypto::get();
  return {lib.context_of_key(nullptr, key, nullptr), lib.free_key_context};
}

}  // namespace

PushKeyPair make_key_pair() {
  const auto& lib = Libcrypto::get();
  const auto key = owned_key(lib.make_key(nullptr, nullptr, "EC", curve));
  require(key != nullptr, "make a key");
  PushKeyPair pair;
  std::size_t length = 0;
  BIGNUM* number = nullptr;
  require(lib.octets_of_key(key.get(), OSSL_PKEY_PARAM_PUB_KEY, pair.open.data(), pair.open.size(),
                            &length) == 1 &&
              length == pair.open.size() &&
              lib.number_of_key(key.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) == 1,
          "read its new key");
  const Owned<BIGNUM> owner(number, lib.free_number);
  const int size = static_cast<int>(pair.own.size());
  require(lib.bytes_of_number(number, pair.own.data(), size) == size, "read its new key");
  return pair;
}

bool is_public_key(Bytes bytes) {
  PushPublicKey point{};
  if (bytes.size() != point.size() || bytes.front() != uncompressed) return false;
  std::ranges::copy(bytes, point.begin());
  const auto key = loaded(point, {});
  if (!key) return false;
  const auto context = context_of(key.get());
  return context && Libcrypto::get().check_public(context.get()) == 1;
}

std::array<std::uint8_t, 32> shared_secret(const PushKeyPair& ours, const PushPublicKey& theirs) {
  const auto& lib = Libcrypto::get();
  const auto own = loaded(ours);
  const auto peer = loaded(theirs, {});
  require(peer != nullptr, "load a browser's key");
  const auto context = context_of(own.get());
  std::array<std::uint8_t, 32> secret{};
  std::size_t length = secret.size();
  require(context && lib.derive_init(context.get()) == 1 &&
              lib.derive_with(context.get(), peer.get()) == 1 &&
              lib.derive(context.get(), secret.data(), &length) == 1 && length == secret.size(),
          "agree on a secret");
  return secret;
}

std::array<std::uint8_t, 64> sign(const PushKeyPair& key, std::string_view text) {
  constexpr std::size_t longest_der = 80;
  constexpr int half = 32;
  const auto& lib = Libcrypto::get();
  const auto own = loaded(key);
  const Owned<EVP_MD_CTX> digest(lib.new_digest(), lib.free_digest);
  std::array<std::uint8_t, longest_der> der{};
  std::size_t length = der.size();
  require(digest && lib.sign_init(digest.get(), nullptr, lib.sha_256(), nullptr, own.get()) == 1 &&
              lib.sign(digest.get(), der.data(), &length,
                       reinterpret_cast<const unsigned char*>(text.data()), text.size()) == 1,
          "sign");
  const std::uint8_t* at = der.data();
  const Owned<ECDSA_SIG> signature(lib.signature_from_der(nullptr, &at, static_cast<long>(length)),
                                   lib.free_signature);
  require(signature != nullptr, "read its signature");
  const BIGNUM *r = nullptr, *s = nullptr;
  lib.numbers_of_signature(signature.get(), &r, &s);
  std::array<std::uint8_t, 64> raw{};
  require(lib.bytes_of_number(r, raw.data(), half) == half &&
              lib.bytes_of_number(s, raw.data() + half, half) == half,
          "read its signature");
  return raw;
}

}  // namespace crownhead::messages::push
