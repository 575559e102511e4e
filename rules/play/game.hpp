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
#include "rules/play/clock/clock.hpp"
#include "rules/play/command.hpp"
#include "rules/play/event.hpp"
#include "rules/result.hpp"
#include "rules/seat.hpp"
#include "rules/shared_list.hpp"

namespace crownhead::play {

/// A move in the record.
struct PlayedMove {
  std::string text;  ///< written by the board
  Millis spent;
  Millis left;       ///< the mover's time after the move
  Millis brought{};  ///< see Moved
  draughts::Change change{};
  std::string path{};  ///< see kind::Played

  bool operator==(const PlayedMove&) const = default;
};

/// Longest games, in plies. The last ply ends the game as a draw unless another rule ends it first.
/// The limit bounds the record: at draughts two kings could move back and forth forever.
constexpr int longest_game = 10'000, longest_draughts_game = 2'000;

/// Returns the limit for a game on `board`.
int longest_of(const kind::Board& board);

/// Returns the draw that ends a game of `plies` on `board`; nullopt below the limit.
std::optional<Ended> end_by_length(const kind::Board& board, int plies);

/// An open offer, and the player whose offer was declined and who may not make the next one.
struct Offer {
  std::optional<Seat> by = std::nullopt;
  std::optional<Seat> barred = std::nullopt;

  bool operator==(const Offer&) const = default;
};

/// A pause by a director: when it began, and the clock before it.
struct Pause {
  Instant since;
  ClockFace before;

  bool operator==(const Pause&) const = default;
};

/// The current turn: when it began, and when its clock was stopped by a pause or an outage. Freezes
/// are not included, because they may change afterwards.
struct Turn {
  Instant since;
  vacation::Intervals stood = {};

  bool operator==(const Turn&) const = default;
};

/// The dice of a game and everything that later rolls depend on. Empty in games without dice.
struct DiceHistory {
  struct Thrown {
    int ply;  ///< plies played before the roll
    dice::Roll dice;

    bool operator==(const Thrown&) const = default;
  };
  /// See Moved.
  struct Said {
    std::string entropy;
    bool automatic;

    bool operator==(const Said&) const = default;
  };

  std::vector<Greeted> greetings;
  SharedList<Thrown> rolls;
  SharedList<Said> said;   ///< one per move of the record
  dice::Digest link = {};  ///< the last revealed link; at first the commitment

  bool operator==(const DiceHistory&) const = default;
};

/// An eliminated seat of a game that the others continue.
struct LeftSeat {
  int ply;  ///< plies played before
  Seat seat;
  EndReason reason;

  bool operator==(const LeftSeat&) const = default;
};

/// A snapshot that restores a game without its events: all state that the moves do not determine.
struct GameSnapshotData {
  Setup setup;
  SharedList<PlayedMove> moves;
  DiceHistory dice;
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
  std::optional<dice::Digest> rematch_commitment = std::nullopt;  ///< of the open offer

  bool operator==(const GameSnapshotData&) const = default;
};

/// The state of one game: a value, computed from its events alone. Copies share the record, so
/// copying costs the same for any length of game. A copy may be read on another thread.
class Game {
 public:
  /// Starts a new game. Fails with invalid_field or bad_fen if the setup names an unknown variant,
  /// ruleset or position, or a position without a legal move. Does not throw.
  static Result<Game> begin(const Setup& setup, Instant at);
  /// Restores a game from its first event, without checking whether such a game may begin. Fails if
  /// the setup names an unknown variant, ruleset or position.
  static Result<Game> begun(const Setup& setup, Instant at);

  GameSnapshotData saved() const;
  /// Restores a game from the result of saved(). Fails like begun(), and with illegal_move if a
  /// move does not fit the board.
  static Result<Game> restore(GameSnapshotData saved);

  const Setup& setup() const { return setup_; }
  const kind::Board& board() const { return board_; }
  const SharedList<PlayedMove>& moves() const { return moves_; }
  const DiceHistory& dice() const { return dice_; }
  /// Returns the eliminated seats in order of elimination.
  const std::vector<LeftSeat>& left() const { return left_; }
  const ClockFace& clock() const { return clock_; }
  const std::optional<Ended>& ended() const { return ended_; }
  const std::optional<Pause>& pause() const { return pause_; }
  std::optional<Seat> draw_offer() const { return draw_.by; }
  /// Returns how many moves both sides must have made before they may agree to a draw: the larger
  /// of the ruleset's and the tournament's number.
  int agreed_draw_from_move() const;
  /// Returns the player whose draw offer was declined and who may not make the next one.
  std::optional<Seat> draw_barred() const { return draw_.barred; }
  const Offer& takeback() const { return takeback_; }
  /// Returns the offer of a rematch with colours reversed, made after the end of this game.
  const Offer& rematch() const { return rematch_; }
  /// Returns the dice commitment of the offered game; nullopt in games without dice.
  const std::optional<dice::Digest>& rematch_commitment() const { return rematch_commitment_; }
  /// Returns the rematch that both players agreed to.
  std::optional<GameId> next_game() const { return next_game_; }

