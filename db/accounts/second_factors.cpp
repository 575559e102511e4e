#include "db/accounts/second_factors.hpp"

#include <algorithm>

#include "db/accounts/access_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

Error wrong_code() { return {Code::not_signed_in, reason::account::code_not_good()}; }

void delete_codes(Connection& connection, UserId user) {
  connection.run("DELETE FROM recovery_codes WHERE user_id = ?1", user);
}

}  // namespace

SecondFactors::SecondFactors(Writer& writer, Readers& readers)
    : writer_(writer), readers_(readers) {}

std::optional<SecondFactor> SecondFactors::find(UserId user) const {
  auto connection = readers_.borrow();
  Rows rows = connection->query(
      "SELECT key, confirmed_ms IS NOT NULL, last_step FROM second_factors WHERE user_id = ?1",
      user);
  if (!rows.next()) return std::nullopt;
  SecondFactor factor{};
  std::ranges::copy(rows.take<Bytes>(), factor.key.begin());
  factor.confirmed = rows.take<bool>();
  factor.last_step = rows.take<std::int64_t>();
  return factor;
}

int SecondFactors::recovery_codes_left(UserId user) const {
  auto connection = readers_.borrow();
  return connection->value<int>("SELECT count(*) FROM recovery_codes WHERE user_id = ?1", user)
      .value_or(0);
}

bool SecondFactors::opened(SessionId session) const {
  auto connection = readers_.borrow();
  return connection
      ->value<bool>(
          "SELECT EXISTS (SELECT 1 FROM sessions AS s JOIN second_factors AS f USING (user_id)"
          " WHERE s.id = ?1 AND s.created_ms > f.confirmed_ms)",
          session)
      .value_or(false);
}

void SecondFactors::begin(UserId user, FactorKey key, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, key](Connection& connection) -> Result<void> {
        const auto begun = connection.changed(
            "INSERT INTO second_factors (user_id, key, last_step) VALUES (?1, ?2, 0)"
            " ON CONFLICT (user_id) DO UPDATE SET key = excluded.key"
            " WHERE second_factors.confirmed_ms IS NULL",
            user, key);
        if (begun == 0) return fail(Code::forbidden, reason::account::second_factor_in_use());
        return {};
      },
      std::move(done));
}

void SecondFactors::confirm(UserId user, std::optional<SessionId> kept, std::int64_t step,
                            Instant at, std::vector<SecretHash> recovery_codes, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, kept, step, at,
       codes = std::move(recovery_codes)](Connection& connection) -> Result<void> {
        const auto confirmed = connection.changed(
            "UPDATE second_factors SET confirmed_ms = ?2, last_step = ?3"
            " WHERE user_id = ?1 AND confirmed_ms IS NULL",
            user, at, step);
        if (confirmed == 0) return fail(Code::not_found, reason::account::no_second_factor_begun());
        end_sessions(connection, user, kept);
        delete_codes(connection, user);
        for (const auto& code : codes)
          connection.run("INSERT INTO recovery_codes (user_id, secret) VALUES (?1, ?2)", user,
                         code);
        return {};
      },
      std::move(done));
}

void SecondFactors::remove(UserId user, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user](Connection& connection) -> Result<void> {
        connection.run("DELETE FROM second_factors WHERE user_id = ?1", user);
        delete_codes(connection, user);
        return {};
      },
      std::move(done));
}

void SecondFactors::use_step(UserId user, std::int64_t step, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, step](Connection& connection) -> Result<void> {
        const auto used = connection.changed(
            "UPDATE second_factors SET last_step = ?2 WHERE user_id = ?1 AND last_step < ?2", user,
            step);
        if (used == 0) return std::unexpected(wrong_code());
        return {};
      },
      std::move(done));
}

void SecondFactors::use_recovery_code(UserId user, SecretHash code, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, code](Connection& connection) -> Result<void> {
        const auto used = connection.changed(
            "DELETE FROM recovery_codes WHERE user_id = ?1 AND secret = ?2", user, code);
        if (used == 0) return std::unexpected(wrong_code());
        return {};
      },
      std::move(done));
}

}  // namespace crownhead::db
