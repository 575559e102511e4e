#include "server/live/new_dice.hpp"

#include <cstdint>
#include <random>

#include "rules/dice/chain.hpp"
#include "rules/kind/board.hpp"
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

std::optional<play::FirstDice> drawn_dice(const play::Setup& setup) {
  if (!kind::has_dice(setup.variant)) return std::nullopt;
  return play::FirstDice{.root = random_root()};
}

std::optional<play::OfferedDice> new_dice(const wire::GameWish& wish) {
  const auto board = kind::Board::begin(
      {.variant = wish.variant, .ruleset = wish.ruleset, .start = wish.start_fen});
  if (!board || board->links() == 0) return std::nullopt;
  const auto root = random_root();
  return play::OfferedDice{
      .root = root, .tip = dice::Chain(root, board->links()).tip(), .entropy = wish.entropy};
}

}  // namespace crownhead::live
