#include "server/admin/act.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace crownhead::admin {
namespace {

constexpr std::array<std::string Act::*, 7> fields = {
    &Act::what, &Act::name, &Act::email, &Act::role, &Act::reason, &Act::password, &Act::format};

}  // namespace

std::string encode(const Act& act) {
  std::string bytes;
  for (const auto field : fields) {
    const auto size = static_cast<std::uint32_t>((act.*field).size());
    bytes.append(reinterpret_cast<const char*>(&size), sizeof size).append(act.*field);
  }
  return bytes;
}

std::optional<Act> decode(std::string_view bytes) {
  Act act;
  for (const auto field : fields) {
    std::uint32_t size = 0;
    if (bytes.size() < sizeof size) return std::nullopt;
    std::memcpy(&size, bytes.data(), sizeof size);
    bytes.remove_prefix(sizeof size);
    if (bytes.size() < size) return std::nullopt;
    act.*field = bytes.substr(0, size);
    bytes.remove_prefix(size);
  }
  return bytes.empty() ? std::optional(act) : std::nullopt;
}

}  // namespace crownhead::admin
