#pragma once

#include <optional>
#include <string>

#include "db/sql/connection.hpp"
#include "rules/accounts/lines.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

/// Who does it (nullopt: the operator, by the command line), when and why.
struct Moderator {
  std::optional<UserId> actor;
  Instant at;
  std::string reason;
};

/// A line of the log of moderation; `study`: one of the player's that it is about.
void note(Connection& connection, const Moderator& by, accounts::ModerationAct act, UserId about,
          std::optional<StudyId> study = std::nullopt);

}  // namespace crownhead::db
