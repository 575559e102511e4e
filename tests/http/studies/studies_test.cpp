#include "server/http/studies/studies.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "rules/accounts/quotas.hpp"
#include "rules/draughts/pdn/pdn.hpp"
#include "tests/http/heard_socket.hpp"
#include "tests/http/site_fixture.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;
using testing::ElementsAre;

/// 1. 32-28! {a {plan}} 19-23 (1... 18-23 {Chefneux}) 2. 28x19
json game() {
  return {{"variant", "international"},
          {"tags", {{{"name", "White"}, {"value", "Anna"}}}},
          {"comment", "Two answers"},
          {"moves",
           {{{"after", -1}, {"move", "32-28"}, {"sign", "!"}, {"comment", "a plan"}},
            {{"after", 0}, {"move", "19-23"}},
            {{"after", 0}, {"move", "18-23"}, {"comment", "Chefneux"}},
            {{"after", 1}, {"move", "28x19"}}}}};
}

json chapter(const std::string& name = "Symmetrical") { return {{"name", name}, {"game", game()}}; }

class StudiesTest : public testing::Test {
 protected:
  std::string made(const net::Headers& who, const std::string& visibility = "private") {
    const auto answer = site.ask(
        post, "/api/v1/studies",
        json{{"name", "My lines"}, {"visibility", visibility}, {"chapter", chapter()}}.dump(), who);
    EXPECT_EQ(answer.status, 201) << answer.body;
    return answer.data().at("id");
  }
  Answer get_of(const std::string& id, const net::Headers& who = {}) {
    return site.ask(get, "/api/v1/studies/" + id, "", who);
  }
  Answer chapter_of(const std::string& id, int number, const net::Headers& who = {}) {
    return site.ask(get, "/api/v1/studies/" + id + "/chapters/" + std::to_string(number), "", who);
  }
  Answer change(const std::string& id, const json& body, net::Headers who,
                std::optional<int> seen = std::nullopt) {
    return site.ask(patch, "/api/v1/studies/" + id, body.dump(), at(std::move(who), seen));
  }
  Answer add(const std::string& id, const json& body, const net::Headers& who) {
    return site.ask(post, "/api/v1/studies/" + id + "/chapters", body.dump(), who);
  }
  Answer write(const std::string& id, int number, const json& body, net::Headers who,
               std::optional<int> seen = std::nullopt) {
    return site.ask(put, "/api/v1/studies/" + id + "/chapters/" + std::to_string(number),
                    body.dump(), at(std::move(who), seen));
  }
  Answer accept(const std::string& id, const net::Headers& who) {
    return site.ask(post, "/api/v1/study-invitations/" + id + "/accept", "", who);
  }
  static net::Headers at(net::Headers who, std::optional<int> seen) {
    return seen ? with(std::move(who), "If-Match", '"' + std::to_string(*seen) + '"') : who;
  }
  std::vector<std::string> chapter_names(const std::string& id) {
    std::vector<std::string> names;
    const auto study = get_of(id, anna).data();
    for (const auto& one : study.at("chapters")) names.push_back(one.at("name"));
    return names;
  }
  std::size_t listed(const std::string& path, const net::Headers& who = {}) {
    return site.ask(get, path, "", who).data().at("items").size();
  }

  SiteFixture site;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben),
               carl = site.session(site.carl);
};

TEST_F(StudiesTest, KeepsChaptersWithTheirTrees) {
  const auto id = made(anna);
  const auto study = get_of(id, anna).data();
  EXPECT_EQ(study.at("name"), "My lines");
  EXPECT_EQ(study.at("owner"), "Anna");
  EXPECT_EQ(study.at("visibility"), "private");
  EXPECT_EQ(study.at("version"), 1);
  EXPECT_EQ(study.at("may_edit"), true);
  EXPECT_EQ(study.at("created_ms"), noon.ms);
  const auto read = chapter_of(id, 1, anna);
  EXPECT_EQ(read.header("ETag"), "\"1\"");
  const auto kept = read.data();
  EXPECT_EQ(kept.at("variant"), "international");
  EXPECT_EQ(kept.at("ruleset"), "fmjd");
  EXPECT_EQ(kept.at("game").at("comment"), "Two answers");
  EXPECT_EQ(kept.at("game").at("moves").size(), 4);
  EXPECT_EQ(kept.at("game").at("moves").at(0),
            json::parse(R"({"after":-1,"move":"32-28","sign":"!","comment":"a plan"})"));
}

