#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace crownhead::messages {

/// A POST to a webhook.
struct HookRequest {
  std::string url;
  std::vector<std::string> headers;  ///< "Name: value"
  std::string body;
};

/// The result of a delivery.
struct HookAnswer {
  std::optional<int> status = {};  ///< nullopt: no answer
  std::string trouble = {};        ///< why it did not come through; empty: it did
};

/// Sends requests to webhooks. Used by one thread; blocks for a few seconds at most.
class HookSender {
 public:
  virtual ~HookSender() = default;

  /// All at the same time; an answer for each.
  virtual std::vector<HookAnswer> send(const std::vector<HookRequest>& requests) = 0;
};

/// By libcurl, over HTTP and HTTPS alone. It connects only to addresses of the public internet,
/// unless `inside` allows the operator's own network; the address that is checked is the one that
/// is connected to. It follows no redirects, uses no proxy and reads little. Without libcurl on the
/// system every answer says so.
std::unique_ptr<HookSender> make_hook_sender(bool inside);

}  // namespace crownhead::messages
