#include "server/http/if_match.hpp"

#include <vector>

#include "rules/reasons.hpp"
#include "server/net/http/etags.hpp"
#include "server/wire/game/client_message.hpp"

namespace crownhead::api {

wire::Parsed<SeenVersions> versions_wanted(const Call& call) {
  const std::string list = call.request().header_list("If-Match");
  if (list.empty() || net::is_any_tag(list)) return SeenVersions{};
  const auto tags = net::read_entity_tags(list);
  if (!tags) return std::unexpected(wire::wrong_field("If-Match", reason::field::etag()));
  std::vector<std::int64_t> versions;
  for (const auto& tag : *tags)
    if (const auto version = tag.weak ? std::nullopt : wire::parse_id(tag.text))
      if (std::to_string(*version) == tag.text) versions.push_back(*version);
  return SeenVersions::only(std::move(versions));
}

}  // namespace crownhead::api
