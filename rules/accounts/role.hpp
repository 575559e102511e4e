#pragma once

#include <cstdint>
#include <string_view>

namespace crownhead::accounts {

/// A user's permissions on the site beyond playing; each role includes those before it. Stored as
/// numbers: append, never renumber.
enum class Role : std::uint8_t { player, director, moderator, admin };

constexpr std::string_view role_name(Role role) {
  switch (role) {
    case Role::player: return "player";
    case Role::director: return "director";
    case Role::moderator: return "moderator";
    case Role::admin: return "admin";
  }
  return "player";
}

/// Moderators may moderate players and directors, admins also moderators. No one may moderate their
/// equals.
constexpr bool may_moderate(Role actor, Role about) {
  return actor >= Role::moderator && actor > about && about != Role::admin;
}

/// The fair-play rule for bots: rated games have two humans or two bots.
constexpr bool may_play(bool bot, bool other_bot, bool rated) { return !rated || bot == other_bot; }

/// A guest's games are casual, because a returning guest cannot be recognized.
constexpr bool may_rate(bool guest, bool other_guest) { return !guest && !other_guest; }

}  // namespace crownhead::accounts
