#include "server/messages/push/libcrypto.hpp"

#include <dlfcn.h>
#include <stdexcept>
#include <string>

namespace crownhead::messages::push {

const Libcrypto& Libcrypto::get() {
  static const Libcrypto library;
  return library;
}

Libcrypto::Libcrypto() : library_(dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL)) {
  if (!library_)
    throw std::runtime_error(
        "web push requires OpenSSL 3, which is not installed; install the package libssl3");
  find(make_key, "EVP_PKEY_Q_keygen");
  find(key_context, "EVP_PKEY_CTX_new_from_name");
  find(context_of_key, "EVP_PKEY_CTX_new_from_pkey");
  find(free_key_context, "EVP_PKEY_CTX_free");
  find(from_data_init, "EVP_PKEY_fromdata_init");
  find(from_data, "EVP_PKEY_fromdata");
  find(free_key, "EVP_PKEY_free");
  find(check_public, "EVP_PKEY_public_check");
  find(octets_of_key, "EVP_PKEY_get_octet_string_param");
  find(number_of_key, "EVP_PKEY_get_bn_param");
  find(derive_init, "EVP_PKEY_derive_init");
  find(derive_with, "EVP_PKEY_derive_set_peer");
  find(derive, "EVP_PKEY_derive");
  find(new_params, "OSSL_PARAM_BLD_new");
  find(free_builder, "OSSL_PARAM_BLD_free");
  find(push_text, "OSSL_PARAM_BLD_push_utf8_string");
  find(push_octets, "OSSL_PARAM_BLD_push_octet_string");
  find(push_number, "OSSL_PARAM_BLD_push_BN");
  find(built_params, "OSSL_PARAM_BLD_to_param");
  find(free_params, "OSSL_PARAM_free");
  find(number_from, "BN_bin2bn");
  find(bytes_of_number, "BN_bn2binpad");
  find(free_number, "BN_clear_free");
  find(fetch_kdf, "EVP_KDF_fetch");
  find(free_kdf, "EVP_KDF_free");
  find(new_kdf_context, "EVP_KDF_CTX_new");
  find(free_kdf_context, "EVP_KDF_CTX_free");
  find(derive_by_kdf, "EVP_KDF_derive");
  find(new_cipher, "EVP_CIPHER_CTX_new");
  find(free_cipher, "EVP_CIPHER_CTX_free");
  find(control_cipher, "EVP_CIPHER_CTX_ctrl");
  find(aes_128_gcm, "EVP_aes_128_gcm");
  find(encrypt_init, "EVP_EncryptInit_ex");
  find(encrypt_update, "EVP_EncryptUpdate");
  find(encrypt_final, "EVP_EncryptFinal_ex");
  find(new_digest, "EVP_MD_CTX_new");
  find(free_digest, "EVP_MD_CTX_free");
  find(sha_256, "EVP_sha256");
  find(sign_init, "EVP_DigestSignInit");
  find(sign, "EVP_DigestSign");
  find(signature_from_der, "d2i_ECDSA_SIG");
  find(numbers_of_signature, "ECDSA_SIG_get0");
  find(free_signature, "ECDSA_SIG_free");
}

template <class Function>
void Libcrypto::find(Function& function, const char* name) {
  function = reinterpret_cast<Function>(dlsym(library_, name));
  if (!function) throw std::runtime_error(std::string("this libcrypto has no ") + name);
}

void require(bool succeeded, const char* what) {
  if (!succeeded) throw std::runtime_error(std::string("libcrypto cannot ") + what);
}

}  // namespace crownhead::messages::push
