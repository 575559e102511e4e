#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/kind/board.hpp"
#include "rules/play/showing.hpp"
#include "rules/play/time_control.hpp"
#include "rules/result.hpp"
#include "rules/tournament/model.hpp"
#include "rules/tournament/opening_table.hpp"
#include "rules/vacation/policy.hpp"

namespace crownhead::tournament {

constexpr int most_in_round_robin = 100;

/// How one gets in. Stored by number, as every enum of this file: append only.
enum class EntryBy : std::uint8_t {
  open,
  invitation,  ///< players ask, a director says yes or no, or enters them
  password,
};

struct EntryRules {
  EntryBy by = EntryBy::open;
  std::string password_hash = {};  ///< of EntryBy::password
  std::optional<int> min_rating = std::nullopt;
  std::optional<int> max_rating = std::nullopt;
  std::optional<int> max_players = std::nullopt;
  bool start_when_full = false;  ///< it begins by itself with the last place
  int late_until_round = 0;      ///< of a Swiss: one may still enter before that round is drawn

  bool operator==(const EntryRules&) const = default;
};

/// Who draws and publishes a round: a director, or the server, as soon as the one before is over or
/// at intervals counted from the start.
enum class Schedule : std::uint8_t { by_hand, automatic, interval };

/// Whether games begin from an opening drawn by lot, and what it binds.
enum class OpeningDraw : std::uint8_t { none, round, encounter };

struct Openings {
  OpeningDraw draw = OpeningDraw::none;
  std::vector<DrawnOpening> table = {};  ///< empty where none is drawn

  bool operator==(const Openings&) const = default;
};

/// The best go on to another tournament, which is entered for them when this one is over.
struct Promotion {
  TournamentId to;
  int places = 0;

  bool operator==(const Promotion&) const = default;
};

/// What a director says of a tournament.
struct Settings {
  std::string name;
  std::string description = {};
  std::string stage = {};  ///< "Semi-final": with the section, which part of an event it is
  std::string section = {};
  std::string variant;
  std::string ruleset;
  std::string terms = {};  ///< of nardi and the star: "7 points cube crawford"
  play::TimeControl control;
  bool rated = false;
  /// Both sides must have made so many moves before they agree on a draw; where the ruleset asks
  /// for more, that holds.
  int agreed_draw_from_move = 0;
  play::Showing games_shown = {};
  Policy policy = {};
  EntryRules entry = {};
  Openings openings = {};
  Schedule schedule = Schedule::by_hand;
  Millis interval = {};                          ///< of Schedule::interval
  std::optional<Instant> starts = std::nullopt;  ///< announced
  bool starts_by_itself = false;                 ///< then, else a director starts it
  std::vector<std::string> prizes = {};          ///< for the first, the second, …
  std::optional<Promotion> promotion = std::nullopt;
  vacation::Policy vacation = {};
  bool second_factor = false;  ///< its directors act with theirs alone

  bool operator==(const Settings&) const = default;
};

/// Fails with invalid_field, naming the field and its bound.
Result<void> validated(const Settings& settings);

/// The board that its games begin with, an opening apart. Fails where the settings name nothing
/// that is known.
Result<kind::Board> board_of(const Settings& settings);

/// Whether two may draw a game of the variant, by rule or agreement.
bool may_be_drawn(const Settings& settings);

}  // namespace crownhead::tournament
