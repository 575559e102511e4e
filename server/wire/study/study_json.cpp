#include "server/wire/study/study_json.hpp"

#include <algorithm>
#include <array>

#include "rules/accounts/quotas.hpp"
#include "rules/draughts/board/rulesets.hpp"
#include "rules/draughts/pdn/pdn_tokens.hpp"
#include "rules/reasons.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/list_json.hpp"
#include "server/wire/game/client_message.hpp"

namespace crownhead::wire {
namespace {

namespace quotas = accounts::quotas;

using accounts::StudyVisibility;
using draughts::PdnLine;
using draughts::PdnMove;

constexpr std::size_t longest_study_name = 100;
constexpr std::size_t longest_username = 20;

/// In the order of the enum.
constexpr auto visibilities = std::to_array<std::string_view>({"private", "link", "public"});

StudyVisibility visibility_in(Fields& fields, std::optional<std::size_t> otherwise) {
  return static_cast<StudyVisibility>(
      fields.choice("visibility", {visibilities[0], visibilities[1], visibilities[2]}, otherwise));
}

std::string line_of_name(Fields& fields) {
  auto name = fields.optional_line("name", longest_study_name);
  if (!name && !fields.is_wrong("name")) fields.wrong("name", reason::field::text_missing());
  return name.value_or("");
}

bool signs_are_known(const std::vector<PdnMove>& moves) {
  return std::ranges::all_of(moves, [](const PdnMove& move) {
    return (move.sign.empty() || draughts::pdn::is_sign(move.sign)) &&
           std::ranges::all_of(move.variations,
                               [](const PdnLine& line) { return signs_are_known(line.moves); });
  });
}

ChapterBody chapter_in(Fields& fields) {
  ChapterBody chapter{
      .name = line_of_name(fields), .ruleset = {}, .game = {.variant = {}, .game = {}}};
  const auto named = fields.optional_text("ruleset", longest_study_name).value_or("");
  const auto* game = fields.object("game");
  if (game == nullptr) return chapter;
  Fields inside(*game);
  chapter.game = pdn_write_in(inside);
  if (const auto problem = inside.problem()) {
    fields.wrong_inside("game", *problem);
    return chapter;
  }
  if (!signs_are_known(chapter.game.game.moves)) fields.wrong("game.moves", reason::study::signs());
  const auto& variant = *chapter.game.variant;
  if (const auto* ruleset = draughts::find_ruleset(variant, named))
    chapter.ruleset = ruleset->key;
  else
    fields.wrong("ruleset", reason::game::unknown_ruleset(draughts::label(variant), named));
  return chapter;
}

std::vector<std::string> names_in(Fields& fields) {
  constexpr int most = quotas::study_editors;
  auto names = fields.texts("editors", most, reason::study::names_of_editors(most));
  if (std::ranges::any_of(names, [](const auto& name) { return name.size() > longest_username; }))
    fields.wrong("editors", reason::field::players_names());
  return names;
}

std::vector<int> order_in(Fields& fields) {
  std::vector<int> order;
  const auto* list = fields.array("order");
  if (list == nullptr) return order;
  const bool fits =
      list->size() <= quotas::study_chapters && std::ranges::all_of(*list, [](const auto& one) {
        return one.is_number_unsigned() && one.template get<std::uint64_t>() <= INT32_MAX;
      });
  if (!fits) fields.wrong("order", reason::study::each_chapter_once());
  if (fits)
    for (const auto& number : *list) order.push_back(number.template get<int>());
  return order;
}

JsonText chapter_shape(const accounts::StudyChapter& chapter) {
  return JsonText::object()
      .add("number", chapter.number)
      .add("version", chapter.version)
      .add("name", chapter.text.name)
      .add("variant", chapter.text.variant)
      .add("ruleset", chapter.text.ruleset);
}

JsonText chapter_with_game(const accounts::StudyChapter& chapter) {
  return chapter_shape(chapter).add("game", ReadyJson{chapter.text.content});
}

std::string name_of_editor(const accounts::StudyEditor& editor) { return editor.name; }

JsonText head_shape(const accounts::StudyHead& head) {
  return JsonText::object()
      .add("id", std::to_string(head.id.value))
      .add("owner", head.owner_name)
      .add("name", head.name)
      .add("visibility", visibilities[static_cast<std::size_t>(head.visibility)])
      .add("version", head.version)
      .add("created_ms", head.created.ms)
      .add("updated_ms", head.updated.ms)
      .add("hidden_reason", head.hidden_reason);
}

/// "1704888000000.42": when it was changed or the player was invited, and the id.
std::optional<std::string> cursor_of(const std::optional<accounts::StudyPlace>& place) {
  return place.transform([](const accounts::StudyPlace& behind) {
    return std::to_string(behind.at.ms) + "." + std::to_string(behind.study.value);
  });
}

}  // namespace

Parsed<ChapterBody> parse_chapter(std::string_view body) { return parsed(body, chapter_in); }

Parsed<StudyBody> parse_study(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    StudyBody study{
        .name = line_of_name(fields), .visibility = visibility_in(fields, 0), .chapter = {}};
    if (!fields.has("chapter")) return study;
    const auto* chapter = fields.object("chapter");
    if (chapter == nullptr) return study;
    Fields inside(*chapter);
    study.chapter = chapter_in(inside);
    if (const auto problem = inside.problem()) fields.wrong_inside("chapter", *problem);
    return study;
  });
}

