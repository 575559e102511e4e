#include "rules/draughts/pdn/pdn_variant.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sstream>

#include "tests/draughts/test_data.hpp"

namespace crownhead::draughts {
namespace {

PdnGame game_of(const std::string& text) {
  std::istringstream in(text);
  return *PdnReader(in).next();
}

/// Returns the variant's key, or "" if the tags name none.
std::string tagged(const std::string& variant, const std::string& type) {
  PdnGame game;
  if (!variant.empty()) game.tags.emplace_back("Variant", variant);
  if (!type.empty()) game.tags.emplace_back("GameType", type);
  const auto found = tagged_variant(game).variant;
  return found == nullptr ? "" : std::string(found->key);
}

TEST(TaggedVariant, KnowsTheNamesOfOtherPrograms) {
  const std::vector<std::pair<std::string, std::vector<std::string>>> names{
      {"international",
       {"International", "international draughts", "INTERNATIONAL", "International 10x10",
        "International-100", "Polish", "10x10", "20", "20,W,10,10,N2,0", "Международные шашки"}},
      {"russian",
       {"Russian", "russian", "Russian draughts", "Russian Checkers", "russian-checkers",
        "Russian_Draughts", "RussianDraughts", "Russian draughts-64", "Russian 8x8", "Shashki",
        "25", "Русские шашки", "РУССКИЕ"}},
      {"brazilian", {"Brazilian", "Brazilian-Draughts", "Brasileiras", "brazil"}},
      {"frisian", {"Frisian", "frisian draughts", "Friesisch"}},
      {"frysk", {"Frysk!", "frysk"}},
      {"italian", {"Italian", "Dama italiana", "italian checkers"}},
      {"english",
       {"English", "American checkers", "Anglo-American", "Checkers", "English (American)"}},
      {"pool", {"Pool", "American Pool Checkers", "pool checkers"}},
      {"spanish", {"Spanish", "Damas españolas"}},
      {"portuguese", {"Portuguese draughts"}},
      {"czech", {"Czech", "Czech draughts"}},
      {"canadian", {"Canadian", "12x12", "Canadian 12x12"}},
      {"turkish", {"Turkish", "Turkish Checkers"}},
      {"armenian", {"Armenian", "Tama"}},
      {"thai", {"Thai", "Thai checkers", "Makhos"}},
      {"spantsiretti", {"Spantsiretti", "Spantsireti"}},
      {"antidraughts", {"Antidraughts", "Anti-draughts", "anti draughts"}},
      {"giveaway", {"Giveaway", "Give-away checkers", "Russian giveaway"}},
      {"breakthrough", {"Breakthrough"}},
      {"killer", {"Killer", "killer draughts"}},
      {"bashni", {"Bashni", "bashni"}},
      {"stavropol", {"Stavropol"}},
      {"samoyed", {"Samoyed draughts"}},
  };
  for (const auto& [key, written] : names) {
    for (const std::string& name : written) {
      EXPECT_EQ(tagged(name, ""), key) << name;
      EXPECT_EQ(tagged("", name),
                name == "Checkers" || name == "10x10" || name == "12x12" ? "" : key)
          << name;
    }
  }
}

TEST(TaggedVariant, UsesTheGameTypeIfTheNameIsUninformative) {
  for (const std::string name : {"Standard", "From Position", "?", "", "-", "*", "Draughts",
                                 "Checkers", "draughts 64", "Chess960", "100"}) {
    EXPECT_EQ(tagged(name, "25"), "russian") << name;
    EXPECT_EQ(tagged(name, " 26,W,8,8,A0,0"), "brazilian") << name;
    EXPECT_EQ(tagged(name, "Frisian"), "frisian") << name;
  }
  EXPECT_EQ(tagged("bashni", "25"), "bashni");
  EXPECT_EQ(tagged("Standard", ""), "");
}

TEST(TaggedVariant, NamesAnUnknownVariant) {
  const auto of = [](const std::string& tags) { return game_of(tags + "\n1. 32-28 *"); };
  const auto unknown = [&of](const std::string& tags) {
    const auto game = of(tags);
    return std::string(tagged_variant(game).unknown);
  };
  EXPECT_EQ(unknown("[Variant \"Martian\"]"), "Martian");
  EXPECT_EQ(unknown("[GameType \"Martian\"]"), "Martian");
  EXPECT_EQ(unknown("[Variant \"Martian\"][GameType \"25\"]"), "");
  EXPECT_EQ(unknown("[Variant \"From Position\"]"), "");
  EXPECT_EQ(unknown("[Variant \"?\"][GameType \"99\"]"), "99");
  EXPECT_TRUE(tagged_variant(of("[GameType \"50\"]")).other_game);
  EXPECT_FALSE(tagged_variant(of("[Variant \"Frisian\"][GameType \"50\"]")).other_game);
}

TEST(LikelyVariant, FitsTheMoves) {
  CaptureBudget budget(CaptureBudget::of_a_text);
  for (const auto& [moves, key] : {std::pair{"1. 32-28 19-23 *", "international"},
                                   {"1. c3-d4 d6-c5 *", "russian"},
                                   {"1. 11-15 23-19 2. 8-11 22-17 3. 11-16 24-20 *", "english"},
                                   {"*", "international"}})
    EXPECT_EQ(likely_variant(game_of(moves), budget).key, key) << moves;
}

TEST(RulesetTag, RoundTrips) {
  const Variant& variant = variant_of("international");
  PdnGame game;
  for (const Ruleset& ruleset : variant.rulesets) {
    set_ruleset(variant, ruleset.key, game);
    const bool first = ruleset.key == variant.rulesets.front().key;
    EXPECT_EQ(game.tag("Ruleset"), first ? "" : ruleset.key);
    EXPECT_EQ(tagged_ruleset(variant, game), &ruleset);
  }
  for (const std::string text : {"KNDB", "kndb", "International/KNDB"}) {
    game.tags = {{"Ruleset", text}};
    EXPECT_EQ(tagged_ruleset(variant, game)->key, "kndb") << text;
  }
  game.tags = {{"Ruleset", "house"}};
  EXPECT_EQ(tagged_ruleset(variant, game), nullptr);
  set_ruleset(variant, "", game);
  EXPECT_TRUE(game.tags.empty());
}

}  // namespace
}  // namespace crownhead::draughts
