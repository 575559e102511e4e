#include "server/addresses/mailbox.hpp"

#include <gtest/gtest.h>
#include <string>

namespace crownhead::addresses {
namespace {

TEST(ParseAddress, AcceptsOneBareAddress) {
  for (const char* text :
       {"club@example.org", "Anna.Ozola+draughts@mail.example.org", "a@localhost",
        "o'neil@example.org", "x_y-z@a-b.example", "!#$%&*/=?^`{|}~@example.org", "a@b.c",
        "club@xn--bcher-kva.example", "Club@EXAMPLE.org"})
    EXPECT_EQ(parse_address(text).value_or("refused"), text);
}

TEST(ParseAddress, RefusesEverythingElse) {
  for (const char* text : {"",
                           "club",
                           "@",
                           "@example.org",
                           "club@",
                           "a@b.c;x@y.z",
                           "a@b.c,x@y.z",
                           "a@b.c, x@y.z",
                           "a@b@c",
                           "a b@example.org",
                           " a@example.org",
                           "a@example.org ",
                           "a@exam ple.org",
                           "a@example.org\r\nBcc: x@y.z",
                           "a\t@example.org",
                           "a@example.org.",
                           "a@.example.org",
                           "a@example..org",
                           "a@-example.org",
                           "a@exa_mple.org",
                           ".a@example.org",
                           "a.@example.org",
                           "a..b@example.org",
                           "\"a b\"@example.org",
                           "\"a\"@example.org",
                           "a@[192.0.2.1]",
                           "a@192.0.2.1",
                           "a@127.1",
                           "<a@example.org>",
                           "a(b)@example.org",
                           "a@example.org\u202e",
                           "a\u202e@example.org",
                           "jānis@example.org",
                           "a:b@example.org",
                           "a\\b@example.org",
                           "mailto:a@example.org"})
    EXPECT_FALSE(parse_address(text)) << text;
  using namespace std::string_literals;
  EXPECT_FALSE(parse_address("a\0b@example.org"s));
  EXPECT_FALSE(parse_address("a@example.org\0"s));
  EXPECT_FALSE(parse_address(std::string(65, 'a') + "@example.org"));
  EXPECT_TRUE(parse_address(std::string(64, 'a') + "@example.org"));
  std::string host(60, 'a');
  host += "." + host + "." + host + "." + host;
  EXPECT_FALSE(parse_address("abcdefghijk@" + host));
  EXPECT_EQ(parse_address("a@bücher.example").error(), MailFault::alphabet);
  EXPECT_EQ(parse_address("a@example.org\u202e").error(), MailFault::form);
}

TEST(ParseMailbox, AcceptsANameWithTheAddress) {
  struct Case {
    const char *text, *name, *address;
  };
  const Case cases[] = {
      {"club@example.org", "", "club@example.org"},
      {" club@example.org ", "", "club@example.org"},
      {"<club@example.org>", "", "club@example.org"},
      {"Club <club@example.org>", "Club", "club@example.org"},
      {"Club<club@example.org>", "Club", "club@example.org"},
      {"Riga Draughts Club  <club@example.org>", "Riga Draughts Club", "club@example.org"},
      {"Rīgas klubs <club@example.org>", "Rīgas klubs", "club@example.org"},
      {"\"Club, Riga\" <club@example.org>", "Club, Riga", "club@example.org"},
      {"\"The \\\"A\\\" \\\\ B <x>\" <club@example.org>", "The \"A\" \\ B <x>", "club@example.org"},
      {"O'Neil e.V. <club@example.org>", "O'Neil e.V.", "club@example.org"},
  };
  for (const auto& [text, name, address] : cases) {
    const auto mailbox = parse_mailbox(text);
    ASSERT_TRUE(mailbox) << text;
    EXPECT_EQ(mailbox->name, name);
    EXPECT_EQ(mailbox->address, address);
  }
}

TEST(ParseMailbox, RefusesSeveralAndInvalidOnes) {
  for (const char* text : {"",
                           "@",
                           "Club",
                           "Club <>",
                           "Club <club>",
                           "Club <@>",
                           "Club club@example.org",
                           "Club <club@example.org",
                           "Club club@example.org>",
                           "Club <club@example.org> x",
                           "a@example.org, b@example.org",
                           "A <a@example.org>, B <b@example.org>",
                           "A <a@example.org> <b@example.org>",
                           "a@example.org <b@example.org>",
                           "Club, Riga <club@example.org>",
                           "\"Club <club@example.org>",
                           "\"A\" B <club@example.org>",
                           "Club\r\nBcc: x <club@example.org>",
                           "Club\u202e <club@example.org>",
                           "Club\xff <club@example.org>",
                           "Club (Riga) <club@example.org>",
                           "Club <club@bücher.example>"})
    EXPECT_FALSE(parse_mailbox(text)) << text;
}

}  // namespace
}  // namespace crownhead::addresses
