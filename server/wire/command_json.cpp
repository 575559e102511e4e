#include "server/wire/command_json.hpp"

#include <nlohmann/json.hpp>

#include "rules/draughts/draw_rules.hpp"

namespace crownhead::wire {
namespace {

using Json = nlohmann::ordered_json;

/// A file may hold anything: what is no UTF-8 is printed as U+FFFD.
std::string line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json limit_json(const draughts::DrawLimit& limit) {
  Json json{{"rule", draughts::draw_rule_name(limit.rule)},
            {"moves", limit.moves},
            {"of", limit.of_stronger_side ? "stronger_side" : "each"},
            {"ends", limit.claimed ? "claimed" : "automatic"}};
  if (!limit.article.empty()) json["article"] = limit.article;
  return json;
}

std::string_view name_of(draughts::RepetitionEnds ends) {
  switch (ends) {
    case draughts::RepetitionEnds::by_itself: return "automatic";
    case draughts::RepetitionEnds::when_claimed: return "claimed";
    case draughts::RepetitionEnds::never: return "none";
  }
  return "none";
}

std::string_view name_of(draughts::Field field) {
  switch (field) {
    case draughts::Field::dark: return "dark";
    case draughts::Field::mirrored: return "mirrored";
    case draughts::Field::all: return "all";
  }
  return "dark";
}

std::string_view name_of(draughts::Goal goal) {
  switch (goal) {
    case draughts::Goal::take_all: return "take_all";
    case draughts::Goal::lose_all: return "lose_all";
    case draughts::Goal::first_king: return "first_king";
  }
  return "take_all";
}

Json ruleset_json(const draughts::Ruleset& ruleset) {
  Json draws = Json::array();
  for (const auto& limit : ruleset.limits) draws.push_back(limit_json(limit));
  return {{"key", ruleset.key},
          {"name", ruleset.name},
          {"threefold", name_of(ruleset.repetition_ends)},
          {"repetitions", ruleset.repetitions},
          {"agreed_draw_from_move", ruleset.agreed_draw_from_move},
          {"draws", std::move(draws)}};
}

Json variant_json(const draughts::Variant& variant) {
  Json rulesets = Json::array();
  for (const auto& ruleset : variant.rulesets) rulesets.push_back(ruleset_json(ruleset));
  const bool white_first = variant.first == draughts::Color::white;
  const bool two_points = variant.results == draughts::ResultFormat::two_one_zero;
  return {
      {"key", variant.key},
      {"name", variant.name},
      {"game_type", variant.game_type ? Json(*variant.game_type) : Json(nullptr)},
      {"board",
       {{"columns", variant.columns}, {"rows", variant.rows}, {"squares", name_of(variant.field)}}},
      {"notation", variant.algebraic ? "algebraic" : "numeric"},
      {"first", white_first ? "white" : "black"},
      {"results", two_points ? "2-0" : "1-0"},
      {"goal", name_of(variant.goal)},
      {"start_fen", variant.start_fen},
      {"rules", variant.summary},
      {"rulesets", std::move(rulesets)}};
}

}  // namespace

std::string perft_json(const PerftFigures& figures) {
  Json json{{"variant", figures.variant},
            {"depth", figures.depth},
            {"nodes", figures.nodes},
            {"seconds", figures.seconds}};
  if (figures.divide) {
    json["divide"] = Json::object();
    for (const auto& [move, nodes] : *figures.divide) json["divide"][move] = nodes;
  }
  return line(json);
}

std::string moves_json(std::string_view fen, const std::vector<std::string>& moves) {
  return line({{"fen", fen}, {"moves", moves}});
}

std::string state_moves_json(std::string_view state, const std::vector<std::string>& moves) {
  return line({{"state", state}, {"moves", moves}});
}

std::string replay_json(const ReplayReport& report) {
  Json errors = Json::array();
  for (const ReplayError& error : report.errors) {
    errors.push_back({{"game", error.game},
                      {"ply", error.ply},
                      {"text", error.text},
                      {"code", code_name(error.code)}});
  }
  return line({{"file", report.file},
               {"games", report.games},
               {"moves", report.moves},
               {"errors", std::move(errors)}});
}

std::string variants_json() {
  Json json = Json::array();
  for (const auto& variant : draughts::variants()) json.push_back(variant_json(variant));
  return line(json);
}

}  // namespace crownhead::wire