  std::size_t seats() const { return board_.seats(); }
  int ply() const { return static_cast<int>(moves_.size()); }
  /// Returns true if every seat has had its first turn or was eliminated before it.
  bool all_have_moved() const { return moves_.size() + left_unmoved_ >= seats(); }
  Seat turn() const { return board_.turn(); }
  /// Returns when the current turn began.
  Instant turn_since() const { return this_turn_.since; }
  /// Returns the player of the last move in the record.
  std::optional<Seat> last_mover() const { return last_mover_; }
  /// Returns true if `side` has gone berserk.
  bool berserk(Seat side) const { return berserk_[side]; }
  const PerSeat<bool>& berserk() const { return berserk_; }
  /// Returns the time control of one side; it differs after berserk.
  TimeControl control_of(Seat side) const;

  Pace pace() const { return play::pace(setup_.terms.control); }
  Instant began() const { return began_; }
  Instant last_event() const { return last_event_; }
  /// Returns what is left of the side's lag allowance.
  Millis lag_left(Seat side) const { return lag_left_[side]; }
  /// Returns the number of events, which is the version of the last one.
  std::int64_t version() const { return version_; }

  std::optional<Seat> seat_of(UserId user) const { return setup_.players.find(user); }

  /// Returns the thinking time of the side to move in this turn by `at`, with the freezes `still`;
  /// 0 if no clock has run in this turn.
  Millis thought(const Frozen& still, Instant at) const;

  /// Returns when the game ends on time if nothing else happens; nullopt once it is over or while
  /// it is paused.
  std::optional<Instant> deadline() const;

 private:
  friend void apply(Game& game, const Event& event);
  struct Applier;
  Game(const Setup& setup, kind::Board board, Instant at);
  /// Appends the move to the board and the record without checking the rules. Returns false if it
  /// does not fit the board.
  bool play(PlayedMove move);
  /// In games with dice: absorbs the entropy that came with the move of `mover`.
  void hear(Seat mover, std::string_view text, DiceHistory::Said said);
  void greet(const Greeted& greeted);
  void roll(dice::Roll dice);
  void leave(Seat seat, EndReason reason);
  /// Plays the moves on a board in its initial position, with the dice and eliminations between
  /// them. Fails with illegal_move if a move does not fit.
  Result<void> put(const SharedList<PlayedMove>& moves, const DiceHistory& dice,
                   const std::vector<LeftSeat>& left);
  /// Removes the last moves from the record and the board. Throws std::logic_error if dice would be
  /// removed.
  void take_back(std::size_t plies);
  /// Keeps a copy of the board every moves_per_board moves, so that a takeback replays fewer moves.
  void keep_board();

  struct KeptBoard {
    kind::Board board;
    std::optional<Seat> last_mover;
  };
  static constexpr std::size_t moves_per_board = 64;

  Setup setup_;
  kind::Board board_;
  std::optional<Seat> last_mover_;
  /// One board per moves_per_board moves. Held by pointer, so that copying the game copies no
  /// boards.
  SharedList<std::shared_ptr<const KeptBoard>> boards_;
  SharedList<PlayedMove> moves_;
  DiceHistory dice_;
  std::vector<LeftSeat> left_;
  std::size_t left_unmoved_ = 0;  ///< of them those that had not moved
  ClockFace clock_;
  Offer draw_;
  Offer takeback_;
  Offer rematch_;
  std::optional<dice::Digest> rematch_commitment_;
  std::optional<GameId> next_game_;
  std::optional<Ended> ended_;
  std::optional<Pause> pause_;
  PerSeat<bool> berserk_ = {};
  PerSeat<Millis> lag_left_;
  Instant began_;
  Instant waiting_since_;  ///< start of the time limit for a first move
  Turn this_turn_;
  Instant last_event_;
  std::int64_t version_ = 1;
};

/// Returns the setup of a rematch of `game`: the same terms, colours reversed, full clocks.
Setup rematch_setup(const Game& game);

/// Returns how long a live opponent must have been away before a win or a draw can be claimed: 120
/// s, 180 s for rapid, 300 s if 40 moves take half an hour or longer. nullopt for correspondence
/// games, which need no presence.
std::optional<Millis> abandonment_time(const TimeControl& control);

/// Returns the effect of `command` at `now` as a non-empty list of events to store and apply. A
/// `now` before the last event is replaced by the instant of the last event. `lag` is the server's
/// measurement of the network round trip to the player whose clock runs; the mover is compensated
/// by lag_credit(). In games with dice, `chance` must be the game's own: the rolls and forced moves
/// that follow a move are included. Does not modify `game`.
Result<std::vector<Event>> decide(const Game& game, const Command& command, Instant now,
                                  Millis lag = {}, const Chance& chance = {});

/// Returns how much of `lag` is compensated for a move by the side whose clock runs; 0 if no clock
/// runs. A move made in time may still arrive that long after the flag has fallen.
Millis lag_credit(const Game& game, Millis lag);

/// Returns the events that deadlines have caused by `now`: the end of the game, or the elimination
/// of a seat, with the end if a single seat is left. Empty if no deadline has passed. The next
/// clock may have run out as well, so call again. `lag` as for decide().
std::vector<Event> decide_time(const Game& game, Instant now, Millis lag = {});

/// Returns the clock change for an outage from `last_alive` to `ready`: live clocks stop during it,
/// a correspondence clock only if its deadline falls into it. nullopt if nothing changes.
std::optional<Event> decide_outage(const Game& game, Instant last_alive, Instant ready);

/// Applies an event that was decided on exactly this state. Cannot fail for such an event; throws
/// std::logic_error for an event that does not fit (a damaged file).
void apply(Game& game, const Event& event);

/// Returns the state after all events; the first must be Started. Fails like Game::begun.
Result<Game> replay(const std::vector<Event>& events);

}  // namespace crownhead::play
