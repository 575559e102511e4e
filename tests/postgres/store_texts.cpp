#include "tests/postgres/store_texts.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <map>
#include <regex>
#include <stdexcept>
#include <utility>

#include "db/migrate.hpp"
#include "db/postgres/sql_text.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {
namespace {

/// Texts, by their start or a part, that only SQLite gets, and why.
constexpr auto texts_of_sqlite_alone =
    std::to_array<std::pair<std::string_view, std::string_view>>({
        {"PRAGMA ", "settings of a file"},
        {"pragma_", "settings of a file"},
        {"BEGIN", "the driver's"},
        {"COMMIT", "the driver's"},
        {"ROLLBACK", "the driver's"},
        {"SAVEPOINT ", "the same in both, and none that is prepared"},
        {"RELEASE ", "the same in both, and none that is prepared"},
        {"VACUUM INTO ", "a backup"},
        {"sqlite_schema", "migrate, checkpoints"},
        {"tournament_names", "the search by words"},
        {"study_names", "the search by words"},
        {" migrations", "migrate"},
        {"'main'.", "the search by words asks for names itself"},
        {"x'", "bytes as text: the tests break a file"},
        {"X'", "a filled file of the tests"},
        {"INSERT OR REPLACE ", "a filled file of the tests"},
        {"ATTACH ", "two files of the tests"},
        {"TRIGGER ", "the tests break a file"},
        {"CREATE TABLE ", "a table of the tests"},
        {"ALTER TABLE ", "a later step of the tests"},
        {"INTO clubs ", "a later step of the tests"},
        {"INSERT INTO identities (user_id, country) SELECT ", "a player of the tests"},
        {"INSERT INTO player_settings SELECT ", "settings of a player of the tests"},
        {"INSERT INTO blocks SELECT ", "a block that the tests make"},
        {"UPDATE blocks SET blocked_id ", "a block that the tests change"},
        {"instr(", "the tests break a file"},
        {"DROP TABLE ", "the tests break a file"},
        {"WITH RECURSIVE n(i)", "many rows of the tests"},
        {"randomblob(", "many rows of the tests"},
    });

std::vector<StoreText> texts_of_the_suite() {
  const TempFile folder;
  const std::string file = folder.folder() / "texts";
  // Older schemas are upgraded by texts that only SQLite gets. Tests that count steps need the hook
  // that records the texts.
  const std::string command = "CROWNHEAD_TEXTS=" + file + " " + CROWNHEAD_DB_TESTS +
                              " --gtest_brief=1 --gtest_filter=-*Upgrade*:*Migrate*:*FullScan*:"
                              "*Sqlite*:*Writer*:*Checkpointer*:*GatheredLog*:*PacedFile*:*Crash*:"
                              "*ABatchIsSmall*:*NoJobReadsTheRows*"
                              " >" +
                              file + ".log 2>&1";
  if (std::system(command.c_str()) != 0) throw std::runtime_error("the tests of db fail; run them");
  std::ifstream in(file);
  std::vector<StoreText> texts;
  for (StoreText text; std::getline(in, text.types) && std::getline(in, text.sql, '\0');)
    texts.push_back(text);
  return texts;
}

bool is_of_postgres(const std::string& sql) {
  for (const auto& [part, why] : texts_of_sqlite_alone)
    if (sql.contains(part)) return false;
  return std::ranges::none_of(migrations(),
                              [&](const Migration& step) { return step.sql.contains(sql); });
}

}  // namespace

const std::vector<StoreText>& store_texts() {
  static const std::vector<StoreText> texts = [] {
    std::vector<StoreText> all = texts_of_the_suite();
    std::erase_if(all, [](const StoreText& text) { return !is_of_postgres(text.sql); });
    return all;
  }();
  return texts;
}

std::string prepared_as_tried(const StoreText& text) {
  static const std::map<char, std::string> names = {
      {'i', "bigint"}, {'r', "double precision"}, {'t', "text"}, {'b', "bytea"}, {'-', "unknown"}};
  std::string types;
  for (std::size_t i = 0; i < text.types.size(); ++i) {
    // An argument that is not used in the text may have any type, but must have one.
    const bool placed =
        std::regex_search(text.sql, std::regex("[?]" + std::to_string(i + 1) + "\\b"));
    types += (types.empty() ? "(" : ", ") + names.at(placed ? text.types[i] : 'i');
  }
  return "PREPARE tried " + (types.empty() ? "" : types + ")") + " AS " + in_postgres(text.sql);
}

}  // namespace crownhead::db
