#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/kind/board.hpp"
#include "rules/play/clock/time_control.hpp"
#include "rules/play/showing.hpp"
#include "rules/result.hpp"
#include "rules/tournament/model.hpp"
#include "rules/tournament/opening_table.hpp"
#include "rules/vacation/policy.hpp"

namespace crownhead::tournament {

constexpr int most_in_round_robin = 100;

/// How players enter. Stored as a number, like every enum in this file: append only.
enum class EntryBy : std::uint8_t {
  open,
  invitation,  ///< players ask and a director answers, or a director enters them
  password,
};

struct EntryRules {
  EntryBy by = EntryBy::open;
  std::string password_hash = {};  ///< for EntryBy::password
  std::optional<int> min_rating = std::nullopt;
  std::optional<int> max_rating = std::nullopt;
  std::optional<int> max_players = std::nullopt;
  bool start_when_full = false;  ///< starts automatically when the last place is taken
  int late_until_round = 0;      ///< of a Swiss: entry is open until that round is drawn

  bool operator==(const EntryRules&) const = default;
};

/// The schedule of the rounds: a director draws and publishes them, or the server does, either when
/// the previous round is over or at fixed intervals from the start.
enum class Schedule : std::uint8_t { by_hand, automatic, interval };

/// Whether games begin with a drawn opening, and which games share one.
enum class OpeningDraw : std::uint8_t { none, round, encounter };

struct Openings {
  OpeningDraw draw = OpeningDraw::none;
  std::vector<DrawnOpening> table = {};  ///< empty if no opening is drawn

  bool operator==(const Openings&) const = default;
};

/// The best players advance to another tournament; they are entered there when this one is over.
struct Promotion {
  TournamentId to;
  int places = 0;

  bool operator==(const Promotion&) const = default;
};

/// A tournament's settings, as its directors choose them.
struct Settings {
  std::string name;
  std::string description = {};
  std::string stage =
      {};  ///< for example "Semi-final"; stage and section name the part of a larger event
  std::string section = {};
  std::string variant;
  std::string ruleset;
  std::string terms = {};  ///< of nardi and the star: "7 points cube crawford"
  play::TimeControl control;
  bool rated = false;
  /// Moves that both sides must have made before they may agree to a draw; a larger number of the
  /// ruleset takes precedence.
  int agreed_draw_from_move = 0;
  play::Showing games_shown = {};
  Policy policy = {};
  EntryRules entry = {};
  Openings openings = {};
  Schedule schedule = Schedule::by_hand;
  Millis interval = {};                          ///< for Schedule::interval
  std::optional<Instant> starts = std::nullopt;  ///< the announced start
  bool starts_by_itself =
      false;  ///< starts automatically at `starts`; otherwise a director starts it
  std::vector<std::string> prizes = {};  ///< for first place, second place, …
  std::optional<Promotion> promotion = std::nullopt;
  vacation::Policy vacation = {};
  bool second_factor = false;  ///< directors must have a second factor
  bool real_names = false;     ///< players must have entered their real names; these are shown

  bool operator==(const Settings&) const = default;
};

/// Fails with invalid_field, naming the field and its bound.
Result<void> validated(const Settings& settings);

/// Returns the initial board of its games, before any opening. Fails if the settings name an
/// unknown variant, ruleset or terms.
Result<kind::Board> board_of(const Settings& settings);

/// Returns true if games of the variant can end in a draw, by rule or by agreement.
bool may_be_drawn(const Settings& settings);

}  // namespace crownhead::tournament