TEST_F(StudiesTest, VisibilityDecidesAccess) {
  const auto id = made(anna);
  EXPECT_EQ(get_of(id).code(), "NOT_FOUND");
  EXPECT_EQ(get_of(id, ben).code(), "NOT_FOUND");
  EXPECT_EQ(chapter_of(id, 1, ben).code(), "NOT_FOUND");
  EXPECT_EQ(add(id, chapter(), ben).code(), "NOT_FOUND");
  EXPECT_EQ(site.ask(get, "/api/v1/studies/" + id + "/export.pdn", "", ben).code(), "NOT_FOUND");
  EXPECT_EQ(change(id, {{"visibility", "link"}}, anna).status, 200);
  EXPECT_EQ(get_of(id).data().at("may_edit"), false);
  EXPECT_EQ(chapter_of(id, 1).status, 200);
  EXPECT_EQ(listed("/api/v1/players/Anna/studies"), 0);
  EXPECT_EQ(change(id, {{"visibility", "public"}}, anna).status, 200);
  EXPECT_EQ(listed("/api/v1/players/Anna/studies"), 1);
  EXPECT_EQ(listed("/api/v1/studies", anna), 1);
  EXPECT_EQ(listed("/api/v1/studies", ben), 0);
}

TEST_F(StudiesTest, EditorsChangeTheChaptersAndTheOwnerEverythingElse) {
  const auto id = made(anna);
  EXPECT_EQ(change(id, {{"editors", {"Ben"}}}, anna).status, 200);
  EXPECT_EQ(get_of(id, ben).code(), "NOT_FOUND") << "until the invitation is accepted";
  EXPECT_EQ(accept(id, ben).status, 200);
  EXPECT_EQ(get_of(id, ben).data().at("may_edit"), true);
  EXPECT_EQ(listed("/api/v1/studies", ben), 1);
  EXPECT_EQ(write(id, 1, chapter("Ben's"), ben).status, 200);
  EXPECT_EQ(add(id, chapter("More"), ben).data().at("id"), "2");
  EXPECT_EQ(change(id, {{"order", {2, 1}}}, ben).status, 200);
  EXPECT_THAT(chapter_names(id), ElementsAre("More", "Ben's"));
  EXPECT_EQ(change(id, {{"name", "Mine"}}, ben).code(), "NOT_OWNER");
  EXPECT_EQ(site.ask(del, "/api/v1/studies/" + id, "", ben).code(), "NOT_OWNER");
  EXPECT_EQ(change(id, {{"editors", json::array()}, {"visibility", "link"}}, anna).status, 200);
  EXPECT_EQ(write(id, 1, chapter(), ben).code(), "NOT_OWNER");
  EXPECT_EQ(change(id, {{"editors", {"Nobody"}}}, anna).fields(),
            std::vector<std::string>{"editors"});
}

TEST_F(StudiesTest, AnEditorMayLeaveAndOnlyTheOwnerRemovesOthers) {
  const auto id = made(anna);
  ASSERT_EQ(change(id, {{"editors", {"Ben", "Carl"}}}, anna).status, 200);
  for (const auto& who : {ben, carl}) ASSERT_EQ(accept(id, who).status, 200);
  const auto take_out = [&](const std::string& name, const net::Headers& who) {
    return site.ask(del, "/api/v1/studies/" + id + "/editors/" + name, "", who);
  };
  EXPECT_EQ(take_out("Carl", ben).code(), "NOT_OWNER");
  EXPECT_EQ(take_out("Ben", ben).status, 204);
  EXPECT_EQ(get_of(id, anna).data().at("editors"), json{"Carl"});
  EXPECT_EQ(get_of(id, ben).code(), "NOT_FOUND");
  EXPECT_EQ(take_out("Ben", ben).code(), "NOT_FOUND") << "whose study is private is not told";
  EXPECT_EQ(take_out("Nobody", anna).code(), "NOT_FOUND");
  EXPECT_EQ(take_out("Carl", anna).status, 204);
  const auto version = get_of(id, anna).data().at("version");
  EXPECT_EQ(take_out("Carl", anna).status, 204) << "who is none stays none";
  EXPECT_EQ(take_out("Anna", anna).status, 204);
  EXPECT_EQ(get_of(id, anna).data().at("version"), version);
  EXPECT_EQ(get_of(id, anna).data().at("may_edit"), true) << "the owner stays the owner";
}

