#include "server/http/call.hpp"

#include <algorithm>

#include "metrics/figures.hpp"
#include "server/game/command_key.hpp"
#include "server/net/http/etags.hpp"
#include "server/wire/game/client_message.hpp"

namespace crownhead::api {

std::optional<UserId> Call::user() const {
  return bearer_ ? std::optional(bearer_->user) : std::nullopt;
}

std::int64_t Call::path_id() const {
  return path_texts_.empty() ? 0 : wire::parse_id(path_text()).value_or(0);
}

std::optional<std::string> Call::query(std::string_view name) const {
  const auto it = std::ranges::find(query_, name, &std::pair<std::string, std::string>::first);
  return it == query_.end() || it->second.empty() ? std::nullopt : std::optional(it->second);
}

std::optional<db::RequestKey> Call::key() const {
  if (!command_id_) return std::nullopt;
  return live::request_key(user().value_or(UserId{}), *command_id_, request_.path, request_.body);
}

void Call::json(int status, std::string body, net::Headers headers) {
  headers.emplace_back("Content-Type", "application/json");
  headers.emplace_back("Cache-Control", "no-store");
  respond({.status = status, .headers = std::move(headers), .body = std::move(body)});
}

void Call::empty(int status, net::Headers headers) {
  respond({.status = status, .headers = std::move(headers), .body = {}});
}

void Call::respond(net::Response response) {
  net::without_known_body(request_, response);
  response.place = std::exchange(place_, nullptr);
  response.hold = hold_;
  if (auto respond = std::exchange(respond_, nullptr)) respond(std::move(response));
}

void Call::fail(const Error& error, net::Headers headers) {
  refuse(wire::Problem{error}, std::move(headers));
}

void Call::no_content(const Result<void>& done) {
  if (done)
    empty(204);
  else
    fail(done.error());
}

void Call::refuse_for_now(Millis wait) { refuse_for_now(wait, too_often(wait)); }

void Call::refuse_for_now(Millis wait, const Error& error) {
  hold_ = refusal_delay;
  fail(error, {{"Retry-After", wait_text(wait)}});
}

void Call::refuse(const wire::Problem& problem, net::Headers headers) {
  metrics::figures().refusals[static_cast<std::size_t>(problem.error.code)].add();
  headers.emplace_back("Content-Type", "application/problem+json");
  headers.emplace_back("Cache-Control", "no-store");
  if (problem.error.code == Code::not_signed_in) headers.emplace_back("WWW-Authenticate", "Bearer");
  const bool waits = problem.error.code == Code::busy || problem.error.code == Code::unavailable;
  if (waits) headers.emplace_back("Retry-After", "1");
  respond({.status = wire::http_status(problem.error.code),
           .headers = std::move(headers),
           .body = wire::problem_json(problem)});
}

}  // namespace crownhead::api
