#include "db/accounts/calendars.hpp"

#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"

namespace crownhead::db {

Calendars::Calendars(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

std::optional<std::string> Calendars::secret_of(UserId user) const {
  return readers_.borrow()->value<std::string>("SELECT secret FROM calendars WHERE user_id = ?1",
                                               user);
}

std::optional<UserId> Calendars::owner_of(std::string_view secret) const {
  return readers_.borrow()->value<UserId>("SELECT user_id FROM calendars WHERE secret = ?1",
                                          secret);
}

void Calendars::set(UserId user, std::optional<std::string> secret, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, secret = std::move(secret)](Connection& connection) -> Result<void> {
        if (secret)
          connection.run(
              "INSERT INTO calendars (user_id, secret) VALUES (?1, ?2)"
              " ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret",
              user, *secret);
        else
          connection.run("DELETE FROM calendars WHERE user_id = ?1", user);
        return {};
      },
      std::move(done), Changes::one);
}

}  // namespace crownhead::db
