#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/jobs/requests.hpp"
#include "rules/accounts/studies.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/seen_versions.hpp"

namespace crownhead::db {

class Connection;
class Readers;
class Writer;

using accounts::ChapterText;
using accounts::Study;
using accounts::StudyChapter;
using accounts::StudyHead;
using accounts::StudyInvitation;
using accounts::StudyPage;
using accounts::StudyPlace;
using accounts::StudyVisibility;

struct NewStudy {
  UserId owner;
  std::string name;
  StudyVisibility visibility = StudyVisibility::closed;
  std::optional<ChapterText> chapter = {};  ///< the first one
};

/// A change of a study; empty fields are not changed.
struct StudyChange {
  std::optional<std::string> name;
  std::optional<StudyVisibility> visibility;
  /// Invites the named players who are not editors. Editors and invited players who are not named
  /// lose the right or the invitation.
  std::optional<std::vector<UserId>> editors;
  std::optional<std::vector<int>> order;  ///< of the chapters, each once

  /// True if it changes anything that only the owner may change.
  bool is_the_owners() const { return name || visibility || editors; }
};

/// The author of a change, and the version of the study or of the chapter that they have seen; an
/// empty version matches any.
struct StudyAct {
  UserId by;
  UserId owner;  ///< of the study; the owner never changes
  StudyId study;
  SeenVersions seen = {};
  Instant at = {};
};

/// Analyses that players save. A player who may not read a study gets not_found, one who may read
/// but not change it forbidden, and one who has seen an older version stale_version; in these cases
/// nothing is changed. Changes answer with the study's new version. Inviting a player fails with
/// forbidden if they and the owner have blocked each other.
class Studies {
 public:
  Studies(Writer& writer, Readers& readers);

  void create(NewStudy study, Instant at, const std::optional<RequestKey>& key,
              Done<Made<StudyId>> done);
  void change(const StudyAct& act, StudyChange change, Done<std::int64_t> done);
  void remove(const StudyAct& act, Done<void> done);
  /// The owner removes an editor, or an editor leaves. Does nothing for a player who is not an
  /// editor.
  void remove_editor(const StudyAct& act, UserId editor, Done<void> done);
  /// Makes the invited player `by` an editor; does nothing for an editor. Fails with not_found
  /// without an invitation, and for a study that is withheld.
  void accept_invitation(const StudyAct& act, Done<std::int64_t> done);
  /// Fails with not_found without an invitation.
  void decline_invitation(const StudyAct& act, Done<void> done);

  /// The id in the answer is the chapter's number.
  void add_chapter(const StudyAct& act, ChapterText text, const std::optional<RequestKey>& key,
                   Done<Made<Id<StudyChapter>>> done);
  /// `seen` is the chapter's version.
  void write_chapter(const StudyAct& act, int number, ChapterText text, Done<std::int64_t> done);
  void remove_chapter(const StudyAct& act, int number, Done<std::int64_t> done);

  std::optional<Study> find(StudyId id) const;
  /// Returns the chapter with its content.
  std::optional<StudyChapter> chapter(StudyId id, int number) const;
  /// Returns all chapters with their content, in order.
  std::vector<StudyChapter> chapters(StudyId id) const;
  /// Returns a player's own studies and those that they edit, the last changed first.
  StudyPage<StudyHead> of(UserId user, const StudyPlace& after, int limit) const;
  /// Returns a player's studies that are visible to everyone, the last changed first.
  StudyPage<StudyHead> listed_of(UserId user, const StudyPlace& after, int limit) const;
  /// Returns all players' studies that are visible to everyone, the last changed first: those whose
  /// first chapter is of `variant`, or all.
  StudyPage<StudyHead> listed(const std::optional<std::string>& variant, const StudyPlace& after,
                              int limit) const;
  /// Returns such studies in whose names each of `words` starts a word. Chooses among 50 of them.
  std::vector<StudyHead> named(const std::string& words, int limit) const;
  /// Returns a player's pending invitations, newest first, without those to withheld studies.
  StudyPage<StudyInvitation> invitations_of(UserId user, const StudyPlace& after, int limit) const;
  /// Returns a player's own studies, the last changed first.
  std::vector<StudyId> owned_by(UserId user) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
