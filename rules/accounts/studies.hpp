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
};

/// An analysis that a player keeps.
struct Study {
  StudyHead head = {};
  std::vector<StudyEditor> editors = {};    ///< by name
  std::vector<StudyChapter> chapters = {};  ///< in their order

  bool edited_by(std::optional<UserId> user) const {
    return user && (head.owner == *user ||
                    std::ranges::find(editors, *user, &StudyEditor::user) != editors.end());
  }
  bool shown_to(std::optional<UserId> user) const {
    return head.visibility != StudyVisibility::closed || edited_by(user);
  }
};

}  // namespace crownhead::accounts
