#include "rules/accounts/guest_access.hpp"

#include "rules/accounts/quotas.hpp"
#include "rules/reasons.hpp"

namespace crownhead::accounts {

Result<void> may_become_guest(GuestAccess access) {
  if (access == GuestAccess::none) return fail(Code::forbidden, reason::account::no_guests());
  return {};
}

Result<void> may_use_lobby(GuestAccess access, bool guest) {
  if (guest && access != GuestAccess::casual)
    return fail(Code::forbidden, reason::lobby::guests_sign_up());
  return {};
}

Result<void> may_offer(bool guest, bool rated, std::size_t open) {
  if (!guest) return {};
  if (rated) return fail(Code::forbidden, reason::lobby::guests_play_casual());
  if (open >= quotas::seeks_of_guest)
    return fail(Code::rate_limited, reason::lobby::guests_seek_at_a_time());
  return {};
}

Result<void> may_accept(bool guest, bool rated, bool accounts_only) {
  if (!guest) return {};
  if (rated) return fail(Code::forbidden, reason::lobby::guests_play_casual());
  if (accounts_only) return fail(Code::forbidden, reason::lobby::accounts_only());
  return {};
}

}  // namespace crownhead::accounts
