#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/instant.hpp"
#include "rules/kind/board.hpp"
#include "rules/play/chance.hpp"
#include "rules/play/clock.hpp"
#include "rules/play/command.hpp"
#include "rules/play/event.hpp"
#include "rules/result.hpp"
#include "rules/seat.hpp"
#include "rules/shared_list.hpp"

namespace crownhead::play {

/// A move of the record.
struct PlayedMove {
  std::string text;  ///< as the board wrote it
  Millis spent;
  Millis left;       ///< the mover's after it
  Millis brought{};  ///< as Moved has it
  draughts::Change change{};
  std::string path{};  ///< as kind::Played has it

  bool operator==(const PlayedMove&) const = default;
};

/// Plies. The last one ends the game as drawn, unless another rule ends it first. This bounds the
/// record: at draughts two kings could shuffle forever.
constexpr int longest_game = 10'000, longest_draughts_game = 2'000;

/// The limit for a game on such a board.
int longest_of(const kind::Board& board);

/// The draw by length that `plies` bring on `board`; nullopt while more may be played.
std::optional<Ended> end_by_length(const kind::Board& board, int plies);

/// An offer that stands, and who has been declined and may not be the next to offer.
struct Offer {
  std::optional<Seat> by = std::nullopt;
  std::optional<Seat> barred = std::nullopt;

  bool operator==(const Offer&) const = default;
};

/// Since when a director has stopped the game, and the clock as it ran then.
struct Pause {
  Instant since;
  ClockFace before;

  bool operator==(const Pause&) const = default;
};

/// Since when the side to move has had its turn, and when its clock stood meanwhile for a pause or
/// an outage. Freezes, which may change afterwards, are not in it.
struct Turn {
  Instant since;
  vacation::Intervals stood = {};

  bool operator==(const Turn&) const = default;
};

/// The dice of a game, and what the rolls to come depend on; all empty where none are thrown.
struct DiceSoFar {
  struct Thrown {
    int ply;  ///< plies played before it
    dice::Roll dice;

    bool operator==(const Thrown&) const = default;
  };
  /// As Moved has it.
  struct Said {
    std::string entropy;
    bool automatic;

    bool operator==(const Said&) const = default;
  };

  std::vector<Greeted> greetings;
  SharedList<Thrown> rolls;
  SharedList<Said> said;   ///< with each move of the record
  dice::Digest link = {};  ///< the last one that was revealed; at first the tip

  bool operator==(const DiceSoFar&) const = default;
};

/// A seat that has left a game in which others went on.
struct LeftSeat {
  int ply;  ///< plies played before
  Seat seat;
  EndReason reason;

  bool operator==(const LeftSeat&) const = default;
};

/// What a game is made of again without its events: all of its state that the moves do not say.
struct SavedGame {
  Setup setup;
  SharedList<PlayedMove> moves;
  DiceSoFar dice;
  std::vector<LeftSeat> left = {};
  ClockFace clock;
  Offer draw;
  Offer takeback;
  Offer rematch;
  std::optional<GameId> next_game;
  std::optional<Ended> ended;
  std::optional<Pause> pause = std::nullopt;
  PerSeat<bool> berserk = {};
  PerSeat<Millis> lag_left = {};
  Instant began;
  Instant waiting_since;
  Turn this_turn;
  Instant last_event;
  std::int64_t version = 1;
  std::optional<dice::Digest> rematch_tip = std::nullopt;  ///< of the offer that stands

  bool operator==(const SavedGame&) const = default;
};

/// The state of one game: a value, made from its events alone. Copies share the record, so that a
/// copy costs the same however long the game is; it may be read on another thread.
class Game {
 public:
  /// A new game. Fails with invalid_field or bad_fen if the setup names no known variant, ruleset
  /// or position, or one in which nobody can move; throws nothing.
  static Result<Game> begin(const Setup& setup, Instant at);
  /// One that has begun, as its first event says, whatever may begin today. Fails if the setup
  /// names no known variant, ruleset or position.
  static Result<Game> begun(const Setup& setup, Instant at);

  SavedGame saved() const;
  /// The game of which saved() told. Fails as begun, and with illegal_move if a move does not fit
  /// the board.
  static Result<Game> restore(SavedGame saved);

  const Setup& setup() const { return setup_; }
  const kind::Board& board() const { return board_; }
  const SharedList<PlayedMove>& moves() const { return moves_; }
  const DiceSoFar& dice() const { return dice_; }
  /// Those that have left, in their order.
  const std::vector<LeftSeat>& left() const { return left_; }
  const ClockFace& clock() const { return clock_; }
  const std::optional<Ended>& ended() const { return ended_; }
  const std::optional<Pause>& pause() const { return pause_; }
  std::optional<Seat> draw_offer() const { return draw_.by; }
  /// How many moves both sides must have made before they agree on a draw: by the ruleset or by the
  /// tournament, whichever asks for more.
  int agreed_draw_from_move() const;
  /// Who has been declined and may not be the next to offer.
  std::optional<Seat> draw_barred() const { return draw_.barred; }
  const Offer& takeback() const { return takeback_; }
  /// Of another game with the colours changed, after the end of this one.
  const Offer& rematch() const { return rematch_; }
  /// Of the dice of the offered game, where any are thrown.
  const std::optional<dice::Digest>& rematch_tip() const { return rematch_tip_; }
  /// The one that both wanted.
  std::optional<GameId> next_game() const { return next_game_; }

