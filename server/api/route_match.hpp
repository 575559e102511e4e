#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/net/http.hpp"

namespace crownhead::api {

using PathPieces = std::vector<std::string>;

/// Whether `path` is that of `pattern`; what stands in it for each pair of braces is added to
/// `pieces`.
bool matched(std::string_view pattern, std::string_view path, PathPieces& pieces);

/// The path of the route that a request would take, as the table has it; "files" if there is none.
std::string_view route_pattern(net::Verb verb, std::string_view path);

}  // namespace crownhead::api
