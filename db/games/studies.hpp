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
  std::optional<ChapterText> chapter = {};  ///< the first
};

/// What is to be otherwise; an empty one stays.
struct StudyChange {
  std::optional<std::string> name;
  std::optional<StudyVisibility> visibility;
  /// Players who are named and no editors are invited; players who are left out lose the right
  /// or the invitation.
  std::optional<std::vector<UserId>> editors;
  std::optional<std::vector<int>> order;  ///< of the chapters, each once

  /// Whether it changes what the owner alone decides.
  bool is_the_owners() const { return name || visibility || editors; }
};

/// Who changes a study, and which version of the study or of the chapter they have seen; any, where
/// that is empty.
struct StudyAct {
  UserId by;
  UserId owner;  ///< of the study, who stays for good
  StudyId study;
  SeenVersions seen = {};
  Instant at = {};
};

/// Analyses that players keep. Whoever may not read a study gets not_found, who may read it and not
/// change it forbidden, and who has seen an older version stale_version: then nothing is changed.
/// Changes answer with the study's new version. A player who has blocked the owner,
/// or whom the owner has blocked, is not invited: forbidden.
class Studies {
 public:
  Studies(Writer& writer, Readers& readers);

  void create(NewStudy study, Instant at, const std::optional<RequestKey>& key,
              Done<Made<StudyId>> done);
  void change(const StudyAct& act, StudyChange change, Done<std::int64_t> done);
  void remove(const StudyAct& act, Done<void> done);
  /// The owner takes an editor out, or an editor leaves. Who is none stays none.
  void remove_editor(const StudyAct& act, UserId editor, Done<void> done);
  /// Makes the invited player `by` an editor; an editor stays one. not_found without an invitation,
  /// and for a study that is withheld.
  void accept_invitation(const StudyAct& act, Done<std::int64_t> done);
  /// not_found without an invitation.
  void decline_invitation(const StudyAct& act, Done<void> done);

  /// The id that is made is the chapter's number.
  void add_chapter(const StudyAct& act, ChapterText text, const std::optional<RequestKey>& key,
                   Done<Made<Id<StudyChapter>>> done);
  /// `seen` is the chapter's version.
  void write_chapter(const StudyAct& act, int number, ChapterText text, Done<std::int64_t> done);
  void remove_chapter(const StudyAct& act, int number, Done<std::int64_t> done);

  std::optional<Study> find(StudyId id) const;
  /// With its content.
  std::optional<StudyChapter> chapter(StudyId id, int number) const;
  /// All of them with their content, in their order.
  std::vector<StudyChapter> chapters(StudyId id) const;
  /// Those of a player and those that they edit, the last changed first.
  StudyPage<StudyHead> of(UserId user, const StudyPlace& after, int limit) const;
  /// Those of a player that everybody is shown, the last changed first.
  StudyPage<StudyHead> listed_of(UserId user, const StudyPlace& after, int limit) const;
  /// Those that wait for a player, the last first, without those to studies that are withheld.
  StudyPage<StudyInvitation> invitations_of(UserId user, const StudyPlace& after, int limit) const;
  /// Those of a player, the last changed first.
  std::vector<StudyId> owned_by(UserId user) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
