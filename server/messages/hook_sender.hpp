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
  std::string failure = {};        ///< why it failed; empty if it did not
};

/// Sends requests to webhooks. Used by one thread; blocks for a few seconds at most.
class HookSender {
 public:
  virtual ~HookSender() = default;

  /// Sends all requests at the same time and returns an answer for each.
  virtual std::vector<HookAnswer> send(const std::vector<HookRequest>& requests) = 0;
};

/// Uses libcurl, over HTTP and HTTPS only. It connects only to addresses of the public internet,
/// unless `inside` allows the operator's own network; the checked address is the one that it
/// connects to. It follows no redirects, uses no proxy and limits how much it reads. If the system
/// has no libcurl, every answer says so.
std::unique_ptr<HookSender> make_hook_sender(bool inside);

}  // namespace crownhead::messages
