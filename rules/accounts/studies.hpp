#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::accounts {

/// Who may read a study beside its owner and its editors. Stored by number: append only.
enum class StudyVisibility : std::uint8_t { closed, linked, listed };

/// What a chapter is about.
struct ChapterText {
  std::string name;
  std::string variant;
  std::string ruleset;
  std::string content;  ///< start, tags and tree of moves, as server/wire writes them
};

struct StudyChapter {
  int number = 0;            ///< for good, from 1 on
  std::int64_t version = 0;  ///< that the study had when the chapter was changed last
  ChapterText text = {};
};

struct StudyEditor {
  UserId user;
  std::string name;
};

struct StudyHead {
  StudyId id;
  UserId owner;
  std::string owner_name;
  std::string name;
  StudyVisibility visibility = StudyVisibility::closed;
  std::int64_t version = 0;  ///< goes up with every change of it or of a chapter
  Instant created = {}, updated = {};
  int chapters = 0;
  std::optional<std::string> hidden_reason = {};  ///< why moderators have hidden it
  bool owner_banned = false;

  /// True if only its owner, its editors and moderators may read it, whatever its visibility.
  bool withheld() const { return hidden_reason || owner_banned; }
};

/// An invitation to become an editor.
struct StudyInvitation {
  StudyId study;
  std::string name;
  std::string owner_name;
  Instant at;
};

/// The last item of a page, behind which the next page begins; lists begin with the newest.
struct StudyPlace {
  Instant at{INT64_MAX};
  StudyId study{};
};

/// A page of a list of studies or invitations, and where the next one begins.
template <class T>
struct StudyPage {
  std::vector<T> items = {};
  std::optional<StudyPlace> next = {};
};

/// An analysis that a player keeps.
struct Study {
  StudyHead head = {};
  std::vector<StudyEditor> editors = {};    ///< by name
  std::vector<StudyEditor> invited = {};    ///< to become one, by name
  std::vector<StudyChapter> chapters = {};  ///< in their order

  bool edited_by(std::optional<UserId> user) const {
    return user && (head.owner == *user ||
                    std::ranges::find(editors, *user, &StudyEditor::user) != editors.end());
  }
  /// `moderates`: the reader is a moderator.
  bool shown_to(std::optional<UserId> user, bool moderates = false) const {
    const bool shared = head.visibility != StudyVisibility::closed;
    return edited_by(user) || (shared && !head.withheld()) ||
           (moderates && (shared || head.withheld()));
  }
};

}  // namespace crownhead::accounts