Parsed<StudyChangeBody> parse_study_change(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    StudyChangeBody change{
        .name = fields.optional_line("name", longest_study_name),
        .visibility = {},
        .editors = {},
        .order = {},
    };
    if (fields.has("visibility")) change.visibility = visibility_in(fields, std::nullopt);
    if (fields.has("editors")) change.editors = names_in(fields);
    if (fields.has("order")) change.order = order_in(fields);
    return change;
  });
}

std::string study_json(const accounts::Study& study, bool may_edit) {
  const auto invited = may_edit ? study.invited : std::vector<accounts::StudyEditor>{};
  return head_shape(study.head)
      .add("may_edit", may_edit)
      .add("editors", list_of(study.editors, name_of_editor))
      .add("invited", list_of(invited, name_of_editor))
      .add("chapters", list_of(study.chapters, chapter_shape))
      .take();
}

JsonText held_study_shape(const accounts::Study& study) {
  return head_shape(study.head)
      .add("editors", list_of(study.editors, name_of_editor))
      .add("invited", list_of(study.invited, name_of_editor));
}

std::string chapter_json(const accounts::StudyChapter& chapter) {
  return chapter_with_game(chapter).take();
}

std::string studies_json(const accounts::StudyPage<accounts::StudyHead>& page) {
  const auto shape = [](const accounts::StudyHead& head) {
    return head_shape(head).add("chapters", head.chapters);
  };
  return list_page(list_of(page.items, shape), cursor_of(page.next));
}

std::string study_invitations_json(const accounts::StudyPage<accounts::StudyInvitation>& page) {
  const auto shape = [](const accounts::StudyInvitation& invitation) {
    return JsonText::object()
        .add("id", std::to_string(invitation.study.value))
        .add("name", invitation.name)
        .add("owner", invitation.owner_name)
        .add("at_ms", invitation.at.ms);
  };
  return list_page(list_of(page.items, shape), cursor_of(page.next));
}

std::optional<accounts::StudyPlace> read_study_place(std::string_view cursor) {
  const auto dot = cursor.find('.');
  if (dot == std::string_view::npos) return std::nullopt;
  const auto at = parse_id(cursor.substr(0, dot)), study = parse_id(cursor.substr(dot + 1));
  if (!at || !study) return std::nullopt;
  return accounts::StudyPlace{.at = {*at}, .study = {*study}};
}

}  // namespace crownhead::wire
