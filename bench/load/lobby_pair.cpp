#include "bench/load/lobby_pair.hpp"

#include <stdexcept>
#include <utility>

#include "bench/load/message_text.hpp"

namespace crownhead::bench {
namespace {

/// For games that are not played.
const std::string time_control = R"({"kind":"fischer","base_ms":60000,"increment_ms":1000})";

}  // namespace

LobbyPair::LobbyPair(LoadRun& run, std::size_t number)
    : run_(run),
      maker_(
          run, &run.account(number), [this] { opened(); },
          [this](std::string_view text) { heard(text); }),
      taker_(
          run, &run.account(number + 1),
          [this] {
            taker_.follow("lobby");
            opened();
          },
          [this](std::string_view text) { heard_by_taker(text); }),
      timer_(run.context),
      takes_(number % 2 == 0) {}

void LobbyPair::start() {
  maker_.open();
  taker_.open();
}

void LobbyPair::stop() {
  timer_.cancel();
  if (step_ != Step::taking && step_ != Step::aborting) finish();
}

void LobbyPair::finish() {
  if (std::exchange(finished_, true)) return;
  maker_.close();
  taker_.close();
  run_.finished();
}

void LobbyPair::opened() {
  if (maker_.is_open() && taker_.is_open()) pause();
}

void LobbyPair::pause() {
  step_ = Step::idle;
  if (run_.stopping) return finish();
  timer_.expires_after(run_.thinking.next());
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (!error && !run_.stopping) seek();
  });
}

void LobbyPair::command(SteadySocket& socket, Step step, std::string_view type,
                        const std::string& members) {
  step_ = step;
  id_ = new_uuid();
  sent_ = Clock::now();
  socket.send(R"({"t":")" + std::string(type) + R"(","id":")" + id_ + "\"," + members + "}");
}

void LobbyPair::seek() {
  takes_ = !takes_;
  seek_.clear();
  in_lobby_.clear();
  command(maker_, Step::seeking, "seek",
          R"("variant":")" + run_.plan.variant + R"(","rated":false,"color":"random",)" +
              R"("time_control":)" + time_control);
  run_.crew.add(Clock::now(), [this](RestSession& session) {
    const auto began = Clock::now();
    accepted(session.send({.verb = "GET", .path = "/api/v1/seeks"}), "cannot list seeks");
    if (session.at_once()) run_.measured.add(Timed::seeks_listed, Clock::now() - began);
  });
}

void LobbyPair::heard(std::string_view text) {
  if (step_ == Step::idle || text_member(text, "id") != id_) return;
  if (text.starts_with(R"({"t":"ack")")) return answered(text);
  if (text.starts_with(R"({"t":"err")")) refused(text);
}

void LobbyPair::heard_by_taker(std::string_view text) {
  const bool added = step_ == Step::seeking && text.starts_with(R"({"t":"event")") &&
                     text.contains(R"("type":"seek_added")");
  if (!added) return heard(text);
  const auto seek = text_member(text, "id");
  in_lobby_.emplace(seek);
  if (seek_.empty() || seek != seek_) return;
  run_.measured.add(Timed::seek_to_lobby, Clock::now() - sent_);
  go_on();
}

void LobbyPair::answered(std::string_view text) {
  const auto took = Clock::now() - sent_;
  switch (step_) {
    case Step::idle: return;
    case Step::seeking:
      seek_ = text_member(text, "seek");
      if (!in_lobby_.contains(seek_)) return;
      run_.measured.add(Timed::seek_to_lobby, took);
      return go_on();
    case Step::withdrawing: run_.measured.add(Timed::seek_withdrawn, took); return pause();
    case Step::taking: {
      run_.measured.add(Timed::seek_taken, took);
      const std::string game(text_member(text, "game"));
      run_.ledger.began(game);
      return command(taker_, Step::aborting, "abort", R"("game":")" + game + '"');
    }
    case Step::aborting: return pause();
  }
}

/// Continues once the seek is acknowledged and visible in the lobby.
void LobbyPair::go_on() {
  const auto member = R"("seek":")" + seek_ + '"';
  if (takes_)
    command(taker_, Step::taking, "take", member);
  else
    command(maker_, Step::withdrawing, "unseek", member);
}

/// Another player may have taken the seek, or the server may be busy; then the next one is tried.
void LobbyPair::refused(std::string_view text) {
  const auto code = text_member(text, "code");
  const bool passes =
      code == "SEEK_GONE" || code == "RATE_LIMITED" || code == "BUSY" || code == "UNAVAILABLE";
  if (passes) return pause();
  throw std::runtime_error("the server refused a command in the lobby: " + std::string(code) +
                           ", " + std::string(text_member(text, "detail")));
}

}  // namespace crownhead::bench
