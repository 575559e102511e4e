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

/// Turns the bytes of one HTTP/1.x request into a Request. No socket, no clock.
class RequestReader {
 public:
  enum class State { header, body, done, bad };

  /// By the ending of a path, in bytes.
  using LargerBodies = std::vector<std::pair<std::string, std::size_t>>;

  /// Limits in bytes; `larger` has those of paths that take more, and outlives the reader.
  RequestReader(std::size_t max_header, std::size_t max_body, const LargerBodies* larger = nullptr);
  ~RequestReader();
  RequestReader(RequestReader&&) noexcept;
  RequestReader& operator=(RequestReader&&) noexcept;

  /// Takes what it can use from the front of `bytes` and returns how many that were. What was not
  /// used has to come again, followed by more. Not to be called once done or bad.
  std::size_t feed(std::string_view bytes);

  State state() const;
  bool expects_continue() const;  ///< the sender waits for a 100 before it sends the body
  int bad_status() const;         ///< 400, 413, 431, 501 or 505, if bad
  const Reason& bad_reason() const;

  bool keep_alive() const;
  bool takes_chunks() const;  ///< speaks HTTP/1.1
  bool upgrade_to_websocket() const;

  /// The request, once done; without `remote` and `stamp`.
  Request take();

 private:
  struct Parser;
  std::unique_ptr<Parser> parser_;
};

}  // namespace crownhead::net
