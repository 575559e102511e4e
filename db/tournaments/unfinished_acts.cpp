#include "db/tournaments/unfinished_acts.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include "db/dice/dice_commitments.hpp"
#include "db/jobs/outbox_rows.hpp"
#include "db/jobs/writer.hpp"
#include "db/tournaments/tournament_notifications.hpp"
#include "db/tournaments/tournament_rows.hpp"

namespace crownhead::db {
namespace {

bool is_unfinished(Connection& connection, TournamentId id, std::int64_t version) {
  return connection
      .value<int>(
          "SELECT 1 FROM unfinished_acts JOIN tournaments ON id = tournament_id"
          " WHERE tournament_id = ?1 AND version = ?2",
          id, version)
      .has_value();
}

struct Told {
  bool all = false;
  std::vector<UserId> users = {};  ///< with new rows under the bell
};

/// A job of an act.
struct Part {
  Locks locks;
  std::function<void(Connection&)> store;
};

/// Adds parts that call `store` with some of the rows each.
template <class Row, class Store, class LocksOf>
void add_parts(std::vector<Part>& parts, const std::vector<Row>& rows, const LocksOf& locks,
               Store store) {
  for (std::size_t first = 0; first < rows.size(); first += rows_of_part) {
    const std::size_t end = std::min(rows.size(), first + rows_of_part);
    std::vector<Row> some(rows.begin() + static_cast<std::ptrdiff_t>(first),
                          rows.begin() + static_cast<std::ptrdiff_t>(end));
    Locks all = locks(some);
    parts.push_back(
        {.locks = std::move(all), .store = [store, some = std::move(some)](Connection& connection) {
           store(connection, some);
         }});
  }
}

/// The jobs of one act, one after another. Kept alive by its own callbacks.
class Storing : public std::enable_shared_from_this<Storing> {
 public:
  Storing(Writer& writer, RestOfAct rest, const std::vector<EntryRow>& entries, Done<void> done)
      : writer_(writer), rest_(std::move(rest)), done_(std::move(done)) {
    std::ranges::sort(rest_.mails, {}, &accounts::OutgoingMail::user);
    const auto id = rest_.tournament;
    const auto alone = [id](const auto&) { return Locks::of(id); };
    add_parts(parts_, entries, alone, [id](Connection& connection, const auto& some) {
      store_entries(connection, id, some);
    });
    add_parts(
        parts_, rest_.rulings,
        [id](const std::vector<RulingOnGame>& some) {
          auto locks = Locks::of(id);
          for (const RulingOnGame& ruling : some) locks.add(ruling.game);
          return locks;
        },
        [id](Connection& connection, const auto& some) {
          for (const RulingOnGame& ruling : some) insert_ruling(connection, id, ruling);
        });
    add_parts(parts_, rest_.withdrawn_dice, alone, [id](Connection& connection, const auto& some) {
      for (const tournament::GameKey& key : some)
        connection.run(
            "DELETE FROM round_dice WHERE tournament_id = ?1 AND round = ?2 AND board = ?3"
            " AND number = ?4",
            id, key.round, key.board, key.number);
    });
    add_parts(
        parts_, rest_.published_dice,
        [id](const auto&) { return Locks::of(id, Locks::One::commitments); },
        [id, at = rest_.at](Connection& connection, const auto& some) {
          publish_dice(connection, id, some, at);
        });
  }

  void go_on() {
    if (stored_ == parts_.size()) return notify();
    const Part& part = parts_[stored_++];
    writer_.submit<void>(
        part.locks,
        [this, &part](Connection& connection) -> Result<void> {
          if (is_unfinished(connection, rest_.tournament, rest_.state.version()))
            part.store(connection);
          return {};
        },
        [self = shared_from_this()](Result<void> stored) {
          if (!stored) return self->done_(std::move(stored));
          self->go_on();
        });
  }

 private:
  void notify() {
    writer_.submit<Told>(
        Locks::of(rest_.tournament),
        [this](Connection& connection) -> Result<Told> { return notify_some(connection); },
        [self = shared_from_this()](Result<Told> told) {
          if (!told) return self->done_(std::unexpected(std::move(told.error())));
          if (self->rest_.notified && !told->users.empty()) self->rest_.notified(told->users);
          if (told->all) return self->done_({});
          self->notify();
        });
  }

  Told notify_some(Connection& connection) const {
    const auto id = rest_.tournament;
    if (!is_unfinished(connection, id, rest_.state.version())) return {.all = true};
    const auto place = connection.pairs<std::int64_t, UserId>(
        "SELECT told_version, told_user FROM unfinished_acts WHERE tournament_id = ?1", id);
    const auto& [told_version, told_user] = place.front();
    const auto next = std::ranges::find_if(rest_.events, [&](const auto& event) {
      return event.first > told_version && is_for_entrants(event.second);
    });
    if (next == rest_.events.end()) {
      connection.run("DELETE FROM unfinished_acts WHERE tournament_id = ?1", id);
      return {.all = true};
    }
    const auto some = connection.values<UserId>(
        "SELECT user_id FROM tournament_entries WHERE tournament_id = ?1 AND user_id > ?2"
        " ORDER BY user_id LIMIT ?3",
        id, told_user, static_cast<std::int64_t>(rows_of_part));
    const bool last = some.size() < rows_of_part;
    const EntrantsRange range{.after = told_user, .until = last ? UserId{INT64_MAX} : some.back()};
    Told told{.users = notify_entrants(connection, id, next->second, range)};
    if (std::holds_alternative<tournament::MessageSent>(next->second.what))
      for (const auto& mail : rest_.mails)
        if (range.after < mail.user && mail.user <= range.until) insert_mail(connection, mail);
    connection.run(
        "UPDATE unfinished_acts SET told_version = ?2, told_user = ?3 WHERE tournament_id = ?1", id,
        last ? next->first : told_version, last ? UserId{0} : range.until);
    return told;
  }

  Writer& writer_;
  RestOfAct rest_;
  Done<void> done_;
  std::vector<Part> parts_;
  std::size_t stored_ = 0;
};

}  // namespace

void begin_parts(Connection& connection, TournamentId id, std::int64_t after_version) {
  connection.run(
      "INSERT INTO unfinished_acts (tournament_id, after_version, told_version)"
      " VALUES (?1, ?2, ?2)",
      id, after_version);
}

bool has_unfinished_act(Connection& connection, TournamentId id) {
  return unfinished_since(connection, id).has_value();
}

std::optional<std::int64_t> unfinished_since(Connection& connection, TournamentId id) {
  return connection.value<std::int64_t>(
      "SELECT after_version FROM unfinished_acts WHERE tournament_id = ?1", id);
}

void publish_dice(Connection& connection, TournamentId id,
                  const std::vector<RoundDice>& published_dice, Instant at) {
  for (const auto& [key, dice] : published_dice) {
    connection.run(
        "INSERT INTO round_dice (tournament_id, round, board, number, root)"
        " VALUES (?1, ?2, ?3, ?4, ?5)",
        id, key.round, key.board, key.number, Bytes(dice.root));
    publish_commitment(
        connection, {.commitment = dice.commitment,
                     .published = at,
                     .what = dice::CommitmentPurpose::round,
                     .id = dice::game_of_round_name(id.value, key.round, key.board, key.number)});
  }
}

void store_parts(Writer& writer, RestOfAct rest, const std::vector<EntryRow>& entries,
                 Done<void> done) {
  std::make_shared<Storing>(writer, std::move(rest), entries, std::move(done))->go_on();
}

}  // namespace crownhead::db
