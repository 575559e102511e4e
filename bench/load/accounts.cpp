#include "bench/load/accounts.hpp"

#include <boost/uuid/random_generator.hpp>
#include <boost/uuid/uuid_io.hpp>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "bench/load/message_text.hpp"

namespace crownhead::bench {
namespace {

RestRequest with_account(const std::string& path, const NameAndPassword& account) {
  return {.verb = "POST",
          .path = path,
          .body = R"({"username":")" + account.username + R"(","password":")" + account.password +
                  R"("})"};
}

}  // namespace

std::vector<NameAndPassword> read_accounts(std::istream& in, const std::string& file) {
  std::vector<NameAndPassword> accounts;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    std::istringstream words(line);
    NameAndPassword account{.line = number};
    if (!(words >> account.username) || account.username.starts_with('#')) continue;
    std::string more;
    if (!(words >> account.password) || words >> more ||
        account.password.find_first_of("\"\\") != std::string::npos)
      throw std::runtime_error(file + ", line " + std::to_string(number) +
                               ": write NAME PASSWORD, with one space between them and no quotes "
                               "or backslashes");
    accounts.push_back(std::move(account));
  }
  if (accounts.size() < 2)
    throw std::runtime_error(file + " names " + std::to_string(accounts.size()) +
                             " accounts; a game needs two");
  return accounts;
}

std::vector<Account> sign_in(RestSession& session, const std::string& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file + "; name a file of accounts");
  std::vector<Account> accounts;
  for (const auto& known : read_accounts(in, file)) {
    const auto what = file + ", line " + std::to_string(known.line) + ": '" + known.username +
                      "' could not sign in";
    const auto answer = accepted(session.send(with_account("/api/v1/session", known)), what);
    accounts.push_back({.username = known.username, .cookie = answer.cookie});
  }
  return accounts;
}

std::vector<Account> make_accounts(RestSession& session, std::size_t count) {
  const auto run = new_uuid().substr(0, 8);
  std::vector<Account> accounts;
  while (accounts.size() < count) {
    const NameAndPassword wanted{.username = "load-" + run + "-" + std::to_string(accounts.size()),
                                 .password = new_uuid()};
    const auto answer = accepted(session.send(with_account("/api/v1/accounts", wanted)),
                                 "cannot create an account");
    accounts.push_back({.username = wanted.username, .cookie = answer.cookie});
  }
  return accounts;
}

std::string new_uuid() {
  thread_local boost::uuids::random_generator random;
  return boost::uuids::to_string(random());
}

RestAnswer accepted(const RestAnswer& answer, const std::string& what) {
  if (answer.status / 100 == 2) return answer;
  std::string sentence = what + ": ";
  if (const auto code = text_member(answer.body, "code"); !code.empty())
    sentence.append(code).append(", ").append(text_member(answer.body, "detail"));
  else
    sentence += "the answer was " + std::to_string(answer.status);
  if (answer.status == 429)
    sentence +=
        "; use existing accounts (--accounts), or start the server for the load test with"
        " --no-limits on a loopback address";
  throw std::runtime_error(sentence);
}

}  // namespace crownhead::bench
