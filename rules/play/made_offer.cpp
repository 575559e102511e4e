#include "rules/play/made_offer.hpp"

namespace crownhead::play {

std::string_view offer_name(OfferKind kind) {
  switch (kind) {
    case OfferKind::draw: return "draw";
    case OfferKind::takeback: return "takeback";
    case OfferKind::rematch: return "rematch";
  }
  return "unknown";
}

std::optional<MadeOffer> offer_in(const Event& event) {
  if (const auto* draw = std::get_if<DrawOffered>(&event.what))
    return MadeOffer{OfferKind::draw, draw->by};
  if (const auto* takeback = std::get_if<TakebackOffered>(&event.what))
    return MadeOffer{OfferKind::takeback, takeback->by};
  if (const auto* rematch = std::get_if<RematchOffered>(&event.what))
    return MadeOffer{OfferKind::rematch, rematch->by};
  return std::nullopt;
}

bool stands(const Game& game, const MadeOffer& offer) {
  switch (offer.kind) {
    case OfferKind::draw: return game.draw_offer() == offer.by;
    case OfferKind::takeback: return game.takeback().by == offer.by;
    case OfferKind::rematch: return game.rematch().by == offer.by;
  }
  return false;
}

}  // namespace crownhead::play
