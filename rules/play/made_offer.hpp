#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/play/event.hpp"
#include "rules/play/game.hpp"

namespace crownhead::play {

enum class OfferKind : std::uint8_t { draw, takeback, rematch };

/// "draw", "takeback", "rematch".
std::string_view offer_name(OfferKind kind);

/// Something that waits for the opponent's answer.
struct MadeOffer {
  OfferKind kind;
  Seat by;

  bool operator==(const MadeOffer&) const = default;
};

/// The offer that the event makes; nullopt if it is none.
std::optional<MadeOffer> offer_in(const Event& event);

/// Whether the offer has not been answered yet.
bool stands(const Game& game, const MadeOffer& offer);

}  // namespace crownhead::play
