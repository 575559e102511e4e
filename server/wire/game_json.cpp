#include "server/wire/game_json.hpp"

#include <nlohmann/json.hpp>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/notation.hpp"
#include "server/wire/shapes.hpp"

namespace crownhead::wire {
namespace {

using Json = nlohmann::ordered_json;

Json counters_shape(const play::Game& game) {
  Json list = Json::array();
  if (game.ended()) return list;
  for (const auto& counter : game.draws().counters())
    list.push_back({{"rule", draughts::draw_rule_name(counter.rule)},
                    {"left", counter.left},
                    {"article", counter.article}});
  return list;
}

Json end_counter_shape(const play::Game& game, const play::Ended& ended) {
  if (!ended.rule) return nullptr;
  return {{"rule", draughts::draw_rule_name(*ended.rule)},
          {"article", game.draws().article(*ended.rule)}};
}

Json legal_moves_shape(const play::Game& game) {
  Json list = Json::array();
  if (game.ended()) return list;
  for (const auto& move : draughts::legal_moves(game.variant(), game.position()))
    list.push_back(draughts::write_full(game.variant(), game.position(), move));
  return list;
}

Json result_shape(const play::Game& game) {
  if (!game.ended() || game.ended()->outcome == play::Outcome::none) return nullptr;
  return play::result_text(game.variant(), game.ended()->outcome);
}

Json draw_claim_shape(const play::Game& game) {
  if (game.ended()) return nullptr;
  const auto rule = game.draws().claimable();
  return rule ? Json(draughts::draw_rule_name(*rule)) : Json(nullptr);
}

void add_moves(Json& json, const play::Game& game) {
  auto& moves = json["moves"] = Json::array();
  auto& spent = json["spent_ms"] = Json::array();
  for (const auto& move : game.moves()) {
    moves.push_back(move.text);
    spent.push_back(move.spent.count);
  }
}

void add_end(Json& json, const play::Game& game) {
  const auto& ended = game.ended();
  json["status"] = status_name(ended ? status_of(*ended) : play::GameStatus::playing);
  json["result"] = result_shape(game);
  json["reason"] = ended ? Json(play::reason_name(*ended)) : Json(nullptr);
  json["counter"] = ended ? end_counter_shape(game, *ended) : Json(nullptr);
}

struct EventShape {
  const GameNames& names;
  const play::Game& after;
  Instant at;

  Json operator()(const play::Started& started) const {
    return {{"type", "started"},
            {"at_ms", at.ms},
            {"game", std::to_string(names.id.value)},
            {"white", names.players[0]},
            {"black", names.players[1]},
            {"variant", started.setup.variant},
            {"ruleset", started.setup.ruleset},
            {"start_fen", started.setup.start_fen},
            {"time_control", time_control_shape(started.setup.control)},
            {"rated", started.setup.rated},
            {"clock", clock_shape(after, at)}};
  }

  Json operator()(const play::Moved& moved) const {
    return {{"type", "move"},
            {"at_ms", at.ms},
            {"by", color_name(draughts::opposite(after.turn()))},
            {"ply", after.ply()},
            {"move", moved.move},
            {"fen", draughts::write_fen(after.variant(), after.position())},
            {"spent_ms", moved.spent.count},
            {"lag_ms", moved.lag.count},
            {"clock", clock_shape(after, at)},
            {"counters", counters_shape(after)}};
  }

  Json operator()(const play::DrawOffered& offered) const {
    return {{"type", "draw_offer"}, {"at_ms", at.ms}, {"by", color_name(offered.by)}};
  }

  Json operator()(const play::DrawDeclined& declined) const {
    return {{"type", "draw_declined"}, {"at_ms", at.ms}, {"by", color_name(declined.by)}};
  }

  Json operator()(const play::ClockChanged& changed) const {
    return {{"type", "clock_changed"},
            {"at_ms", at.ms},
            {"cause", play::cause_name(changed.cause)},
            {"clock", clock_shape(after, at)}};
  }

  Json operator()(const play::Ended& ended) const {
    return {{"type", "end"},
            {"at_ms", at.ms},
            {"status", status_name(status_of(ended))},
            {"result", result_shape(after)},
            {"reason", play::reason_name(ended)},
            {"counter", end_counter_shape(after, ended)},
            {"clock", clock_shape(after, at)}};
  }
};

}  // namespace

std::string game_json(const GameNames& names, const play::Game& game, Instant now) {
  const auto& setup = game.setup();
  Json json = {
      {"id", std::to_string(names.id.value)},
      {"variant", setup.variant},
      {"ruleset", setup.ruleset},
      {"rated", setup.rated},
      {"pace", pace_name(game.pace())},
      {"time_control", time_control_shape(setup.control)},
      {"players",
       {{"white", {{"username", names.players[0]}}}, {"black", {{"username", names.players[1]}}}}},
      {"start_fen", setup.start_fen},
      {"fen", draughts::write_fen(game.variant(), game.position())}};
  add_moves(json, game);
  json["ply"] = game.ply();
  json["version"] = game.version();
  json["turn"] = color_name(game.turn());
  json["clock"] = clock_shape(game, now);
  add_end(json, game);
  json["draw_offer"] = color_shape(game.draw_offer());
  json["draw_barred"] = color_shape(game.draw_barred());
  json["draw_claim"] = draw_claim_shape(game);
  json["counters"] = counters_shape(game);
  json["legal_moves"] = legal_moves_shape(game);
  json["created_ms"] = game.began().ms;
  json["server_ms"] = now.ms;
  return json.dump();
}

std::string event_data(const GameNames& names, const play::Game& after, const play::Event& event) {
  return std::visit(EventShape{names, after, event.at}, event.what).dump();
}

std::string game_started(const GameNames& names, const play::Game& game) {
  return Json{{"type", "game_started"},
              {"at_ms", game.began().ms},
              {"game", std::to_string(names.id.value)},
              {"white", names.players[0]},
              {"black", names.players[1]},
              {"variant", game.setup().variant},
              {"pace", pace_name(game.pace())}}
      .dump();
}

std::string my_turn(GameId game, Instant at, int ply) {
  return Json{
      {"type", "my_turn"}, {"at_ms", at.ms}, {"game", std::to_string(game.value)}, {"ply", ply}}
      .dump();
}

std::string game_ended(GameId id, const play::Game& game) {
  return Json{{"type", "game_ended"},
              {"at_ms", game.last_event().ms},
              {"game", std::to_string(id.value)},
              {"result", result_shape(game)},
              {"reason", game.ended() ? Json(play::reason_name(*game.ended())) : Json(nullptr)}}
      .dump();
}

std::string game_made(GameId game) { return Json{{"game", std::to_string(game.value)}}.dump(); }

std::string game_made_json(GameId game) {
  return Json{{"game_id", std::to_string(game.value)}}.dump();
}

std::string version_json(std::int64_t version) { return Json{{"version", version}}.dump(); }

std::string move_made_json(int ply, std::int64_t version, std::string_view fen) {
  return Json{{"ply", ply}, {"version", version}, {"fen", fen}}.dump();
}

std::string event_page_json(const std::vector<std::string>& frames, std::int64_t version) {
  std::string items;
  for (const auto& frame : frames) items.append(items.empty() ? "" : ",").append(frame);
  return R"({"items":[)" + items + R"(],"version":)" + std::to_string(version) + "}";
}

}  // namespace crownhead::wire
