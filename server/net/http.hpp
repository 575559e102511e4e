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

/// A request that was read to its end. A value, which may be moved to another thread.
struct Request {
  Verb verb = Verb::get;
  std::string path;   ///< as sent, before the '?', not decoded
  std::string query;  ///< after the '?'
  Headers headers;
  std::string body;
  std::string remote;  ///< the peer's address without its port
  Instant stamp;       ///< when the whole request had been read

  /// Returns the first header of that name, ignoring case; empty if there is none.
  std::string_view header(std::string_view name) const;
  /// Returns all headers of that name in order, as one list (RFC 9110 5.3); empty if there is none.
  std::string header_list(std::string_view name) const;
  bool has_header(std::string_view name) const;
};

/// A body that is produced while it is sent; only one part of it is in memory at a time.
class BodyParts {
 public:
  virtual ~BodyParts() = default;

  /// The next part: an empty text is the end. nullopt breaks the connection, so that the client
  /// does not take an incomplete body for the whole.
  using Part = std::optional<std::string>;

  /// Called again after the previous part has been sent. Call `done` once, on any thread.
  virtual void next(std::move_only_function<void(Part)> done) = 0;
};

struct Response {
  int status = 200;
  Headers headers;  ///< the session adds Content-Length, Date and the security headers
  std::string body;
  std::string_view static_body = {};           ///< sent instead of `body` if not empty; never freed
  std::shared_ptr<BodyParts> parts = nullptr;  ///< sent instead of `body` if set
  Millis hold = {};  ///< how long the answer is delayed, which slows a flood
  std::shared_ptr<const void> place = nullptr;  ///< released when everything has been sent
};

/// Call it once, from any thread; the session sends the answer from its own.
using Respond = std::move_only_function<void(Response)>;

}  // namespace crownhead::net
