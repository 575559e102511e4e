#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/play/event.hpp"
#include "rules/tournament/settings.hpp"
#include "rules/tournament/tournament.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

/// Bodies of requests about tournaments.

/// `entry.password_hash` holds the password itself until the caller has hashed it.
struct TournamentBody {
  tournament::Settings settings;
  std::optional<std::uint64_t> seed;
  bool has_password = false;
};

/// Parses a new tournament, with all fields and defaults of the API.
Parsed<TournamentBody> parse_tournament(std::string_view body);
/// Parses a change of `now`; fields that are absent keep their values.
Parsed<TournamentBody> parse_tournament_change(std::string_view body,
                                               const tournament::Settings& now);

struct EntryBody {
  std::optional<std::string> username;  ///< set by a director who enters another player
  std::string password;
};
Parsed<EntryBody> parse_entry(std::string_view body);

struct EntryAnswerBody {
  bool accepted;
  std::string reason;
};
Parsed<EntryAnswerBody> parse_entry_answer(std::string_view body);

/// The reason for an act; empty if none is given.
Parsed<std::string> parse_act_reason(std::string_view body);

struct DirectorsBody {
  std::vector<std::string> usernames;
  std::string reason;
};
Parsed<DirectorsBody> parse_directors(std::string_view body);

/// The result that a game is to have, from White's side.
struct ResultBody {
  play::Outcome outcome = play::Outcome::none;  ///< none: 0-0, or annulled
  bool forfeit = false;
  bool annulled = false;
  std::string reason;
};
Parsed<ResultBody> parse_result(std::string_view body);

/// The settlement of a dispute: a director's decision, and the game's new result if it changes.
struct SettlementBody {
  std::optional<ResultBody> result;
  std::string reason;
};
Parsed<SettlementBody> parse_settlement(std::string_view body);

}  // namespace crownhead::wire
