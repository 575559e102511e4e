#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "rules/result.hpp"

namespace crownhead::accounts {

/// Rights of people without an account: the operator's option `guests`.
enum class GuestAccess : std::uint8_t {
  none,   ///< no guests are created
  links,  ///< guests play by link and with the computer
  casual  ///< guests also open and accept casual games in the lobby
};

inline constexpr std::array<std::string_view, 3> guest_access_names = {"none", "links", "casual"};

constexpr std::string_view name_of(GuestAccess access) {
  return guest_access_names[static_cast<std::size_t>(access)];
}

/// Fails with forbidden on a site without guests.
Result<void> may_become_guest(GuestAccess access);

/// Fails with forbidden if the user is a guest on a site whose lobby is closed to guests.
Result<void> may_use_lobby(GuestAccess access, bool guest);

/// Checks an offer in the lobby. Fails with forbidden if the user is a guest and the game is rated,
/// with rate_limited if the user is a guest who offers `open` games already.
Result<void> may_offer(bool guest, bool rated, std::size_t open);

/// Fails with forbidden if the user is a guest and the game in the lobby is not for guests.
Result<void> may_accept(bool guest, bool rated, bool accounts_only);

}  // namespace crownhead::accounts
