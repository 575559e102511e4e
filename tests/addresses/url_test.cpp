#include "server/addresses/url.hpp"

#include <gtest/gtest.h>

namespace crownhead::addresses {
namespace {

std::string origin(std::string_view text) {
  const auto url = parse_url(text, web_schemes, UrlTail::none);
  return url ? url->origin() : "refused: " + std::string(english(url.error()));
}

TEST(ParseUrl, NormalizesTheOrigin) {
  const std::pair<const char*, const char*> cases[] = {
      {"https://play.example.org", "https://play.example.org"},
      {"https://play.example.org/", "https://play.example.org"},
      {"https://play.example.org:443", "https://play.example.org"},
      {"https://play.example.org:00443/", "https://play.example.org"},
      {"https://play.example.org:", "https://play.example.org"},
      {"HTTPS://Play.Example.ORG", "https://play.example.org"},
      {"http://play.example.org:80", "http://play.example.org"},
      {"http://play.example.org:443", "http://play.example.org:443"},
      {"https://play.example.org:80", "https://play.example.org:80"},
      {"https://XN--bcher-KVA.example", "https://xn--bcher-kva.example"},
      {"https://play_1.example.org", "https://play_1.example.org"},
      {"http://localhost:8080", "http://localhost:8080"},
      {"http://192.0.2.1:65535", "http://192.0.2.1:65535"},
      {"http://[2001:DB8:0:0::1]:8080", "http://[2001:db8::1]:8080"},
      {"http://[::1]:80", "http://[::1]"},
  };
  for (const auto& [text, expected] : cases) {
    EXPECT_EQ(origin(text), expected) << text;
    EXPECT_EQ(origin(expected), expected);
  }
}

TEST(ParseUrl, ReportsTheReasonOfARefusal) {
  struct Case {
    const char* text;
    UrlFault fault;
  };
  const Case cases[] = {
      {"", UrlFault::form},
      {"play.example.org", UrlFault::form},
      {"//play.example.org", UrlFault::form},
      {" https://play.example.org", UrlFault::form},
      {"https://play.example.org ", UrlFault::form},
      {"https://play.example.org\n", UrlFault::form},
      {"https:\\\\play.example.org", UrlFault::form},
      {"https:/play.example.org", UrlFault::form},
      {"https:play.example.org", UrlFault::form},
      {"https://play.exa mple.org", UrlFault::form},
      {"https://play.example.org:port", UrlFault::form},
      {"https://play.example.org:-1", UrlFault::form},
      {"https://[::1", UrlFault::form},
      {"https://[fe80::1%25eth0]", UrlFault::form},
      {"play.example.org:8080", UrlFault::scheme},
      {"ftp://play.example.org", UrlFault::scheme},
      {"javascript://play.example.org", UrlFault::scheme},
      {"https://bücher.example", UrlFault::alphabet},
      {"https://шашки.example:443", UrlFault::alphabet},
      {"https://play.example\u202e.org", UrlFault::alphabet},
      {"https://play.example.org/ā", UrlFault::form},
      {"https://me@play.example.org", UrlFault::user},
      {"https://me:secret@play.example.org", UrlFault::user},
      {"https://@play.example.org", UrlFault::user},
      {"https://", UrlFault::host},
      {"https://:443", UrlFault::host},
      {"https:///path", UrlFault::host},
      {"https://play.example.org.", UrlFault::host},
      {"https://.example.org", UrlFault::host},
      {"https://play..org", UrlFault::host},
      {"https://-play.org", UrlFault::host},
      {"https://play-.org", UrlFault::host},
      {"https://play%2Eexample.org", UrlFault::host},
      {"https://a!b.org", UrlFault::host},
      {"https://127.1", UrlFault::host},
      {"https://127.0.0.256", UrlFault::host},
      {"https://0x7f.0x1", UrlFault::host},
      {"https://2130706433", UrlFault::host},
      {"https://[::ffff:192.0.2.1]", UrlFault::host},
      {"https://[v1.a]", UrlFault::host},
      {"https://play.example.org:0", UrlFault::port},
      {"https://play.example.org:65536", UrlFault::port},
      {"https://play.example.org:70000", UrlFault::port},
      {"https://play.example.org:99999999999999999999", UrlFault::port},
      {"https://play.example.org/path", UrlFault::path},
      {"https://play.example.org//", UrlFault::path},
      {"https://play.example.org?a=b", UrlFault::query},
      {"https://play.example.org/?", UrlFault::query},
      {"https://play.example.org#a", UrlFault::fragment},
      {"https://play.example.org/#", UrlFault::fragment},
  };
  for (const auto& [text, fault] : cases) {
    const auto url = parse_url(text, web_schemes, UrlTail::none);
    ASSERT_FALSE(url) << text;
    EXPECT_EQ(english(url.error()), english(fault)) << text;
  }
  const std::string label(64, 'a'), name = std::string(60, 'a') + ".";
  EXPECT_EQ(origin("https://" + label + ".org").substr(0, 7), "refused");
  EXPECT_EQ(origin("https://" + name + name + name + name + name + "org").substr(0, 7), "refused");
}

TEST(ParseUrl, AcceptsAPathAndAQueryIfAllowed) {
  const auto url =
      parse_url("HTTP://Bot.example.org/Crown%20head?a=B", web_schemes, UrlTail::path_and_query);
  ASSERT_TRUE(url);
  EXPECT_EQ(url->scheme, "http");
  EXPECT_EQ(url->target, "/Crown%20head?a=B");
  EXPECT_TRUE(
      parse_url("smtps://mail.example.org:465/club.example.org", mail_schemes, UrlTail::path));
  EXPECT_FALSE(parse_url("smtp://mail.example.org/?a", mail_schemes, UrlTail::path));
  EXPECT_FALSE(parse_url("http://bot.example.org:port", web_schemes, UrlTail::path_and_query));
  EXPECT_FALSE(parse_url("http://bot.example.org/#a", web_schemes, UrlTail::path_and_query));
}

TEST(ParseUrl, RecognizesLoopbackHosts) {
  for (const char* text : {"http://localhost", "http://LocalHost:1", "http://127.0.0.1:1",
                           "http://127.9.9.9", "http://[::1]"})
    EXPECT_TRUE(parse_url(text, web_schemes, UrlTail::none)->is_on_loopback()) << text;
  for (const char* text : {"http://localhost.example.org", "http://127.example.org",
                           "http://192.0.2.1", "http://[2001:db8::1]", "http://a-localhost"})
    EXPECT_FALSE(parse_url(text, web_schemes, UrlTail::none)->is_on_loopback()) << text;
}

}  // namespace
}  // namespace crownhead::addresses
