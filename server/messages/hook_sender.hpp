#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "rules/instant.hpp"

namespace crownhead::messages {

/// A POST to a webhook or a push service.
struct HookRequest {
  std::string url;
  std::vector<std::string> headers;  ///< "Name: value"
  std::string body;
};

/// The result of a delivery.
struct HookAnswer {
  std::optional<int> status = {};          ///< nullopt: no answer
  std::string failure = {};                ///< why it failed; empty if it did not
  std::optional<Millis> retry_after = {};  ///< the wait that the answer asks for
};

/// What a sender may do.
struct SendingRules {
  bool inside = false;                   ///< connect to the operator's own network too
  bool https_only = false;               ///< and keep connections for the next requests
  std::string ca_file = {};              ///< certificates to trust; empty: the system's
  std::string receiver = "the webhook";  ///< for messages
};

/// Sends requests to webhooks and push services. Used by one thread; blocks for a few seconds at
/// most.
class HookSender {
 public:
  virtual ~HookSender() = default;

  /// Sends all requests at the same time and returns an answer for each.
  virtual std::vector<HookAnswer> send(const std::vector<HookRequest>& requests) = 0;
};

/// Uses libcurl, over HTTP and HTTPS only. It connects only to addresses of the public internet,
/// unless the rules allow the operator's own network; the checked address is the one that it
/// connects to. It follows no redirects, uses no proxy and limits how much it reads. If the system
/// has no libcurl, every answer says so.
std::unique_ptr<HookSender> make_hook_sender(SendingRules rules);

}  // namespace crownhead::messages
