#include "db/games/dice_tips.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "db/games/dice_tip_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"

namespace crownhead::db {
namespace {

using dice::Day;
using dice::Digest;
using dice::TipDay;

/// The last day that has a list, as far as it goes.
struct LastDay {
  Day day;
  std::int64_t tips;
  Digest digest;
};

std::optional<LastDay> last_day(Connection& connection) {
  // By its key, from the end: no day is before 1970.
  Rows rows = connection.query(
      "SELECT day, tips, digest FROM dice_days WHERE day >= 0 ORDER BY day DESC LIMIT 1");
  if (!rows.next()) return std::nullopt;
  const Day day = take_day(rows);
  const auto tips = rows.take<std::int64_t>();
  return LastDay{.day = day, .tips = tips, .digest = take_bytes<Digest>(rows)};
}

LastDay begin_day(Connection& connection, Day day, const Digest& before) {
  const LastDay begun{.day = day, .tips = 0, .digest = dice::first_digest(day, before)};
  connection.run("INSERT INTO dice_days (day, tips, digest) VALUES (?1, 0, ?2)", number_of(day),
                 Bytes(begun.digest));
  return begun;
}

/// Begins the lists up to that of `today`, which is the last then unless there is a later one.
LastDay reach_day(Connection& connection, Day today) {
  auto last = last_day(connection);
  if (!last) return begin_day(connection, today, Digest{});
  while (last->day < today)
    last = begin_day(connection, last->day + std::chrono::days{1}, last->digest);
  return *last;
}

constexpr int signed_at_once = 100;

void sign_days(Connection& connection, Day before, const DiceTips::Sign& sign) {
  std::vector<LastDay> unsigned_days;
  {
    Rows rows = connection.query(
        "SELECT day, tips, digest FROM dice_days WHERE signature IS NULL AND day < ?1 ORDER BY day"
        " LIMIT ?2",
        number_of(before), signed_at_once);
    while (rows.next()) {
      const Day day = take_day(rows);
      const auto tips = rows.take<std::int64_t>();
      unsigned_days.push_back({.day = day, .tips = tips, .digest = take_bytes<Digest>(rows)});
    }
  }
  for (const auto& [day, tips, digest] : unsigned_days)
    connection.run("UPDATE dice_days SET signature = ?2 WHERE day = ?1", number_of(day),
                   Bytes(sign(dice::signed_text(day, tips, digest))));
}

std::optional<TipDay> read_day(Connection& connection, Day day) {
  auto found = listed_day(connection, day);
  if (!found) return std::nullopt;
  if (const auto before = listed_day(connection, day - std::chrono::days{1}))
    found->before = before->digest;
  return found;
}

}  // namespace

void tell_tip(Connection& connection, const dice::ToldTip& tip) {
  const LastDay list = reach_day(connection, dice::day_of(tip.told));
  auto told = tip;
  told.told = std::max(tip.told, dice::start_of(list.day));
  connection.run(
      "INSERT INTO dice_tips (tip, day, number, told_ms, purpose, subject)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
      Bytes(told.tip), number_of(list.day), list.tips + 1, told.told, told.what, told.id);
  connection.run("UPDATE dice_days SET tips = ?2, digest = ?3 WHERE day = ?1", number_of(list.day),
                 list.tips + 1, Bytes(dice::digest_with(list.digest, told)));
}

void use_tip(Connection& connection, const Digest& tip, GameId game, Instant at) {
  const auto used = [&] {
    return connection.changed(
               "UPDATE dice_tips SET game_id = ?2 WHERE tip = ?1 AND game_id IS NULL", Bytes(tip),
               game) == 1;
  };
  if (used()) return;
  tell_tip(connection,
           {.tip = tip, .told = at, .what = dice::TipOf::game, .id = std::to_string(game.value)});
  used();
}

DiceTips::DiceTips(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void DiceTips::tell(dice::ToldTip tip, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::tips),
      [tip = std::move(tip)](Connection& connection) -> Result<void> {
        tell_tip(connection, tip);
        return {};
      },
      std::move(done));
}

void DiceTips::keep_key(const SigningKey& made, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::tips),
      [made](Connection& connection) -> Result<void> {
        connection.run(
            "INSERT INTO dice_key (id, public_key, seed) VALUES (1, ?1, ?2) ON CONFLICT DO NOTHING",
            Bytes(made.public_key), Bytes(made.seed));
        return {};
      },
      std::move(done));
}

std::optional<SigningKey> DiceTips::key() const {
  auto connection = readers_.borrow();
  Rows rows = connection->query("SELECT public_key, seed FROM dice_key");
  if (!rows.next()) return std::nullopt;
  const auto public_key = take_bytes<dice::PublicKey>(rows);
  return SigningKey{.public_key = public_key, .seed = take_bytes<Digest>(rows)};
}

void DiceTips::close_days(Instant now, Sign sign, Done<void> done) {
  writer_.submit<void>(
      Locks::of(Locks::One::tips),
      [today = dice::day_of(now), sign = std::move(sign)](Connection& connection) -> Result<void> {
        sign_days(connection, reach_day(connection, today).day, sign);
        return {};
      },
      std::move(done));
}

std::optional<TipDay> DiceTips::day(Day day, std::int64_t after, int most) const {
  auto connection = readers_.borrow();
  auto found = read_day(*connection, day);
  if (!found) return std::nullopt;
  found->after = after;
  Rows rows = connection->query(
      "SELECT tip, told_ms, purpose, subject FROM dice_tips WHERE day = ?1 AND number > ?2"
      " AND number <= ?3 ORDER BY number LIMIT ?4",
      number_of(day), after, found->tips, most);
  while (rows.next()) found->told.push_back(take_tip(rows));
  return found;
}

std::optional<TipDay> DiceTips::find(const Digest& tip) const {
  auto connection = readers_.borrow();
  std::optional<TipDay> found;
  Rows rows = connection->query(
      "SELECT day, number, tip, told_ms, purpose, subject FROM dice_tips WHERE tip = ?1",
      Bytes(tip));
  if (!rows.next()) return std::nullopt;
  const Day day = take_day(rows);
  const auto number = rows.take<std::int64_t>();
  found = read_day(*connection, day);
  if (!found) return std::nullopt;
  found->after = number - 1;
  found->told.push_back(take_tip(rows));
  return found;
}

std::optional<std::pair<Day, Day>> DiceTips::days() const {
  auto connection = readers_.borrow();
  std::optional<Day> first;
  {
    Rows rows = connection->query("SELECT day FROM dice_days WHERE day >= 0 ORDER BY day LIMIT 1");
    if (rows.next()) first = take_day(rows);
  }
  const auto last = last_day(*connection);
  if (!first || !last) return std::nullopt;
  return std::pair(*first, last->day);
}

}  // namespace crownhead::db
