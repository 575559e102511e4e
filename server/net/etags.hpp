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

/// The tags of If-Match or If-None-Match; nullopt if they are no such list. "*" is none.
std::optional<std::vector<EntityTag>> read_entity_tags(std::string_view list);

/// Whether a header is "*", which means whatever there is.
bool is_any_tag(std::string_view list);

/// Whether If-None-Match names `etag` by weak comparison, so that the client has that version.
bool has_version(const Request& request, std::string_view etag);

/// 304 in place of an answer to GET or HEAD whose ETag the client has. Keeps the headers that the
/// 200 has and a 304 is to have (RFC 9110, 15.4.5).
void without_known_body(const Request& request, Response& response);

}  // namespace crownhead::net
