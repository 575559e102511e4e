#include "server/http/account/account_end.hpp"

#include <functional>
#include <memory>

#include "db/exports/account_export.hpp"
#include "rules/reasons.hpp"
#include "server/http/account/departure.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/sign_in/sessions.hpp"
#include "server/http/streamed_body.hpp"
#include "server/wire/account/account_bodies.hpp"
#include "server/wire/account/account_file.hpp"

namespace crownhead::api {
namespace {

void delete_account(const Departure& departure, const Passwords& passwords,
                    const live::WallClock& clock, const CallPtr& call, UserId user) {
  passwords.users.close(user, clock.now(),
                        [departure, &passwords, call, user](Result<void> closed) {
                          answer(call, std::move(closed), [&] {
                            passwords.runner.in_reads(call, [departure, &passwords, call, user] {
                              departure.forget(user);
                              answer_signed_out(passwords.config, call);
                            });
                          });
                        });
}

constexpr std::size_t part_size = 65'536;

/// Makes the parts of the file, each of at least one page and about `part_size` bytes.
auto parts_of(db::AccountExport held) {
  return [held = std::move(held), file = wire::AccountFile(),
          over = false]() mutable -> net::BodyParts::Part {
    while (!over && file.size() < part_size)
      if (!held.next([&](const accounts::ExportPart& part) { file.add(part); })) {
        over = true;
        file.end();
      }
    return file.take();
  };
}

}  // namespace

void export_account(const db::Stores& stores, const RequestRunner& runner,
                    const live::WallClock& clock, const SiteConfig& config, const CallPtr& call) {
  call->respond(
      {.status = 200,
       .headers = file_headers("application/json", "crownhead-account.json"),
       .body = {},
       .parts = std::make_shared<StreamedBody>(
           runner, call,
           parts_of({stores, call->bearer()->user, clock.now(), std::string(config.pdn_site())}))});
}

void close_account(const Passwords& passwords, const OnlineTraces& presence,
                   db::Tournaments& tournaments, const db::GameQueries& game_queries,
                   const live::WallClock& clock, const CallPtr& call) {
  const auto password = wire::parse_password(call->body());
  if (!password) return call->refuse(password.error());
  const Departure departure{.users = passwords.users,
                            .tournaments = tournaments,
                            .game_queries = game_queries,
                            .presence = presence,
                            .clock = clock};
  const auto in_reads = [&passwords, call](std::function<void()> work) {
    passwords.runner.in_reads(call, std::move(work));
  };
  with_password(passwords, call, *password,
                [departure, &passwords, &clock, call, in_reads](const db::User& user) {
                  departure.leave(user.id, in_reads,
                                  [departure, &passwords, &clock, call, id = user.id] {
                                    delete_account(departure, passwords, clock, call, id);
                                  });
                });
}

}  // namespace crownhead::api
