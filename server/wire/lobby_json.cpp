#include "server/wire/lobby_json.hpp"

#include "server/wire/shapes.hpp"

namespace crownhead::wire {
namespace {

using Json = nlohmann::ordered_json;

std::string id_text(std::int64_t id) { return std::to_string(id); }

std::string_view choice_name(play::ColorChoice choice) {
  switch (choice) {
    case play::ColorChoice::white: return "white";
    case play::ColorChoice::black: return "black";
    case play::ColorChoice::random: return "random";
  }
  return "random";
}

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json row_shape(const play::GameRow& row) {
  const auto* variant = draughts::find_variant(row.variant);
  const bool has_result = variant && row.outcome && *row.outcome != play::Outcome::none;
  return {{"id", id_text(row.id.value)},
          {"variant", row.variant},
          {"ruleset", row.ruleset},
          {"rated", row.rated},
          {"pace", pace_name(play::pace(row.control))},
          {"time_control", time_control_shape(row.control)},
          {"white", row.names[0]},
          {"black", row.names[1]},
          {"status", status_name(row.status)},
          {"result", has_result ? Json(play::result_text(*variant, *row.outcome)) : Json(nullptr)},
          {"reason", text_or_null(row.reason)},
          {"turn", color_name(row.turn)},
          {"ply", row.ply},
          {"version", row.version},
          {"fen", row.fen},
          {"last_move", text_or_null(row.last_move)},
          {"deadline_ms", row.deadline ? Json(row.deadline->ms) : Json(nullptr)},
          {"created_ms", row.created.ms},
          {"updated_ms", row.updated.ms}};
}

Json seek_shape(const SeekLine& seek) {
  return {{"id", id_text(seek.id.value)},
          {"username", seek.username},
          {"variant", seek.wish.variant},
          {"ruleset", seek.wish.ruleset},
          {"time_control", time_control_shape(seek.wish.control)},
          {"rated", seek.wish.rated},
          {"color", choice_name(seek.wish.color)},
          {"created_ms", seek.created.ms}};
}

Json challenge_shape(const play::Challenge& challenge) {
  return {{"id", id_text(challenge.id.value)},
          {"from", challenge.from_name},
          {"to", challenge.to ? Json(challenge.to_name) : Json(nullptr)},
          {"variant", challenge.variant},
          {"ruleset", challenge.ruleset},
          {"time_control", time_control_shape(challenge.control)},
          {"rated", challenge.rated},
          {"color", choice_name(challenge.color)},
          {"start_fen", challenge.start_fen},
          {"created_ms", challenge.created.ms}};
}

template <class Item, class Shape>
Json list_of(const std::vector<Item>& items, Shape shape) {
  Json list = Json::array();
  for (const auto& item : items) list.push_back(shape(item));
  return list;
}

std::string page(Json items, const std::optional<std::string>& next_cursor) {
  return Json{{"items", std::move(items)},
              {"next_cursor", next_cursor ? Json(*next_cursor) : Json(nullptr)}}
      .dump();
}

}  // namespace

std::string games_json(const std::vector<play::GameRow>& rows,
                       const std::optional<std::string>& next_cursor) {
  return page(list_of(rows, row_shape), next_cursor);
}

std::string seeks_json(const std::vector<SeekLine>& seeks) {
  return page(list_of(seeks, seek_shape), std::nullopt);
}

std::string challenges_json(const std::vector<play::Challenge>& challenges) {
  return page(list_of(challenges, challenge_shape), std::nullopt);
}

std::string challenge_json(const play::Challenge& challenge) {
  return challenge_shape(challenge).dump();
}

std::string lobby_snapshot(const std::vector<SeekLine>& seeks) {
  return Json{{"seeks", list_of(seeks, seek_shape)}}.dump();
}

std::string own_snapshot(std::string_view username, const std::vector<play::GameRow>& games,
                         const std::vector<play::Challenge>& challenges) {
  return Json{{"username", username},
              {"games", list_of(games, row_shape)},
              {"challenges", list_of(challenges, challenge_shape)}}
      .dump();
}

std::string seek_added(const SeekLine& seek) {
  return Json{{"type", "seek_added"}, {"at_ms", seek.created.ms}, {"seek", seek_shape(seek)}}
      .dump();
}

std::string seek_removed(SeekId seek, Instant at) {
  return Json{{"type", "seek_removed"}, {"at_ms", at.ms}, {"id", id_text(seek.value)}}.dump();
}

std::string challenge_added(const play::Challenge& challenge) {
  return Json{{"type", "challenge"},
              {"at_ms", challenge.created.ms},
              {"challenge", challenge_shape(challenge)}}
      .dump();
}

std::string challenge_gone(ChallengeId challenge, Instant at) {
  return Json{{"type", "challenge_gone"}, {"at_ms", at.ms}, {"id", id_text(challenge.value)}}
      .dump();
}

std::string made_json(std::int64_t id) { return Json{{"id", id_text(id)}}.dump(); }

std::string seek_made(SeekId seek) { return Json{{"seek", id_text(seek.value)}}.dump(); }

}  // namespace crownhead::wire
