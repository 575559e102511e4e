#pragma once

#include <optional>

#include "db/codec/bytes.hpp"
#include "rules/draughts/change.hpp"

namespace crownhead::codec {

/// What a move changed on the board, or that nobody knows: four bytes for most, one more for each
/// piece that was captured.
void write(ByteWriter& out, const std::optional<draughts::Change>& change);
std::optional<draughts::Change> read_change(ByteReader& in);

}  // namespace crownhead::codec
