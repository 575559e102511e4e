#include "server/http/account/account_end.hpp"

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

Handling close_account(const Passwords& passwords, const OnlineTraces& presence,
                       db::Tournaments& tournaments, const db::GameQueries& game_queries,
                       const live::WallClock& clock, CallPtr call) {
  const auto password = wire::parse_password(call->body());
  if (!password) co_return call->refuse(password.error());
  const Departure departure{.users = passwords.users,
                            .tournaments = tournaments,
                            .game_queries = game_queries,
                            .presence = presence,
                            .clock = clock,
                            .pools = passwords.runner.pools()};
  const auto user = co_await asker_with_password(passwords, call, *password);
  if (!user) co_return;
  co_await departure.leave(user->id, call->payer().asker());
  const auto closed = co_await live::awaited<Result<void>>(
      [&](auto done) { passwords.users.close(user->id, clock.now(), std::move(done)); });
  if (!closed) co_return call->fail(closed.error());
  co_await passwords.runner.in_reads(call);
  departure.forget(user->id);
  answer_signed_out(passwords.config, call);
}

}  // namespace crownhead::api
