#include "rules/tournament/files/entrants_csv.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "rules/tournament/standings/standings_csv.hpp"

namespace crownhead::tournament {
namespace {

using testing::HasSubstr;

TEST(EntrantsCsv, FindsTheNamesInAnyColumn) {
  struct Row {
    const char* text;
    std::vector<EntrantLine> names;
  };
  for (const Row& row :
       {Row{"anna\nben\n", {{1, 1, "anna"}, {2, 1, "ben"}}},
        Row{"username,rating\r\nanna,2000\r\n\r\nben,1900\r\n", {{2, 1, "anna"}, {4, 1, "ben"}}},
        Row{"rank;Name\n1;\"a;\"\"b\"\"\"\n2; carl \n", {{2, 3, "a;\"b\""}, {3, 3, "carl"}}},
        Row{"\xEF\xBB\xBFname\nBērziņa\n", {{2, 1, "Bērziņa"}}},
        Row{"rating\tusername\n2\tā\n\n", {{2, 3, "ā"}}}}) {
    const auto read = read_entrants(row.text);
    ASSERT_TRUE(read) << row.text << read.error().detail;
    EXPECT_EQ(*read, row.names) << row.text;
  }
}

TEST(EntrantsCsv, ReadsRealNamesAndFederationNumbers) {
  const auto read = read_entrants(
      "rank,Real_Name,country,federation_number\n1,\"Bērziņa, Anna\",LAT,10123\n2,Ben Smith\n");
  ASSERT_TRUE(read) << read.error().detail;
  EXPECT_EQ(*read, (std::vector<EntrantLine>{
                       {2, 3, "", "Bērziņa, Anna", "10123"},
                       {3, 3, "", "Ben Smith", ""},
                   }));
  EXPECT_FALSE(read_entrants("name,federation_number\n,\n"));
}

TEST(EntrantsCsv, ReportsTheFaultyLine) {
  struct Row {
    const char* text;
    const char* fault;
  };
  for (const Row& row :
       {Row{"", "line 1, column 1: this text has no player names"},
        Row{"name\n", "line 1, column 1: this text has no player names"},
        Row{"anna\n\"ben\n", "line 2, column 1: the quotation marks that open here"},
        Row{"ā,\"b\"c\n", "line 1, column 6: expected a comma"},
        Row{"rank,name\n1\n", "line 2, column 1: the column"},
        Row{"rank,name\n1,\n", "line 2, column 3: a player's name"}}) {
    const auto read = read_entrants(row.text);
    ASSERT_FALSE(read) << row.text;
    EXPECT_EQ(read.error().code, Code::bad_csv);
    EXPECT_THAT(read.error().detail, HasSubstr(row.fault));
  }
}

TEST(EntrantsCsvProperties, ReadTheNamesOfStandings) {
  EXPECT_TRUE(rc::check("names there and back", [] {
    const auto letter = rc::gen::element('a', 'Z', '"', ',', ';', '\n', '\r', '7');
    const auto texts = *rc::gen::nonEmpty(
        rc::gen::container<std::vector<std::string>>(rc::gen::container<std::string>(letter)));
    std::vector<std::string> names;
    for (const auto& text : texts) names.push_back("x" + text + "x");
    std::vector<Standing> standings(names.size(), Standing{.rank = 1, .seat = {1}});
    std::vector<NamedPlayer> players;
    for (const auto& name : names) players.push_back({.name = name});
    const auto read = read_entrants(standings_csv(standings, players));
    RC_ASSERT(read.has_value());
    RC_ASSERT(read->size() == names.size());
    for (std::size_t i = 0; i < names.size(); ++i) RC_ASSERT((*read)[i].name == names[i]);
  }));
}

TEST(EntrantsCsvProperties, ReadAnyTextWithoutHarm) {
  EXPECT_TRUE(rc::check("noise", [] {
    const auto letter = rc::gen::element('a', '"', ',', ';', '\t', '\n', '\r', ' ', '\xC5');
    const auto text = *rc::gen::container<std::string>(letter);
    const auto read = read_entrants(text);
    if (!read) RC_ASSERT(read.error().detail.starts_with("line "));
  }));
}

TEST(EntrantsCsv, HasLimits) {
  std::string many;
  for (int i = 0; i < 2001; ++i) many += "p" + std::to_string(i) + "\n";
  const auto list = read_entrants(many);
  ASSERT_FALSE(list);
  EXPECT_NE(list.error().detail.find("at most 2000 players"), std::string::npos);
  const auto wide = read_entrants(std::string(1'000'000, ','));
  ASSERT_FALSE(wide);
  EXPECT_EQ(wide.error().detail, "line 1, column 201: a line may have at most 200 columns");
}

}  // namespace
}  // namespace crownhead::tournament
