#include "bench/load/load_run.hpp"

#include <boost/asio/post.hpp>
#include <utility>

#include "bench/load/message_text.hpp"

namespace crownhead::bench {
namespace {

constexpr std::size_t let_in_at_once = 100;

}  // namespace

void Gate::enter(std::function<void()> opens) {
  if (inside_ == let_in_at_once) return waiting_.push_back(std::move(opens));
  ++inside_;
  opens();
}

void Gate::leave() {
  --inside_;
  if (waiting_.empty()) return;
  auto opens = std::move(waiting_.front());
  waiting_.pop_front();
  ++inside_;
  opens();
}

std::chrono::steady_clock::duration Thinking::next() {
  const std::lock_guard lock(mutex_);
  const double share = std::uniform_real_distribution(0.5, 1.5)(random_);
  return std::chrono::duration_cast<std::chrono::steady_clock::duration>(
      std::chrono::duration<double>(average_s_ * share));
}

LoadRun::LoadRun(const Plan& wanted, const ServerAddress& address, std::vector<Account> players,
                 std::vector<Script> games)
    : plan(wanted),
      server(address),
      accounts(std::move(players)),
      scripts(std::move(games)),
      thinking(wanted.think_s, wanted.seed),
      crew(address, wanted.rest_connections, wanted.patience(), [this](std::exception_ptr error) {
        boost::asio::post(context, [error = std::move(error)] { std::rethrow_exception(error); });
      }) {}

RestRequest command_of(const Account& account, std::string path, std::string body) {
  return {.verb = "POST",
          .path = std::move(path),
          .body = std::move(body),
          .headers = {{"Cookie", account.cookie},
                      {"Content-Type", "application/json"},
                      {"Idempotency-Key", new_uuid()}}};
}

std::string begin_game(LoadRun& run, RestSession& session, const Account& white,
                       const Account& black, const Script& script,
                       const std::string& time_control) {
  const auto began = RestCrew::Clock::now();
  const auto challenge =
      accepted(session.send(command_of(
                   white, "/api/v1/challenges",
                   R"({"opponent":")" + black.username + R"(","variant":")" + script.variant +
                       R"(","color":"white","rated":false,"time_control":)" + time_control + "}")),
               "cannot start a game");
  bool at_once = session.at_once();
  const auto path =
      "/api/v1/challenges/" + std::string(text_member(challenge.body, "id")) + "/accept";
  const auto accept = accepted(session.send(command_of(black, path, "{}")), "cannot start a game");
  at_once = at_once && session.at_once();
  if (at_once) run.measured.add(Timed::game_begun, RestCrew::Clock::now() - began);
  const std::string game(text_member(accept.body, "game_id"));
  run.ledger.began(game);
  return game;
}

}  // namespace crownhead::bench
