#include "server/net/http/url.hpp"

#include <boost/url/encode.hpp>
#include <boost/url/rfc/unreserved_chars.hpp>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace crownhead::net {
namespace {

TEST(PercentDecode, DecodesOrRefuses) {
  const std::vector<std::pair<std::string_view, std::optional<std::string>>> cases = {
      {"", ""},
      {"abc", "abc"},
      {"a%20b", "a b"},
      {"a+b", "a+b"},
      {"%c3%A9t%C3%a9", "été"},
      {"%e2%99%9b%F0%9F%98%80", "♛😀"},
      {"%", std::nullopt},
      {"%4", std::nullopt},
      {"%4g", std::nullopt},
      {"%-1", std::nullopt},
      {"%00", std::nullopt},
      {"%ff", std::nullopt},
      {"%c0%af", std::nullopt},        // an overlong '/'
      {"%ed%a0%80", std::nullopt},     // a surrogate
      {"%f4%90%80%80", std::nullopt},  // beyond the last code point
      {"%e2%99", std::nullopt},
  };
  for (const auto& [text, expected] : cases) {
    const auto decoded = percent_decode(text);
    ASSERT_EQ(decoded.has_value(), expected.has_value()) << text;
    if (expected) EXPECT_EQ(*decoded, *expected) << text;
  }
}

RC_GTEST_PROP(PercentDecode, RoundTrips, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::inRange('\x01', '\x7f'));
  const auto encoded = boost::urls::encode(text, boost::urls::unreserved_chars);
  RC_ASSERT(percent_decode(encoded).value() == text);
}

TEST(QueryParameters, KeepsTheOrderAndDecodes) {
  const auto parameters = query_parameters("a=1&b=x+y%26&&c&=e&a=2=3");
  ASSERT_TRUE(parameters);
  const std::vector<std::pair<std::string, std::string>> expected = {
      {"a", "1"}, {"b", "x y&"}, {"c", ""}, {"", "e"}, {"a", "2=3"}};
  EXPECT_EQ(*parameters, expected);
  EXPECT_FALSE(query_parameters("a=%zz"));
  EXPECT_FALSE(query_parameters("%zz=a"));
}

TEST(Cookie, FindsTheFirstOfThatName) {
  Request request;
  request.headers = {{"cookie", "a=1; session=abc=; b=2"}, {"Cookie", "c=3;session=other"}};
  EXPECT_EQ(cookie(request, "session"), "abc=");
  EXPECT_EQ(cookie(request, "a"), "1");
  EXPECT_EQ(cookie(request, "c"), "3");
  EXPECT_EQ(cookie(request, "d"), std::nullopt);
  EXPECT_EQ(cookie(Request{}, "a"), std::nullopt);
}

}  // namespace
}  // namespace crownhead::net
