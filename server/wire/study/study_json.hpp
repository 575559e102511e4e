#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/accounts/studies.hpp"
#include "server/wire/analysis/pdn_json.hpp"

namespace crownhead::wire {

class JsonText;

/// Saved analyses with chapters.

struct ChapterBody {
  std::string name;
  std::string ruleset;  ///< the key of one of the variant's
  PdnWriteBody game;    ///< as sent, not checked by replaying
};
Parsed<ChapterBody> parse_chapter(std::string_view body);

struct StudyBody {
  std::string name;
  accounts::StudyVisibility visibility;
  std::optional<ChapterBody> chapter;
};
Parsed<StudyBody> parse_study(std::string_view body);

struct StudyChangeBody {
  std::optional<std::string> name;
  std::optional<accounts::StudyVisibility> visibility;
  std::optional<std::vector<std::string>> editors;  ///< names
  std::optional<std::vector<int>> order;
};
Parsed<StudyChangeBody> parse_study_change(std::string_view body);

std::string study_json(const accounts::Study& study, bool may_edit);
/// For the export of an account, without the chapters.
JsonText held_study_shape(const accounts::Study& study);
std::string chapter_json(const accounts::StudyChapter& chapter);
std::string studies_json(const accounts::StudyPage<accounts::StudyHead>& page);
std::string study_invitations_json(const accounts::StudyPage<accounts::StudyInvitation>& page);
/// Reads the cursor of such a page; nullopt if it is not one.
std::optional<accounts::StudyPlace> read_study_place(std::string_view cursor);

}  // namespace crownhead::wire
