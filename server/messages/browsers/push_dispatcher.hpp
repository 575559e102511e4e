#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "db/messages/push_subscriptions.hpp"
#include "server/cluster/share.hpp"
#include "server/messages/hook_sender.hpp"

namespace crownhead::messages {

struct PushServices {
  db::PushSubscriptions& subscriptions;
  HookSender& sender;
  std::string contact;  ///< of the operator, "mailto:" or "https:"
  std::function<void(std::string_view)> log_error;
  const cluster::Share& share = cluster::whole_share();
};

/// Sends waiting push messages to the push services of browsers. Used by one thread; sending blocks
/// it for a few seconds at most.
class PushDispatcher {
 public:
  explicit PushDispatcher(PushServices services) : services_(std::move(services)) {}

  /// Sends due messages, 20 at once and 8 per host, and stores what became of them. Returns how
  /// many it has settled; 0 if that could not be stored, so that the caller waits.
  std::size_t send_due(Instant now);

 private:
  using Outcomes = std::vector<accounts::PushOutcome>;

  /// Returns the messages to send; adds the outcomes of those that are not sent.
  std::vector<db::DuePush> chosen(std::vector<db::DuePush> due, Instant now, Outcomes& outcomes);
  std::vector<HookAnswer> sent(const std::vector<db::DuePush>& messages, Instant now);
  HookRequest request_of(const db::DuePush& message, Instant now);
  std::string authorization(const db::DuePush& message, const std::string& origin, Instant now);
  accounts::PushOutcome outcome_of(const db::DuePush& message, const HookAnswer& answer,
                                   Instant now);

  PushServices services_;
  struct Token {
    std::string text;
    Instant renewed;  ///< when another one is signed
  };
  std::map<std::pair<std::string, PushKeyId>, Token> tokens_;  ///< by origin
  std::map<std::string, Instant, std::less<>> paused_;         ///< hosts, until then
};

}  // namespace crownhead::messages
