#include "server/auth/base64url.hpp"

#include <sodium.h>

namespace crownhead::auth {

constexpr int variant = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

std::string base64url(std::span<const std::uint8_t> bytes) {
  // The length includes a zero at the end.
  std::string text(sodium_base64_encoded_len(bytes.size(), variant), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), variant);
  text.pop_back();
  return text;
}

std::string base64url(std::string_view bytes) {
  return base64url(std::span(reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()));
}

std::optional<std::string> from_base64url(std::string_view text) {
  std::string bytes(text.size(), '\0');
  std::size_t length = 0;
  const char* end = nullptr;
  if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                        text.size(), nullptr, &length, &end, variant) != 0 ||
      end != text.data() + text.size())
    return std::nullopt;
  bytes.resize(length);
  return bytes;
}

}  // namespace crownhead::auth
