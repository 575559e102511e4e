#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/instant.hpp"

namespace crownhead::net {

enum class Verb : std::uint8_t { get, head, post, put, patch, del, options, other };

using Headers = std::vector<std::pair<std::string, std::string>>;

/// A request that was read whole. A value: free to move to another thread.
struct Request {
  Verb verb = Verb::get;
  std::string path;   ///< as sent, before the '?', not decoded
  std::string query;  ///< after the '?'
  Headers headers;
  std::string body;
  std::string remote;  ///< the peer's address without its port
  Instant stamp;       ///< when the request had been read

  /// The first header of that name, letter case ignored; empty if there is none.
  std::string_view header(std::string_view name) const;
};

struct Response {
  int status = 200;
  Headers headers;  ///< Content-Length, Date and the security headers are added by the session
  std::string body;
  std::string_view static_body = {};  ///< sent instead of `body` if not empty; lives for ever
};

/// To be called once, from any thread; the session sends the answer from its own.
using Respond = std::move_only_function<void(Response)>;

}  // namespace crownhead::net
