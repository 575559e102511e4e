#include "server/commands/play/dxp_match.hpp"

#include <algorithm>
#include <utility>

#include "rules/computer/search.hpp"

namespace crownhead::server {
namespace {

using draughts::Color;

constexpr Millis answer_patience{60'000};  ///< for everything except for a move
constexpr Millis grace{10'000};            ///< in addition to the thinking time, for the transfer
constexpr Millis farewell{1000};
constexpr int most_asides = 100;  ///< chats and takeback requests before one answer
constexpr int part_of_time = 20;  ///< a move may use one part of this many of the remaining time
constexpr double any_positions = 1e9;

Millis since(std::chrono::steady_clock::time_point begun) {
  const auto span = std::chrono::steady_clock::now() - begun;
  return {std::chrono::duration_cast<std::chrono::milliseconds>(span).count()};
}

std::unexpected<Error> closed() {
  return fail(Code::unavailable, in_english("the other program closed the connection"));
}

std::unexpected<Error> unexpected_message(const dxp::Message& message, const std::string& when) {
  return fail(Code::bad_notation,
              in_english("the other program sent '" + dxp::write_message(message) + "' " + when));
}

std::unexpected<Error> refused(dxp::Acceptance acceptance) {
  switch (acceptance) {
    case dxp::Acceptance::not_this_version:
      return fail(Code::unavailable, in_english("the other program uses another version of DXP"));
    case dxp::Acceptance::not_this_game:
      return fail(
          Code::unavailable,
          in_english(
              "the other program refused this game; try another thinking time or start position"));
    default: return fail(Code::unavailable, in_english("the other program does not want to play"));
  }
}

}  // namespace

std::string dxp_name(const DxpSettings& settings) {
  return settings.time ? "Crownhead, " + std::to_string(settings.time->count) + " ms"
                       : "Crownhead, level " + std::to_string(settings.level);
}

DxpMatch::DxpMatch(net::MessageLine line, DxpSettings settings, Note note, HearChat hear_chat)
    : line_(std::move(line)),
      settings_(std::move(settings)),
      note_(std::move(note)),
      hear_chat_(std::move(hear_chat)) {}

Result<void> DxpMatch::ask() {
  while (played_ < settings_.games) {
    if (they_stop_)
      return fail(Code::unavailable, in_english("the other program does not want another game"));
    const bool white =
        settings_.sides == Sides::alternate ? played_ % 2 == 0 : settings_.sides == Sides::white;
    if (auto asked = ask_for(white ? Color::white : Color::black); !asked) return asked;
  }
  return {};
}

Result<void> DxpMatch::ask_for(Color ours) {
  const dxp::GameRequest request{.name = dxp_name(settings_),
                                 .follower = draughts::opposite(ours),
                                 .minutes = settings_.minutes,
                                 .moves = settings_.moves,
                                 .start = settings_.start};
  if (auto sent = send(request); !sent) return sent;
  const auto heard = hear(answer_patience);
  if (!heard) return std::unexpected(heard.error());
  if (!*heard) return closed();
  const auto* answer = std::get_if<dxp::GameAnswer>(&**heard);
  if (!answer) return unexpected_message(**heard, "in answer to a game request");
  if (answer->acceptance != dxp::Acceptance::accepted) return refused(answer->acceptance);
  return play(request, ours, answer->name);
}

Result<void> DxpMatch::follow() {
  for (int refusals = 0; played_ < settings_.games && !they_stop_;) {
    const auto accepted = answer_request();
    if (!accepted) return std::unexpected(accepted.error());
    if (!*accepted && ++refusals == most_asides)
      return fail(Code::unavailable, in_english("the other program requests no playable game"));
  }
  return {};
}

/// Returns false if the game could not be accepted.
Result<bool> DxpMatch::answer_request() {
  const auto heard = hear(answer_patience);
  if (!heard) return std::unexpected(heard.error());
  if (!*heard) {
    if (played_ == 0) return closed();
    they_stop_ = true;
    return false;
  }
  const auto acceptance = acceptance_of(**heard);
  if (!acceptance) return unexpected_message(**heard, "instead of a game request");
  auto done = send(dxp::GameAnswer{dxp_name(settings_), *acceptance});
  const bool accepted = *acceptance == dxp::Acceptance::accepted;
  if (done && accepted) {
    const auto& request = std::get<dxp::GameRequest>(**heard);
    done = play(request, request.follower, request.name);
  }
  if (!done) return std::unexpected(done.error());
  return accepted;
}

/// Returns nullopt if the message is not a request.
std::optional<dxp::Acceptance> DxpMatch::acceptance_of(const dxp::Message& message) const {
  if (std::holds_alternative<dxp::OtherVersion>(message)) return dxp::Acceptance::not_this_version;
  const auto* request = std::get_if<dxp::GameRequest>(&message);
  if (!request) return std::nullopt;
  const bool plays = !request->start || dxp::may_begin(settings_.variant, *request->start);
  return plays ? dxp::Acceptance::accepted : dxp::Acceptance::not_this_game;
}

Result<void> DxpMatch::play(const dxp::GameRequest& request, Color ours,
                            const std::string& opponent) {
  dxp::Game game(settings_.variant, request.start, request.moves);
  our_time_.reset();
  if (request.minutes > 0) our_time_ = seconds(60 * request.minutes);
  their_time_ = our_time_;
  const auto ending = play_out(game, ours);
  DxpPlayed played{.game = game,
                   .ours = ours,
                   .opponent = opponent,
                   .ending = ending.value_or(
                       dxp::Ending{.winner = {}, .decided = false, .cause = "broken_off"})};
  if (!ending) {
    played.fault = ending.error();
    // Also shows the error to the other program's user; the program may be gone.
    (void)line_.send(dxp::write_message(dxp::Chat{ending.error().detail}), farewell);
  }
  ++played_;
  if (auto noted = note_(played); !noted) return noted;
  if (played.fault) return std::unexpected(*played.fault);
  if (log_error_) return std::unexpected(*log_error_);
  return {};
}

Result<dxp::Ending> DxpMatch::play_out(dxp::Game& game, Color ours) {
  for (bool our_turn = game.position().turn == ours;; our_turn = !our_turn) {
    if (our_turn) {
      if (game.ending()) return end(game);
      if (auto made = make_move(game); !made) return std::unexpected(made.error());
    } else {
      auto ended = await_move(game);
      if (!ended) return std::unexpected(ended.error());
      if (*ended) return std::move(**ended);
    }
  }
}

std::optional<DxpMatch::Clock::time_point> DxpMatch::think_until() const {
  auto time = settings_.time;
  if (our_time_) {
    const Millis part{our_time_->count / part_of_time};
    time = time ? std::min(*time, part) : part;
  }
  if (!time) return std::nullopt;
  return Clock::now() + std::chrono::milliseconds(time->count);
}

Result<void> DxpMatch::make_move(dxp::Game& game) {
  const auto begun = Clock::now();
  std::function<bool()> enough;
  if (const auto until = think_until()) enough = [until] { return Clock::now() >= *until; };
  const auto answer = computer::choose({.variant = game.variant(),
                                        .position = game.position(),
                                        .draws = game.draws(),
                                        .level = settings_.level,
                                        .lot = lots_(),
                                        .share = settings_.time ? any_positions : 1,
                                        .enough = std::move(enough)});
  const Millis took = since(begun);
  if (our_time_) our_time_ = std::max(*our_time_ - took, Millis{0});
  const dxp::MoveMade made{
      .seconds = static_cast<int>(std::min<std::int64_t>(took.count / 1000, 9999)),
      .move = answer.move};
  if (auto played = game.play(answer.move); !played) return played;
  return send(made);
}

Millis DxpMatch::patience_for_move() const {
  return their_time_ ? std::max(*their_time_, Millis{0}) + grace : answer_patience;
}

/// Returns how the other program has ended the game, if it has.
Result<std::optional<dxp::Ending>> DxpMatch::await_move(dxp::Game& game) {
  const auto begun = Clock::now();
  const auto heard = hear(patience_for_move());
  if (!heard) return std::unexpected(heard.error());
  if (!*heard) return closed();
  if (their_time_) their_time_ = *their_time_ - since(begun);
  if (const auto* made = std::get_if<dxp::MoveMade>(&**heard)) {
    if (auto played = game.play(made->move); !played) return std::unexpected(played.error());
    return std::nullopt;
  }
  const auto* ended = std::get_if<dxp::GameEnd>(&**heard);
  if (!ended) return unexpected_message(**heard, "instead of a move");
  they_stop_ = ended->stops;
  if (auto sent = send(dxp::GameEnd{dxp::EndReason::unsaid, is_last()}); !sent && !is_last())
    log_error_ = sent.error();
  return game.ended_by(ended->reason);
}

/// Ends a finished game, instead of sending a move.
dxp::Ending DxpMatch::end(const dxp::Game& game) {
  const auto sent = send(dxp::GameEnd{game.reason(), is_last()});
  const auto heard = sent ? hear(answer_patience) : std::unexpected(sent.error());
  if (!heard) {
    log_error_ = heard.error();
  } else if (!*heard) {
    they_stop_ = true;
  } else if (const auto* ended = std::get_if<dxp::GameEnd>(&**heard)) {
    they_stop_ = ended->stops;
  } else {
    log_error_ = unexpected_message(**heard, "instead of confirming the end of the game").error();
  }
  return *game.ending();
}

Result<void> DxpMatch::send(const dxp::Message& message) {
  return line_.send(dxp::write_message(message), answer_patience);
}

/// Returns the next message other than chats and takeback requests, which are refused; nullopt if
/// the other program closes.
Result<std::optional<dxp::Message>> DxpMatch::hear(Millis patience_now) {
  const auto until = Clock::now() + std::chrono::milliseconds(patience_now.count);
  for (int asides = 0; asides < most_asides; ++asides) {
    auto heard = hear_any(until);
    if (!heard || !*heard) return heard;
    if (const auto* chat = std::get_if<dxp::Chat>(&**heard)) {
      hear_chat_(chat->text);
    } else if (std::holds_alternative<dxp::BackRequest>(**heard)) {
      const auto sent = send(dxp::BackAnswer{dxp::BackAcceptance::not_supported});
      if (!sent) return std::unexpected(sent.error());
    } else {
      return heard;
    }
  }
  return fail(Code::rate_limited, in_english("the other program sends nothing but chat messages"));
}

Result<std::optional<dxp::Message>> DxpMatch::hear_any(Clock::time_point until) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
  const auto text = line_.receive(dxp::longest_message, {left.count()});
  if (!text) return std::unexpected(text.error());
  if (!*text) return std::nullopt;
  auto message = dxp::read_message(**text);
  if (message) return std::move(*message);
  return fail(Code::bad_notation,
              in_english("the other program sent an invalid message: " + message.error().detail));
}

}  // namespace crownhead::server
