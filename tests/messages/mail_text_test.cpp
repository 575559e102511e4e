#include "server/messages/mail_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace crownhead::messages {
namespace {

using testing::HasSubstr;
using testing::Not;

MailParts parts() {
  return {.from = "club@example.org",
          .from_name = "Crownhead",
          .to = "anna@example.org",
          .subject = "It is your move",
          .body = "Hello Anna,\n",
          .id = "7.1",
          .unsubscribe_url = "",
          .at = Instant{1'704'888'000'000}};
}

TEST(MailText, HasTheRequiredHeaders) {
  const auto text = mail_text(parts());
  for (const char* line :
       {"From: Crownhead <club@example.org>\r\n", "To: <anna@example.org>\r\n",
        "Subject: It is your move\r\n", "Date: Wed, 10 Jan 2024 12:00:00 +0000\r\n",
        "Message-ID: <7.1@example.org>\r\n", "\r\n\r\nSGVsbG8gQW5uYSwK\r\n"})
    EXPECT_THAT(text, HasSubstr(line));
  EXPECT_THAT(text, Not(HasSubstr("List-Unsubscribe")));
}

TEST(MailText, ShowsTheNameOfTheSender) {
  for (const auto& [name, header] : std::vector<std::pair<std::string, std::string>>{
           {"Riga Draughts Club", "Riga Draughts Club"},
           {"Club, Riga", "\"Club, Riga\""},
           {"A \"B\" \\ C", "\"A \\\"B\\\" \\\\ C\""},
           {"Rīgas klubs", "=?UTF-8?B?UsSrZ2FzIGtsdWJz?="}}) {
    auto mail = parts();
    mail.from_name = name;
    EXPECT_THAT(mail_text(mail), HasSubstr("From: " + header + " <club@example.org>\r\n"));
  }
}

TEST(MailText, HasAnUnsubscribeHeader) {
  auto mail = parts();
  mail.unsubscribe_url = "https://x.example/u";
  EXPECT_THAT(mail_text(mail), HasSubstr("List-Unsubscribe: <https://x.example/u>\r\n"));
}

TEST(MailText, HeadersCannotBeInjected) {
  auto mail = parts();
  mail.subject = "Hello\r\nBcc: x@example.org";
  mail.to = "a@example.org\r\nBcc: x@example.org";
  const auto text = mail_text(mail);
  EXPECT_THAT(text, Not(HasSubstr("\nBcc")));
  EXPECT_THAT(text, HasSubstr("Subject: =?UTF-8?B?"));
}

TEST(MailText, LongEncodedWordsAreSplitBetweenCharacters) {
  auto mail = parts();
  std::string subject;
  for (int i = 0; i < 50; ++i) subject += "ā";
  mail.subject = subject;
  const auto text = mail_text(mail);
  // 42 bytes are 21 letters: 56 characters of base64 without padding.
  EXPECT_THAT(text, HasSubstr("Subject: =?UTF-8?B?xIHEgcSBxIHEgcSBxIHEgcSBxIHEgcSBxIHEgcSBxIHEgcSB"
                              "xIHEgcSB?=\r\n =?UTF-8?B?"));
}

}  // namespace
}  // namespace crownhead::messages
