#pragma once

#include "db/codec/bytes.hpp"
#include "rules/reason.hpp"

namespace crownhead::codec {

/// With its English, which stays where a later version has no such text any more.
void write(ByteWriter& out, const Reason& reason);
Reason read_reason(ByteReader& in);

}  // namespace crownhead::codec
