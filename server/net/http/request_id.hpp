#pragma once

namespace crownhead::net {

/// The header with the id of each request. It replaces the client's own and is part of the answer.
constexpr const char* request_id_header = "X-Request-Id";

}  // namespace crownhead::net
