#include "server/wire/game/wishes.hpp"

#include <algorithm>

#include "rules/computer/search.hpp"
#include "rules/dice/roll.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/kind/star_board.hpp"
#include "rules/kind/variants.hpp"
#include "rules/nardi/match.hpp"
#include "rules/play/game.hpp"
#include "rules/play/openings/opening.hpp"
#include "rules/reasons.hpp"
#include "rules/tournament/settings.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t most_sessions_read = 100;  // more than allowed; the rules set the limit
constexpr std::int64_t most_read = 1'000'000;
constexpr std::size_t longest_move_message = 500;
constexpr std::size_t longest_unread_move = 8192;  // nonsense of any length is an illegal move

play::Fischer read_fischer(Fields& fields) {
  play::Fischer fischer{.base = {fields.integer("base_ms")},
                        .increment = {fields.integer("increment_ms")}};
  if (const auto cap = fields.optional_integer("cap_ms")) fischer.cap = Millis{*cap};
  return fischer;
}

/// Reads one of the list; `fields` reports its errors, under its place.
play::Session read_session(Fields& fields, const nlohmann::json& item, std::size_t place) {
  const std::string name = "sessions." + std::to_string(place);
  if (!item.is_object()) {
    fields.wrong(name, reason::field::session());
    return {.moves = 1, .time = {}};
  }
  Fields inner(item);
  const auto moves = inner.integer("moves");
  const play::Session session{
      .moves = static_cast<int>(std::clamp(moves, std::int64_t{0}, most_read)),
      .time = {inner.integer("time_ms")}};
  if (const auto problem = inner.problem()) fields.wrong_inside(name, *problem);
  return session;
}

play::Sessions read_sessions(Fields& fields) {
  play::Sessions control;
  if (const auto* list = fields.array("sessions")) {
    for (std::size_t i = 0; i < list->size() && i <= most_sessions_read; ++i)
      control.sessions.push_back(read_session(fields, (*list)[i], i));
  }
  control.carry = fields.flag("carry", true);
  control.grace = {fields.optional_integer("grace_ms").value_or(0)};
  control.charge = static_cast<play::Charge>(fields.choice("charge", {"ms", "whole_days"}, 0));
  return control;
}

play::TimeControl read_kind(Fields& fields) {
  const auto kind =
      fields.choice("kind", {"fischer", "per_move", "sessions", "unlimited", "delay"});
  // Its other members depend on its kind.
  if (fields.is_wrong("kind")) fields.may_have_others();
  switch (kind) {
    case 0: return read_fischer(fields);
    case 1: return play::PerMove{{fields.integer("time_ms")}};
    case 2: return read_sessions(fields);
    case 3: return play::Unlimited{};
    default:
      return play::Delay{.base = {fields.integer("base_ms")},
                         .delay = {fields.integer("delay_ms")}};
  }
}

/// The star of side 4 with 10 men for two, unless the terms say otherwise.
void read_star(Fields& fields, std::string_view ruleset, play::GameTerms& game) {
  constexpr std::int64_t usual_side = 4;
  if (!star::find_ruleset(ruleset))
    return fields.wrong("ruleset", reason::field::one_of("classic, open"));
  const nlohmann::json none = nlohmann::json::object();
  const auto* given = fields.has("terms") ? fields.object("terms") : &none;
  if (!given) return;
  Fields terms(*given);
  const auto number = [&](const char* name, std::int64_t otherwise) {
    constexpr std::int64_t most = 100;  // more than any may be; the rules set the limit
    return static_cast<int>(
        std::clamp(terms.optional_integer(name).value_or(otherwise), std::int64_t{0}, most));
  };
  const int side = number("side", usual_side);
  const int men = number("men", star::men_of_a_point(side));
  const int seats = number("seats", star::least_seats);
  const auto read = star::make_terms(side, men, seats, ruleset);
  if (!read) terms.wrong(read.error().field, read.error().reason);
  if (const auto problem = terms.problem()) return fields.wrong_inside("terms", *problem);
  game.ruleset = read->ruleset->key;
  game.start_fen = kind::terms_text(*read);
}

/// One point without a cube, unless the terms say otherwise. A longer match with a cube has the
/// Crawford rule unless they exclude it.
void read_nardi(Fields& fields, std::string_view key, play::GameTerms& game) {
  const auto* ruleset = key.empty() ? &nardi::rulesets().front() : nardi::find_ruleset(key);
  if (!ruleset) return fields.wrong("ruleset", reason::field::one_of("latvian, wbgf"));
  game.ruleset = ruleset->key;
  const nlohmann::json none = nlohmann::json::object();
  const auto* given = fields.has("terms") ? fields.object("terms") : &none;
  if (!given) return;
  Fields terms(*given);
  constexpr std::int64_t most = 999;  // more than any may be; the rules set the limit
  const int length = static_cast<int>(
      std::clamp(terms.optional_integer("length").value_or(1), std::int64_t{0}, most));
  const bool cube = terms.flag("cube", false);
  const nardi::Terms wished{
      .length = length, .cube = cube, .crawford = terms.flag("crawford", cube && length > 1)};
  if (const auto problem = terms.problem()) return fields.wrong_inside("terms", *problem);
  const auto read = nardi::read_terms(*ruleset, nardi::write_terms(wished));
  if (!read) return fields.wrong("terms", read.error().reason);
  game.start_fen = nardi::write_terms(*read);
}