TEST_F(StudiesTest, TheSecondEditOfTheSameVersionIsRefused) {
  const auto id = made(anna);
  const auto first = write(id, 1, chapter("first"), anna, 1);
  EXPECT_EQ(first.data().at("version"), 2);
  EXPECT_EQ(first.header("ETag"), "\"2\"");
  const auto second = write(id, 1, chapter("second"), anna, 1);
  EXPECT_EQ(second.status, 412);
  EXPECT_EQ(second.code(), "STALE_VERSION");
  EXPECT_EQ(second.data().at("params").at("version"), 2);
  EXPECT_THAT(chapter_names(id), ElementsAre("first"));
  EXPECT_EQ(change(id, {{"name", "Old"}}, anna, 1).code(), "STALE_VERSION");
  EXPECT_EQ(change(id, {{"name", "New"}}, anna, 2).status, 200);
  EXPECT_EQ(write(id, 1, chapter("third"), anna, 2).status, 200)
      << "another chapter, or the name, may have changed meanwhile";
}

TEST_F(StudiesTest, RefusesIllegalMovesAndOversizedTrees) {
  const auto id = made(anna);
  const auto with_move = [](const std::string& move) {
    auto body = chapter();
    body["game"]["moves"][2]["move"] = move;
    return body;
  };
  EXPECT_EQ(add(id, with_move("32-28"), anna).fields(), std::vector<std::string>{"game.moves"})
      << "in a variation";
  auto signed_so = chapter();
  signed_so["game"]["moves"][0]["sign"] = "x";
  EXPECT_EQ(add(id, signed_so, anna).fields(), std::vector<std::string>{"game.moves"});
  auto ruled = chapter();
  ruled["ruleset"] = "none";
  EXPECT_EQ(add(id, ruled, anna).fields(), std::vector<std::string>{"ruleset"});
  auto begun = chapter();
  begun["game"]["start_fen"] = "W:Wx";
  EXPECT_EQ(add(id, begun, anna).status, 422) << "no position";
  EXPECT_EQ(add(id, chapter(std::string(101, 'x')), anna).fields(),
            std::vector<std::string>{"name"});
  EXPECT_EQ(add(id, {{"name", "x"}}, anna).fields(), std::vector<std::string>{"game"});
  EXPECT_EQ(change(id, {{"order", {1, 1}}}, anna).code(), "INVALID_FIELD");
  EXPECT_EQ(change(id, {{"name", " "}}, anna).fields(), std::vector<std::string>{"name"});
  EXPECT_EQ(write(id, 7, chapter(), anna).code(), "NOT_FOUND");
  for (int n = 1; n < accounts::quotas::study_chapters; ++n)
    ASSERT_EQ(add(id, chapter(), anna).status, 201);
  EXPECT_EQ(add(id, chapter(), anna).code(), "TOO_LARGE");
}

TEST_F(StudiesTest, ChapterNumbersAreNotReused) {
  const auto id = made(anna);
  EXPECT_EQ(add(id, chapter("two"), anna).data().at("id"), "2");
  EXPECT_EQ(site.ask(del, "/api/v1/studies/" + id + "/chapters/2", "", anna).status, 200);
  EXPECT_EQ(chapter_of(id, 2, anna).code(), "NOT_FOUND");
  EXPECT_EQ(add(id, chapter("three"), anna).data().at("id"), "3");
  EXPECT_THAT(chapter_names(id), ElementsAre("Symmetrical", "three"));
  EXPECT_EQ(site.ask(del, "/api/v1/studies/" + id, "", anna).status, 204);
  EXPECT_EQ(get_of(id, anna).code(), "NOT_FOUND");
}

