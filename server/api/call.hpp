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
#include "server/api/limits.hpp"
#include "server/live/lobby.hpp"
#include "server/net/http.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::api {

/// One request on its way through a handler. Shared by the steps that answer it; exactly one of
/// them calls one of the answers.
class Call {
 public:
  Call(net::Request request, net::Respond respond)
      : request_(std::move(request)), respond_(std::move(respond)) {}

  const net::Request& request() const { return request_; }
  std::string_view body() const { return request_.body; }

  /// Who asks; checked by the route's access, so that handlers of routes that need it may use it.
  const std::optional<db::Bearer>& bearer() const { return bearer_; }
  live::Asker asker() const { return {bearer_->user, bearer_->name, bearer_->bot}; }
  std::optional<UserId> user() const;
  /// The token lacks the scope read, so the request reads as a stranger's would.
  bool may_not_read() const { return may_not_read_; }

  /// Whose allowances it uses.
  const Payer& payer() const { return payer_; }

  /// The text that stood for a `{name}` in the route's path, decoded; the first one by itself.
  const std::string& path_text(std::size_t index = 0) const { return path_texts_.at(index); }
  /// The first as an id; 0, which nothing has, if it is none.
  std::int64_t path_id() const;

  /// The query's parameter of that name; an empty one counts as none.
  std::optional<std::string> query(std::string_view name) const;

  /// From Idempotency-Key; nullopt if there was none.
  std::optional<db::RequestKey> key() const;
  std::optional<CommandId> command_id() const { return command_id_; }

  void json(int status, std::string body, net::Headers headers = {});
  void empty(int status, net::Headers headers = {});
  void respond(net::Response response);
  void fail(const Error& error, net::Headers headers = {});
  void refuse(const wire::Problem& problem, net::Headers headers = {});
  /// Refuses with 429: the asker has done this too often, and may again after `wait`.
  void refuse_for_now(Millis wait);
  /// The same with another error.
  void refuse_for_now(Millis wait, const Error& error);

 private:
  friend class Router;

  net::Request request_;
  net::Respond respond_;
  Payer payer_{request_.remote};
  Millis hold_;
  std::shared_ptr<const void> place_;  ///< among those at once; goes with the answer
  std::optional<db::Bearer> bearer_;
  bool may_not_read_ = false;
  std::vector<std::string> path_texts_;
  std::optional<CommandId> command_id_;
  std::vector<std::pair<std::string, std::string>> query_;
};

using CallPtr = std::shared_ptr<Call>;

/// Answers an error with its problem; else gives the value to `good`.
template <class T, class Good>
void answer(const CallPtr& call, Result<T>&& result, const Good& good) {
  if (!result)
    call->fail(result.error());
  else if constexpr (std::is_void_v<T>)
    good();
  else
    good(*std::move(result));
}

}  // namespace crownhead::api
