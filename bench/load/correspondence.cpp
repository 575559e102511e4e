#include "bench/load/correspondence.hpp"

#include "bench/load/message_text.hpp"

namespace crownhead::bench {
namespace {

const std::string three_days = R"({"kind":"per_move","time_ms":259200000})";

}  // namespace

Correspondence::Correspondence(LoadRun& run, std::size_t number)
    : run_(run), white_(&run.account(number)), black_(&run.account(number + 1)) {}

void Correspondence::start() { wait(); }

void Correspondence::wait() {
  run_.crew.add(RestCrew::Clock::now() + run_.thinking.next(),
                [this](RestSession& session) { step(session); });
}

void Correspondence::step(RestSession& session) {
  if (game_.empty()) {
    if (run_.stopping) return;
    script_ = &run_.scripts.next();
    game_ = begin_game(run_, session, *white_, *black_, *script_, three_days);
    ply_ = 0;
  } else if (run_.stopping) {
    resign(session, script_->turn(ply_));
  } else {
    move(session);
  }
  wait();
}

void Correspondence::move(RestSession& session) {
  const auto& text = script_->moves[ply_];
  const auto request =
      command_of(player(script_->turn(ply_)), "/api/v1/games/" + game_ + "/moves",
                 R"({"move":")" + text + R"(","ply":)" + std::to_string(ply_) + "}");
  const auto sent = RestCrew::Clock::now();
  accepted(session.send(request), "a move in game " + game_ + " was refused");
  if (session.at_once()) run_.measured.add(Timed::move_over_rest, RestCrew::Clock::now() - sent);
  run_.ledger.moved(game_, ++ply_, text);
  if (ply_ < script_->moves.size()) return;
  if (script_->over)
    game_.clear();
  else
    resign(session, script_->resigns);
}

void Correspondence::resign(RestSession& session, draughts::Color by) {
  accepted(session.send(command_of(player(by), "/api/v1/games/" + game_ + "/resign", "{}")),
           "resigning game " + game_ + " was refused");
  game_.clear();
}

}  // namespace crownhead::bench
