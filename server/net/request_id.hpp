#pragma once

namespace crownhead::net {

/// Each request gets an id in this header, in place of what its client sent there, and the answer
/// has it too.
constexpr const char* request_id_header = "X-Request-Id";

}  // namespace crownhead::net
