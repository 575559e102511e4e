#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/tournament/listing.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::db {

/// A player's row in `tournament_entries`.
struct EntryRow {
  UserId user;
  std::optional<tournament::PairingNumber> seat;
  tournament::EntryState state = tournament::EntryState::entered;
  int points = 0;           ///< half points
  bool more_games = false;  ///< see tournament::has_more_games()

  bool operator==(const EntryRow&) const = default;
};

/// Everything derived from a tournament's events and stored with them.
struct TournamentRows {
  explicit TournamentRows(const tournament::Tournament& tournament);

  /// Removes the entries that are stored already, with the state `stored`.
  void without_entries_of(const tournament::Tournament& stored);
  /// Removes those that equal a stored row.
  void without_entries(const std::vector<EntryRow>& stored);

  tournament::TournamentRow row;  ///< without its id
  bool promotes;
  vacation::Policy vacation;
  std::vector<UserId> directors;
  std::vector<EntryRow> entries;
  std::optional<UserId> leader;
  std::vector<std::uint8_t> ranks;  ///< rank_bytes()
};

TournamentId insert_tournament(Connection& connection, const TournamentRows& rows);
void update_tournament(Connection& connection, TournamentId id, const TournamentRows& rows);

/// Selects the columns of `tournaments` that take_tournament() reads.
extern const std::string_view tournament_columns;
tournament::TournamentRow take_tournament(Rows& rows);

/// Writes only the entries that have changed.
void store_entries(Connection& connection, TournamentId id, const std::vector<EntryRow>& entries);
std::vector<EntryRow> stored_entries(Connection& connection, TournamentId id);
std::vector<UserId> stored_directors(Connection& connection, TournamentId id);

/// Charges the texts of the events (reasons, messages, settings and imports) to their authors.
/// Fails if the events announce, edit, import or send more than the account may store; results and
/// all other events are stored in any case.
Result<void> charge_events(Connection& connection, const std::vector<tournament::Event>& events);
void insert_tournament_event(Connection& connection, TournamentId id, std::int64_t version,
                             const tournament::Event& event);
/// Returns the newest settings; nullopt if there is no such tournament.
std::optional<tournament::Settings> stored_settings(Connection& connection, TournamentId id);
/// Returns the events after a version, with their versions, in order. Throws std::runtime_error if
/// one cannot be read.
std::vector<std::pair<std::int64_t, tournament::Event>> stored_tournament_events(
    Connection& connection, TournamentId id, std::int64_t after = 0);
tournament::Event take_tournament_event(Rows& rows);
extern const std::string_view tournament_event_columns;

}  // namespace crownhead::db
