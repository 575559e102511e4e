#include "server/wire/game/client_message.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "server/wire/core/uuid.hpp"

namespace crownhead::wire {
namespace {

const std::string id = "0190d0a4-7c1e-7abc-8def-0123456789ab";

/// Returns `message` with 'ID' replaced by the id and ' by ".
std::string text_of(std::string message) {
  for (auto& c : message)
    if (c == '\'') c = '"';
  if (const auto at = message.find("\"ID\""); at != std::string::npos)
    message.replace(at + 1, 2, id);
  return message;
}

template <class T>
T read(const std::string& message) {
  const auto parsed = parse_client_message(text_of(message));
  if (!parsed) throw std::runtime_error(message + ": " + parsed.error().error.detail);
  return std::get<T>(*parsed);
}

template <class Wish>
Wish wish_of(const std::string& message) {
  const auto command = read<GameCommand>(message);
  EXPECT_EQ(format_uuid(command.id), id);
  EXPECT_EQ(command.game, GameId{12});
  return std::get<Wish>(command.what);
}

TEST(ClientMessage, Sub) {
  const auto game = read<Subscribe>("{'t':'sub','topic':'game/12','v':7}");
  EXPECT_EQ(std::get<GameTopic>(game.topic).game, GameId{12});
  EXPECT_EQ(game.version, 7);
  EXPECT_FALSE(game.glance);
  EXPECT_TRUE(read<Subscribe>("{'t':'sub','topic':'game/12','glance':true}").glance);
  const auto lobby = read<Subscribe>("{'t':'sub','topic':'lobby'}");
  EXPECT_TRUE(std::holds_alternative<LobbyTopic>(lobby.topic));
  EXPECT_EQ(lobby.version, std::nullopt);
  EXPECT_TRUE(
      std::holds_alternative<OwnTopic>(read<Subscribe>("{'t':'sub','topic':'me','v':null}").topic));
}

TEST(ClientMessage, Unsub) {
  const auto study = read<Subscribe>("{'t':'sub','topic':'study/4611686018427387903'}");
  EXPECT_EQ(std::get<StudyTopic>(study.topic).study, StudyId{4611686018427387903});
  EXPECT_EQ(std::get<GameTopic>(
                read<Unsubscribe>("{'t':'unsub','topic':'game/9223372036854775807'}").topic)
                .game,
            GameId{INT64_MAX});
}

TEST(ClientMessage, Time) { read<AskTime>("{'t':'time'}"); }

TEST(ClientMessage, Move) {
  const auto move = wish_of<MoveWish>(
      "{'t':'move','id':'ID','game':'12','ply':4,'move':'32-28','draw_offer':true}");
  EXPECT_EQ(move.ply, 4);
  EXPECT_EQ(move.move, "32-28");
  EXPECT_TRUE(move.draw_offer);
  EXPECT_FALSE(
      wish_of<MoveWish>("{'t':'move','id':'ID','game':'12','ply':0,'move':'x'}").draw_offer);
}

TEST(ClientMessage, Draw) {
  struct Row {
    const char* name;
    DrawAction action;
  };
  for (const Row& row : {Row{"offer", DrawAction::offer}, Row{"accept", DrawAction::accept},
                         Row{"decline", DrawAction::decline}, Row{"claim", DrawAction::claim}})
    EXPECT_EQ(wish_of<DrawWish>(std::string("{'t':'draw','id':'ID','game':'12','action':'") +
                                row.name + "'}")
                  .action,
              row.action);
}

TEST(ClientMessage, ResignAndAbort) {
  wish_of<ResignWish>("{'t':'resign','id':'ID','game':'12'}");
  wish_of<AbortWish>("{'t':'abort','id':'ID','game':'12'}");
}

TEST(ClientMessage, Offers) {
  struct Row {
    const char* name;
    OfferAction action;
  };
  for (const auto& [name, action] :
       {Row{"offer", OfferAction::offer}, Row{"accept", OfferAction::accept},
        Row{"decline", OfferAction::decline}}) {
    const std::string rest = std::string("','id':'ID','game':'12','action':'") + name + "'}";
    EXPECT_EQ(wish_of<TakebackWish>("{'t':'takeback" + rest).action, action);
    EXPECT_EQ(wish_of<RematchWish>("{'t':'rematch" + rest).action, action);
  }
  wish_of<GiveTimeWish>("{'t':'give_time','id':'ID','game':'12'}");
  using play::AbandonmentClaim;
  const std::string claim = "{'t':'claim','id':'ID','game':'12','result':'";
  EXPECT_EQ(wish_of<ClaimWish>(claim + "win'}").what, AbandonmentClaim::win);
  EXPECT_EQ(wish_of<ClaimWish>(claim + "draw'}").what, AbandonmentClaim::draw);
}

TEST(ClientMessage, Seek) {
  const auto seek = read<Seek>(
      "{'t':'seek','id':'ID','variant':'russian','time_control':{'kind':'fischer','base_ms':300000,"
      "'increment_ms':3000},'rated':true,'color':'black','accounts_only':true}");
  EXPECT_EQ(format_uuid(seek.id), id);
  EXPECT_EQ(seek.wish.terms.variant, "russian");
  EXPECT_EQ(seek.wish.terms.ruleset, "official");
  EXPECT_EQ(seek.wish.color, play::ColorChoice::black);
  EXPECT_TRUE(seek.wish.terms.rated);
  EXPECT_TRUE(seek.wish.accounts_only);
}

TEST(ClientMessage, UnseekAndTake) {
  EXPECT_EQ(read<Unseek>("{'t':'unseek','id':'ID','seek':'3'}").seek, SeekId{3});
  EXPECT_EQ(read<Take>("{'t':'take','id':'ID','seek':'3'}").seek, SeekId{3});
}

TEST(ClientMessage, Chat) {
  const auto chat = read<Chat>("{'t':'chat','id':'ID','topic':'game/12','text':' hello '}");
  EXPECT_EQ(chat.game, GameId{12});
  EXPECT_EQ(chat.wish.text, "hello");
  EXPECT_FALSE(chat.wish.room);
  const auto there =
      read<Chat>("{'t':'chat','id':'ID','topic':'game/12','text':'x','room':'spectators'}");
  EXPECT_EQ(there.wish.room, play::ChatRoom::spectators);
}

TEST(ClientMessage, ReportsTheFault) {
  struct Row {
    const char* message;
    Code code;
    const char* detail;  ///< its first words
  };
  const Row rows[] = {
      {"", Code::bad_json, "the text must be one JSON object"},
      {"[]", Code::bad_json, "the text must be one JSON object"},
      {"{'t':'time'", Code::bad_json, "the text must be one JSON object"},
      {"{}", Code::invalid_field, "t is missing"},
      {"{'t':5}", Code::invalid_field, "t must be a text"},
      {"{'t':'shout'}", Code::invalid_field, "t must be sub, unsub, time, move"},
      {"{'t':'TIME'}", Code::invalid_field, "t must be"},
      {"{'t':'sub'}", Code::invalid_field, "topic is missing"},
      {"{'t':'sub','topic':'game'}", Code::invalid_field,
       "topic must be game/ID, tournament/ID, lobby or me"},
      {"{'t':'sub','topic':'game/'}", Code::invalid_field, "topic must be"},
      {"{'t':'sub','topic':'game/0'}", Code::invalid_field, "topic must be"},
      {"{'t':'sub','topic':'game/-1'}", Code::invalid_field, "topic must be"},
      {"{'t':'sub','topic':'game/1 '}", Code::invalid_field, "topic must be"},
      {"{'t':'sub','topic':'game/9223372036854775808'}", Code::invalid_field, "topic must be"},
      {"{'t':'sub','topic':'tournament/0'}", Code::invalid_field, "topic must be"},
      {"{'t':'sub','topic':'lobby\\u0000'}", Code::invalid_field, "topic must be"},
      {"{'t':'sub','topic':'lobby','v':'7'}", Code::invalid_field, "v must be a whole number"},
      {"{'t':'sub','topic':'lobby','v':1.5}", Code::invalid_field, "v must be a whole number"},
      {"{'t':'unsub','topic':7}", Code::invalid_field, "topic must be a text"},
      {"{'t':'takeback','id':'ID','game':'12'}", Code::invalid_field,
       "action must be one of: offer, accept, decline"},
      {"{'t':'rematch','id':'ID','game':'12','action':'claim'}", Code::invalid_field,
       "action must be"},
      {"{'t':'claim','id':'ID','game':'12','result':'loss'}", Code::invalid_field,
       "result must be one of: win, draw"},
      {"{'t':'resign','game':'12'}", Code::invalid_field, "id is missing"},
      {"{'t':'resign','id':'12','game':'12'}", Code::invalid_field, "id must be a UUID"},
      {"{'t':'resign','id':'ID'}", Code::invalid_field, "game is missing"},
      {"{'t':'resign','id':'ID','game':12}", Code::invalid_field, "game must be a text"},
      {"{'t':'resign','id':'ID','game':'x'}", Code::invalid_field, "game must be an id"},
      {"{'t':'move','id':'ID','game':'1','move':'32-28'}", Code::invalid_field, "ply is missing"},
      {"{'t':'move','id':'ID','game':'1','ply':-1,'move':'a'}", Code::invalid_field,
       "ply must be the number"},
      {"{'t':'move','id':'ID','game':'1','ply':10000,'move':'a'}", Code::invalid_field,
       "ply a game here has at most 10000 plies"},
      {"{'t':'move','id':'ID','game':'1','ply':0}", Code::invalid_field, "move is missing"},
      {"{'t':'move','id':'ID','game':'1','ply':0,'move':'a','draw_offer':1}", Code::invalid_field,
       "draw_offer must be true or false"},
      {"{'t':'draw','id':'ID','game':'1'}", Code::invalid_field, "action must be one of: offer"},
      {"{'t':'draw','id':'ID','game':'1','action':'Offer'}", Code::invalid_field,
       "action must be one of: offer"},
      {"{'t':'seek','id':'ID'}", Code::invalid_field, "time_control is missing"},
      {"{'t':'seek','id':'ID','variant':'russian','time_control':{'kind':'per_move','time_ms':1000}"
       ","
       "'min_rating':15}",
       Code::invalid_field, "min_rating must be from 600"},
      {"{'t':'unseek','id':'ID'}", Code::invalid_field, "seek is missing"},
      {"{'t':'chat','id':'ID','topic':'lobby','text':'x'}", Code::invalid_field,
       "topic must be game/ID"},
      {"{'t':'chat','id':'ID','topic':'game/1','text':''}", Code::invalid_field,
       "text must not be empty"},
      {"{'t':'take','id':'ID','seek':''}", Code::invalid_field, "seek must be an id"},
  };
  for (const Row& row : rows) {
    const auto parsed = parse_client_message(text_of(row.message));
    ASSERT_FALSE(parsed) << row.message;
    EXPECT_EQ(parsed.error().error.code, row.code) << row.message;
    EXPECT_TRUE(parsed.error().error.detail.starts_with(row.detail))
        << row.message << ": " << parsed.error().error.detail;
  }
}

TEST(ClientMessage, AnErrorCarriesTheIdAsItWasWritten) {
  struct Row {
    std::string message;
    std::optional<std::string> id;
  };
  const Row rows[] = {
      {"{'t':'resign','id':'ID'}", id},
      {"{'t':'resign','id':'no uuid'}", "no uuid"},
      {"{'t':'nonsense','id':'0190D0A4-7C1E-7ABC-8DEF-0123456789AB'}",
       "0190D0A4-7C1E-7ABC-8DEF-0123456789AB"},
      {"{'t':'resign'}", std::nullopt},
      {"{'t':'resign','id':5}", std::nullopt},
      {"{'t':'resign','id':'" + std::string(61, 'a') + "'}", std::nullopt},
      {"{'t':'resign','id':'ID'", std::nullopt},
  };
  for (const Row& row : rows) {
    const auto parsed = parse_client_message(text_of(row.message));
    ASSERT_FALSE(parsed) << row.message;
    EXPECT_EQ(parsed.error().id, row.id) << row.message;
  }
}

TEST(ClientMessage, AMoveOfAnyTextIsReadAndLeftToTheRules) {
  const auto move = wish_of<MoveWish>(
      "{'t':'move','id':'ID','game':'12','ply':0,'move':'\\u0000 ♔ \\ud83d\\ude00'}");
  EXPECT_EQ(move.move, std::string("\0 ♔ 😀", 10));
}

TEST(ParseId, TakesPositiveDecimalNumbersOnly) {
  EXPECT_EQ(parse_id("1"), 1);
  EXPECT_EQ(parse_id("9223372036854775807"), INT64_MAX);
  for (const char* text : {"", "0", "-1", "+1", " 1", "1 ", "1.0", "0x1", "one", "１",
                           "9223372036854775808", "99999999999999999999999"})
    EXPECT_EQ(parse_id(text), std::nullopt) << text;
  EXPECT_EQ(parse_id(std::string_view("1\0", 2)), std::nullopt);
}

const std::vector<std::string> samples = {
    text_of("{'t':'sub','topic':'game/12','v':7}"),
    text_of("{'t':'unsub','topic':'lobby'}"),
    text_of("{'t':'time'}"),
    text_of("{'t':'move','id':'ID','game':'12','ply':4,'move':'32-28','draw_offer':false}"),
    text_of("{'t':'draw','id':'ID','game':'12','action':'offer'}"),
    text_of("{'t':'seek','id':'ID','variant':'russian','time_control':{'kind':'fischer','base_ms':"
            "300000,'increment_ms':3000,'cap_ms':null},'rated':false,'color':'random'}"),
    text_of("{'t':'take','id':'ID','seek':'3'}"),
};

RC_GTEST_PROP(ClientMessage, NoBytesMakeItThrow, (const std::string& text)) {
  parse_client_message(text);
}

/// Most of these are still JSON, and reach the readers of the fields.
std::string mutated(std::string text, const std::vector<std::pair<std::size_t, char>>& changes) {
  static const std::string pieces[] = {"\"",   "{",       "}",    "[",
                                       "null", "true",    "-1",   "1e999",
                                       ",",    "\\u0000", "\xff", "18446744073709551615",
                                       ":",    "[[[["};
  for (const auto& [at, what] : changes) {
    const auto kind = static_cast<unsigned char>(what) % (std::size(pieces) + 2);
    const std::size_t place = at % (text.size() + 1);
    if (kind < std::size(pieces))
      text.insert(place, pieces[kind]);
    else if (kind == std::size(pieces))
      text.erase(place, 3);
    else if (place < text.size())
      text[place] = what;
  }
  return text;
}

RC_GTEST_PROP(ClientMessage, NoChangeOfAMessageMakesItThrow,
              (const std::vector<std::pair<std::size_t, char>>& changes)) {
  const auto& sample = samples[*rc::gen::inRange<std::size_t>(0, samples.size())];
  const auto parsed = parse_client_message(mutated(sample, changes));
  if (!parsed) RC_ASSERT(!parsed.error().error.detail.empty());
}

/// Replaces each field's value in turn by one of another type.
TEST(ClientMessage, NoValueOfAnotherKindMakesItThrow) {
  const std::vector<std::string> values = {
      "null",
      "true",
      "0",
      "-1",
      "1.5",
      "9007199254740993",
      "\"\"",
      "\"\\u0000\"",
      "[]",
      "[null]",
      "{}",
      "{\"kind\":1}",
      "{\"kind\":\"fischer\",\"base_ms\":-9007199254740992,\"increment_ms\":9007199254740992}",
      "{\"kind\":\"per_move\",\"time_ms\":9007199254740992}"};
  for (const auto& sample : samples)
    for (std::size_t colon = sample.find("\":"); colon != std::string::npos;
         colon = sample.find("\":", colon + 1)) {
      const auto end = sample.find_first_of(",}", colon);
      for (const auto& value : values)
        parse_client_message(sample.substr(0, colon + 2) + value + sample.substr(end));
    }
}

}  // namespace
}  // namespace crownhead::wire
