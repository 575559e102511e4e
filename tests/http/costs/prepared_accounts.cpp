#include "db/jobs/awaited.hpp"
#include "server/auth/base64url.hpp"
#include "server/auth/totp.hpp"
#include "server/messages/push/keys.hpp"
#include "tests/http/costs/prepared_requests.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

const std::string with_password = R"({"password":"secret words"})";

/// A request by a new account.
std::function<Prepared(World&)> of_person(std::string path, std::string body = {}) {
  return [path = std::move(path), body = std::move(body)](World& world) {
    return Prepared{path, body, world.person().session};
  };
}

std::string number_of(auto id) { return std::to_string(id.value); }

void set_email(World& world, const Person& person, bool confirmed) {
  world.site.damage(("UPDATE users SET email = '" + person.name + "@example.org'" +
                     (confirmed ? ", email_confirmed_ms = 1" : "") +
                     " WHERE id = " + number_of(person.id))
                        .c_str());
}

/// A person who was sent a link to confirm their address.
Person asked_to_confirm(World& world) {
  const Person person = world.person();
  set_email(world, person, false);
  world.site.ask(post, "/api/v1/account/email/ask", "", person.session);
  return person;
}

Prepared with_secret(World& world, const std::string& path, const std::string& mark,
                     const std::string& more = {}) {
  return {path, R"({"secret":")" + world.secret_after(mark) + '"' + more + "}", {}};
}

std::string code_now(World& world, const Person& person) {
  return auth::totp_code(world.site.stores.factors.find(person.id)->key,
                         auth::totp_step(world.site.clock->now()));
}

Person with_factor(World& world, bool confirmed) {
  const Person person = world.person();
  const std::string path = "/api/v1/account/second-factor";
  world.site.ask(post, path, with_password, person.session);
  if (confirmed)
    world.site.ask(post, path + "/confirm", R"({"code":")" + code_now(world, person) + R"("})",
                   person.session);
  return person;
}

/// The webhook of a new account with a thousand pending deliveries.
std::function<Prepared(World&)> of_webhook(std::string rest, std::string body = {}) {
  return [rest = std::move(rest), body = std::move(body)](World& world) {
    const Person person = world.person();
    const auto id = world.stored<std::int64_t>("SELECT min(id) FROM webhooks WHERE user_id = " +
                                               number_of(person.id));
    return Prepared{"/api/v1/webhooks/" + std::to_string(id) + rest, body, person.session};
  };
}

/// Turns push on, and returns the subscription of a browser that has none yet.
std::string new_browser(World& world) {
  static int number = 0;
  const auto pair = messages::push::make_key_pair();
  world.site.config.push_contact = "mailto:push@example.com";
  db::awaited<void>([&](auto done) {
    world.site.stores.push_subscriptions.make_key(pair, live::noon, std::move(done));
  }).value();
  return json{
      {"endpoint", "https://push.example/" + std::to_string(++number)},
      {"keys",
       {{"p256dh", auth::base64url(pair.open)}, {"auth", auth::base64url(std::string(16, 'x'))}}}}
      .dump();
}

PreparedRequests of_entrance() {
  return {
      {"POST /api/v1/accounts",
       [](World&) {
         static int number = 0;
         return Prepared{
             "/api/v1/accounts",
             json{{"username", "New" + std::to_string(++number)}, {"password", World::password}}
                 .dump(),
             {}};
       }},
      {"POST /api/v1/guests", [](World&) { return Prepared{"/api/v1/guests", "{}", {}}; }},
      {"POST /api/v1/guests/sign-up",
       [](World& world) {
         static int number = 0;
         const auto cookie = world.site.ask(post, "/api/v1/guests", "{}").header("Set-Cookie");
         return Prepared{
             "/api/v1/guests/sign-up",
             json{{"username", "Visitor" + std::to_string(++number)}, {"password", World::password}}
                 .dump(),
             {{"Cookie", cookie.substr(0, cookie.find(';'))}}};
       }},
      {"POST /api/v1/session",
       [](World& world) {
         return Prepared{
             "/api/v1/session",
             json{{"username", world.person().name}, {"password", World::password}}.dump(),
             {}};
       }},
      {"DELETE /api/v1/session", of_person("/api/v1/session")},
      {"DELETE /api/v1/sessions", of_person("/api/v1/sessions")},
      {"DELETE /api/v1/sessions/{id}",
       [](World& world) {
         const Person person = world.person();
         const auto id = world.stored<std::int64_t>(
             "SELECT min(id) FROM sessions WHERE device = 'a browser' AND user_id = " +
             number_of(person.id));
         return Prepared{"/api/v1/sessions/" + std::to_string(id), "", person.session};
       }},
  };
}

