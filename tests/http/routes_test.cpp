#include "server/http/routes.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <regex>
#include <set>
#include <string>

#include "tests/source_dir.hpp"

namespace crownhead::api {
namespace {

std::string verb_key(net::Verb verb) {
  switch (verb) {
    case net::Verb::get: return "get";
    case net::Verb::post: return "post";
    case net::Verb::put: return "put";
    case net::Verb::patch: return "patch";
    case net::Verb::del: return "delete";
    default: return "?";
  }
}

/// Returns, for example, "get /api/v1/games" for each operation of docs/openapi.yaml.
std::set<std::string> described() {
  std::ifstream in(source_dir() + "/docs/openapi.yaml");
  std::set<std::string> found;
  std::string path;
  const std::regex path_form(R"(^  (/\S*):\s*$)");
  const std::regex verb_form(R"(^    (get|post|put|patch|delete):\s*$)");
  std::smatch match;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("components:")) break;
    if (std::regex_match(line, match, path_form))
      path = match[1];
    else if (std::regex_match(line, match, verb_form))
      found.insert(match[1].str() + " " + path);
  }
  return found;
}

TEST(Routes, MatchOpenapi) {
  std::set<std::string> served;
  for (const Route& route : routes())
    served.insert(verb_key(route.verb) + " " + std::string(route.path));
  EXPECT_EQ(served, described());
}

/// Returns, for example, "post /api/v1/games/{id}/resign" for each operation that may change
/// something and has no body.
std::set<std::string> described_without_body() {
  std::ifstream in(source_dir() + "/docs/openapi.yaml");
  std::set<std::string> found;
  std::string path, operation;
  const std::regex path_form(R"(^  (/\S*):\s*$)");
  const std::regex verb_form(R"(^    (get|post|put|patch|delete):\s*$)");
  std::smatch match;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("components:")) break;
    if (std::regex_match(line, match, path_form)) path = match[1];
    if (std::regex_match(line, match, verb_form)) {
      operation = match[1].str() + " " + path;
      if (match[1] != "get") found.insert(operation);
    }
    if (line.starts_with("      requestBody:")) found.erase(operation);
  }
  return found;
}

TEST(Routes, ReadTheBodiesDeclaredInOpenapi) {
  std::set<std::string> without;
  for (const Route& route : routes())
    if (route.body == BodyUse::none)
      without.insert(verb_key(route.verb) + " " + std::string(route.path));
  EXPECT_EQ(without, described_without_body());
}

TEST(Routes, HaveOneRowEach) {
  std::set<std::string> seen;
  for (const Route& route : routes())
    EXPECT_TRUE(seen.insert(verb_key(route.verb) + " " + std::string(route.path)).second)
        << route.path;
}

TEST(Routes, ChangingAGameNeedsAPlayer) {
  for (const Route& route : routes())
    // Requesting an analysis does not change a game.
    if (route.path.starts_with("/api/v1/games/") && route.verb != net::Verb::get &&
        !route.path.ends_with("/analysis"))
      EXPECT_EQ(route.access, Access::play) << route.path;
}

}  // namespace
}  // namespace crownhead::api
