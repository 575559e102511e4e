#include "server/wire/server_message.hpp"

#include "server/wire/json_text.hpp"
#include "server/wire/shapes.hpp"
#include "server/wire/uuid.hpp"

namespace crownhead::wire {
namespace {

std::string json_text(std::string_view text) {
  std::string quoted;
  append_quoted(quoted, text);
  return quoted;
}

std::string error_with(std::string_view quoted_id, const Error& error) {
  return std::string(R"({"t":"err","id":)")
      .append(quoted_id)
      .append(R"(,"code":")")
      .append(code_name(error.code))
      .append("\",\"detail\":")
      .append(json_text(error.detail))
      .append("}");
}

/// More than what is written around the data, but for a long id of a client's own.
constexpr std::size_t around_data = 160;

std::string with_room_for(std::string_view data) {
  std::string frame;
  frame.reserve(around_data + data.size());
  return frame;
}

/// `,"v":…,"d":…}`, with which acks, snapshots and events end.
void close_with(std::string& frame, std::optional<std::int64_t> version, std::string_view data) {
  if (version) frame.append(R"(,"v":)").append(std::to_string(*version));
  frame.append(R"(,"d":)").append(data).append("}");
}

std::string open_topic(std::string_view type, std::string_view topic, std::string_view data) {
  auto frame = with_room_for(data);
  frame.append(R"({"t":")").append(type).append(R"(","topic":")").append(topic).append("\"");
  return frame;
}

}  // namespace

std::string game_topic(GameId game) { return "game/" + std::to_string(game.value); }

std::string tournament_topic(TournamentId tournament) {
  return "tournament/" + std::to_string(tournament.value);
}

std::string ack_frame(const CommandId& id, std::optional<std::int64_t> version,
                      std::string_view data) {
  auto frame = with_room_for(data);
  append_uuid(frame.append(R"({"t":"ack","id":")"), id);
  frame += '"';
  close_with(frame, version, data);
  return frame;
}

std::string error_frame(std::optional<std::string_view> id, const Error& error) {
  return error_with(id ? json_text(*id) : "null", error);
}

std::string error_frame(const CommandId& id, const Error& error) {
  return error_with('"' + format_uuid(id) + '"', error);
}

std::string snapshot_frame(std::string_view topic, std::int64_t version, Instant now,
                           std::string_view data) {
  auto frame = open_topic("snapshot", topic, data);
  frame.append(R"(,"server_ms":)").append(std::to_string(now.ms));
  close_with(frame, version, data);
  return frame;
}

std::string event_frame(std::string_view topic, std::int64_t version, std::string_view data) {
  auto frame = open_topic("event", topic, data);
  close_with(frame, version, data);
  return frame;
}

bool is_event_frame(std::string_view frame) { return frame.starts_with(R"({"t":"event")"); }

std::string info_frame(std::string_view topic, std::string_view data) {
  auto frame = open_topic("info", topic, data);
  close_with(frame, std::nullopt, data);
  return frame;
}

std::string time_frame(Instant now) {
  return R"({"t":"time","server_ms":)" + std::to_string(now.ms) + "}";
}

std::string presence_data(const AwaySince& away, int spectators,
                          const std::vector<std::string>& names) {
  auto listed = JsonText::array();
  for (const auto& name : names) listed.push(name);
  return JsonText::object()
      .add("type", "presence")
      .add("white", !away[0])
      .add("black", !away[1])
      .add("white_left_ms", ms_of(away[0]))
      .add("black_left_ms", ms_of(away[1]))
      .add("spectators", spectators)
      .add("spectator_names", listed)
      .take();
}

}  // namespace crownhead::wire
