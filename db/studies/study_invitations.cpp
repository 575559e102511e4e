#include "db/studies/study_invitations.hpp"

#include <algorithm>

#include "db/jobs/block_rows.hpp"
#include "rules/accounts/quotas.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

namespace quotas = accounts::quotas;

using accounts::Study;
using accounts::StudyEditor;
using accounts::StudyInvitation;
using accounts::StudyPage;
using accounts::StudyPlace;

bool is_among(const std::vector<StudyEditor>& some, UserId user) {
  return std::ranges::find(some, user, &StudyEditor::user) != some.end();
}

/// Returns the editors of `some` who are not named.
std::vector<UserId> left_out(const std::vector<StudyEditor>& some,
                             const std::vector<UserId>& named) {
  std::vector<UserId> found;
  for (const auto& [user, name] : some)
    if (std::ranges::find(named, user) == named.end()) found.push_back(user);
  return found;
}

/// Invites the named players who are neither editors nor invited.
Result<void> invite(Connection& connection, const Study& study, const std::vector<UserId>& named,
                    Instant at) {
  for (const UserId user : named) {
    if (study.edited_by(user) || is_among(study.invited, user)) continue;
    if (auto may = may_name(connection, study.head.owner, user); !may) return may;
    connection.run(
        "INSERT INTO study_invitations (study_id, user_id, owner_id, at_ms)"
        " VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
        study.head.id, user, study.head.owner, at);
  }
  const int waiting = *connection.value<int>(
      "SELECT count(*) FROM study_invitations WHERE owner_id = ?1", study.head.owner);
  if (waiting <= quotas::study_invitations) return {};
  return fail(Code::too_large, reason::study::too_many_invitations(quotas::study_invitations));
}

StudyInvitation take_invitation(Rows& rows) {
  StudyInvitation invitation;
  invitation.study = rows.take<StudyId>();
  invitation.name = rows.take<std::string>();
  invitation.owner_name = rows.take<std::string>();
  invitation.at = rows.take<Instant>();
  return invitation;
}

std::unexpected<Error> not_invited() { return fail(Code::not_found, reason::study::not_invited()); }

}  // namespace

std::vector<StudyEditor> take_editors(Rows rows) {
  std::vector<StudyEditor> editors;
  while (rows.next()) {
    auto& editor = editors.emplace_back();
    editor.user = rows.take<UserId>();
    editor.name = rows.take<std::string>();
  }
  return editors;
}

std::vector<StudyEditor> invited_to(Connection& connection, StudyId id) {
  return take_editors(
      connection.query("SELECT user_id, name FROM study_invitations"
                       " JOIN users ON users.id = user_id WHERE study_id = ?1 ORDER BY name",
                       id));
}

Result<void> set_editors(Connection& connection, const Study& study,
                         const std::vector<UserId>& named, Instant at) {
  for (const UserId user : left_out(study.editors, named))
    connection.run("DELETE FROM study_editors WHERE study_id = ?1 AND user_id = ?2", study.head.id,
                   user);
  for (const UserId user : left_out(study.invited, named))
    connection.run("DELETE FROM study_invitations WHERE study_id = ?1 AND user_id = ?2",
                   study.head.id, user);
  return invite(connection, study, named, at);
}

Result<void> accept_invitation_to(Connection& connection, const Study& study, UserId user) {
  if (study.head.role_after_second_factor()) return not_invited();
  if (auto gone = remove_invitation(connection, study.head.id, user); !gone) return gone;
  connection.run("INSERT INTO study_editors (study_id, user_id) VALUES (?1, ?2)", study.head.id,
                 user);
  return {};
}

Result<void> remove_invitation(Connection& connection, StudyId study, UserId user) {
  const auto gone = connection.changed(
      "DELETE FROM study_invitations WHERE study_id = ?1 AND user_id = ?2", study, user);
  return gone > 0 ? Result<void>{} : not_invited();
}

StudyPage<StudyInvitation> study_invitations(Connection& connection, UserId user,
                                             const StudyPlace& after, int limit) {
  return study_page_of<StudyInvitation>(
      connection.query("SELECT study_id, studies.name, users.name, at_ms FROM study_invitations"
                       " JOIN studies ON studies.id = study_id"
                       " JOIN users ON users.id = study_invitations.owner_id"
                       " WHERE user_id = ?1 AND hidden_reason IS NULL AND users.banned_ms IS NULL"
                       " AND users.closed_ms IS NULL"
                       " AND (at_ms < ?2 OR (at_ms = ?2 AND study_id > ?3))"
                       " ORDER BY at_ms DESC, study_id LIMIT ?4",
                       user, after.at, after.study, limit + 1),
      limit, take_invitation, [](const StudyInvitation& invitation) {
        return StudyPlace{.at = invitation.at, .study = invitation.study};
      });
}

}  // namespace crownhead::db
