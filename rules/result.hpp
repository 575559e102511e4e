#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <utility>

#include "rules/reason.hpp"

namespace crownhead {

/// The closed list of errors in a client's request. docs/openapi.yaml lists them all;
/// server/wire/core/problem.cpp gives each its HTTP status and title.
enum class Code : std::uint8_t {
  bad_json,
  invalid_field,
  not_signed_in,
  second_factor_needed,
  forbidden,
  scope_missing,
  origin_refused,
  not_found,
  method_not_allowed,
  too_large,
  rate_limited,
  busy,
  unavailable,
  key_reused,
  stale_version,
  stale_ply,
  not_your_turn,
  game_over,
  not_a_player,
  illegal_move,
  ambiguous_move,
  no_draw_offer,
  draw_refused,
  no_offer,
  offer_refused,
  claim_refused,
  too_late_to_abort,
  name_taken,
  seek_gone,
  challenge_gone,
  own_offer,
  bad_fen,
  bad_notation,
  bad_pdn,
  vacation_refused,
  vacation_not_started,
  vacation_already_started,
  vacation_already_finished,
  vacation_not_found,
  not_owner,
  not_director,
  director_conflict,
  move_while_on_vacation,
  no_pairing,
  bad_trf,
  game_paused,
  tournament_refused,
  bad_csv,
  second_factor_missing,
  bad_position,
  bad_record,
  pairing_rules,
};

/// Returns the code as on the wire, e.g. "ILLEGAL_MOVE".
constexpr std::string_view code_name(Code code) {
  switch (code) {
    case Code::bad_json: return "BAD_JSON";
    case Code::invalid_field: return "INVALID_FIELD";
    case Code::not_signed_in: return "NOT_SIGNED_IN";
    case Code::second_factor_needed: return "SECOND_FACTOR_NEEDED";
    case Code::forbidden: return "FORBIDDEN";
    case Code::scope_missing: return "SCOPE_MISSING";
    case Code::origin_refused: return "ORIGIN_REFUSED";
    case Code::not_found: return "NOT_FOUND";
    case Code::method_not_allowed: return "METHOD_NOT_ALLOWED";
    case Code::too_large: return "TOO_LARGE";
    case Code::rate_limited: return "RATE_LIMITED";
    case Code::busy: return "BUSY";
    case Code::unavailable: return "UNAVAILABLE";
    case Code::key_reused: return "KEY_REUSED";
    case Code::stale_version: return "STALE_VERSION";
    case Code::stale_ply: return "STALE_PLY";
    case Code::not_your_turn: return "NOT_YOUR_TURN";
    case Code::game_over: return "GAME_OVER";
    case Code::not_a_player: return "NOT_A_PLAYER";
    case Code::illegal_move: return "ILLEGAL_MOVE";
    case Code::ambiguous_move: return "AMBIGUOUS_MOVE";
    case Code::no_draw_offer: return "NO_DRAW_OFFER";
    case Code::draw_refused: return "DRAW_REFUSED";
    case Code::no_offer: return "NO_OFFER";
    case Code::offer_refused: return "OFFER_REFUSED";
    case Code::claim_refused: return "CLAIM_REFUSED";
    case Code::too_late_to_abort: return "TOO_LATE_TO_ABORT";
    case Code::name_taken: return "NAME_TAKEN";
    case Code::seek_gone: return "SEEK_GONE";
    case Code::challenge_gone: return "CHALLENGE_GONE";
    case Code::own_offer: return "OWN_OFFER";
    case Code::bad_fen: return "BAD_FEN";
    case Code::bad_notation: return "BAD_NOTATION";
    case Code::bad_pdn: return "BAD_PDN";
    case Code::vacation_refused: return "VACATION_REFUSED";
    case Code::vacation_not_started: return "VACATION_NOT_STARTED";
    case Code::vacation_already_started: return "VACATION_ALREADY_STARTED";
    case Code::vacation_already_finished: return "VACATION_ALREADY_FINISHED";
    case Code::vacation_not_found: return "VACATION_NOT_FOUND";
    case Code::not_owner: return "NOT_OWNER";
    case Code::not_director: return "NOT_DIRECTOR";
    case Code::director_conflict: return "DIRECTOR_CONFLICT";
    case Code::move_while_on_vacation: return "MOVE_WHILE_ON_VACATION";
    case Code::no_pairing: return "NO_PAIRING";
    case Code::bad_trf: return "BAD_TRF";
    case Code::game_paused: return "GAME_PAUSED";
    case Code::tournament_refused: return "TOURNAMENT_REFUSED";
    case Code::bad_csv: return "BAD_CSV";
    case Code::second_factor_missing: return "SECOND_FACTOR_MISSING";
    case Code::bad_position: return "BAD_POSITION";
    case Code::bad_record: return "BAD_RECORD";
    case Code::pairing_rules: return "PAIRING_RULES";
  }
  return "UNAVAILABLE";
}

/// The place of an error in a text, counted from 1; a 0 means the whole line or the whole text.
struct TextPlace {
  std::int64_t line = 0;
  std::int64_t column = 0;

  bool operator==(const TextPlace&) const = default;
};

/// Returns the prefix "line 3, column 5: " for an error message; empty for the whole text.
inline std::string place_text(TextPlace place) {
  if (place.line == 0) return "";
  auto text = "line " + std::to_string(place.line);
  if (place.column > 0) text += ", column " + std::to_string(place.column);
  return text + ": ";
}

/// An error with a message that explains what to do about it.
struct Error {
  Code code;
  std::string detail;      ///< in English: the field or the place, and the reason
  std::string field = {};  ///< of the request; the message begins with it; empty: none
  Reason reason;
  TextPlace place = {};

  Error(Code code, Reason why) : code(code), detail(why.english), reason(std::move(why)) {}
  /// The reason continues a sentence that begins with the field's name.
  Error(Code code, std::string field, Reason why)
      : code(code),
        detail(field + " " + why.english),
        field(std::move(field)),
        reason(std::move(why)) {}
  /// The detail reads like "line 3, column 5: the result is missing".
  Error(Code code, TextPlace place, Reason why)
      : code(code), detail(place_text(place) + why.english), reason(std::move(why)), place(place) {}

  bool operator==(const Error&) const = default;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(Code code, Reason why) {
  return std::unexpected(Error(code, std::move(why)));
}

/// Fails with invalid_field for the value of `field` in the request.
inline std::unexpected<Error> fail_in(std::string field, Reason why) {
  return std::unexpected(Error(Code::invalid_field, std::move(field), std::move(why)));
}

inline std::unexpected<Error> fail_at(Code code, TextPlace place, Reason why) {
  return std::unexpected(Error(code, place, std::move(why)));
}

}  // namespace crownhead
