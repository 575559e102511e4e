#include "rules/play/game.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "rules/play/clock/lag.hpp"
#include "rules/play/made_move.hpp"
#include "rules/reasons.hpp"

namespace crownhead::play {

Game::Game(const Setup& setup, kind::Board board, Instant at)
    : setup_(setup),
      board_(std::move(board)),
      clock_(new_clock(setup.terms.control, setup.players.size(), setup.left)),
      berserk_(PerSeat<bool>::filled(setup.players.size())),
      lag_left_(
          PerSeat<Millis>::filled(setup.players.size(), lag_allowance(setup.terms.control).most)),
      began_(at),
      waiting_since_(at),
      this_turn_{.since = at},
      last_event_(at) {
  if (setup_.dice_commitment) dice_.link = *setup_.dice_commitment;
  if (pace() == Pace::correspondence) clock_ = started(clock_, turn(), at);
}

Result<Game> Game::begin(const Setup& setup, Instant at) {
  auto game = begun(setup, at);
  const auto over = game ? game->board().end(false) : std::nullopt;
  if (over && over->outcome() != Outcome::draw)
    return fail(Code::bad_fen, reason::game::no_move_in_position());
  return game;
}

Result<Game> Game::begun(const Setup& setup, Instant at) {
  auto board = kind::Board::begin(setup.terms.of_board());
  if (!board) return std::unexpected(board.error());
  if (board->seats() != setup.players.size())
    return fail(Code::invalid_field,
                in_english("the number of players must match the board's seats"));
  return Game(setup, *std::move(board), at);
}

int Game::agreed_draw_from_move() const {
  return std::max(board_.rights().agreed_draw_from_move, setup_.agreed_draw_from_move);
}

GameSnapshotData Game::saved() const {
  return {.setup = setup_,
          .moves = moves_,
          .dice = dice_,
          .left = left_,
          .clock = clock_,
          .draw = draw_,
          .takeback = takeback_,
          .rematch = rematch_,
          .next_game = next_game_,
          .ended = ended_,
          .pause = pause_,
          .berserk = berserk_,
          .lag_left = lag_left_,
          .began = began_,
          .waiting_since = waiting_since_,
          .this_turn = this_turn_,
          .last_event = last_event_,
          .version = version_,
          .rematch_commitment = rematch_commitment_};
}

Result<Game> Game::restore(GameSnapshotData saved) {
  auto game = begun(saved.setup, saved.began);
  if (!game) return game;
  if (auto fits = game->put(saved.moves, saved.dice, saved.left); !fits)
    return std::unexpected(std::move(fits.error()));
  game->clock_ = saved.clock;
  game->draw_ = saved.draw;
  game->takeback_ = saved.takeback;
  game->rematch_ = saved.rematch;
  game->rematch_commitment_ = saved.rematch_commitment;
  game->next_game_ = saved.next_game;
  game->ended_ = saved.ended;
  game->pause_ = saved.pause;
  game->berserk_ = saved.berserk;
  game->lag_left_ = saved.lag_left;
  game->waiting_since_ = saved.waiting_since;
  game->this_turn_ = std::move(saved.this_turn);
  game->last_event_ = saved.last_event;
  game->version_ = saved.version;
  return game;
}

int longest_of(const kind::Board& board) {
  return board.as<kind::DraughtsBoard>() ? longest_draughts_game : longest_game;
}

std::optional<Ended> end_by_length(const kind::Board& board, int plies) {
  if (plies < longest_of(board)) return std::nullopt;
  return Ended{.finish = drawn(board.seats()), .reason = EndReason::length};
}

bool Game::play(PlayedMove move) {
  const Seat mover = board_.turn();
  if (!board_.replay(move.text, &move.change)) return false;
  last_mover_ = mover;
  if (const auto* star = board_.as<kind::StarBoard>(); star && move.path.empty())
    move.path = star->path_of_last(move.text);
  moves_.push_back(std::move(move));
  keep_board();
  return true;
}

void Game::keep_board() {
  if (board_.rights().takebacks && moves_.size() % moves_per_board == 0)
    boards_.push_back(std::make_shared<const KeptBoard>(board_, last_mover_));
}

void Game::take_back(std::size_t plies) {
  if (board_.links() > 0 || !left_.empty())
    throw std::logic_error("a move with dice is taken back");
  const auto all = moves_;
  const std::size_t left = all.size() - plies;
  const std::size_t kept = left / moves_per_board;
  boards_.truncate(kept);
  moves_.truncate(kept * moves_per_board);
  if (kept == 0) {
    board_.restart();
    last_mover_ = std::nullopt;
  } else {
    board_ = boards_.back()->board;
    last_mover_ = boards_.back()->last_mover;
  }
  while (moves_.size() < left)
    if (!play(all[moves_.size()])) throw std::logic_error("a stored move does not fit the board");
}

void Game::hear(Seat mover, std::string_view text, DiceHistory::Said said) {
  if (board_.links() == 0) return;
  if (!said.automatic) board_.hear(mover, text, said.entropy);
  dice_.said.push_back(std::move(said));
}

void Game::greet(const Greeted& greeted) {
  board_.hear(greeted.by, Greeted::act, greeted.entropy);
  dice_.greetings.push_back(greeted);
}

void Game::roll(dice::Roll dice) {
  board_.rolled(dice);
  dice_.rolls.push_back({.ply = static_cast<int>(dice_.said.size()), .dice = dice});
}

void Game::leave(Seat seat, EndReason reason) {
  // In the first round the seats before the seat in turn have moved.
  if (!all_have_moved() && seat >= turn()) ++left_unmoved_;
  left_.push_back({.ply = ply(), .seat = seat, .reason = reason});
  board_.eliminate(seat);
}

Result<void> Game::put(const SharedList<PlayedMove>& moves, const DiceHistory& dice,
                       const std::vector<LeftSeat>& left) {
  const bool has_dice = board_.links() > 0;
  if (dice.said.size() != (has_dice ? moves.size() : 0))
    return fail(Code::illegal_move, in_english("the moves do not fit what was said with them"));
  for (const Greeted& greeted : dice.greetings) greet(greeted);
  auto next_roll = dice.rolls.begin();
  auto next_left = left.begin();
  const auto leave_at = [&](std::size_t ply) {
    for (; next_left != left.end() && next_left->ply == static_cast<int>(ply); ++next_left)
      leave(next_left->seat, next_left->reason);
  };
  const auto roll_at = [&](std::size_t ply) {
    for (; next_roll != dice.rolls.end() && next_roll->ply == static_cast<int>(ply); ++next_roll)
      roll(next_roll->dice);
  };
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const PlayedMove& played = moves[i];
    roll_at(i);
    leave_at(i);
    const Seat mover = turn();
    if (!play(played))
      return fail(Code::illegal_move,
                  in_english("the move " + played.text + " does not fit the board"));
    if (has_dice) hear(mover, played.text, dice.said[i]);
  }
  roll_at(moves.size());
  leave_at(moves.size());
  dice_.link = dice.link;
  return {};
}

