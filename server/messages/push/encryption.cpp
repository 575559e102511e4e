#include "server/messages/push/encryption.hpp"

#include "random/random.hpp"
#include "server/messages/push/libcrypto.hpp"

namespace crownhead::messages::push {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t record_size = 4'096;
constexpr std::size_t tag_size = 16;
constexpr char last_record = 2;
constexpr std::size_t padding = 1'024;

Bytes bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

template <std::size_t size>
std::string_view text_of(const std::array<std::uint8_t, size>& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

std::uint8_t* bytes_in(std::string& text) { return reinterpret_cast<std::uint8_t*>(text.data()); }

/// Returns the text under AES-128-GCM, and its tag after it.
std::string sealed(std::string_view text, std::string_view key, std::string_view nonce) {
  const auto& lib = Libcrypto::get();
  const Owned<EVP_CIPHER_CTX> cipher(lib.new_cipher(), lib.free_cipher);
  std::string out(text.size() + tag_size, '\0');
  int written = 0, rest = 0;
  require(cipher &&
              lib.encrypt_init(cipher.get(), lib.aes_128_gcm(), nullptr, bytes_of(key).data(),
                               bytes_of(nonce).data()) == 1 &&
              lib.encrypt_update(cipher.get(), bytes_in(out), &written, bytes_of(text).data(),
                                 static_cast<int>(text.size())) == 1 &&
              lib.encrypt_final(cipher.get(), bytes_in(out) + written, &rest) == 1 &&
              lib.control_cipher(cipher.get(), EVP_CTRL_AEAD_GET_TAG, tag_size,
                                 bytes_in(out) + text.size()) == 1,
          "encrypt");
  return out;
}

}  // namespace

std::string hkdf(Bytes salt, Bytes key, std::string_view info, std::size_t length) {
  const auto& lib = Libcrypto::get();
  const Owned<OSSL_PARAM_BLD> builder(lib.new_params(), lib.free_builder);
  require(builder && lib.push_text(builder.get(), OSSL_KDF_PARAM_DIGEST, "SHA2-256", 0) == 1 &&
              lib.push_octets(builder.get(), OSSL_KDF_PARAM_KEY, key.data(), key.size()) == 1 &&
              lib.push_octets(builder.get(), OSSL_KDF_PARAM_SALT, salt.data(), salt.size()) == 1 &&
              lib.push_octets(builder.get(), OSSL_KDF_PARAM_INFO, info.data(), info.size()) == 1,
          "describe a derivation");
  const Owned<OSSL_PARAM> params(lib.built_params(builder.get()), lib.free_params);
  const Owned<EVP_KDF> kdf(lib.fetch_kdf(nullptr, "HKDF", nullptr), lib.free_kdf);
  require(params && kdf, "find HKDF");
  const Owned<EVP_KDF_CTX> context(lib.new_kdf_context(kdf.get()), lib.free_kdf_context);
  std::string out(length, '\0');
  require(context && lib.derive_by_kdf(context.get(), bytes_in(out), length, params.get()) == 1,
          "derive a key");
  return out;
}

std::string aes128gcm(std::string_view text, std::size_t padded, Bytes key, const Salt& salt,
                      std::string_view key_id) {
  const auto content_key = hkdf(salt, key, "Content-Encoding: aes128gcm\0"sv, 16);
  const auto nonce = hkdf(salt, key, "Content-Encoding: nonce\0"sv, 12);
  std::string record(text);
  record += last_record;
  if (text.size() < padded) record.append(padded - text.size(), '\0');
  std::string message(text_of(salt));
  for (const int shift : {24, 16, 8, 0}) message += static_cast<char>(record_size >> shift & 0xFFU);
  message += static_cast<char>(key_id.size());
  return message.append(key_id).append(sealed(record, content_key, nonce));
}

std::string encrypt(std::string_view text, std::size_t padded, const PushPublicKey& browser_key,
                    const accounts::PushAuth& auth, const Salt& salt,
                    const PushKeyPair& ephemeral) {
  const auto secret = shared_secret(ephemeral, browser_key);
  std::string info("WebPush: info\0"sv);
  info.append(text_of(browser_key)).append(text_of(ephemeral.open));
  const auto key = hkdf(auth, secret, info, 32);
  return aes128gcm(text, padded, bytes_of(key), salt, text_of(ephemeral.open));
}

std::string encrypt(std::string_view text, const PushPublicKey& browser_key,
                    const accounts::PushAuth& auth) {
  Salt salt{};
  fill_random(salt);
  const std::size_t padded = text.size() <= padding ? padding : 2 * padding;
  return encrypt(text, padded, browser_key, auth, salt, make_key_pair());
}

}  // namespace crownhead::messages::push
