#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
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
  /// All headers of that name in order, as one list (RFC 9110 5.3); empty if there is none.
  std::string header_list(std::string_view name) const;
  bool has_header(std::string_view name) const;
};

/// A body that is made while it is sent: at any time one part of it is in memory.
class BodyParts {
 public:
  virtual ~BodyParts() = default;

  /// The next part: an empty text is the end; nullopt breaks the connection off, so that nobody
  /// takes a part for the whole.
  using Part = std::optional<std::string>;

  /// Called again after the part before has been sent. `done` is to be called once, on any thread.
  virtual void next(std::move_only_function<void(Part)> done) = 0;
};

struct Response {
  int status = 200;
  Headers headers;  ///< Content-Length, Date and the security headers are added by the session
  std::string body;
  std::string_view static_body = {};  ///< sent instead of `body` if not empty; lives for ever
  std::shared_ptr<BodyParts> parts = nullptr;  ///< sent instead of `body` if there are any
  Millis hold = {};  ///< how long the answer is kept back, which slows a flood
  std::shared_ptr<const void> place = nullptr;  ///< released when all has been sent
};

/// To be called once, from any thread; the session sends the answer from its own.
using Respond = std::move_only_function<void(Response)>;

}  // namespace crownhead::net
