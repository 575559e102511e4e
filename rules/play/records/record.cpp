#include "rules/play/records/record.hpp"

#include <chrono>
#include <cstdio>

#include "rules/draughts/pdn/pdn_variant.hpp"

namespace crownhead::play {
namespace {

std::string seconds_of(Millis time) { return std::to_string(time.count / 1000); }

/// The tag as in PGN, where the last session repeats. Caps, free thinking time and its charge
/// cannot be expressed and are omitted.
struct TimeControlTag {
  std::string operator()(const Fischer& fischer) const {
    return seconds_of(fischer.base) + "+" + seconds_of(fischer.increment);
  }
  std::string operator()(const PerMove& per_move) const { return "1/" + seconds_of(per_move.time); }
  std::string operator()(const Sessions& control) const {
    std::string text;
    for (const Session& session : control.sessions)
      text += (text.empty() ? "" : ":") + std::to_string(session.moves) + "/" +
              seconds_of(session.time);
    return text;
  }
  std::string operator()(const Unlimited&) const { return "-"; }
  /// PDN and PGN have no delay. This is the notation of US Chess: "d" before the seconds.
  std::string operator()(const Delay& control) const {
    return seconds_of(control.base) + " d" + seconds_of(control.delay);
  }
};

/// "1:02:03"
std::string hours_of(Millis time) {
  const auto all = time.count / 1000;
  char text[48];
  std::snprintf(text, sizeof text, "%lld:%02lld:%02lld", static_cast<long long>(all / 3600),
                static_cast<long long>(all / 60 % 60), static_cast<long long>(all % 60));
  return text;
}

/// Returns both clocks after a move; the letter of the side whose clock runs is in upper case.
std::string clock_comment(const PerSeat<Millis>& left, Seat to_move) {
  const bool white = to_move == Seat::white;
  return std::string("[%clock ") + (white ? "W" : "w") + hours_of(left[Seat::white]) +
         (white ? " b" : " B") + hours_of(left[Seat::black]) + "]";
}

std::string result_of(const Game& game) {
  if (!game.ended()) return "*";
  const auto text = game.board().result_text(game.ended()->outcome());
  return text.empty() ? "*" : std::string(text);
}

std::string berserk_text(const Game& game) {
  const bool white = game.berserk(Seat::white), black = game.berserk(Seat::black);
  if (white && black) return "both";
  return white ? "white" : black ? "black" : "";
}

void add_moves(draughts::PdnGame& pdn, const Game& game) {
  const bool timed = !std::holds_alternative<Unlimited>(game.setup().terms.control);
  PerSeat<Millis> left = game.setup().left.value_or(new_clock(game.setup().terms.control).left);
  Seat mover = game.moves().size() % 2 == 0 ? game.turn() : opposite(game.turn());
  for (const PlayedMove& move : game.moves()) {
    left[mover] = move.left;
    mover = opposite(mover);
    draughts::PdnMove written;
    written.text = move.text;
    if (timed) written.comment = clock_comment(left, mover);
    pdn.moves.push_back(std::move(written));
  }
}

}  // namespace

draughts::PdnGame record_of(const Game& game, const PerSeat<std::string>& names,
                            std::string_view site) {
  const draughts::Variant& variant = kind::draughts_of(game.board()).variant();
  draughts::PdnGame pdn;
  pdn.tags = {{"Event", event_text(game)},
              {"Site", std::string(site)},
              {"Date", day_text(game.began(), '.')},
              {"Round", "-"},
              {"White", names[Seat::white]},
              {"Black", names[Seat::black]},
              {"Result", result_of(game)}};
  if (variant.game_type) pdn.tags.emplace_back("GameType", std::to_string(*variant.game_type));
  set_ruleset(variant, game.board().ruleset_key(), pdn);
  pdn.tags.emplace_back("TimeControl", control_text(game.setup().terms.control));
  if (const auto who = berserk_text(game); !who.empty()) pdn.tags.emplace_back("Berserk", who);
  if (game.setup().terms.start_fen != variant.start_fen) {
    pdn.tags.emplace_back("SetUp", "1");
    pdn.tags.emplace_back("FEN", game.setup().terms.start_fen);
  }
  if (game.ended()) pdn.tags.emplace_back("Termination", std::string(reason_name(*game.ended())));
  pdn.result = result_of(game);
  add_moves(pdn, game);
  return pdn;
}

std::string event_text(const Game& game) {
  const std::string stake = game.setup().terms.rated ? "Rated" : "Casual";
  if (game.pace() == Pace::live) return stake + " live game";
  const bool unlimited = std::holds_alternative<Unlimited>(game.setup().terms.control);
  return stake + (unlimited ? " game without a time limit" : " correspondence game");
}

std::string day_text(Instant at, char between) {
  using namespace std::chrono;
  const year_month_day date{floor<days>(sys_time<milliseconds>{milliseconds{at.ms}})};
  char text[32];
  std::snprintf(text, sizeof text, "%04d%c%02u%c%02u", int{date.year()}, between,
                unsigned{date.month()}, between, unsigned{date.day()});
  return text;
}

std::string control_text(const TimeControl& control) {
  return std::visit(TimeControlTag{}, control);
}

}  // namespace crownhead::play
