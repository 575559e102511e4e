#include "bench/load/match.hpp"

#include <boost/asio/post.hpp>
#include <stdexcept>
#include <utility>

#include "bench/load/message_text.hpp"

namespace crownhead::bench {
namespace {

constexpr auto pause = std::chrono::milliseconds(500);

/// Enough for the longest thinking times.
const std::string live_control = R"({"kind":"fischer","base_ms":10800000,"increment_ms":0})";

std::string topic_of(const std::string& game) { return "game/" + game; }

}  // namespace

Match::Match(LoadRun& run, std::size_t number)
    : run_(run),
      players_{&run.account(2 * number), &run.account(2 * number + 1)},
      timer_(run.context) {
  for (std::size_t side = 0; side < 2; ++side)
    sides_[side] = std::make_unique<SteadySocket>(
        run, players_[side], [this, side] { opened(side); },
        [this, side](std::string_view text) { heard(side, text); });
}

void Match::start() {
  for (const auto& side : sides_) side->open();
}

void Match::stop() {
  if (thinking_) timer_.cancel();
}

void Match::on_game(std::function<void(const std::string&)> told) {
  if (!game_.empty()) told(game_);
  told_.push_back(std::move(told));
}

std::optional<Match::Clock::time_point> Match::sent_at(std::size_t ply) const {
  if (ply >= sent_.size() || sent_[ply] == Clock::time_point{}) return std::nullopt;
  return sent_[ply];
}

void Match::opened(std::size_t side) {
  here_[side] = false;
  if (act_) act_->repeated = true;
  if (!game_.empty()) return watch(side);
  if (begun_ || !sides_[1 - side]->is_open()) return;
  begun_ = true;
  begin();
}

void Match::begin() {
  playing_ = false;
  if (run_.stopping) return finish();
  script_ = &run_.scripts.next();
  run_.crew.add(Clock::now(), [this, script = script_](RestSession& session) {
    auto game = begin_game(run_, session, *players_[0], *players_[1], *script, live_control);
    boost::asio::post(run_.context, [this, game = std::move(game)] { follow(game); });
  });
}

void Match::follow(const std::string& game) {
  const auto before = std::exchange(game_, game);
  playing_ = true;
  ply_ = 0;
  sent_.clear();
  here_ = {};
  for (std::size_t side = 0; side < 2; ++side) {
    if (!before.empty()) sides_[side]->unfollow(topic_of(before));
    watch(side);
  }
  for (const auto& told : told_) told(game_);
  if (before.empty()) run_.begun();
}

void Match::watch(std::size_t side) {
  // Messages to the other socket may be newer than the snapshot from here on.
  owed_[side] = run_.ledger.moves_of(game_);
  sides_[side]->follow(topic_of(game_));
}

void Match::heard(std::size_t side, std::string_view text) {
  if (text.starts_with(R"({"t":"snapshot")")) return heard_snapshot(side, text);
  if (text.starts_with(R"({"t":"event")")) return heard_event(side, text);
  if (text.starts_with(R"({"t":"err")")) return heard_error(text);
  if (!act_ || !text.starts_with(R"({"t":"ack")") || text_member(text, "id") != act_->id) return;
  act_->acknowledged = true;
  note_move();
  complete();
}

void Match::heard_snapshot(std::size_t side, std::string_view text) {
  if (!playing_ || text_member(text, "topic") != topic_of(game_)) return;
  const auto stored = static_cast<std::size_t>(number_member(text, "ply").value_or(0));
  if (stored < owed_[side]) {
    // A move was lost; the final comparison reports which. Continue with another game.
    act_.reset();
    return begin();
  }
  here_[side] = true;
  if (!here_[1 - side]) return;
  if (act_)
    transmit();
  else if (!thinking_)
    next();
}

void Match::heard_event(std::size_t side, std::string_view text) {
  const bool expected = act_ && act_->is_move && side != act_->side && !act_->received &&
                        text_member(text, "topic") == topic_of(game_) &&
                        text.contains(R"("type":"move")") &&
                        number_member(text, "ply") == static_cast<std::int64_t>(ply_ + 1);
  if (!expected) return;
  act_->received = true;
  if (const auto sent = sent_at(ply_ + 1))
    run_.measured.add(Timed::move_to_opponent, Clock::now() - *sent);
  note_move();
  complete();
}

void Match::heard_error(std::string_view text) {
  const auto code = text_member(text, "code");
  if (code != "BUSY" && code != "UNAVAILABLE")
    throw std::runtime_error("the server refused a command in game " + game_ + ": " +
                             std::string(code) + ", " + std::string(text_member(text, "detail")));
  if (!act_ || text_member(text, "id") != act_->id) return;
  act_->repeated = true;
  timer_.expires_after(pause);
  timer_.async_wait([this](const boost::system::error_code&) {
    if (act_) transmit();
  });
}

void Match::next() {
  if (run_.stopping) return act();
  thinking_ = true;
  timer_.expires_after(run_.thinking.next());
  timer_.async_wait([this](const boost::system::error_code&) {
    thinking_ = false;
    if (playing_) act();
  });
}

void Match::act() {
  const bool moves = ply_ < script_->moves.size() && !run_.stopping;
  if (!moves && ply_ == script_->moves.size() && script_->over) return begin();
  const auto turn = script_->turn(ply_);
  const bool ended = ply_ == script_->moves.size();
  act_ = Act{.side = side_of(!moves && ended ? script_->resigns : turn),
             .id = new_uuid(),
             .text = {},
             .is_move = moves};
  act_->text = R"({"t":")" + std::string(moves ? "move" : "resign") + R"(","id":")" + act_->id +
               R"(","game":")" + game_ + '"';
  if (moves)
    act_->text += R"(,"ply":)" + std::to_string(ply_) + R"(,"move":")" + script_->moves[ply_] + '"';
  act_->text += '}';
  transmit();
}

void Match::transmit() {
  if (!here_[0] || !here_[1]) return;
  act_->repeated = act_->repeated || std::exchange(act_->sent, true);
  sent_.resize(ply_ + 2);
  sent_[ply_ + 1] = act_->repeated ? Clock::time_point{} : Clock::now();
  sides_[act_->side]->send(act_->text);
}

void Match::note_move() {
  if (act_->is_move) run_.ledger.moved(game_, ply_ + 1, script_->moves[ply_]);
}

void Match::complete() {
  const bool needs_opponent = act_->is_move && !act_->repeated;
  if (!act_->acknowledged || (needs_opponent && !act_->received)) return;
  const bool moved = act_->is_move;
  act_.reset();
  if (!moved) return begin();
  ++ply_;
  next();
}

void Match::finish() {
  finished_ = true;
  for (const auto& side : sides_) side->close();
  run_.finished();
}

}  // namespace crownhead::bench
