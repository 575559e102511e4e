#include "server/wire/game/command_json.hpp"

#include <nlohmann/json.hpp>

#include "rules/computer/search.hpp"
#include "rules/draughts/draw_rules.hpp"
#include "rules/reasons.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/lengths.hpp"
#include "server/wire/core/reason_json.hpp"

namespace crownhead::wire {
namespace {

using Json = nlohmann::ordered_json;

/// A file may contain anything: bytes that are not UTF-8 are printed as U+FFFD.
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

std::vector<std::string> moves_of(Fields& fields) {
  std::vector<std::string> moves;
  if (!fields.has("moves")) return moves;
  const auto* list = fields.array("moves");
  if (list == nullptr) return moves;
  for (const auto& move : *list) {
    if (!move.is_string()) {
      fields.wrong("moves", reason::field::moves());
      break;
    }
    moves.push_back(move.get<std::string>());
  }
  return moves;
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

std::string plays_json(const std::vector<WrittenPlay>& plays) {
  Json list = Json::array();
  for (const auto& [text, position] : plays)
    list.push_back({{"text", text}, {"position", position}});
  return line({{"plays", std::move(list)}});
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

std::string puzzle_json(const FoundPuzzle& puzzle) {
  return line({{"variant", puzzle.variant},
               {"ruleset", puzzle.ruleset},
               {"game", puzzle.game},
               {"ply", puzzle.ply},
               {"fen", puzzle.fen},
               {"last_move", puzzle.last_move},
               {"solution", puzzle.solution},
               {"themes", puzzle.themes},
               {"score", puzzle.score}});
}

std::string puzzles_stored_json(std::int64_t read, std::int64_t added) {
  return line({{"read", read}, {"new", added}});
}

Parsed<ThinkWish> parse_think(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    const auto key = fields.text("variant", longest_name);
    const auto* variant = draughts::find_variant(key);
    if (variant == nullptr && !fields.is_wrong("variant"))
      fields.wrong("variant", reason::field::variant_listed());
    const auto ruleset_key = fields.optional_text("ruleset", longest_name);
    const auto* ruleset = variant == nullptr ? nullptr
                          : ruleset_key      ? draughts::find_ruleset(*variant, *ruleset_key)
                                             : &variant->rulesets.front();
    if (variant != nullptr && ruleset == nullptr)
      fields.wrong("ruleset", reason::field::ruleset_listed());
    const auto level = fields.optional_integer("level").value_or(computer::strongest);
    if (level < computer::weakest || level > computer::strongest)
      fields.wrong("level", reason::field::from_to(computer::weakest, computer::strongest));
    return ThinkWish{.variant = variant,
                     .ruleset = ruleset,
                     .fen = fields.optional_text("fen", longest_fen),
                     .moves = moves_of(fields),
                     .level = static_cast<int>(level),
                     .lot = fields.optional_integer("lot")};
  });
}

std::string thought_json(std::string_view move, int score) {
  return line({{"move", move}, {"score", score}});
}

std::string match_game_json(const MatchGameReport& report) {
  Json shape{{"game", report.game},     {"white", report.white}, {"black", report.black},
             {"result", report.result}, {"cause", report.cause}, {"plies", report.plies}};
  if (!report.fault.empty()) shape["fault"] = report.fault;
  return line(shape);
}

std::string match_json(const MatchReport& report) {
  return line({{"games", report.games},
               {"won", report.won},
               {"drawn", report.drawn},
               {"lost", report.lost},
               {"undecided", report.undecided},
               {"broken_off", report.broken_off}});
}

std::string refusal_line(const Error& error) {
  Json shape{{"code", code_name(error.code)}, {"detail", error.detail}};
  add_reason(shape, error.reason);
  return line(shape);
}

std::string variants_json() {
  Json json = Json::array();
  for (const auto& variant : draughts::variants()) json.push_back(variant_json(variant));
  return line(json);
}

}  // namespace crownhead::wire
