#pragma once

#include <cstdint>
#include <string_view>

namespace crownhead::accounts {

/// What somebody may do on the site beside playing; each may what those before it may. Stored as
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

/// Moderators stand above players and directors, admins also above moderators; nobody above
/// their equals.
constexpr bool may_moderate(Role actor, Role about) {
  return actor >= Role::moderator && actor > about && about != Role::admin;
}

/// The fair-play rule of programs: rated games have two humans or two bots.
constexpr bool may_play(bool bot, bool other_bot, bool rated) { return !rated || bot == other_bot; }

/// A guest's games are casual: nobody can tell whether they were here before.
constexpr bool may_rate(bool guest, bool other_guest) { return !guest && !other_guest; }

}  // namespace crownhead::accounts
