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

/// An offer that awaits the opponent's answer.
struct MadeOffer {
  OfferKind kind;
  Seat by;

  bool operator==(const MadeOffer&) const = default;
};

/// Returns the offer that the event makes; nullopt for other events.
std::optional<MadeOffer> offer_in(const Event& event);

/// Returns true if the offer is unanswered.
bool stands(const Game& game, const MadeOffer& offer);

}  // namespace crownhead::play
