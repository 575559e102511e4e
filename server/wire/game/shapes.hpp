#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/play/clock/time_control.hpp"
#include "rules/play/game.hpp"
#include "rules/play/game_row.hpp"
#include "rules/rating/shown.hpp"
#include "server/wire/core/json_text.hpp"

namespace crownhead::wire {

/// The small parts that several messages share.

/// "white" or "black", for a game of two.
PlainText color_name(crownhead::Seat seat);
std::string_view pace_name(play::Pace pace);
std::string_view status_name(play::GameStatus status);
/// An official rating; null for 0, which means none.
std::optional<int> rating_or_null(int rating);

constexpr std::array<std::string_view, 3> shown_names = {"now", "delayed", "finished"};
std::string_view shown_name(play::Shown shown);
play::GameStatus status_of(const play::Ended& ended);

/// Null for no seat.
std::optional<PlainText> color_name(std::optional<crownhead::Seat> seat);
std::optional<std::int64_t> ms_of(std::optional<Instant> at);
/// A row's number, written as text.
std::string id_text(std::int64_t id);
std::optional<std::string> id_text(const std::optional<TournamentId>& tournament);
/// Null for an empty text. The text must outlive the result.
std::optional<std::string_view> text_or_null(std::string_view text);
/// Adds rating, provisional and rating_change.
JsonText add_rating(JsonText json, const rating::Shown& shown);
/// Starts an event, to which the caller adds members. Its type is one of this program's names.
JsonText event_shape(std::string_view type, Instant at);
JsonText time_control_shape(const play::TimeControl& control);
/// Adds `terms` for a variant that has any, for example {"side": 4, "men": 10, "seats": 2} for the
/// star.
void add_terms(JsonText& json, const kind::Terms& terms);

/// Adds `dice_commitment` for a game with dice.
void add_dice_commitment(JsonText& json, const std::optional<dice::Digest>& commitment);

/// The clock at the instant `at`. A viewer with a delay gets it as if `at` were the time of
/// viewing, so that it continues from there. If the game is shown only after its end, the clock is
/// stopped.
struct ClockShape {
  const play::Game& game;
  Instant at;
  play::Showing showing = {};

  void operator()(JsonText& json) const;
};

}  // namespace crownhead::wire