TEST_F(StudiesTest, TheExportNamesARulesetOtherThanTheDefault) {
  const auto id = made(anna, "link");
  auto ruled = chapter();
  ruled["ruleset"] = "kndb";
  ruled["game"]["tags"] = {{{"name", "Ruleset"}, {"value", "latvia"}}};
  ASSERT_EQ(add(id, ruled, anna).status, 201);
  const auto [text, parts] = site.file("/api/v1/studies/" + id + "/export.pdn");
  EXPECT_EQ(parts, 2);
  EXPECT_EQ(text.find("[Ruleset"), text.rfind("[Ruleset")) << text;
  const auto read =
      site.ask(post, "/api/v1/pdn/read", json{{"pdn", text}}.dump(), anna).data().at("games");
  EXPECT_EQ(read.at(0).at("ruleset"), "fmjd");
  EXPECT_EQ(read.at(1).at("ruleset"), "kndb");
  EXPECT_EQ(read.at(1).at("faults"), json::array());
}

TEST_F(StudiesTest, OurOwnReaderReadsTheExportBack) {
  const auto id = made(anna, "link");
  auto ending =
      json{{"name", "An ending"},
           {"game",
            {{"variant", "russian"},
             {"start_fen", "W:Wc3,e3:Bd6,f6"},
             {"moves", {{{"after", -1}, {"move", "c3-d4"}}, {{"after", -1}, {"move", "e3-f4"}}}}}}};
  ASSERT_EQ(add(id, ending, anna).status, 201);
  const auto [text, parts] = site.file("/api/v1/studies/" + id + "/export.pdn");
  EXPECT_EQ(parts, 2);
  const auto read =
      site.ask(post, "/api/v1/pdn/read", json{{"pdn", text}}.dump(), anna).data().at("games");
  ASSERT_EQ(read.size(), 2) << text;
  for (std::size_t n = 0; n < 2; ++n) {
    const auto kept = chapter_of(id, static_cast<int>(n) + 1).data().at("game");
    EXPECT_EQ(read[n].at("moves"), kept.at("moves")) << text;
    EXPECT_EQ(read[n].at("comment"), kept.at("comment"));
    EXPECT_EQ(read[n].at("start_fen"), kept.at("start_fen"));
    EXPECT_EQ(read[n].at("variant"), kept.at("variant"));
    EXPECT_EQ(read[n].at("faults"), json::array()) << text;
  }
  EXPECT_EQ(read[0].at("tags").at(0).at("value"), "My lines: Symmetrical");
}

TEST_F(StudiesTest, EachChangeIsSentToFollowers) {
  const auto id = made(anna);
  const auto path = "/api/v1/studies/" + id;
  const json sub{{"t", "sub"}, {"topic", "study/" + id}};
  Client owner(site, anna), editor(site, ben, 1);
  EXPECT_EQ(owner.send(sub).receive().at("v"), 1);
  EXPECT_EQ(editor.send(sub).receive().at("code"), "NOT_FOUND");
  ASSERT_EQ(change(id, {{"editors", {"Ben"}}}, anna).status, 200);
  EXPECT_EQ(owner.receive().at("v"), 2);
  ASSERT_EQ(accept(id, ben).data().at("version"), 3);
  EXPECT_EQ(owner.receive().at("v"), 3);
  EXPECT_EQ(editor.send(sub).receive().at("v"), 3);
  ASSERT_EQ(add(id, chapter(), ben).status, 201);
  ASSERT_EQ(owner.receive().at("v"), 4);
  EXPECT_EQ(editor.receive().at("v"), 4);
  ASSERT_EQ(write(id, 1, chapter(), ben).status, 200);
  EXPECT_EQ(owner.receive().at("v"), 5);
  EXPECT_EQ(editor.receive().at("v"), 5);
  ASSERT_EQ(site.ask(del, path + "/chapters/2", "", ben).status, 200);
  EXPECT_EQ(owner.receive().at("v"), 6);
  EXPECT_EQ(editor.receive().at("v"), 6);
  ASSERT_EQ(site.ask(del, path + "/editors/Ben", "", ben).status, 204);
  EXPECT_EQ(owner.receive().at("v"), 7);
  EXPECT_EQ(editor.receive_any().at("d").at("type"), "ended");
  owner.send({{"t", "unsub"}, {"topic", "study/" + id}}).send(sub);
  EXPECT_EQ(owner.receive().at("v"), 7);
  ASSERT_EQ(site.ask(del, path, "", anna).status, 204);
  EXPECT_EQ(owner.receive_any().at("d").at("type"), "ended");
}

