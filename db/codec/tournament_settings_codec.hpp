#pragma once

#include "db/codec/bytes.hpp"
#include "rules/tournament/settings.hpp"

namespace crownhead::codec {

void write(ByteWriter& out, const tournament::Settings& settings);
tournament::Settings read_settings(ByteReader& in);

}  // namespace crownhead::codec
