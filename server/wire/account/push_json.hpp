#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/accounts/push.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

/// The claims of a token for a push service (RFC 8292, 2): {"aud","exp","sub"}.
std::string vapid_claims(std::string_view audience, Instant expires, std::string_view contact);

/// A browser's subscription as PushSubscription.toJSON() returns it. The keys are base64url; their
/// bytes are not checked.
struct PushBody {
  std::string endpoint;
  std::string browser_key;
  std::string auth;
};
Parsed<PushBody> parse_push_subscription(std::string_view body);

/// What a notification shows.
struct PushText {
  std::string_view kind;
  std::string_view title;
  std::string_view body;
  std::string_view url;  ///< a path of the site
  Instant at;            ///< when it happened
};
/// {"v","kind","title","body","url","tag","at_ms"}. Title and body are cut to 80 and 160 bytes.
std::string push_payload(const PushText& text);
/// Returns the payload without its body.
std::string push_title_only(std::string_view payload);

/// {"key":…}
std::string push_key_json(std::string_view key);
/// `current` is the reader's session. The endpoint is omitted, because it is a secret.
std::string push_subscriptions_json(const std::vector<accounts::PushSubscription>& subscriptions,
                                    SessionId current);
/// For the export of an account: with the endpoint, without keys.
JsonText exported_push_shape(const accounts::PushSubscription& subscription);

}  // namespace crownhead::wire
