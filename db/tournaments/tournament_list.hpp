#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/rating/speed.hpp"
#include "rules/tournament/listing.hpp"

namespace crownhead::db {

using tournament::ListedTournament;

/// A tournament must match all fields that are set. With `from`, `to` or `by_begin`, tournaments
/// without a date are omitted.
struct TournamentFilter {
  std::optional<tournament::Status> status = std::nullopt;
  std::optional<std::string> variant = std::nullopt;
  std::optional<tournament::Format> format = std::nullopt;
  std::optional<play::Pace> pace = std::nullopt;
  std::optional<UserId> player = std::nullopt;  ///< has entered it; the rows have their place
  std::optional<UserId> director = std::nullopt;
  std::optional<std::string> name = std::nullopt;  ///< each of its words starts a word of the name
  std::optional<rating::Speed> speed = std::nullopt;
  std::optional<UserId> own = std::nullopt;    ///< has entered or directs it; not with `player` or
                                               ///< `director`; the rows have their place
  std::optional<Instant> from = std::nullopt;  ///< begins at this time or later
  std::optional<Instant> to = std::nullopt;    ///< begins before this time
  bool by_begin = false;  ///< in the order of their beginnings, as with `from` and `to`
  int limit = 50;
  std::optional<std::string> cursor = std::nullopt;  ///< TournamentPage::next of the page before
};

struct TournamentPage {
  std::vector<ListedTournament> items;
  std::optional<std::string> next;
};

/// Returns the newest tournaments first, or with a date those that begin first. A page ends after a
/// fixed number of rows were examined, so it may be short and have a next one. By date, only the
/// newest of a player's, a director's or a name's tournaments are examined, as many. Returns
/// nullopt for a cursor that no page had.
std::optional<TournamentPage> list_tournaments(Connection& connection,
                                               const TournamentFilter& filter);

}  // namespace crownhead::db
