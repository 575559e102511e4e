#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/reason.hpp"
#include "server/net/http.hpp"

namespace crownhead::net {

/// Turns the bytes of one HTTP/1.x request into a Request. Uses no socket and no clock.
class RequestReader {
 public:
  enum class State { header, body, done, bad };

  /// Bytes by the ending of a path.
  using LargerBodies = std::vector<std::pair<std::string, std::size_t>>;

  /// Limits in bytes; `larger` has the paths with larger limits and must outlive the reader.
  RequestReader(std::size_t max_header, std::size_t max_body, const LargerBodies* larger = nullptr);
  ~RequestReader();
  RequestReader(RequestReader&&) noexcept;
  RequestReader& operator=(RequestReader&&) noexcept;

  /// Uses bytes from the front of `bytes` and returns how many. The unused ones must be passed
  /// again, followed by more. Must not be called once done or bad.
  std::size_t feed(std::string_view bytes);

  State state() const;
  bool expects_continue() const;  ///< the sender waits for a 100 before it sends the body
  int bad_status() const;         ///< 400, 413, 431, 501 or 505, if bad
  const Reason& bad_reason() const;

  bool keep_alive() const;
  bool takes_chunks() const;  ///< the client uses HTTP/1.1
  bool upgrade_to_websocket() const;

  /// Returns the request, once done; without `remote` and `stamp`.
  Request take();

 private:
  struct Parser;
  std::unique_ptr<Parser> parser_;
};

}  // namespace crownhead::net