TEST_F(StudiesTest, ABlockEndsTheSubscriptionOfAnEditor) {
  const auto id = made(anna);
  ASSERT_EQ(change(id, {{"editors", {"Ben"}}}, anna).status, 200);
  ASSERT_EQ(accept(id, ben).status, 200);
  const json sub{{"t", "sub"}, {"topic", "study/" + id}};
  Client owner(site, anna), editor(site, ben, 1);
  EXPECT_EQ(owner.send(sub).receive().at("v"), 3);
  EXPECT_EQ(editor.send(sub).receive().at("v"), 3);
  ASSERT_EQ(site.ask(put, "/api/v1/blocks/Ben", "", anna).status, 204);
  EXPECT_EQ(editor.receive_any().at("d").at("type"), "ended");
  EXPECT_EQ(owner.receive().at("v"), 4);
}

TEST_F(StudiesTest, ATokenWithoutReadScopeIsTreatedAsAStranger) {
  const json sub{{"t", "sub"}, {"topic", "study/" + made(anna)}};
  Client plays(site, site.token(site.anna, db::scope_play));
  EXPECT_EQ(plays.send(sub).receive().at("code"), "NOT_FOUND");
  Client reads(site, site.token(site.anna, db::scope_read));
  EXPECT_EQ(reads.send(sub).receive().at("v"), 1);
}

TEST_F(StudiesTest, AreExportedWithTheAccount) {
  made(anna);
  const auto held = site.exported(anna).at("studies");
  EXPECT_EQ(held.at(0).at("name"), "My lines");
  EXPECT_EQ(held.at(0).at("chapters").at(0).at("game").at("moves").size(), 4);
}

TEST_F(StudiesTest, AnUnchangedStudyIsNotSentAgain) {
  const auto id = made(anna, "public");
  for (const std::string& path :
       {"/api/v1/studies/" + id, "/api/v1/studies/" + id + "/chapters/1"}) {
    const auto etag = site.ask(get, path).header("ETag");
    const auto same = site.ask(get, path, "", {{"If-None-Match", etag}});
    EXPECT_EQ(same.status, 304) << path;
    EXPECT_EQ(same.header("ETag"), etag);
    EXPECT_EQ(same.header("Cache-Control"), "no-store");
  }
}

