#include "server/net/http.hpp"

#include <boost/beast/core/string.hpp>

namespace crownhead::net {

std::string_view Request::header(std::string_view name) const {
  for (const auto& [key, value] : headers)
    if (boost::beast::iequals(key, name)) return value;
  return {};
}

}  // namespace crownhead::net
