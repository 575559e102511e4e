#include "server/admin/services.hpp"

#include <array>
#include <utility>

#include "db/exports/account_export.hpp"
#include "db/exports/tournament_records.hpp"
#include "db/jobs/awaited.hpp"
#include "rules/tournament/files/report.hpp"
#include "rules/tournament/files/trf.hpp"
#include "server/auth/password.hpp"
#include "server/wire/account/account_bodies.hpp"
#include "server/wire/account/account_file.hpp"
#include "server/wire/account/account_json.hpp"
#include "server/wire/game/bodies.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/tournament/tournament_document.hpp"

namespace crownhead::admin {
namespace {

/// The site's name in records of games, because the command knows no address.
constexpr std::string_view site_name = "Crownhead";

Result<db::Role> role_of(const std::string& name) {
  for (const auto role :
       {db::Role::player, db::Role::director, db::Role::moderator, db::Role::admin})
    if (role_name(role) == name) return role;
  return fail(Code::invalid_field, in_english("a role is player, director, moderator or admin"));
}

Result<db::User> named(const AdminServices& services, const std::string& name) {
  auto user = services.stores.users.by_name(name);
  if (!user) return fail(Code::not_found, in_english("no player has the name " + name));
  return *std::move(user);
}

Result<void> check_password(const Act& act, const std::string& name) {
  if (const auto rule = auth::check_password_rule(act.password, name); !rule)
    return fail(rule.error().code, in_english(rule.error().detail + "; give it on standard input"));
  return {};
}

Result<std::string> create(const AdminServices& services, const Act& act) {
  if (const auto right = check_new_account(act); !right) return std::unexpected(right.error());
  const auto made = db::awaited<db::Made<UserId>>([&](auto done) {
    services.stores.users.create({.name = act.name,
                                  .password_hash = auth::hash_password(act.password, {}),
                                  .email = act.email,
                                  .time_zone = "UTC",
                                  .locale = "en",
                                  .role = role_of(act.role).value()},
                                 services.now(), std::nullopt, std::move(done));
  });
  if (!made) return std::unexpected(made.error());
  return act.name + ": created, " + act.role;
}

Result<std::string> change_password(const AdminServices& services, const Act& act) {
  const auto user = named(services, act.name);
  if (!user) return std::unexpected(user.error());
  if (const auto right = check_password(act, user->name); !right)
    return std::unexpected(right.error());
  const auto changed = db::awaited<void>([&](auto done) {
    services.stores.users.change_password(user->id, auth::hash_password(act.password, {}),
                                          std::nullopt, services.now(), std::move(done));
  });
  if (!changed) return std::unexpected(changed.error());
  services.signed_out(user->id);
  return user->name + ": password changed, all sessions and tokens ended";
}

/// Performs an act that is entered in the moderators' log, with the limits for moderators.
template <class Does>
Result<std::string> moderate(const AdminServices& services, const Act& act,
                             const std::string& reason, const std::string& said, Does does) {
  if (const auto fault = wire::fault_of_reason(reason)) return fail_in("reason", *fault);
  const auto user = named(services, act.name);
  if (!user) return std::unexpected(user.error());
  const auto done = db::awaited<void>([&](auto answer) {
    does(user->id, db::Moderator{.actor = std::nullopt, .at = services.now(), .reason = reason},
         std::move(answer));
  });
  if (!done) return std::unexpected(done.error());
  services.signed_out(user->id);
  return user->name + ": " + said;
}

Result<std::string> set_role(const AdminServices& services, const Act& act) {
  const auto role = role_of(act.role);
  if (!role) return std::unexpected(role.error());
  return moderate(services, act, act.role, act.role, [&](UserId id, auto by, auto done) {
    services.stores.moderation.set_role(id, *role, std::move(by), std::move(done));
  });
}

Result<std::string> ban(const AdminServices& services, const Act& act) {
  return moderate(services, act, act.reason, "banned", [&](UserId id, auto by, auto done) {
    services.stores.moderation.ban(id, std::move(by), std::move(done));
  });
}

Result<std::string> unban(const AdminServices& services, const Act& act) {
  return moderate(services, act, act.reason, "unbanned", [&](UserId id, auto by, auto done) {
    services.stores.moderation.unban(id, std::move(by), std::move(done));
  });
}

/// The account's data is erased in batches afterwards.
Result<std::string> close_account(const AdminServices& services, const Act& act) {
  const auto user = named(services, act.name);
  if (!user) return std::unexpected(user.error());
  if (user->computer_level)
    return fail(Code::forbidden, in_english(user->name + " is one of the site's own players; use"
                                                         " `crownhead user ban`"));
  if (auto left = services.leave(user->id); !left) return std::unexpected(std::move(left.error()));
  const auto done = db::awaited<void>([&](auto answer) {
    services.stores.users.close(user->id, services.now(), std::move(answer));
  });
  if (!done) return std::unexpected(done.error());
  services.closed(user->id);
  return user->name + ": account closed, personal data erased";
}

Result<std::string> export_user(const AdminServices& services, const Act& act) {
  const auto user = named(services, act.name);
  if (!user) return std::unexpected(user.error());
  db::AccountExport held(services.stores, user->id, services.now(), std::string(site_name));
  wire::AccountFile file;
  while (held.next([&](const accounts::ExportPart& part) { file.add(part); })) {
  }
  file.end();
  return file.take();
}

std::string records_of(const AdminServices& services, const db::LoadedTournament& tournament) {
  std::string text;
  for (const auto& key : tournament::shown_games(tournament.tournament))
    text += db::tournament_record(services.stores.games, tournament, key, site_name,
                                  {.directs = true}, services.now()) +
            '\n';
  return text;
}

Result<std::string> export_tournament(const AdminServices& services, const Act& act) {
  const auto id = wire::parse_id(act.name);
  const auto loaded = id ? services.stores.tournaments.load({*id}) : std::nullopt;
  if (!loaded)
    return fail(Code::not_found, in_english("no tournament has the number " + act.name +
                                            "; the address of its page ends with its number"));
  if (act.format == "pdn") return records_of(services, *loaded);
  if (act.format == "trf")
    return tournament::write_trf(
        tournament::trf_report(loaded->tournament, loaded->names, loaded->identities));
  return wire::tournament_document(loaded->tournament, loaded->names);
}

constexpr auto acts = std::to_array<
    std::pair<std::string_view, Result<std::string> (*)(const AdminServices&, const Act&)>>(
    {{"create", create},
     {"password", change_password},
     {"role", set_role},
     {"ban", ban},
     {"unban", unban},
     {"close", close_account},
     {"export", export_user},
     {"export_tournament", export_tournament}});

}  // namespace

Result<void> check_new_account(const Act& act) {
  if (const auto rule = auth::check_username_rule(act.name); !rule) return rule;
  if (const auto role = role_of(act.role); !role) return std::unexpected(role.error());
  if (const auto fault = wire::fault_of_email(act.email)) return fail_in("email", *fault);
  return check_password(act, act.name);
}

Result<std::string> do_act(const AdminServices& services, const Act& act) {
  for (const auto& [name, does] : acts)
    if (name == act.what) return does(services, act);
  return fail(Code::invalid_field,
              in_english("unknown command " + act.what + "; does the server run another version?"));
}

}  // namespace crownhead::admin
