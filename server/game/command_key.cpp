#include "server/game/command_key.hpp"

#include <string>
#include <string_view>

#include "rules/fnv1a.hpp"

namespace crownhead::live {
namespace {

struct Wording {
  std::string operator()(const wire::MoveWish& wish) const {
    auto text = "move " + std::to_string(wish.ply);
    text.append(wish.draw_offer ? " = " : " ").append(wish.move);
    if (!wish.message.empty()) text.append("\n").append(wish.message);
    if (!wish.entropy.empty()) text.append("\nentropy ").append(wish.entropy);
    return text;
  }
  std::string operator()(const wire::DrawWish& wish) const {
    return "draw " + std::to_string(static_cast<int>(wish.action));
  }
  std::string operator()(const wire::ResignWish&) const { return "resign"; }
  std::string operator()(const wire::AbortWish&) const { return "abort"; }
  std::string operator()(const wire::TakebackWish& wish) const {
    return "takeback " + std::to_string(static_cast<int>(wish.action));
  }
  std::string operator()(const wire::RematchWish& wish) const {
    return "rematch " + std::to_string(static_cast<int>(wish.action)) +
           (wish.entropy.empty() ? "" : "\nentropy " + wish.entropy);
  }
  std::string operator()(const wire::GiveTimeWish&) const { return "give_time"; }
  std::string operator()(const wire::BerserkWish&) const { return "berserk"; }
  std::string operator()(const wire::ClaimWish& wish) const {
    return "claim " + std::to_string(static_cast<int>(wish.what));
  }
};

}  // namespace

db::RequestKey command_key(UserId user, const CommandId& id, GameId game,
                           const wire::PlayerWish& what) {
  return request_key(user, id, std::to_string(game.value), std::visit(Wording{}, what));
}

db::RequestKey request_key(UserId user, const CommandId& id, std::string_view what,
                           std::string_view body) {
  // Both texts come from the same client, so an attacker gains nothing from a collision.
  Fnv1a hash;
  hash.add(what);
  hash.add("\n");
  hash.add(body);
  return {.user = user, .id = id, .hash = hash.value()};
}

}  // namespace crownhead::live
