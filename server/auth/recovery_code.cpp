#include "server/auth/recovery_code.hpp"

#include <array>
#include <cstdint>
#include <sodium.h>

#include "rules/lower_case.hpp"
#include "server/auth/sodium.hpp"
#include "server/auth/totp.hpp"

namespace crownhead::auth {
namespace {

constexpr std::size_t letters = 16;
constexpr std::size_t group = 4;

std::string in_groups(std::string_view plain) {
  std::string code;
  for (std::size_t i = 0; i < plain.size(); ++i) {
    if (i > 0 && i % group == 0) code += '-';
    code += lower_case(plain[i]);
  }
  return code;
}

}  // namespace

std::string make_recovery_code() {
  require_sodium();
  std::array<std::uint8_t, 10> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return in_groups(base32(bytes));
}

std::string tidy_recovery_code(std::string_view typed) {
  std::string plain;
  for (const char c : typed) {
    if (c == '-' || c == ' ') continue;
    const char letter = lower_case(c);
    const bool base32 = (letter >= 'a' && letter <= 'z') || (letter >= '2' && letter <= '7');
    if (!base32) return {};
    plain += letter;
  }
  return plain.size() == letters ? in_groups(plain) : std::string();
}

}  // namespace crownhead::auth
