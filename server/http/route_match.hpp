#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/net/http.hpp"

namespace crownhead::api {

using PathPieces = std::vector<std::string>;

/// True if `path` matches `pattern`. Appends the text matched by each pair of braces to `pieces`.
bool matched(std::string_view pattern, std::string_view path, PathPieces& pieces);

/// Returns the path pattern of the route for a request, as in the table; "files" if there is none.
std::string_view route_pattern(net::Verb verb, std::string_view path);

}  // namespace crownhead::api
