#pragma once

#include <utility>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/accounts/studies.hpp"
#include "rules/result.hpp"

namespace crownhead::db {

/// The tables of editors and of invitations to become one, for the jobs of Studies.

/// Reads an id and a name from each row.
std::vector<accounts::StudyEditor> take_editors(Rows rows);

/// Returns the players who are invited to edit the study, by name.
std::vector<accounts::StudyEditor> invited_to(Connection& connection, StudyId study);

/// Sets the editors of a study to the players whom the owner names. An editor who is named stays
/// one; any other named player is invited. Players who are not named lose the right or the
/// invitation. Fails with forbidden if the owner and a named player have blocked each other, and
/// with too_large if too many invitations are pending.
Result<void> set_editors(Connection& connection, const accounts::Study& study,
                         const std::vector<UserId>& named, Instant at);

/// Makes an invited player an editor. Fails with not_found without an invitation, or if the study
/// is withheld.
Result<void> accept_invitation_to(Connection& connection, const accounts::Study& study,
                                  UserId user);

/// Fails with not_found without an invitation.
Result<void> remove_invitation(Connection& connection, StudyId study, UserId user);

/// Returns a player's pending invitations, the newest first.
accounts::StudyPage<accounts::StudyInvitation> study_invitations(Connection& connection,
                                                                 UserId user,
                                                                 const accounts::StudyPlace& after,
                                                                 int limit);

/// Returns a page of items that `take` reads from the rows; `place` returns the place of an item.
template <class T, class Take, class Place>
accounts::StudyPage<T> study_page_of(Rows&& rows, int limit, Take take, Place place) {
  accounts::StudyPage<T> page;
  while (rows.next()) {
    if (page.items.size() == static_cast<std::size_t>(limit)) {
      page.next = place(page.items.back());
      break;
    }
    page.items.push_back(take(rows));
  }
  return page;
}

}  // namespace crownhead::db
