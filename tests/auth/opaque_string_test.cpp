#include "server/auth/opaque_string.hpp"

#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace crownhead::auth {
namespace {

struct Case {
  std::string text;
  const char* what;
};

TEST(OpaqueString, KeepsAllowedCharacters) {
  const std::vector<Case> kept = {
      {"correct horse battery staple", "small letters"},
      {"Correct Horse Battery Staple", "case"},
      {"\u03c0\u00df\u00e5", "letters outside ASCII"},
      {"Jack of \u2666s", "a symbol"},
      {"foo bar", "a space"},
      {"\u2460\u00bd\uff21", "compatibility characters stay as they are"},
      {"\u0440\u0430\u0440\u043e\u043b\u044c", "Cyrillic"},
      {"\U0001f600", "a face"},
      {"l\u00b7l", "a middle dot between two l"},
      {"\u0915\u094d\u200d\u0937", "a joiner after a virama"},
      {"\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "Persian with a non-joiner"},
      {"\u30a2\u30fb\u30a2", "a dot between Katakana"},
      {"\u0661\u0662", "digits of one kind"},
  };
  for (const auto& [text, what] : kept) {
    const auto opaque = opaque_string(text);
    ASSERT_TRUE(opaque) << what;
    EXPECT_EQ(*opaque, text) << what;
  }
}

TEST(OpaqueString, NormalizesEquivalentText) {
  const std::vector<std::pair<Case, std::string>> mapped = {
      {{"foo\u1680bar", "another space"}, "foo bar"},
      {{"a\u00a0b\u3000c\u2003d", "more spaces"}, "a b c d"},
      {{"a\u0308", "composed"}, "\u00e4"},
      {{"\u212b", "a sign that is a letter"}, "\u00c5"},
      {{"a\u0323\u0307", "marks in order"}, "\u1ea1\u0307"},
      {{"a\u0307\u0323", "marks out of order"}, "\u1ea1\u0307"},
      {{"\u1112\u1161\u11ab", "Hangul"}, "한"},
  };
  for (const auto& [from, to] : mapped) {
    const auto opaque = opaque_string(from.text);
    ASSERT_TRUE(opaque) << from.what;
    EXPECT_EQ(*opaque, to) << from.what;
  }
}

TEST(OpaqueString, RefusesForbiddenCharacters) {
  const std::vector<Case> refused = {
      {"", "nothing"},
      {"my cat is a \tby", "a tab"},
      {std::string("a\0b", 3), "a NUL"},
      {"a\x7f", "DEL"},
      {"a\xc2\x85", "a control character of C1"},
      {"\xff\xfe", "no UTF-8"},
      {"\xc0\xaf", "UTF-8 that is too long"},
      {"\xed\xa0\x80", "half of a pair"},
      {"a\xc3", "cut off"},
      {"\u0378", "unassigned"},
      {"\U000e0080", "unassigned in a plane of its own"},
      {"\ufdd0", "a noncharacter"},
      {"\U0010ffff", "the last one"},
      {"\ue000", "private"},
      {"a\u200b", "a space without width"},
      {"a\u00ad", "a soft hyphen"},
      {"a\u202eb", "an override of direction"},
      {"a\u2028b", "an end of a line"},
      {"\u1100", "a part of Hangul alone"},
      {"a\u200cb", "a non-joiner between Latin letters"},
      {"a\u200db", "a joiner between Latin letters"},
      {"a\u00b7b", "a middle dot"},
      {"\u0375a", "a keraia before Latin"},
      {"a\u05f3", "a geresh after Latin"},
      {"a\u30fbb", "a dot of Katakana without any"},
      {"\u0661\u06f2", "digits of two kinds"},
      {"\u0640", "a tatweel"},
  };
  for (const auto& [text, what] : refused) {
    const auto opaque = opaque_string(text);
    ASSERT_FALSE(opaque) << what;
    EXPECT_EQ(opaque.error().code, Code::invalid_field) << what;
  }
}

}  // namespace
}  // namespace crownhead::auth
