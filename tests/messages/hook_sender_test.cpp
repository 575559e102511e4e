#include "server/messages/hook_sender.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::messages {
namespace {

using testing::HasSubstr;

HookAnswer answer_of(const std::string& url) {
  return make_hook_sender({})->send({{.url = url, .headers = {}, .body = "{}"}}).front();
}

// Every spelling of an address that a client or the resolver accepts.
TEST(HookSender, DoesNotConnectToPrivateAddresses) {
  for (const char* host : {"127.0.0.1", "localhost", "127.1", "2130706433", "0x7f000001", "0",
                           "10.0.0.1", "169.254.169.254", "100.64.0.1", "192.168.1.1", "172.16.0.1",
                           "224.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]",
                           "[64:ff9b::7f00:1]", "[fd00::1]", "[fe80::1]", "[ff02::1]"}) {
    const auto answer = answer_of(std::string("http://") + host + ":9/");
    EXPECT_EQ(answer.status, std::nullopt) << host;
    EXPECT_THAT(answer.failure, HasSubstr("is not one of the public internet")) << host;
  }
}

TEST(HookSender, AllowsOnlyHttp) {
  for (const char* url : {"file:///etc/hostname", "ftp://127.0.0.1/", "gopher://127.0.0.1/",
                          "smtp://127.0.0.1/", "dict://127.0.0.1/"})
    EXPECT_THAT(answer_of(url).failure, HasSubstr("nsupported protocol")) << url;
}

TEST(HookSender, ReportsAResultForEachRequest) {
  const auto answers = make_hook_sender({.inside = true})
                           ->send({{.url = "http://127.0.0.1:1/", .headers = {}, .body = "{}"},
                                   {.url = "http://", .headers = {}, .body = "{}"},
                                   {.url = "http://127.0.0.1:1/", .headers = {}, .body = "{}"}});
  ASSERT_EQ(answers.size(), 3U);
  for (const auto& answer : answers) EXPECT_FALSE(answer.failure.empty());
  EXPECT_EQ(answers[0].failure, answers[2].failure);
  EXPECT_NE(answers[0].failure, answers[1].failure);
}

}  // namespace
}  // namespace crownhead::messages
