#pragma once

#include <string>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/variant.hpp"
#include "rules/result.hpp"

namespace crownhead::server {

/// The variant that `--variant` names; a sentence with the nearest known name if there is none.
Result<const draughts::Variant*> named_variant(const std::string& name);

/// What `--fen` says, the start position if it is empty.
Result<draughts::Position> given_position(const draughts::Variant& variant, const std::string& fen);

/// Prints "crownhead COMMAND: SENTENCE" to stderr and gives the exit status of wrong usage.
int refuse(const std::string& command, const Error& error);

}  // namespace crownhead::server
