#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "db/accounts/sessions.hpp"
#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"
#include "rules/result.hpp"
#include "server/http/limits.hpp"
#include "server/lobby/lobby.hpp"
#include "server/net/http.hpp"
#include "server/runtime/awaited.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::api {

/// The authenticated client as the lobby knows them.
inline live::Asker asker_of(const db::Bearer& who) {
  return {.user = who.user, .name = who.name, .bot = who.bot, .guest = who.guest};
}

/// One request during its handling. Shared by all the code that answers it; exactly one answer is
/// sent.
class Call {
 public:
  Call(net::Request request, net::Respond respond)
      : request_(std::move(request)), respond_(std::move(respond)) {}

  const net::Request& request() const { return request_; }
  std::string_view body() const { return request_.body; }

  /// The authenticated client. The route's access rule has checked it, so handlers of such routes
  /// may rely on it.
  const std::optional<db::Bearer>& bearer() const { return bearer_; }
  live::Asker asker() const { return asker_of(*bearer_); }
  std::optional<UserId> user() const;
  /// True if the token lacks the scope read; the request is then treated as anonymous when reading.
  bool may_not_read() const { return may_not_read_; }

  /// The keys of the rate limits that this request counts towards.
  const RateKeys& payer() const { return payer_; }

  /// Returns the decoded text of the `{name}` at `index` in the route's path, by default the first.
  const std::string& path_text(std::size_t index = 0) const { return path_texts_.at(index); }
  /// Returns the first such text as an id; 0, which is never an id, if it is not a number.
  std::int64_t path_id() const;

  /// Returns the query parameter of that name; an empty one counts as missing.
  std::optional<std::string> query(std::string_view name) const;

  /// Returns the key from Idempotency-Key; nullopt without that header.
  std::optional<db::RequestKey> key() const;
  std::optional<CommandId> command_id() const { return command_id_; }

  void json(int status, std::string body, net::Headers headers = {});
  void empty(int status, net::Headers headers = {});
  void respond(net::Response response);
  void fail(const Error& error, net::Headers headers = {});
  /// Answers 204, or the error.
  void no_content(const Result<void>& done);
  void refuse(const wire::Problem& problem, net::Headers headers = {});
  /// Refuses with 429: the client has done this too often, and may try again after `wait`.
  void refuse_for_now(Millis wait);
  /// The same with another error.
  void refuse_for_now(Millis wait, const Error& error);

 private:
  friend class Router;

  net::Request request_;
  net::Respond respond_;
  RateKeys payer_{request_.remote};
  Millis hold_;
  std::shared_ptr<const void> place_;  ///< a place in a concurrency limit; released with the answer
  std::optional<db::Bearer> bearer_;
  bool may_not_read_ = false;
  std::vector<std::string> path_texts_;
  std::optional<CommandId> command_id_;
  std::vector<std::pair<std::string, std::string>> query_;
};

using CallPtr = std::shared_ptr<Call>;

/// The type of a handler that waits; RequestRunner::run() starts it. It takes its call by value,
/// and parts of the site by reference.
using Handling = live::Awaitable<void>;

}  // namespace crownhead::api
