#include "db/tournament_check.hpp"

#include <algorithm>
#include <stdexcept>

#include "db/dice_check.hpp"
#include "db/tournaments/tournament_rows.hpp"
#include "db/tournaments/unfinished_acts.hpp"

namespace crownhead::db {
namespace {

using tournament::GameKey;
using tournament::Tournament;
using tournament::TournamentRow;

class TournamentCheck {
 public:
  TournamentCheck(Connection& connection, TournamentRow row, CheckReport& report)
      : connection_(connection), row_(std::move(row)), report_(report) {}

  void run() {
    try {
      compare(tournament::replay(events()));
    } catch (const std::logic_error& error) {
      differ(error.what());
    } catch (const StoreError&) {
      throw;
    } catch (const std::runtime_error& error) {
      differ(error.what());
    }
  }

 private:
  std::vector<tournament::Event> events() {
    std::vector<tournament::Event> events;
    for (auto& [version, event] : stored_tournament_events(connection_, row_.id)) {
      if (version != static_cast<std::int64_t>(events.size()) + 1)
        throw std::logic_error("an event before " + std::to_string(version) + " is missing");
      events.push_back(std::move(event));
    }
    return events;
  }

  void compare(const Tournament& replayed) {
    TournamentRows made(replayed);
    made.row.id = row_.id;
    if (made.row != row_) differ("its row differs from the result of its events");
    std::ranges::sort(made.directors);
    if (made.directors != stored_directors(connection_, row_.id))
      differ("its directors differ from those in its events");
    std::ranges::sort(made.entries, {}, &EntryRow::user);
    // The next start of a server stores what is missing.
    const bool unfinished = has_unfinished_act(connection_, row_.id);
    if (!unfinished && made.entries != stored_entries(connection_, row_.id))
      differ("its entries or their points differ from the result of its events");
    compare_ranking(made);
    compare_games(replayed);
    check_round_dice(connection_, row_.id, replayed.settings(), report_.differences);
  }

  void compare_ranking(const TournamentRows& made) {
    Rows rows =
        connection_.query("SELECT leader_id, ranks FROM tournaments WHERE id = ?1", row_.id);
    if (!rows.next()) return;
    const auto leader = rows.take<std::optional<UserId>>();
    const auto ranks = rows.take<std::optional<Bytes>>();
    if (!ranks) return;  // TournamentRanker has not ranked it yet
    if (leader != made.leader || !std::ranges::equal(*ranks, made.ranks))
      differ("its leader or ranks differ from its standings");
  }

  /// Checks that each stored game has its place in the tournament, and that each game that runs or
  /// has run there is stored.
  void compare_games(const Tournament& replayed) {
    std::vector<GameKey> stored;
    Rows rows = connection_.query(
        "SELECT round, board, number, games.tournament_id FROM tournament_games"
        " JOIN games ON games.id = game_id WHERE tournament_games.tournament_id = ?1"
        " ORDER BY round, board, number",
        row_.id);
    while (rows.next()) {
      GameKey key{.round = rows.take<int>()};
      key.board = rows.take<int>();
      key.number = rows.take<int>();
      if (!replayed.game(key)) differ("it has a game that is in no round");
      if (rows.take<std::optional<TournamentId>>() != row_.id)
        differ("one of its games does not refer to it");
      stored.push_back(key);
    }
    for (const GameKey& key : tournament::startable(replayed))
      if (!std::ranges::binary_search(stored, key))
        differ("game " + std::to_string(key.number) + " of board " + std::to_string(key.board) +
               " in round " + std::to_string(key.round) + " has not started");
  }

  void differ(const std::string& what) {
    report_.differences.push_back("tournament " + std::to_string(row_.id.value) + ": " + what);
  }

  Connection& connection_;
  TournamentRow row_;
  CheckReport& report_;
};

}  // namespace

void check_tournaments(Connection& connection, CheckReport& report) {
  std::vector<TournamentRow> found;
  {
    Rows rows = connection.query("SELECT " + std::string(tournament_columns) +
                                 " FROM tournaments ORDER BY id");
    while (rows.next()) found.push_back(take_tournament(rows));
  }
  for (TournamentRow& row : found) TournamentCheck(connection, std::move(row), report).run();
}

}  // namespace crownhead::db