PreparedRequests of_settings() {
  return {
      {"PATCH /api/v1/account", of_person("/api/v1/account", R"({"time_zone":"Europe/Riga"})")},
      {"PUT /api/v1/account/password",
       of_person("/api/v1/account/password",
                 R"({"current":"secret words","password":"other secret words"})")},
      {"POST /api/v1/account/second-factor",
       of_person("/api/v1/account/second-factor", with_password)},
      {"POST /api/v1/account/second-factor/confirm",
       [](World& world) {
         const Person person = with_factor(world, false);
         return Prepared{"/api/v1/account/second-factor/confirm",
                         R"({"code":")" + code_now(world, person) + R"("})", person.session};
       }},
      {"POST /api/v1/account/second-factor/remove",
       [](World& world) {
         return Prepared{"/api/v1/account/second-factor/remove", with_password,
                         with_factor(world, true).session};
       }},
      {"PATCH /api/v1/account/notifications",
       of_person("/api/v1/account/notifications", R"({"my_turn":false})")},
      {"POST /api/v1/account/calendar", of_person("/api/v1/account/calendar")},
      {"DELETE /api/v1/account/calendar", of_person("/api/v1/account/calendar")},
      {"POST /api/v1/account/close", of_person("/api/v1/account/close", with_password)},
      {"POST /api/v1/tokens",
       of_person("/api/v1/tokens",
                 R"({"name":"bot","scopes":["read"],"password":"secret words"})")},
      {"DELETE /api/v1/tokens/{id}",
       [](World& world) {
         const Person person = world.person();
         const auto id = world.stored<std::int64_t>("SELECT min(id) FROM tokens WHERE user_id = " +
                                                    number_of(person.id));
         return Prepared{"/api/v1/tokens/" + std::to_string(id), "", person.session};
       }},
      {"POST /api/v1/webhooks",
       of_person("/api/v1/webhooks",
                 R"({"url":"https://y.example","events":["my_turn"],"password":"secret words"})")},
      {"PATCH /api/v1/webhooks/{id}", of_webhook("", R"({"active":false})")},
      {"DELETE /api/v1/webhooks/{id}", of_webhook("")},
      {"POST /api/v1/webhooks/{id}/test", of_webhook("/test")},
      {"POST /api/v1/push/subscriptions",
       [](World& world) {
         return Prepared{"/api/v1/push/subscriptions", new_browser(world), world.person().session};
       }},
      {"DELETE /api/v1/push/subscriptions/{id}",
       [](World& world) {
         const Person person = world.person();
         const std::string path = "/api/v1/push/subscriptions";
         const std::string id =
             world.site.ask(post, path, new_browser(world), person.session).data().at("id");
         return Prepared{path + "/" + id, "", person.session};
       }},
      {"POST /api/v1/notifications/{id}/read",
       of_person("/api/v1/notifications/9223372036854775807/read")},
      {"PUT /api/v1/blocks/{username}", of_person("/api/v1/blocks/Carl")},
      {"DELETE /api/v1/blocks/{username}", of_person("/api/v1/blocks/player1")},
  };
}

PreparedRequests of_mail() {
  return {
      {"POST /api/v1/account/email/ask",
       [](World& world) {
         const Person person = world.person();
         set_email(world, person, false);
         return Prepared{"/api/v1/account/email/ask", "", person.session};
       }},
      {"POST /api/v1/account/email/confirm",
       [](World& world) {
         asked_to_confirm(world);
         return with_secret(world, "/api/v1/account/email/confirm", "/confirm#");
       }},
      {"POST /api/v1/account/email/refuse",
       [](World& world) {
         asked_to_confirm(world);
         return with_secret(world, "/api/v1/account/email/refuse", "/not-me#");
       }},
      {"POST /api/v1/account/email/undo",
       [](World& world) {
         const Person person = world.person();
         set_email(world, person, true);
         world.site.ask(patch, "/api/v1/account",
                        R"({"email":"other@example.org","password":"secret words"})",
                        person.session);
         return with_secret(world, "/api/v1/account/email/undo", "/undo#");
       }},
      {"POST /api/v1/password-resets",
       [](World& world) {
         const Person person = world.person();
         set_email(world, person, true);
         return Prepared{"/api/v1/password-resets", json{{"username", person.name}}.dump(), {}};
       }},
      {"POST /api/v1/password-resets/use",
       [](World& world) {
         const Person person = world.person();
         set_email(world, person, true);
         world.site.ask(post, "/api/v1/password-resets", json{{"username", person.name}}.dump());
         return with_secret(world, "/api/v1/password-resets/use", "/reset#",
                            R"(,"password":"other secret words")");
       }},
      {"POST /api/v1/unsubscribe/{secret}",
       [](World& world) {
         const Person person = world.person();
         db::awaited<void>([&](auto done) {
           world.site.stores.contacts.keep_unsubscribe(person.id, "u" + person.name,
                                                       std::move(done));
         }).value();
         return Prepared{"/api/v1/unsubscribe/u" + person.name, "List-Unsubscribe=One-Click", {}};
       }},
  };
}

}  // namespace

PreparedRequests requests_of_accounts() {
  auto all = of_entrance();
  all.merge(of_settings());
  all.merge(of_mail());
  return all;
}

}  // namespace crownhead::api
