#pragma once

#include <optional>

#include "rules/play/challenge.hpp"
#include "server/wire/wishes.hpp"

namespace crownhead::live {

/// 32 bytes of the system's own chance, for a chain of dice.
dice::Digest random_root();

/// New dice for a game that somebody offers; nullopt where none are thrown.
std::optional<play::OfferedDice> new_dice(const wire::GameWish& wish);

}  // namespace crownhead::live