void read_variant(Fields& fields, bool fen_allowed, play::GameTerms& game) {
  game.variant = fields.text("variant", 40);
  const auto ruleset_key = fields.optional_text("ruleset", 40).value_or("");
  const auto fen = fen_allowed ? fields.optional_text("fen", 1000) : std::nullopt;
  const bool has_terms = fields.has("terms");
  const bool nardi = game.variant == kind::nardi_key;
  if (nardi || game.variant == kind::star_key) {
    if (fen) fields.wrong("fen", reason::field::draughts_alone());
    return nardi ? read_nardi(fields, ruleset_key, game) : read_star(fields, ruleset_key, game);
  }
  if (has_terms) fields.wrong("terms", reason::field::not_of_this_variant());
  const auto* variant = draughts::find_variant(game.variant);
  if (!variant) {
    if (!fields.is_wrong("variant"))
      fields.wrong("variant", reason::field::one_of(kind::listed_variants()));
    return;
  }
  const auto* ruleset = draughts::find_ruleset(*variant, ruleset_key);
  if (!ruleset) {
    fields.wrong("ruleset", reason::field::ruleset(draughts::label(*variant)));
    return;
  }
  game.ruleset = ruleset->key;
  game.start_fen = fen.value_or(std::string(variant->start_fen));
  if (!fen) return;
  if (game.rated) fields.wrong("fen", reason::game::rated_from_the_start());
  const auto position = draughts::read_fen(*variant, *fen);
  if (!position)
    fields.wrong("fen", position.error().reason);
  else if (const auto begins = play::may_begin(*variant, *ruleset, *position); !begins)
    fields.wrong("fen", begins.error().reason);
  else
    game.start_fen = draughts::write_fen(*variant, *position);
}

std::vector<std::string> read_opponents(Fields& fields) {
  constexpr std::size_t most_names = 100;  // more than any game has
  if (!fields.has("opponents")) return {};
  return fields.texts("opponents", most_names, reason::field::list_of_names());
}

/// The fields rated, time_control, variant, ruleset, terms and, if `fen_allowed`, fen.
play::GameTerms read_game_terms(Fields& fields, bool fen_allowed) {
  play::GameTerms terms;
  terms.rated = fields.flag("rated", false);
  terms.control = read_time_control(fields);
  if (terms.rated && !play::may_be_rated(terms.control))
    fields.wrong("rated", reason::game::rated_needs_a_time_limit());
  read_variant(fields, fen_allowed, terms);
  return terms;
}

/// The fields min_rating and max_rating.
RatingRange read_rating_range(Fields& fields) {
  constexpr std::int64_t least = 600, most = 4000;
  const auto bound = [&](const char* name) -> std::optional<int> {
    const auto value = fields.optional_integer(name);
    if (!value) return std::nullopt;
    if (*value < least || *value > most) fields.wrong(name, reason::field::from_to(least, most));
    return static_cast<int>(std::clamp(*value, least, most));
  };
  const RatingRange range{.least = bound("min_rating"), .most = bound("max_rating")};
  if (range.least && range.most && *range.least > *range.most)
    fields.wrong("max_rating", reason::tournament::not_below_min_rating());
  return range;
}

}  // namespace

play::TimeControl read_time_control(Fields& fields) {
  const auto* object = fields.object("time_control");
  if (!object) return {};
  Fields inner(*object);
  play::TimeControl control = read_kind(inner);
  // Only a valid control can be checked further.
  if (const auto problem = inner.problem()) {
    fields.wrong_inside("time_control", *problem);
    return {};
  }
  if (const auto valid = play::validated(control); !valid) {
    fields.wrong("time_control", valid.error().reason);
    return {};
  }
  return control;
}

void read_tournament_games(Fields& fields, tournament::Settings& settings) {
  auto terms = read_game_terms(fields, false);
  settings.terms = draughts::find_variant(terms.variant) ? "" : std::move(terms.start_fen);
  settings.variant = std::move(terms.variant);
  settings.ruleset = std::move(terms.ruleset);
  settings.control = std::move(terms.control);
  settings.rated = terms.rated;
}

GameWish read_game_wish(Fields& fields, bool fen_allowed) {
  const auto color =
      static_cast<play::ColorChoice>(fields.choice("color", {"white", "black", "random"}, 2));
  GameWish wish{.terms = read_game_terms(fields, fen_allowed), .color = color};
  auto& terms = wish.terms;
  terms.vacations = fields.flag("vacations", false);
  const bool limited_by_days = play::pace(terms.control) == play::Pace::correspondence &&
                               !std::holds_alternative<play::Unlimited>(terms.control);
  if (terms.vacations && !limited_by_days)
    fields.wrong("vacations", reason::field::games_by_days_alone());
  wish.entropy = read_entropy(fields);
  return wish;
}

