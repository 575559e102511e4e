#include "server/config/toml_file.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/temp_file.hpp"

namespace crownhead::config {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class TomlFileTest : public testing::Test {
 protected:
  TomlFile read(const std::string& text) {
    std::ofstream(file) << text;
    return read_toml(file, tables);
  }

  const std::vector<FileTable> tables = {
      {.name = "backup", .keys = {{"db", Option::Kind::text}, {"to", Option::Kind::text}}},
      {.name = "perft", .keys = {{"depth", Option::Kind::text}, {"divide", Option::Kind::flag}}},
      {.name = "user.ban", .keys = {{"reason", Option::Kind::text}}}};
  db::TempFile folder;
  std::filesystem::path file = folder.folder() / "games.toml";
};

TEST_F(TomlFileTest, ReturnsTheOptionsWithTheirLines) {
  const auto read_file = read(
      "# the club\n"
      "listen = \"127.0.0.1:9000\"\n"
      "trusted-proxy = [\"10.0.0.0/8\", \"::1\"]\n"
      "no-limits = true\n");
  EXPECT_THAT(read_file.faults, IsEmpty());
  ASSERT_EQ(read_file.options.size(), 3U);
  EXPECT_THAT(read_file.options.at("listen").values, ElementsAre("127.0.0.1:9000"));
  EXPECT_EQ(read_file.options.at("listen").where, file.string() + ":2");
  EXPECT_THAT(read_file.options.at("trusted-proxy").values, ElementsAre("10.0.0.0/8", "::1"));
  EXPECT_THAT(read_file.options.at("no-limits").values, ElementsAre("true"));
}

TEST_F(TomlFileTest, AListOfOneMayBeAString) {
  EXPECT_THAT(read("trusted-proxy = \"::1\"\n").options.at("trusted-proxy").values,
              ElementsAre("::1"));
}

TEST_F(TomlFileTest, ReportsEveryFaultWithItsLine) {
  const auto read_file = read(
      "lisen = \"127.0.0.1:9000\"\n"
      "no-limits = \"yes\"\n"
      "log-level = 3.5\n"
      "trusted-proxy = [1]\n"
      "[mail]\n"
      "from = \"x\"\n");
  EXPECT_THAT(read_file.faults,
              testing::UnorderedElementsAre(
                  file.string() + ":1: there is no option 'lisen'; did you mean 'listen'?",
                  HasSubstr(":2: no-limits: must be true or false"),
                  HasSubstr(":3: log-level: must be a string in quotation marks"),
                  HasSubstr(":4: trusted-proxy: must be a list of strings"),
                  HasSubstr(":5: there is no option 'mail'; did you mean 'mail-from'?")));
}

TEST_F(TomlFileTest, AnIntegerIsReadAsText) {
  EXPECT_THAT(read("slow-ms = 250\n").options.at("slow-ms").values, ElementsAre("250"));
}

TEST_F(TomlFileTest, ReadsTheTablesOfCommands) {
  const auto read_file = read(
      "db = \"games.db\"\n"
      "[backup]\n"
      "to = \"copy.db\"\n"
      "[perft]\n"
      "depth = 3\n"
      "divide = true\n"
      "[user.ban]\n"
      "reason = \"spam\"\n");
  EXPECT_THAT(read_file.faults, IsEmpty());
  EXPECT_EQ(read_file.options.size(), 1U);
  ASSERT_EQ(read_file.tables.size(), 3U);
  EXPECT_THAT(read_file.tables.at("backup").at("to").values, ElementsAre("copy.db"));
  EXPECT_THAT(read_file.tables.at("perft").at("depth").values, ElementsAre("3"));
  EXPECT_THAT(read_file.tables.at("user.ban").at("reason").values, ElementsAre("spam"));
  const auto at = [this](int line) { return "  # " + file.string() + ":" + std::to_string(line); };
  EXPECT_EQ(shown_tables(read_file, tables),
            "\n[backup]\nto = \"copy.db\"" + at(3) + "\n\n[perft]\ndepth = \"3\"" + at(5) +
                "\ndivide = true" + at(6) + "\n\n[user.ban]\nreason = \"spam\"" + at(8) + "\n");
}

TEST_F(TomlFileTest, ReportsUnknownNamesWithTheNearestMatch) {
  const auto read_file = read(
      "perft = 3\n"
      "[bakup]\n"
      "to = \"copy.db\"\n"
      "[backup]\n"
      "too = \"copy.db\"\n"
      "to = 3.5\n"
      "[user]\n"
      "bann = \"Anna\"\n"
      "[user.ban]\n"
      "raeson = \"spam\"\n");
  EXPECT_THAT(
      read_file.faults,
      testing::UnorderedElementsAre(
          HasSubstr(":1: perft: must be a table, [perft]"),
          HasSubstr(":2: there is no option 'bakup'; did you mean 'backup'?"),
          HasSubstr(":5: there is no option 'too' in [backup]; did you mean 'to'?"),
          HasSubstr(":6: to: must be a string in quotation marks or a whole number"),
          HasSubstr(":8: there is no option 'bann' in [user]; did you mean 'ban'?"),
          HasSubstr(":10: there is no option 'raeson' in [user.ban]; did you mean 'reason'?")));
}

TEST_F(TomlFileTest, ReportsTheLineOfASyntaxError) {
  const auto read_file = read("listen = \"127.0.0.1:9000\"\npublic-url = https://x\n");
  EXPECT_THAT(read_file.faults, ElementsAre(HasSubstr(file.string() + ":2: ")));
}

TEST_F(TomlFileTest, ReportsAMissingFile) {
  EXPECT_THAT(read_toml(file, tables).faults, ElementsAre(HasSubstr("cannot be read")));
  EXPECT_THAT(read_toml(folder.folder(), tables).faults, ElementsAre(HasSubstr("cannot be read")));
}

}  // namespace
}  // namespace crownhead::config
