#include "server/wire/game/server_message.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "server/wire/core/json_text.hpp"
#include "server/wire/core/reason_json.hpp"
#include "server/wire/core/uuid.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

template <class Id>
std::string error_with(const Id& id, const Error& error) {
  auto frame = JsonText::object();
  frame.add("t", "err")
      .add("id", id)
      .add("code", code_name(error.code))
      .add("detail", error.detail);
  add_reason(frame, error.reason);
  return frame.take();
}

/// More than the text around the data, unless a client's own id is long.
constexpr std::size_t around_data = 160;

/// Starts a frame, to which the caller adds members.
JsonText open_frame(PlainText type, std::string_view topic, std::string_view data) {
  auto frame = JsonText::object(around_data + data.size());
  frame.add("t", type).add("topic", PlainText{topic});
  return frame;
}

/// Returns for example "game/7".
std::string topic_of(std::string_view kind, std::int64_t id) {
  std::array<char, 40> topic;
  char* number = std::ranges::copy(kind, topic.data()).out;
  return {topic.data(), std::to_chars(number, topic.data() + topic.size(), id).ptr};
}

}  // namespace

std::string game_topic(GameId game) { return topic_of("game/", game.value); }

std::string study_topic(StudyId study) { return topic_of("study/", study.value); }

std::string tournament_topic(TournamentId tournament) {
  return topic_of("tournament/", tournament.value);
}

std::string ack_frame(const CommandId& id, std::optional<std::int64_t> version,
                      std::string_view data) {
  const auto letters = uuid_letters(id);
  auto frame = JsonText::object(around_data + data.size());
  frame.add("t", PlainText{"ack"}).add("id", PlainText{{letters.data(), letters.size()}});
  if (version) frame.add("v", *version);
  return frame.add("d", ReadyJson{data}).take();
}

std::string error_frame(std::optional<std::string_view> id, const Error& error) {
  return error_with(id, error);
}

std::string error_frame(const CommandId& id, const Error& error) {
  return error_with(format_uuid(id), error);
}

std::string snapshot_frame(std::string_view topic, std::int64_t version, Instant now,
                           std::string_view data) {
  return open_frame({"snapshot"}, topic, data)
      .add("server_ms", now.ms)
      .add("v", version)
      .add("d", ReadyJson{data})
      .take();
}

std::string event_frame(std::string_view topic, std::int64_t version, std::string_view data) {
  return open_frame({"event"}, topic, data).add("v", version).add("d", ReadyJson{data}).take();
}

bool is_event_frame(std::string_view frame) { return frame.starts_with(R"({"t":"event")"); }

std::string info_frame(std::string_view topic, std::string_view data) {
  return open_frame({"info"}, topic, data).add("d", ReadyJson{data}).take();
}

std::string time_frame(Instant now) {
  return JsonText::object().add("t", "time").add("server_ms", now.ms).take();
}

std::string presence_data(const AwaySince& away, int spectators,
                          const std::vector<std::string>& names, bool since) {
  const auto left = [&](Seat side) { return since ? ms_of(away[side]) : std::nullopt; };
  auto listed = JsonText::array();
  for (const auto& name : names) listed.push(name);
  auto json = JsonText::object();
  json.add("type", "presence")
      .add("white", !away[Seat::white])
      .add("black", !away[Seat::black])
      .add("white_left_ms", left(Seat::white))
      .add("black_left_ms", left(Seat::black))
      .add("spectators", spectators)
      .add("spectator_names", listed);
  if (away.size() > least_seats) {
    auto here = JsonText::array();
    for (const Seat seat : away.seats()) here.push(!away[seat]);
    json.add("seats", here);
  }
  return json.take();
}

}  // namespace crownhead::wire