TimeControl Game::control_of(Seat side) const {
  const auto* fischer = std::get_if<Fischer>(&setup_.terms.control);
  if (!berserk(side) || !fischer) return setup_.terms.control;
  return Fischer{.base = fischer->base, .increment = {}, .cap = fischer->cap};
}

Millis Game::thought(const Frozen& still, Instant at) const {
  const auto& running = pause_ ? pause_->before.running : clock_.running;
  if (!running) return Millis{0};
  vacation::Intervals stood = this_turn_.stood;
  stood.add(still.frozen);
  return stood.uncovered(this_turn_.since, pause_ ? std::min(at, pause_->since) : at);
}

std::optional<Instant> Game::deadline() const {
  if (ended_ || pause_) return std::nullopt;
  auto result = play::deadline(setup_.terms.control, clock_);
  if (pace() == Pace::live && !all_have_moved()) {
    const auto& frozen = clock_.still[turn()].frozen;
    const auto first_move = frozen.after(waiting_since_, first_move_time(setup_.terms.control));
    result = result && first_move ? std::min(*result, *first_move) : first_move;
  }
  return result;
}

namespace {

struct ComesAfterTheEnd {
  bool operator()(const RematchOffered&) const { return true; }
  bool operator()(const RematchDeclined&) const { return true; }
  bool operator()(const RematchBegun&) const { return true; }
  bool operator()(const ResultChanged&) const { return true; }
  bool operator()(const auto&) const { return false; }
};

}  // namespace

struct Game::Applier {
  Game& game;
  Instant at;

  void operator()(const Started&) const {
    throw std::logic_error("a game starts once, with its first event");
  }

  void operator()(const Moved& moved) const {
    const Seat mover = game.turn();
    if (!moved.change && game.board_.as<kind::DraughtsBoard>())
      throw std::logic_error("the stored move " + moved.move + " does not say what it changed");
    if (!game.play({.text = moved.move,
                    .spent = moved.spent,
                    .left = moved.left,
                    .brought = moved.brought,
                    .change = moved.change.value_or(draughts::Change{}),
                    .path = moved.path}))
      throw std::logic_error("the stored move " + moved.move + " does not fit the board");
    game.hear(mover, moved.move, {.entropy = moved.entropy, .automatic = moved.automatic});
    if (!turn_goes_on(game.board_, mover)) {
      game.clock_ = play::moved(game.setup_.terms.control, game.clock_,
                                {.mover = mover, .next = game.turn()}, moved.left, at);
      game.waiting_since_ = at;
      game.this_turn_ = {.since = at};
    }
    game.lag_left_[mover] = moved.lag_left;
    if (game.draw_.by != mover) decline(game.draw_);
    game.takeback_ = {};
  }

  void operator()(const Greeted& greeted) const {
    if (game.board_.links() == 0 || !game.dice_.rolls.empty())
      throw std::logic_error("a greeting where no dice are awaited");
    game.greet(greeted);
  }

