#pragma once

#include <optional>

#include "db/codec/bytes.hpp"
#include "rules/draughts/change.hpp"

namespace crownhead::codec {

/// The change that a move made on the board, or nullopt if unknown. Takes four bytes for most
/// moves, and one more for each captured piece.
void write(ByteWriter& out, const std::optional<draughts::Change>& change);
std::optional<draughts::Change> read_change(ByteReader& in);

}  // namespace crownhead::codec