  std::size_t seats() const { return board_.seats(); }
  int ply() const { return static_cast<int>(moves_.size()); }
  /// Whether every seat has had its first turn, or has left before it.
  bool all_have_moved() const { return moves_.size() + left_unmoved_ >= seats(); }
  Seat turn() const { return board_.turn(); }
  /// Since when it has been its turn.
  Instant turn_since() const { return this_turn_.since; }
  /// Who made the last move of the record.
  std::optional<Seat> last_mover() const { return last_mover_; }
  /// Who has given half of their time and the increment away.
  bool berserk(Seat side) const { return berserk_[side]; }
  const PerSeat<bool>& berserk() const { return berserk_; }
  /// The time control as it is for one side.
  TimeControl control_of(Seat side) const;

  Pace pace() const { return play::pace(setup_.control); }
  Instant began() const { return began_; }
  Instant last_event() const { return last_event_; }
  /// What is left of the side's allowance for the network's delay.
  Millis lag_left(Seat side) const { return lag_left_[side]; }
  /// The number of events, which is also the version of the last one.
  std::int64_t version() const { return version_; }

  std::optional<Seat> seat_of(UserId user) const { return setup_.players.find(user); }

  /// What the side to move has thought by `at` in this turn, if `still` stood still for it; nothing
  /// where no clock has run in it.
  Millis thought(const Standstill& still, Instant at) const;

  /// When time ends the game if nothing happens; nullopt once it is over, or while it is paused.
  std::optional<Instant> deadline() const;

 private:
  friend void apply(Game& game, const Event& event);
  struct Applier;
  Game(const Setup& setup, kind::Board board, Instant at);
  /// Puts the move on the board and the record, asking no rule; false if it does not fit the board.
  bool play(PlayedMove move);
  /// Where dice are thrown: what came with the move that `mover` has just made.
  void hear(Seat mover, std::string_view text, DiceSoFar::Said said);
  void greet(const Greeted& greeted);
  void roll(dice::Roll dice);
  void leave(Seat seat, EndReason reason);
  /// Puts the moves on the board that stands at its beginning, and between them the dice and the
  /// seats that left. Fails with illegal_move if one does not fit.
  Result<void> put(const SharedList<PlayedMove>& moves, const DiceSoFar& dice,
                   const std::vector<LeftSeat>& left);
  /// Takes the last moves off the record and the board. Throws std::logic_error where dice go with
  /// them.
  void take_back(std::size_t plies);
  /// Keeps the board after every moves_per_board moves, so that a takeback replays fewer.
  void keep_board();

  struct KeptBoard {
    kind::Board board;
    std::optional<Seat> last_mover;
  };
  static constexpr std::size_t moves_per_board = 64;

  Setup setup_;
  kind::Board board_;
  std::optional<Seat> last_mover_;
  /// After each moves_per_board moves. By pointer, so that a copy of the game copies no boards.
  SharedList<std::shared_ptr<const KeptBoard>> boards_;
  SharedList<PlayedMove> moves_;
  DiceSoFar dice_;
  std::vector<LeftSeat> left_;
  std::size_t left_unmoved_ = 0;  ///< of them those that had not moved
  ClockFace clock_;
  Offer draw_;
  Offer takeback_;
  Offer rematch_;
  std::optional<dice::Digest> rematch_tip_;
  std::optional<GameId> next_game_;
  std::optional<Ended> ended_;
  std::optional<Pause> pause_;
  PerSeat<bool> berserk_ = {};
  PerSeat<Millis> lag_left_;
  Instant began_;
  Instant waiting_since_;  ///< from when the time for a first move is counted
  Turn this_turn_;
  Instant last_event_;
  std::int64_t version_ = 1;
};

/// What a rematch of `game` is begun with: the same with the colours changed and full clocks.
Setup rematch_setup(const Game& game);

/// In live play, how long the opponent must have been away before a win or a draw can be claimed:
/// 120 s, 180 s from rapid on, 300 s where 40 moves take half an hour or longer; nullopt by
/// correspondence, where nobody needs to be here.
std::optional<Millis> abandonment_time(const TimeControl& control);

/// What `command` at `now` does to the game, as events to be stored and applied, never empty. `now`
/// before the last event counts as the instant of the last event. `lag` is the network's round trip
/// to the player whose clock runs, as the server measured it: the mover gets lag_credit() of it
/// back. `chance` is that of the game, where dice are thrown; they, and what follows by itself,
/// come with the move before. Changes nothing.
Result<std::vector<Event>> decide(const Game& game, const Command& command, Instant now,
                                  Millis lag = {}, const Chance& chance = {});

/// How much of such a `lag` the side whose clock runs gets back for its move; nothing while no
/// clock runs. For so long after its flag a move that was made in time may still arrive.
Millis lag_credit(const Game& game, Millis lag);

/// What time has brought by `now`: the end, or a seat that is out, with the end if that leaves one
/// alone; nothing if it has brought none. The clock that runs then may have brought more. `lag` as
/// in decide().
std::vector<Event> decide_time(const Game& game, Instant now, Millis lag = {});

/// Live clocks stand still during an outage, from `last_alive` to `ready`; a correspondence clock
/// only where its deadline lies in it. nullopt if nothing changes.
std::optional<Event> decide_outage(const Game& game, Instant last_alive, Instant ready);

/// Moves the game on by an event that was decided on exactly this state. Cannot fail; an event that
/// does not belong here (a damaged file) throws std::logic_error.
void apply(Game& game, const Event& event);

/// The state after all events, the first of which is Started. Fails as Game::begun.
Result<Game> replay(const std::vector<Event>& events);

}  // namespace crownhead::play