  void operator()(const Rolled& rolled) const {
    if (!game.board_.roll_wanted()) throw std::logic_error("dice that are not awaited");
    game.roll(rolled.dice);
    game.dice_.link = rolled.link;
    // An opening roll determines the seat in turn.
    if (!game.clock_.running || game.clock_.running == game.turn()) return;
    game.clock_ = started(game.clock_, game.turn(), at);
    game.this_turn_ = {.since = at};
  }

  void operator()(const SeatEliminated& out) const {
    const bool one_of_several = game.seats() > least_seats && index(out.seat) < game.seats();
    if (!one_of_several || !game.board_.plays(out.seat))
      throw std::logic_error("a seat leaves that is not playing");
    const Seat mover = game.turn();
    game.clock_.left[out.seat] = remaining(game.setup_.terms.control, game.clock_, out.seat, at);
    game.leave(out.seat, out.reason);
    // If no other seat is left, the turn does not pass and the end stops the clock.
    if (game.turn() == mover) return;
    // In a live game no clock runs before the first move.
    if (game.clock_.running) game.clock_ = started(game.clock_, game.turn(), at);
    game.waiting_since_ = at;
    game.this_turn_ = {.since = at};
  }

  void operator()(const DrawOffered& offered) const { game.draw_ = {.by = offered.by}; }

  void operator()(const DrawDeclined&) const { decline(game.draw_); }

  void operator()(const TakebackOffered& offered) const { game.takeback_ = {.by = offered.by}; }

  void operator()(const TakebackDeclined&) const { decline(game.takeback_); }

  void operator()(const TakenBack& taken) const {
    if (taken.plies < 1 || taken.plies > game.ply())
      throw std::logic_error("more moves are taken back than were made");
    game.take_back(static_cast<std::size_t>(taken.plies));
    game.clock_ = taken.face;
    game.waiting_since_ = at;
    game.this_turn_ = {.since = at};
    game.takeback_ = {};
  }

  void operator()(const RematchOffered& offered) const {
    game.rematch_ = {.by = offered.by};
    game.rematch_commitment_ = offered.dice_commitment;
  }

  void operator()(const RematchDeclined&) const {
    decline(game.rematch_);
    game.rematch_commitment_ = std::nullopt;
  }

  void operator()(const RematchBegun& begun) const {
    game.rematch_ = {};
    game.rematch_commitment_ = std::nullopt;
    game.next_game_ = begun.game;
  }

  void operator()(const WentBerserk& berserk) const {
    game.berserk_[berserk.by] = true;
    game.clock_.left[berserk.by] = berserk.left;
  }

  void operator()(const ClockChanged& changed) const {
    if (changed.cause == ClockCause::paused) game.pause_ = {.since = at, .before = game.clock_};
    if (changed.cause == ClockCause::resumed) resume();
    if (changed.cause == ClockCause::outage) go_on_after_outage(changed.face);
    game.clock_ = changed.face;
  }

  void operator()(const Ended& ended) const {
    game.ended_ = ended;
    game.pause_ = std::nullopt;
    game.clock_ = stopped(game.setup_.terms.control, game.clock_, at);
    game.draw_.by = std::nullopt;
    game.takeback_ = {};
  }

  void operator()(const ResultChanged& changed) const {
    game.ended_ = Ended{.finish = changed.finish, .reason = changed.reason};
  }

  void resume() const {
    if (!game.pause_) throw std::logic_error("a game resumes that was not paused");
    game.waiting_since_ = game.waiting_since_ + (at - game.pause_->since);
    game.this_turn_.stood.add({game.pause_->since, at});
    game.pause_ = std::nullopt;
  }

  /// The event's instant is when the clock resumed; its face has the thinking before the outage.
  void go_on_after_outage(const ClockFace& face) const {
    game.waiting_since_ = face.since;
    if (!face.running) return;
    const vacation::Intervals& frozen = game.clock_.still[*face.running].frozen;
    const auto from = frozen.after(game.clock_.since, frozen.uncovered(face.since, at));
    if (from) game.this_turn_.stood.add({*from, at});
  }

  static void decline(Offer& offer) {
    if (offer.by) offer = {.by = std::nullopt, .barred = offer.by};
  }
};

void apply(Game& game, const Event& event) {
  if (game.ended_.has_value() != std::visit(ComesAfterTheEnd{}, event.what))
    throw std::logic_error(game.ended_ ? "an event after the end of a game"
                                       : "a rematch comes after the end");
  std::visit(Game::Applier{game, event.at}, event.what);
  game.last_event_ = std::max(game.last_event_, event.at);
  ++game.version_;
}

Result<Game> replay(const std::vector<Event>& events) {
  if (events.empty() || !std::holds_alternative<Started>(events.front().what))
    return fail(Code::invalid_field, in_english("a game's first event must be its start"));
  auto game = Game::begun(std::get<Started>(events.front().what).setup, events.front().at);
  if (!game) return game;
  for (std::size_t i = 1; i < events.size(); ++i) apply(*game, events[i]);
  return game;
}

}  // namespace crownhead::play
