#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "rules/instant.hpp"
#include "server/net/http.hpp"

namespace crownhead::net {

/// Returns an IMF-fixdate of HTTP: "Sun, 06 Nov 1994 08:49:37 GMT".
std::string http_date(Instant time);

/// Returns status line and headers of an answer, with the empty line. Headers of the response
/// override `defaults`; control characters in values are removed. A 204 or 304 and a body of
/// unknown size have no length.
std::string response_head(const Response& response, const Headers& defaults, std::string_view date,
                          bool keep_alive, std::optional<std::size_t> body_size);

/// False for statuses whose answers never have a body, whatever the handler returned.
bool has_body(int status);

}  // namespace crownhead::net
