#pragma once

#include "db/codec/bytes.hpp"
#include "rules/reason.hpp"

namespace crownhead::codec {

/// Includes the English text, which remains readable after a later version has dropped it.
void write(ByteWriter& out, const Reason& reason);
Reason read_reason(ByteReader& in);

}  // namespace crownhead::codec
