#include "server/http/route_match.hpp"

#include "server/http/routes.hpp"

namespace crownhead::api {

bool matched(std::string_view pattern, std::string_view path, PathPieces& pieces) {
  const auto open = pattern.find('{');
  if (open == std::string_view::npos) return pattern == path;
  if (!path.starts_with(pattern.substr(0, open))) return false;
  const auto tail = pattern.substr(pattern.find('}') + 1);
  const auto rest = path.substr(open);
  // The piece ends at the next slash, or before the literal text that follows it in the same
  // segment.
  const auto behind = tail.substr(0, tail.find('/'));
  const auto part = rest.substr(0, rest.find('/'));
  if (part.size() <= behind.size() || !part.ends_with(behind)) return false;
  const auto piece = part.substr(0, part.size() - behind.size());
  // "{id}.pdn" is a separate path, so "{id}" must not match it.
  if (tail.empty() && piece.ends_with(".pdn")) return false;
  pieces.emplace_back(piece);
  return matched(tail, rest.substr(piece.size()), pieces);
}

std::string_view route_pattern(net::Verb verb, std::string_view path) {
  for (const Route& route : routes()) {
    PathPieces pieces;
    if (route.verb == verb && matched(route.path, path, pieces)) return route.path;
  }
  return "files";
}

}  // namespace crownhead::api
