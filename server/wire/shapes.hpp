#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/play/game.hpp"
#include "rules/play/game_row.hpp"
#include "rules/play/time_control.hpp"
#include "rules/rating/shown.hpp"
#include "server/wire/json_text.hpp"

namespace crownhead::wire {

/// The small parts that several messages share.

/// Of two seats: "white" or "black".
PlainText color_name(crownhead::Seat seat);
std::string_view pace_name(play::Pace pace);
std::string_view status_name(play::GameStatus status);
/// An official rating, which is 0 where none is given.
std::optional<int> rating_or_null(int rating);

constexpr std::array<std::string_view, 3> shown_names = {"now", "delayed", "finished"};
std::string_view shown_name(play::Shown shown);
play::GameStatus status_of(const play::Ended& ended);

/// Nothing for nobody.
std::optional<PlainText> color_name(std::optional<crownhead::Seat> seat);
std::optional<std::int64_t> ms_of(std::optional<Instant> at);
/// A row's number goes out as text.
std::string id_text(std::int64_t id);
std::optional<std::string> id_text(const std::optional<TournamentId>& tournament);
/// Nothing for an empty text. The text must outlive what is returned.
std::optional<std::string_view> text_or_null(const std::string& text);
/// Adds rating, provisional and rating_change.
JsonText add_rating(JsonText json, const rating::Shown& shown);
/// An event that goes on with members of its own; its type is a name of ours.
JsonText event_shape(std::string_view type, Instant at);
JsonText time_control_shape(const play::TimeControl& control);
/// Adds `terms`, where a variant has some: at the star {"side": 4, "men": 10, "seats": 2}. `start`
/// is what the board begins with.
void add_terms(JsonText& json, std::string_view variant, std::string_view ruleset,
               std::string_view start);

/// Adds `dice_tip`, where dice are thrown.
void add_dice_tip(JsonText& json, const std::optional<dice::Digest>& tip);

/// The clock as it stood at `at`: told as if that were when it is shown, so that it runs on from
/// there; where nothing is shown before the end, it stands.
struct ClockShape {
  const play::Game& game;
  Instant at;
  play::Showing showing = {};

  void operator()(JsonText& json) const;
};

}  // namespace crownhead::wire
