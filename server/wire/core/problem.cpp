#include "server/wire/core/problem.hpp"

#include <nlohmann/json.hpp>

#include "server/wire/core/reason_json.hpp"
#include "server/wire/core/refusal_json.hpp"

namespace crownhead::wire {
namespace {

struct Kind {
  int status;
  std::string_view title;
};

Kind kind_of(Code code) {
  switch (code) {
    case Code::bad_json: return {400, "The body is not the expected JSON"};
    case Code::invalid_field: return {422, "A field is missing or wrong"};
    case Code::not_signed_in: return {401, "Sign in first"};
    case Code::second_factor_needed: return {401, "A second-factor code is required"};
    case Code::forbidden: return {403, "Not allowed"};
    case Code::scope_missing: return {403, "The token's scopes do not allow this"};
    case Code::origin_refused: return {403, "The request comes from another site"};
    case Code::not_found: return {404, "Not found"};
    case Code::method_not_allowed: return {405, "Method not allowed"};
    case Code::too_large: return {413, "Too large"};
    case Code::rate_limited: return {429, "Too many requests"};
    case Code::busy: return {503, "Busy"};
    case Code::unavailable: return {503, "Unavailable"};
    case Code::key_reused: return {422, "The idempotency key was used for a different request"};
    case Code::stale_version: return {412, "It has changed in the meantime"};
    case Code::stale_ply: return {409, "The game has moved on"};
    case Code::not_your_turn: return {409, "It is not your turn"};
    case Code::game_over: return {409, "The game is over"};
    case Code::not_a_player: return {403, "Only its players may do this"};
    case Code::illegal_move: return {422, "The move is not legal"};
    case Code::ambiguous_move: return {422, "The move is ambiguous"};
    case Code::no_draw_offer: return {409, "No draw is offered"};
    case Code::draw_refused: return {409, "No draw now"};
    case Code::no_offer: return {409, "Nothing is offered"};
    case Code::offer_refused: return {409, "This cannot be offered now"};
    case Code::claim_refused: return {409, "This cannot be claimed now"};
    case Code::too_late_to_abort: return {409, "Too late to abort"};
    case Code::name_taken: return {409, "The name is taken"};
    case Code::seek_gone: return {409, "The seek is gone"};
    case Code::challenge_gone: return {409, "The challenge is gone"};
    case Code::own_offer: return {409, "This is your own offer"};
    case Code::bad_fen: return {422, "The FEN cannot be read"};
    case Code::bad_notation: return {422, "The move cannot be read"};
    case Code::bad_pdn: return {422, "The PDN cannot be read"};
    case Code::vacation_refused: return {422, "The vacation is not allowed"};
    case Code::vacation_not_started: return {409, "The vacation has not begun"};
    case Code::vacation_already_started: return {409, "The vacation has begun"};
    case Code::vacation_already_finished: return {409, "The vacation is over"};
    case Code::vacation_not_found: return {404, "The vacation was not found"};
    case Code::not_owner: return {403, "It belongs to another player"};
    case Code::not_director: return {403, "Only a director may do this"};
    case Code::director_conflict: return {403, "A director cannot decide on their own vacation"};
    case Code::move_while_on_vacation: return {409, "You are on vacation"};
    case Code::no_pairing: return {409, "No pairing is left"};
    case Code::bad_trf: return {422, "The tournament report cannot be read"};
    case Code::game_paused: return {409, "The game is paused"};
    case Code::tournament_refused: return {409, "The tournament does not allow this now"};
    case Code::bad_csv: return {422, "The list of entrants cannot be read"};
    case Code::second_factor_missing: return {403, "This requires a second factor"};
    case Code::bad_position: return {422, "The position cannot be read"};
    case Code::bad_record: return {422, "The record cannot be read"};
    case Code::pairing_rules: return {409, "This breaks rules of the pairing"};
  }
  return {503, "Unavailable"};
}

/// The errors of the fields. An error that names a field belongs to that field.
std::vector<FieldError> fields_of(const Problem& problem) {
  const Error& error = problem.error;
  if (!problem.fields.empty() || error.field.empty()) return problem.fields;
  return {{error.field, error.reason, error.place}};
}

void add_place(nlohmann::ordered_json& shape, TextPlace place) {
  if (place.line == 0) return;
  shape["line"] = place.line;
  if (place.column > 0) shape["column"] = place.column;
}

}  // namespace

Problem wrong_field(std::string_view name, Reason why) {
  return {{Code::invalid_field, std::string(name), std::move(why)}};
}

int http_status(Code code) { return kind_of(code).status; }

std::string problem_json(const Problem& problem) {
  const Kind kind = kind_of(problem.error.code);
  nlohmann::ordered_json json = {{"type", "about:blank"},
                                 {"title", kind.title},
                                 {"status", kind.status},
                                 {"code", code_name(problem.error.code)},
                                 {"detail", problem.error.detail}};
  add_reason(json, problem.error.reason);
  add_place(json, problem.error.place);
  if (const auto fields = fields_of(problem); !fields.empty()) {
    auto& errors = json["errors"] = nlohmann::ordered_json::array();
    for (const FieldError& error : fields) {
      errors.push_back(
          {{"field", error.field}, {"detail", place_text(error.place) + error.reason.english}});
      add_reason(errors.back(), error.reason);
      add_place(errors.back(), error.place);
    }
  }
  if (!problem.refusals.empty()) json["errors"] = refusals_shape(problem.refusals);
  return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
}

}  // namespace crownhead::wire