TEST_F(StudiesTest, AnInvitationIsAcceptedOrDeclined) {
  const auto id = made(anna);
  const auto invited = [&](const net::Headers& who) {
    return site.ask(get, "/api/v1/study-invitations", "", who).data().at("items");
  };
  const auto decline = [&](const net::Headers& who) {
    return site.ask(post, "/api/v1/study-invitations/" + id + "/decline", "", who);
  };
  ASSERT_EQ(change(id, {{"editors", {"Ben", "Carl"}}}, anna).status, 200);
  EXPECT_EQ(get_of(id, anna).data().at("editors"), json::array());
  EXPECT_EQ(get_of(id, anna).data().at("invited"), (json{"Ben", "Carl"}));
  EXPECT_EQ(listed("/api/v1/studies", ben), 0);
  EXPECT_EQ(invited(ben),
            (json{{{"id", id}, {"name", "My lines"}, {"owner", "Anna"}, {"at_ms", noon.ms}}}));
  EXPECT_EQ(accept(id, anna).code(), "NOT_FOUND");
  EXPECT_EQ(decline(carl).status, 204);
  EXPECT_EQ(decline(carl).code(), "NOT_FOUND");
  EXPECT_EQ(accept(id, carl).code(), "NOT_FOUND");
  const auto version = accept(id, ben).data().at("version");
  EXPECT_EQ(accept(id, ben).data().at("version"), version) << "once more";
  EXPECT_TRUE(invited(ben).empty());
  EXPECT_EQ(get_of(id, ben).data().at("editors"), json{"Ben"});
  EXPECT_EQ(get_of(id, ben).data().at("invited"), json::array());
  ASSERT_EQ(change(id, {{"editors", {"Ben", "Carl"}}}, anna).status, 200);
  EXPECT_EQ(get_of(id, anna).data().at("editors"), json{"Ben"}) << "who is one stays one";
  ASSERT_EQ(change(id, {{"editors", {"Ben"}}}, anna).status, 200);
  EXPECT_TRUE(invited(carl).empty()) << "taken back";
  ASSERT_EQ(change(id, {{"editors", {"Carl"}}}, anna).status, 200);
  EXPECT_EQ(get_of(id, ben).code(), "NOT_FOUND");
  ASSERT_EQ(site.ask(put, "/api/v1/blocks/Anna", "", carl).status, 204);
  EXPECT_TRUE(invited(carl).empty());
  EXPECT_EQ(change(id, {{"editors", {"Carl"}}}, anna).code(), "FORBIDDEN");
}

TEST_F(StudiesTest, InvitationsAndStudiesAreListedInPages) {
  std::vector<std::string> ids;
  for (int i = 0; i < 5; ++i) {
    ids.push_back(made(anna, "public"));
    ASSERT_EQ(change(ids.back(), {{"editors", {"Ben"}}}, anna).status, 200);
  }
  const auto all = [&](const std::string& path, const net::Headers& who) {
    std::set<std::string> found;
    std::string cursor;
    for (int pages = 1;; ++pages) {
      const auto page = site.ask(get, path + "?limit=2" + cursor, "", who).data();
      for (const auto& item : page.at("items")) found.insert(item.at("id"));
      if (page.at("next_cursor").is_null()) {
        EXPECT_EQ(pages, 3) << path;
        return found;
      }
      cursor = "&cursor=" + page.at("next_cursor").get<std::string>();
    }
  };
  const std::set<std::string> each(ids.begin(), ids.end());
  EXPECT_EQ(all("/api/v1/study-invitations", ben), each);
  EXPECT_EQ(all("/api/v1/studies", anna), each);
  EXPECT_EQ(all("/api/v1/players/Anna/studies", {}), each);
  for (const char* wrong : {"?cursor=x", "?cursor=1", "?cursor=1.x", "?limit=0", "?limit=201"})
    EXPECT_EQ(site.ask(get, std::string("/api/v1/studies") + wrong, "", anna).status, 422) << wrong;
}

TEST_F(StudiesTest, PendingInvitationsPerPlayerAreLimited) {
  std::string last;
  for (int i = 0; i < accounts::quotas::study_invitations; ++i) {
    last = made(anna);
    ASSERT_EQ(change(last, {{"editors", {"Ben"}}}, anna).status, 200);
  }
  const auto one_more = change(last, {{"editors", {"Ben", "Carl"}}, {"name", "New"}}, anna);
  EXPECT_EQ(one_more.code(), "TOO_LARGE");
  EXPECT_EQ(get_of(last, anna).data().at("invited"), json{"Ben"}) << "nothing is changed";
  EXPECT_EQ(get_of(last, anna).data().at("name"), "My lines");
  ASSERT_EQ(accept(last, ben).status, 200);
  EXPECT_EQ(change(last, {{"editors", {"Ben", "Carl"}}}, anna).status, 200);
}

TEST_F(StudiesTest, ARepeatedRequestCreatesOneStudy) {
  const auto keyed = with(anna, "Idempotency-Key", "0d0a7c1e-7c43-4d52-8d8a-0123456789ab");
  const auto first = made(keyed);
  EXPECT_EQ(made(keyed), first);
  EXPECT_EQ(listed("/api/v1/studies", anna), 1);
}

}  // namespace
}  // namespace crownhead::api
