#include "server/api/if_match.hpp"

#include "rules/reasons.hpp"
#include "server/wire/client_message.hpp"

namespace crownhead::api {

wire::Parsed<std::optional<std::int64_t>> version_wanted(const Call& call) {
  const auto wrong = [] {
    return std::unexpected(wire::wrong_field("If-Match", reason::field::etag()));
  };
  auto text = call.request().header("If-Match");
  if (text.empty() || text == "*") return std::nullopt;
  if (text.starts_with("W/")) text.remove_prefix(2);
  if (text.size() < 3 || !text.starts_with('"') || !text.ends_with('"')) return wrong();
  const auto version = wire::parse_id(text.substr(1, text.size() - 2));
  if (!version) return wrong();
  return version;
}

}  // namespace crownhead::api
