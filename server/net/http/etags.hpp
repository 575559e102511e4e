#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/http.hpp"

namespace crownhead::net {

/// An entity tag of RFC 9110, 8.8.3.
struct EntityTag {
  bool weak = false;
  std::string_view text;  ///< between the quotes
};

/// Parses the tags of If-Match or If-None-Match; nullopt if they are not such a list. "*" is not a
/// list.
std::optional<std::vector<EntityTag>> read_entity_tags(std::string_view list);

/// True if a header is "*", which matches any version.
bool is_any_tag(std::string_view list);

/// True if If-None-Match contains `etag` by weak comparison, so that the client has that version.
bool has_version(const Request& request, std::string_view etag);

/// Replaces the answer to GET or HEAD by a 304 if the client has its ETag. Keeps the headers of the
/// 200 that a 304 must repeat (RFC 9110, 15.4.5).
void without_known_body(const Request& request, Response& response);

}  // namespace crownhead::net
