#pragma once

#include <boost/asio/dispatch.hpp>
#include <memory>
#include <utility>

#include "rules/reasons.hpp"
#include "server/net/connection.hpp"
#include "server/net/plain_problem.hpp"
#include "server/net/socket.hpp"
#include "server/net/websocket/ws_session.hpp"

namespace crownhead::net {

/// The right to answer one request of a session, from any thread; the session's thread sends the
/// answer. If it is destroyed unused, the session answers with an error.
template <class Session>
class Answer {
 public:
  explicit Answer(std::shared_ptr<Session> session, Executor executor)
      : session_(std::move(session)), executor_(std::move(executor)) {}
  Answer(Answer&&) noexcept = default;
  Answer& operator=(Answer&&) = delete;
  ~Answer() {
    if (session_) respond(plain_problem(500, Code::unavailable, reason::request::dropped()));
  }

  void respond(Response response) {
    deliver([response = std::move(response)](Session& session) mutable {
      session.respond(std::move(response));
    });
  }

  void accept(OpenSocket open) {
    deliver(
        [open = std::move(open)](Session& session) mutable { session.accept(std::move(open)); });
  }

 private:
  template <class Deed>
  void deliver(Deed deed) {
    if (!session_) return;
    boost::asio::dispatch(executor_, [session = std::exchange(session_, nullptr),
                                      deed = std::move(deed)]() mutable { deed(*session); });
  }

  std::shared_ptr<Session> session_;
  Executor executor_;
};

}  // namespace crownhead::net
