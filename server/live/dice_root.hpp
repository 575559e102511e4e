#pragma once

#include <optional>

#include "rules/dice/digest.hpp"
#include "rules/play/event.hpp"

namespace crownhead::live {

/// 32 bytes of the system's own randomness, of which the dice of a new game are made; nullopt where
/// none are thrown.
std::optional<dice::Digest> root_of(const play::Setup& setup);

}  // namespace crownhead::live
