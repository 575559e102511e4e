#pragma once

#include <memory>
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/param_build.h>

namespace crownhead::messages::push {

/// The functions of libcrypto (OpenSSL 3) that are used here. The library is loaded from the system
/// at the first use, because libcurl loads it too, and fixes of the system then reach both.
class Libcrypto {
 public:
  /// Throws std::runtime_error if the library is missing.
  static const Libcrypto& get();

  decltype(&EVP_PKEY_Q_keygen) make_key = nullptr;
  decltype(&EVP_PKEY_CTX_new_from_name) key_context = nullptr;
  decltype(&EVP_PKEY_CTX_new_from_pkey) context_of_key = nullptr;
  decltype(&EVP_PKEY_CTX_free) free_key_context = nullptr;
  decltype(&EVP_PKEY_fromdata_init) from_data_init = nullptr;
  decltype(&EVP_PKEY_fromdata) from_data = nullptr;
  decltype(&EVP_PKEY_free) free_key = nullptr;
  decltype(&EVP_PKEY_public_check) check_public = nullptr;
  decltype(&EVP_PKEY_get_octet_string_param) octets_of_key = nullptr;
  decltype(&EVP_PKEY_get_bn_param) number_of_key = nullptr;
  decltype(&EVP_PKEY_derive_init) derive_init = nullptr;
  decltype(&EVP_PKEY_derive_set_peer) derive_with = nullptr;
  decltype(&EVP_PKEY_derive) derive = nullptr;

  decltype(&OSSL_PARAM_BLD_new) new_params = nullptr;
  decltype(&OSSL_PARAM_BLD_free) free_builder = nullptr;
  decltype(&OSSL_PARAM_BLD_push_utf8_string) push_text = nullptr;
  decltype(&OSSL_PARAM_BLD_push_octet_string) push_octets = nullptr;
  decltype(&OSSL_PARAM_BLD_push_BN) push_number = nullptr;
  decltype(&OSSL_PARAM_BLD_to_param) built_params = nullptr;
  decltype(&OSSL_PARAM_free) free_params = nullptr;

  decltype(&BN_bin2bn) number_from = nullptr;
  decltype(&BN_bn2binpad) bytes_of_number = nullptr;
  decltype(&BN_clear_free) free_number = nullptr;

  decltype(&EVP_KDF_fetch) fetch_kdf = nullptr;
  decltype(&EVP_KDF_free) free_kdf = nullptr;
  decltype(&EVP_KDF_CTX_new) new_kdf_context = nullptr;
  decltype(&EVP_KDF_CTX_free) free_kdf_context = nullptr;
  decltype(&EVP_KDF_derive) derive_by_kdf = nullptr;

  decltype(&EVP_CIPHER_CTX_new) new_cipher = nullptr;
  decltype(&EVP_CIPHER_CTX_free) free_cipher = nullptr;
  decltype(&EVP_CIPHER_CTX_ctrl) control_cipher = nullptr;
  decltype(&EVP_aes_128_gcm) aes_128_gcm = nullptr;
  decltype(&EVP_EncryptInit_ex) encrypt_init = nullptr;
  decltype(&EVP_EncryptUpdate) encrypt_update = nullptr;
  decltype(&EVP_EncryptFinal_ex) encrypt_final = nullptr;

  decltype(&EVP_MD_CTX_new) new_digest = nullptr;
  decltype(&EVP_MD_CTX_free) free_digest = nullptr;
  decltype(&EVP_sha256) sha_256 = nullptr;
  decltype(&EVP_DigestSignInit) sign_init = nullptr;
  decltype(&EVP_DigestSign) sign = nullptr;
  decltype(&d2i_ECDSA_SIG) signature_from_der = nullptr;
  decltype(&ECDSA_SIG_get0) numbers_of_signature = nullptr;
  decltype(&ECDSA_SIG_free) free_signature = nullptr;

 private:
  Libcrypto();
  template <class Function>
  void find(Function& function, const char* name);

  void* library_;  // loaded until the program ends
};

/// Owns an object of libcrypto and frees it by `free`, one of the functions above.
template <class Object>
using Owned = std::unique_ptr<Object, void (*)(Object*)>;

/// Throws std::runtime_error if a call of libcrypto failed, which no input of a client can cause.
void require(bool succeeded, const char* what);

}  // namespace crownhead::messages::push
