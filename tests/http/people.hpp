#pragma once

#include <string>

#include "tests/http/site_fixture.hpp"

namespace crownhead::api {

inline std::string account_body(const std::string& name,
                                const std::string& password = "secret words") {
  return json{{"username", name}, {"password", password}}.dump();
}

/// Returns the cookie set by an answer, in the form that a request sends.
inline net::Headers cookie_of(const Answer& answer) {
  const auto text = answer.header("Set-Cookie");
  return {{"Cookie", text.substr(0, text.find(';'))}};
}

/// A site whose people create their accounts over the API.
class PeopleTest : public testing::Test {
 protected:
  Answer make(const std::string& name, net::Headers headers = {},
              const std::string& remote = "192.0.2.1") {
    return site.ask(net::Verb::post, "/api/v1/accounts", account_body(name), std::move(headers),
                    remote);
  }
  Answer sign_in(const std::string& name, const std::string& password = "secret words",
                 const std::string& remote = "192.0.2.1", net::Headers headers = {}) {
    return site.ask(net::Verb::post, "/api/v1/session", account_body(name, password),
                    std::move(headers), remote);
  }

  SiteFixture site;
};

}  // namespace crownhead::api
