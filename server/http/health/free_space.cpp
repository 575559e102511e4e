#include "server/http/health/free_space.hpp"

#include <filesystem>

#include "rules/reasons.hpp"

namespace crownhead::api {
namespace {

constexpr std::uint64_t unknown = UINT64_MAX;

}  // namespace

bool FreeSpace::look(const std::string& folder) {
  std::error_code none;
  const auto space = std::filesystem::space(folder, none);
  return note(none ? std::nullopt : std::optional<std::uint64_t>(space.available));
}

bool FreeSpace::note(std::optional<std::uint64_t> bytes) {
  bytes_ = bytes.value_or(unknown);
  const bool low = bytes && *bytes < least_;
  return low_.exchange(low) != low;
}

std::optional<std::uint64_t> FreeSpace::bytes() const {
  const std::uint64_t bytes = bytes_;
  return bytes == unknown ? std::nullopt : std::optional(bytes);
}

Error nearly_full() { return {Code::unavailable, reason::server::nearly_full()}; }

}  // namespace crownhead::api
