#include "server/wire/account/push_json.hpp"

#include "server/wire/core/json_text.hpp"

namespace crownhead::wire {

std::string vapid_claims(std::string_view audience, Instant expires, std::string_view contact) {
  return JsonText::object()
      .add("aud", audience)
      .add("exp", expires.ms / 1000)
      .add("sub", contact)
      .take();
}

}  // namespace crownhead::wire