GameWish read_seek_wish(Fields& fields) {
  auto wish = read_game_wish(fields, false);
  wish.range = read_rating_range(fields);
  wish.accounts_only = fields.flag("accounts_only", false);
  return wish;
}

std::string wording(const GameWish& wish) {
  return JsonText::array()
      .push(wish.terms.variant)
      .push(wish.terms.ruleset)
      .push(time_control_shape(wish.terms.control))
      .push(wish.terms.rated)
      .push(static_cast<int>(wish.color))
      .push(wish.terms.start_fen)
      .push(wish.terms.vacations)
      .push(wish.range.least)
      .push(wish.range.most)
      .push(wish.accounts_only)
      .push(wish.entropy)
      .take();
}

MoveWish read_move_wish(Fields& fields) {
  const auto ply = fields.integer("ply");
  if (ply < 0)
    fields.wrong("ply", reason::field::ply());
  else if (ply >= play::longest_game)
    fields.wrong("ply", reason::game::longest(play::longest_game));
  return {
      .ply = static_cast<int>(std::clamp(ply, std::int64_t{0}, std::int64_t{play::longest_game})),
      .move = fields.text("move", longest_unread_move),
      .draw_offer = fields.flag("draw_offer", false),
      .message = fields.optional_line("message", longest_move_message).value_or(""),
      .entropy = read_entropy(fields)};
}

std::string read_entropy(Fields& fields) {
  return fields.optional_line("entropy", dice::longest_entropy).value_or("");
}

RematchWish read_rematch_wish(Fields& fields) {
  return {.action = read_offer_action(fields), .entropy = read_entropy(fields)};
}

DrawAction read_draw_action(Fields& fields) {
  return static_cast<DrawAction>(fields.choice("action", {"offer", "accept", "decline", "claim"}));
}

OfferAction read_offer_action(Fields& fields) {
  return static_cast<OfferAction>(fields.choice("action", {"offer", "accept", "decline"}));
}

play::AbandonmentClaim read_abandonment_claim(Fields& fields) {
  return static_cast<play::AbandonmentClaim>(fields.choice("result", {"win", "draw"}));
}

Parsed<GameWish> parse_seek(std::string_view body) {
  return parsed(body, [](Fields& fields) { return read_seek_wish(fields); });
}

Parsed<ChallengeWish> parse_challenge(std::string_view body) {
  const auto json = parse_object(body);
  if (!json) return std::unexpected(json.error());
  Fields fields(*json);
  ChallengeWish wish{.game = read_game_wish(fields, true),
                     .opponent = fields.optional_text("opponent", 60)};
  wish.opponents = read_opponents(fields);
  const std::size_t seats = wish.game.terms.seats();
  if (wish.opponent && seats > least_seats)
    fields.wrong("opponent", reason::challenge::name_several());
  if (!wish.opponents.empty() && seats == least_seats)
    fields.wrong("opponents", reason::challenge::name_one());
  else if (wish.opponents.size() >= seats)
    fields.wrong("opponents",
                 reason::challenge::more_than_seats(static_cast<std::int64_t>(seats) - 1));
  if (auto problem = fields.problem()) return std::unexpected(std::move(*problem));
  return wish;
}

Parsed<std::string> parse_taking(std::string_view body) {
  return parsed(body.empty() ? "{}" : body, read_entropy);
}

Parsed<ComputerWish> parse_computer_game(std::string_view body) {
  const auto json = parse_object(body);
  if (!json) return std::unexpected(json.error());
  Fields fields(*json);
  ComputerWish wish{.game = read_game_wish(fields, true)};
  const auto level = fields.integer("level");
  if (level >= computer::weakest && level <= computer::strongest)
    wish.level = static_cast<int>(level);
  else if (!fields.is_wrong("level"))
    fields.wrong("level", reason::field::from_to(computer::weakest, computer::strongest));
  if (wish.game.terms.rated) fields.wrong("rated", reason::field::computer_casual());
  constexpr std::size_t longest_commitment = 100;  // longer than any
  if (const auto commitment = fields.optional_text("dice_commitment", longest_commitment)) {
    wish.dice_commitment = dice::read_hex(*commitment);
    if (!wish.dice_commitment) fields.wrong("dice_commitment", reason::field::hex_64());
  }
  if (auto problem = fields.problem()) return std::unexpected(std::move(*problem));
  return wish;
}

Parsed<play::GameTerms> parse_computer_commitment(std::string_view body) {
  const auto json = parse_object(body);
  if (!json) return std::unexpected(json.error());
  Fields fields(*json);
  // A client may send its whole request, with which it starts the game afterwards.
  fields.may_have({"time_control", "color", "rated", "vacations", "level", "entropy"});
  play::GameTerms terms;
  read_variant(fields, false, terms);
  if (!fields.is_wrong("variant") && !kind::has_dice(terms.variant))
    fields.wrong("variant", reason::field::one_of(std::string(kind::nardi_key)));
  if (auto problem = fields.problem()) return std::unexpected(std::move(*problem));
  return terms;
}

}  // namespace crownhead::wire
