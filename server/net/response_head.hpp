#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "rules/instant.hpp"
#include "server/net/http.hpp"

namespace crownhead::net {

/// What HTTP calls an IMF-fixdate: "Sun, 06 Nov 1994 08:49:37 GMT".
std::string http_date(Instant time);

/// Status line and headers of an answer, with the empty line. `defaults` yield to the headers of
/// the response; control characters in values are left out. Neither a 204 or 304 nor a body of
/// unknown size has a length.
std::string response_head(const Response& response, const Headers& defaults, std::string_view date,
                          bool keep_alive, std::optional<std::size_t> body_size);

/// False for the answers that never have a body, whatever the handler gave.
bool has_body(int status);

}  // namespace crownhead::net
