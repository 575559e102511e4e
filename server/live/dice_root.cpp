#include "server/live/dice_root.hpp"

#include <cstdint>
#include <random>

#include "rules/kind/variants.hpp"

namespace crownhead::live {
namespace {

dice::Digest random_root() {
  static thread_local std::random_device device;  // the system's own, for secrets
  dice::Digest root;
  for (std::uint8_t& byte : root) byte = static_cast<std::uint8_t>(device());
  return root;
}

}  // namespace

std::optional<dice::Digest> root_of(const play::Setup& setup) {
  return kind::has_dice(setup.variant) ? std::optional(random_root()) : std::nullopt;
}

}  // namespace crownhead::live
