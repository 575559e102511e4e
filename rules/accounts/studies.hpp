#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::accounts {

/// Read access to a study besides its owner and editors. Stored as a number: append only.
enum class StudyVisibility : std::uint8_t { closed, linked, listed };

/// The content of a chapter.
struct ChapterText {
  std::string name;
  std::string variant;
  std::string ruleset;
  std::string content;  ///< start, tags and move tree, as written by server/wire
};

struct StudyChapter {
  int number = 0;            ///< permanent, from 1
  std::int64_t version = 0;  ///< the study's version when the chapter last changed
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
  std::int64_t version = 0;  ///< increased by every change of the study or a chapter
  Instant created = {}, updated = {};
  int chapters = 0;
  std::optional<std::string> hidden_reason = {};  ///< the reason, if moderators have hidden it
  bool owner_banned = false;

  /// Returns true if only its owner, its editors and moderators may read it, regardless of its
  /// visibility.
  bool role_after_second_factor() const { return hidden_reason || owner_banned; }
};

/// An invitation to become an editor.
struct StudyInvitation {
  StudyId study;
  std::string name;
  std::string owner_name;
  Instant at;
};

/// The last item of a page, after which the next page begins. Lists are sorted newest first.
struct StudyPlace {
  Instant at{INT64_MAX};
  StudyId study{};
};

/// A page of a list of studies or invitations, and the start of the next page.
template <class T>
struct StudyPage {
  std::vector<T> items = {};
  std::optional<StudyPlace> next = {};
};

/// A saved analysis.
struct Study {
  StudyHead head = {};
  std::vector<StudyEditor> editors = {};    ///< by name
  std::vector<StudyEditor> invited = {};    ///< invited editors, by name
  std::vector<StudyChapter> chapters = {};  ///< in order

  bool edited_by(std::optional<UserId> user) const {
    return user && (head.owner == *user ||
                    std::ranges::find(editors, *user, &StudyEditor::user) != editors.end());
  }
  /// `moderates`: the reader is a moderator.
  bool shown_to(std::optional<UserId> user, bool moderates = false) const {
    const bool shared = head.visibility != StudyVisibility::closed;
    return edited_by(user) || (shared && !head.role_after_second_factor()) ||
           (moderates && (shared || head.role_after_second_factor()));
  }
};

}  // namespace crownhead::accounts
