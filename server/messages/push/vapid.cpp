#include "server/messages/push/vapid.hpp"

#include "server/auth/base64url.hpp"
#include "server/wire/account/push_json.hpp"

namespace crownhead::messages::push {

std::string vapid(std::string_view audience, Instant expires, std::string_view contact,
                  const PushKeyPair& key) {
  auto token = auth::base64url(R"({"typ":"JWT","alg":"ES256"})") + '.' +
               auth::base64url(wire::vapid_claims(audience, expires, contact));
  const auto signature = sign(key, token);
  token += '.' + auth::base64url(signature);
  return "vapid t=" + token + ", k=" + auth::base64url(key.open);
}

}  // namespace crownhead::messages::push
