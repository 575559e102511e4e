#pragma once

#include <optional>

#include "rules/draughts/moves.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

/// Why the piece on `from` may not go to `to`, in a sentence for the player, with the article where
/// the official text has one. nullopt where it may.
std::optional<Error> explain_refusal(const Variant& variant, const Position& position, Square from,
                                     Square to);

}  // namespace crownhead::draughts
