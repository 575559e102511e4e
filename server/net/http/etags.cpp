#include "server/net/http/etags.hpp"

#include <algorithm>
#include <array>
#include <boost/beast/core/string.hpp>

namespace crownhead::net {
namespace {

using boost::beast::iequals;

bool is_space(char c) { return c == ' ' || c == '\t'; }

bool is_tag_character(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte == 0x21 || (byte >= 0x23 && byte != 0x7f);
}

void skip_spaces(std::string_view& text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
}

/// Reads the tag at the front of `text` and removes it; nullopt if there is none.
std::optional<EntityTag> take_tag(std::string_view& text) {
  EntityTag tag{.weak = text.starts_with("W/"), .text = {}};
  if (tag.weak) text.remove_prefix(2);
  if (!text.starts_with('"')) return std::nullopt;
  const auto end = text.find('"', 1);
  if (end == std::string_view::npos) return std::nullopt;
  tag.text = text.substr(1, end - 1);
  text.remove_prefix(end + 1);
  return std::ranges::all_of(tag.text, is_tag_character) ? std::optional(tag) : std::nullopt;
}

std::string_view value_of(const Headers& headers, std::string_view name) {
  for (const auto& [key, value] : headers)
    if (iequals(key, name)) return value;
  return {};
}

/// True if a 304 repeats this header of the 200.
bool stays(std::string_view name) {
  static constexpr std::array<std::string_view, 6> kept = {
      "ETag", "Cache-Control", "Vary", "Content-Location", "Expires", "Date"};
  return std::ranges::any_of(kept, [&](std::string_view one) { return iequals(one, name); });
}

}  // namespace

std::optional<std::vector<EntityTag>> read_entity_tags(std::string_view list) {
  std::vector<EntityTag> tags;
  for (;;) {
    skip_spaces(list);
    if (list.empty()) break;
    if (list.starts_with(',')) {  // an empty element, which a list may have (RFC 9110, 5.6.1.2)
      list.remove_prefix(1);
      continue;
    }
    const auto tag = take_tag(list);
    if (!tag) return std::nullopt;
    tags.push_back(*tag);
    skip_spaces(list);
    if (!list.empty() && !list.starts_with(',')) return std::nullopt;
  }
  return tags.empty() ? std::nullopt : std::optional(std::move(tags));
}

bool is_any_tag(std::string_view list) {
  skip_spaces(list);
  while (!list.empty() && is_space(list.back())) list.remove_suffix(1);
  return list == "*";
}

bool has_version(const Request& request, std::string_view etag) {
  const std::string list = request.header_list("If-None-Match");
  if (list.empty()) return false;
  if (is_any_tag(list)) return true;
  if (etag.starts_with("W/")) etag.remove_prefix(2);
  const auto tags = read_entity_tags(list);
  return tags && etag.size() >= 2 && std::ranges::any_of(*tags, [&](const EntityTag& tag) {
           return tag.text == etag.substr(1, etag.size() - 2);
         });
}

void without_known_body(const Request& request, Response& response) {
  if (response.status != 200 || (request.verb != Verb::get && request.verb != Verb::head)) return;
  const auto etag = value_of(response.headers, "ETag");
  if (etag.empty() || !has_version(request, etag)) return;
  response.status = 304;
  std::erase_if(response.headers, [](const auto& header) { return !stays(header.first); });
  response.body.clear();
  response.static_body = {};
  response.parts = nullptr;
}

}  // namespace crownhead::net
