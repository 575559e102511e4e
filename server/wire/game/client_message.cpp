#include "server/wire/game/client_message.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <utility>

#include "rules/reasons.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/uuid.hpp"

namespace crownhead::wire {
namespace {

std::optional<Topic> parse_topic(std::string_view text) {
  if (text == "lobby") return LobbyTopic{};
  if (text == "me") return OwnTopic{};
  if (text.starts_with("tournament/")) {
    const auto id = parse_id(text.substr(11));
    return id ? std::optional<Topic>(TournamentTopic{TournamentId{*id}}) : std::nullopt;
  }
  if (text.starts_with("study/")) {
    const auto id = parse_id(text.substr(6));
    return id ? std::optional<Topic>(StudyTopic{StudyId{*id}}) : std::nullopt;
  }
  if (!text.starts_with("game/")) return std::nullopt;
  const auto id = parse_id(text.substr(5));
  if (!id) return std::nullopt;
  return GameTopic{GameId{*id}};
}

Topic read_topic(Fields& fields) {
  const auto topic = parse_topic(fields.text("topic", 60));
  if (!topic) fields.wrong("topic", reason::field::topic());
  return topic.value_or(LobbyTopic{});
}

CommandId read_command_id(Fields& fields) {
  const auto id = parse_uuid(fields.text("id", 60));
  if (!id) fields.wrong("id", reason::field::uuid());
  return id.value_or(CommandId{});
}

template <class Kind>
Id<Kind> read_id(Fields& fields, const char* name) {
  const auto id = parse_id(fields.text(name, 30));
  if (!id) fields.wrong(name, reason::field::id());
  return {id.value_or(0)};
}

using ReadWish = PlayerWish (*)(Fields& fields);

/// The reader of each type of game command.
constexpr std::pair<std::string_view, ReadWish> player_wishes[] = {
    {"move", [](Fields& fields) -> PlayerWish { return read_move_wish(fields); }},
    {"draw", [](Fields& fields) -> PlayerWish { return DrawWish{read_draw_action(fields)}; }},
    {"resign", [](Fields&) -> PlayerWish { return ResignWish{}; }},
    {"abort", [](Fields&) -> PlayerWish { return AbortWish{}; }},
    {"takeback",
     [](Fields& fields) -> PlayerWish { return TakebackWish{read_offer_action(fields)}; }},
    {"rematch", [](Fields& fields) -> PlayerWish { return read_rematch_wish(fields); }},
    {"give_time", [](Fields&) -> PlayerWish { return GiveTimeWish{}; }},
    {"berserk", [](Fields&) -> PlayerWish { return BerserkWish{}; }},
    {"claim",
     [](Fields& fields) -> PlayerWish { return ClaimWish{read_abandonment_claim(fields)}; }},
};

std::optional<GameCommand> read_game_command(Fields& fields, std::string_view type) {
  const auto* known =
      std::ranges::find(player_wishes, type, &std::pair<std::string_view, ReadWish>::first);
  if (known == std::end(player_wishes)) return std::nullopt;
  // Errors are reported in this order.
  GameCommand command{.id = read_command_id(fields),
                      .game = read_id<GameKind>(fields, "game"),
                      .what = ResignWish{}};
  command.what = known->second(fields);
  return command;
}

ClientMessage read_seek(Fields& fields) {
  const auto id = read_command_id(fields);
  return Seek{.id = id, .wish = read_seek_wish(fields)};
}

ClientMessage read_chat(Fields& fields) {
  const auto id = read_command_id(fields);
  const auto topic = parse_topic(fields.text("topic", 60));
  const auto* game = topic ? std::get_if<GameTopic>(&*topic) : nullptr;
  if (!game) fields.wrong("topic", reason::field::topic_of_a_game());
  return Chat{.id = id, .game = game ? game->game : GameId{}, .wish = read_chat_wish(fields)};
}

std::optional<ClientMessage> read_message(Fields& fields, std::string_view type) {
  if (auto command = read_game_command(fields, type)) return *std::move(command);
  if (type == "sub")
    return Subscribe{.topic = read_topic(fields),
                     .version = fields.optional_integer("v"),
                     .glance = fields.flag("glance", false)};
  if (type == "unsub") return Unsubscribe{read_topic(fields)};
  if (type == "time") return AskTime{};
  if (type == "seek") return read_seek(fields);
  if (type == "unseek")
    return Unseek{.id = read_command_id(fields), .seek = read_id<SeekKind>(fields, "seek")};
  if (type == "take")
    return Take{.id = read_command_id(fields),
                .seek = read_id<SeekKind>(fields, "seek"),
                .entropy = read_entropy(fields)};
  if (type == "chat") return read_chat(fields);
  return std::nullopt;
}

std::optional<std::string> written_id(const nlohmann::json& json) {
  const auto it = json.find("id");
  if (it == json.end() || !it->is_string()) return std::nullopt;
  const auto& text = it->get_ref<const std::string&>();
  return text.size() > 60 ? std::nullopt : std::optional(text);
}

}  // namespace

std::optional<std::int64_t> parse_id(std::string_view text) {
  std::int64_t value = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || stop != text.data() + text.size() || value <= 0) return std::nullopt;
  return value;
}

std::expected<ClientMessage, MessageError> parse_client_message(std::string_view text) {
  const auto json = parse_object(text);
  if (!json) return std::unexpected(MessageError{std::nullopt, json.error().error});
  Fields fields(*json);
  const auto type = fields.text("t", 20);
  fields.may_have({"id"});  // errors contain it, whatever the message was
  auto message = read_message(fields, type);
  if (!message) {
    fields.may_have_others();
    fields.wrong("t", reason::field::message_kind());
  }
  if (auto problem = fields.problem())
    return std::unexpected(MessageError{written_id(*json), problem->error});
  return *std::move(message);
}

}  // namespace crownhead::wire
