#include "server/auth/checksum.hpp"

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sodium.h>
#include <stdexcept>
#include <vector>

#include "server/auth/sodium.hpp"

namespace crownhead::auth {
namespace {

constexpr std::size_t part_bytes = std::size_t{1} << 20U;

[[noreturn]] void refuse(const std::filesystem::path& file) {
  throw std::runtime_error("cannot read " + file.string() + ": " + std::strerror(errno));
}

}  // namespace

std::string sha256_of_file(const std::filesystem::path& file) {
  require_sodium();
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) refuse(file);
  crypto_hash_sha256_state state;
  crypto_hash_sha256_init(&state);
  std::vector<char> part(part_bytes);
  while (in.read(part.data(), static_cast<std::streamsize>(part.size())) || in.gcount() > 0)
    crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char*>(part.data()),
                              static_cast<unsigned long long>(in.gcount()));
  if (in.bad()) refuse(file);
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash{};
  crypto_hash_sha256_final(&state, hash.data());
  std::array<char, hash.size() * 2 + 1> text{};
  sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
  return text.data();
}

}  // namespace crownhead::auth
