#pragma once

#include <string>
#include <vector>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/variant.hpp"
#include "rules/result.hpp"

namespace crownhead::server {

/// The variant that `--variant` names, nullptr for one of `other_games`, which the command takes
/// beside draughts; a sentence with the nearest known name if there is none.
Result<const draughts::Variant*> named_variant(const std::string& name,
                                               std::vector<std::string> other_games = {});

/// What `--fen` says, the start position if it is empty.
Result<draughts::Position> given_position(const draughts::Variant& variant, const std::string& fen);

/// What `--fen` is refused with where a position is not written so, and `--position` and `--dice`
/// where it is.
Error no_fen();
Error fen_alone();

/// Prints "crownhead COMMAND: SENTENCE" to stderr and gives the exit status of wrong usage.
int refuse(const std::string& command, const Error& error);

}  // namespace crownhead::server
