#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/result.hpp"
#include "server/net/http.hpp"

namespace crownhead::net {

/// The text with its %XX made bytes; INVALID_FIELD for a broken escape, a NUL or bytes that are not
/// UTF-8. A '+' stays a '+'.
Result<std::string> percent_decode(std::string_view text);

/// The parameters of a query, decoded ('+' is a space), in their order; empty pieces are left out.
Result<std::vector<std::pair<std::string, std::string>>> query_parameters(std::string_view query);

/// Returns the text without the spaces and tabs around it, as between the items of a header.
std::string_view trimmed(std::string_view text);

/// The first cookie of that name in the request's Cookie headers, as sent; a view into the request.
std::optional<std::string_view> cookie(const Request& request, std::string_view name);

}  // namespace crownhead::net
