#include "server/net/http.hpp"

#include <algorithm>
#include <boost/beast/core/string.hpp>

namespace crownhead::net {

std::string_view Request::header(std::string_view name) const {
  for (const auto& [key, value] : headers)
    if (boost::beast::iequals(key, name)) return value;
  return {};
}

std::string Request::header_list(std::string_view name) const {
  std::string list;
  for (const auto& [key, value] : headers) {
    if (!boost::beast::iequals(key, name)) continue;
    if (!list.empty()) list += ", ";
    list += value;
  }
  return list;
}

bool Request::has_header(std::string_view name) const {
  return std::ranges::any_of(
      headers, [&](const auto& header) { return boost::beast::iequals(header.first, name); });
}

}  // namespace crownhead::net
