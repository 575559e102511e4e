#pragma once

namespace crownhead::net {

/// Each request has an id in this header, whatever its client has sent there, and so has the
/// answer.
constexpr const char* request_id_header = "X-Request-Id";

}  // namespace crownhead::net
