#include "server/game/new_dice.hpp"

#include <cstdint>
#include <utility>

#include "random/random.hpp"
#include "rules/dice/chain.hpp"
#include "rules/kind/board.hpp"
#include "rules/kind/variants.hpp"

namespace crownhead::live {
namespace {

dice::Digest random_root() {
  dice::Digest root{};
  fill_random(root);
  return root;
}

}  // namespace

std::optional<play::OfferedDice> new_dice_for(const kind::Board& board, std::string entropy) {
  if (board.links() == 0) return std::nullopt;
  const auto root = random_root();
  return play::OfferedDice{.root = root,
                           .commitment = dice::Chain(root, board.links()).commitment(),
                           .entropy = std::move(entropy)};
}

std::optional<play::FirstDice> drawn_dice(const play::Setup& setup) {
  if (!kind::has_dice(setup.terms.variant)) return std::nullopt;
  return play::FirstDice{.root = random_root()};
}

std::optional<play::OfferedDice> new_dice(const play::GameTerms& terms, std::string entropy) {
  const auto board = kind::Board::begin(terms.of_board());
  if (!board) return std::nullopt;
  return new_dice_for(*board, std::move(entropy));
}

std::optional<play::OfferedDice> new_dice(const tournament::Settings& settings) {
  if (!kind::has_dice(settings.variant)) return std::nullopt;
  const auto board = kind::Board::begin(
      {.variant = settings.variant, .ruleset = settings.ruleset, .start = settings.terms});
  if (!board) return std::nullopt;
  return new_dice_for(*board, "");
}

}  // namespace crownhead::live
