#include "server/game/player_command.hpp"

namespace crownhead::live {
namespace {

struct AsCommand {
  Seat by;
  bool answers_rematch;  ///< the opponent has offered a rematch
  std::optional<Instant> opponent_left;

  play::Command operator()(const wire::MoveWish& wish) const {
    return play::MakeMove{.by = by,
                          .ply = wish.ply,
                          .text = wish.move,
                          .offers_draw = wish.draw_offer,
                          .entropy = wish.entropy};
  }
  play::Command operator()(const wire::DrawWish& wish) const {
    switch (wish.action) {
      case wire::DrawAction::offer: return play::OfferDraw{by};
      case wire::DrawAction::accept: return play::AcceptDraw{by};
      case wire::DrawAction::decline: return play::DeclineDraw{by};
      case wire::DrawAction::claim: return play::ClaimDraw{by};
    }
    return play::DeclineDraw{by};
  }
  play::Command operator()(const wire::ResignWish&) const { return play::Resign{by}; }
  play::Command operator()(const wire::AbortWish&) const { return play::Abort{by}; }
  play::Command operator()(const wire::TakebackWish& wish) const {
    switch (wish.action) {
      case wire::OfferAction::offer: return play::OfferTakeback{by};
      case wire::OfferAction::accept: return play::AcceptTakeback{by};
      case wire::OfferAction::decline: return play::DeclineTakeback{by};
    }
    return play::DeclineTakeback{by};
  }
  play::Command operator()(const wire::RematchWish& wish) const {
    if (wish.action == wire::OfferAction::decline) return play::DeclineRematch{by};
    const bool begins = answers_rematch || wish.action == wire::OfferAction::accept;
    if (begins) return play::BeginRematch{.by = by, .game = {}};
    return play::OfferRematch{by};
  }
  play::Command operator()(const wire::GiveTimeWish&) const { return play::GiveTime{by}; }
  play::Command operator()(const wire::BerserkWish&) const { return play::GoBerserk{by}; }
  play::Command operator()(const wire::ClaimWish& wish) const {
    return play::ClaimAbandonment{.by = by, .what = wish.what, .opponent_left = opponent_left};
  }
};

}  // namespace

play::Command player_command(const play::Game& game, const wire::PlayerWish& wish, Seat by,
                             std::optional<Instant> opponent_left) {
  const AsCommand as_command{.by = by,
                             .answers_rematch = game.rematch().by == opposite(by),
                             .opponent_left = opponent_left};
  return std::visit(as_command, wish);
}

}  // namespace crownhead::live
