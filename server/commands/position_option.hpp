#pragma once

#include <string>
#include <vector>

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/result.hpp"

namespace crownhead::server {

/// Returns the variant of `--variant`, or nullptr for one of `other_games`, which the command
/// accepts besides draughts. Fails with a sentence with the nearest known name.
Result<const draughts::Variant*> named_variant(const std::string& name,
                                               std::vector<std::string> other_games = {});

/// Returns the position of `--fen`; the start position if it is empty.
Result<draughts::Position> given_position(const draughts::Variant& variant, const std::string& fen);

/// The errors for `--fen` in a game without FENs, and for `--position` and `--dice` in a game with
/// them.
Error no_fen();
Error fen_alone();

/// Prints "crownhead COMMAND: SENTENCE" to stderr and returns the exit status of wrong usage.
int refuse(const std::string& command, const Error& error);

}  // namespace crownhead::server
