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
    return read_toml(file);
  }

  db::TempFile folder;
  std::filesystem::path file = folder.folder() / "games.toml";
};

TEST_F(TomlFileTest, GivesTheOptionsWithTheirLines) {
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

TEST_F(TomlFileTest, AListOfOneMayBeAText) {
  EXPECT_THAT(read("trusted-proxy = \"::1\"\n").options.at("trusted-proxy").values,
              ElementsAre("::1"));
}

TEST_F(TomlFileTest, TellsEveryFaultWithItsLine) {
  const auto read_file = read(
      "lisen = \"127.0.0.1:9000\"\n"
      "no-limits = \"yes\"\n"
      "log-level = 3\n"
      "trusted-proxy = [1]\n"
      "[mail]\n"
      "from = \"x\"\n");
  EXPECT_THAT(read_file.faults,
              testing::UnorderedElementsAre(
                  file.string() + ":1: there is no option 'lisen'; did you mean 'listen'?",
                  HasSubstr(":2: no-limits: must be true or false"),
                  HasSubstr(":3: log-level: must be a text in quotation marks"),
                  HasSubstr(":4: trusted-proxy: must be a list of texts"),
                  HasSubstr(":5: there is no option 'mail'; did you mean 'mail-from'?")));
}

TEST_F(TomlFileTest, TellsWhereTheTextIsNoToml) {
  const auto read_file = read("listen = \"127.0.0.1:9000\"\npublic-url = https://x\n");
  EXPECT_THAT(read_file.faults, ElementsAre(HasSubstr(file.string() + ":2: ")));
}

TEST_F(TomlFileTest, TellsThatItIsNotThere) {
  EXPECT_THAT(read_toml(file).faults, ElementsAre(HasSubstr("cannot be read")));
  EXPECT_THAT(read_toml(folder.folder()).faults, ElementsAre(HasSubstr("cannot be read")));
}

}  // namespace
}  // namespace crownhead::config
