#pragma once

#include <optional>
#include <string>

#include "db/sql/connection.hpp"
#include "rules/accounts/lines.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

/// The author, time and reason of an act of moderation. `actor` is nullopt for the operator on the
/// command line.
struct Moderator {
  std::optional<UserId> actor;
  Instant at;
  std::string reason;
};

/// Adds a line to the moderation log. `study` is the study of the player that the line is about, if
/// any.
void note(Connection& connection, const Moderator& by, accounts::ModerationAct act, UserId about,
          std::optional<StudyId> study = std::nullopt);

}  // namespace crownhead::db
