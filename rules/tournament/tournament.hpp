#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "rules/play/event.hpp"
#include "rules/result.hpp"
#include "rules/seat.hpp"
#include "rules/tournament/event.hpp"
#include "rules/tournament/matching.hpp"
#include "rules/tournament/model.hpp"
#include "rules/tournament/pairing/pairing_change.hpp"

namespace crownhead::tournament {

/// The state of one tournament: a value, computed from its events alone.
class Tournament {
 public:
  /// Creates the state from the first event. Throws std::logic_error if it is not Created.
  static Tournament begin(const Event& first);

  const Settings& settings() const { return settings_; }
  Status status() const { return status_; }
  const std::vector<UserId>& directors() const { return directors_; }
  bool directed_by(UserId user) const;
  /// Returns the entries in order of entry.
  const std::vector<Entry>& entries() const { return entries_; }
  const Entry* entry_of(UserId user) const;
  const std::vector<ForbiddenPair>& apart() const { return apart_; }
  std::optional<UserId> user_in(PairingNumber seat) const;
  /// Returns the number of players in the tournament.
  int entrants() const;
  /// Returns the input for pairings and standings; it has entrants only after the start.
  const History& history() const { return history_; }
  const Round* round(int number) const;
  /// Returns nullptr before the first round is drawn.
  const Round* last_round() const;
  const Encounter* encounter(const GameKey& key) const;
  const Game* game(const GameKey& key) const;
  /// Returns the number of the last published round; 0 before the first.
  int round_number() const;
  /// Returns when a running arena ends; while it is paused, the end if it resumed now.
  std::optional<Instant> ends() const { return ends_; }

  /// Returns when it was started or imported.
  std::optional<Instant> began() const { return began_; }
  /// Returns true if its best players must still be entered in the next stage.
  bool promotes() const {
    return status_ == Status::finished && settings_.promotion.has_value() && !promoted_;
  }
  Instant created() const { return created_; }
  Instant last_event() const { return last_event_; }
  /// Returns the number of events, which is the version of the last one.
  std::int64_t version() const { return version_; }

  bool operator==(const Tournament&) const = default;

 private:
  friend void apply(Tournament& tournament, const Event& event);
  struct Applier;

  Entry& entry(UserId user);
  Game& game_at(const GameKey& key);
  void seat_entrants();
  void take_seat(Entry& entry);
  Entrant* entrant_in(std::optional<PairingNumber> seat);
  void keep_apart();
  void add_games(const std::vector<Extended>& added);

  Settings settings_;
  Status status_ = Status::announced;
  std::vector<UserId> directors_;
  std::vector<Entry> entries_;
  std::vector<ForbiddenPair> apart_;
  History history_;
  std::optional<Instant> ends_;
  std::optional<Instant> began_;
  bool promoted_ = false;
  Instant paused_since_;
  Instant created_;
  Instant last_event_;
  std::int64_t version_ = 1;
};

struct Edit {
  Settings settings;
};

struct ChangeDirectors {
  std::vector<UserId> directors;
};

/// `user` asks to enter. A director may enter other players; then only the number of places limits
/// entry.
struct Enter {
  UserId user;
  int rating = 0;
  std::uint64_t lot = 0;  ///< drawn by the server
  bool password_right = false;
};

struct AnswerEntry {
  UserId user;
  bool accepted = false;
};

/// A director enters several players: all or none.
struct EnterAll {
  std::vector<Enter> entries;
};

/// `user` withdraws; if a director acts, `user` is expelled.
struct Leave {
  UserId user;
};

/// `by` takes over the seat of `user` during the tournament.
struct Replace {
  UserId user;
  UserId by;
  int rating = 0;
};

/// Sets all byes of `user` in rounds of a Swiss that are not yet drawn. Only directors may grant
/// half-point byes.
struct AskByes {
  UserId user;
  std::vector<RequestedBye> byes;
};

/// Sets all forbidden pairs of a Swiss.
struct KeepApart {
  std::vector<ForbiddenPair> pairs;
};

/// Adds time for both players of a running game, or of all running games.
struct AddTime {
  std::optional<GameKey> game;
  Millis time;
};

struct SendMessage {
  std::string text;
};

/// Enters the best players of another tournament; only the number of places limits entry. Players
/// already entered stay.
struct EnterPromoted {
  std::vector<Enter> entries;
};

/// Records that the best players were entered, or why not.
struct RecordPromotion {
  std::vector<UserId> users;
  std::optional<Reason> refusal = std::nullopt;  ///< why no one was entered
};

struct Start {};

/// Draws the next round; in a round robin that is played all at once, every round.
struct DrawRound {};

/// Pairs players in an arena; `waiting` begins with the one who has waited longest.
struct DrawWave {
  std::vector<PairingNumber> waiting;
};

struct DiscardRound {
  int round = 0;
};

/// Changes the pairings of a drawn round. Fails with pairing_rules if it breaks hard rules that
/// `confirmed` does not name.
struct ChangePairings {
  int round = 0;
  PairingChange change;
  std::vector<PairingRule> confirmed = {};
};

struct PublishRound {
  int round = 0;
};

/// A game of the tournament has ended.
struct RecordGame {
  GameKey game;
  play::Outcome outcome = play::Outcome::none;
  play::EndReason reason = play::EndReason::time;
  int plies = 0;  ///< plies played
  /// The seat in turn; shows who did not come to a game without moves.
  Seat to_move = Seat::white;
  PerSeat<bool> berserk = {};
  std::optional<PerSeat<Millis>> left = std::nullopt;  ///< on the clocks
  /// In a match of nardi, the points of both. If the match was not played to its end, the winner is
  /// also credited with the points that they still needed.
  std::optional<PerSeat<int>> match_points = std::nullopt;
};

struct SetResult {
  GameKey game;
  GameOutcome outcome = GameOutcome::open;
};

/// Settles a dispute raised by `user`; `outcome` is the new result, nullopt to leave it unchanged.
struct SettleDispute {
  ReportId dispute;
  UserId user;
  GameKey game;
  std::optional<GameOutcome> outcome;
};

struct PauseAll {};
struct ResumeAll {};
struct Finish {};
struct Cancel {};

using Command =
    std::variant<Edit, ChangeDirectors, Enter, EnterAll, AnswerEntry, Leave, Replace, AskByes,
                 KeepApart, AddTime, SendMessage, Start, DrawRound, DiscardRound, PublishRound,
                 RecordGame, SetResult, PauseAll, ResumeAll, Finish, Cancel, DrawWave,
                 EnterPromoted, RecordPromotion, SettleDispute, ChangePairings>;

/// The actor, the time and the reason of a command. The caller has checked the permission: a
/// director, or the player concerned.
struct Act {
  Instant at;
  std::optional<UserId> by = std::nullopt;  ///< nullopt: the server
  std::string reason = {};
  bool as_director = false;  ///< may act without being a director of this tournament, as admins may
};

/// Returns the first event. Fails like validated().
Result<std::vector<Event>> create(const Settings& settings, std::uint64_t seed, const Act& act);

/// Returns the effect of `command` as events to store and apply; empty if nothing changes (a game
/// that is already recorded). Does not modify `tournament`. Fails with tournament_refused,
/// not_found, forbidden or invalid_field. `solve` is used for a Swiss and an arena.
Result<std::vector<Event>> decide(const Tournament& tournament, const Command& command,
                                  const Act& act, const MatchingSolver& solve);

/// A drawn round after a change of its pairings.
struct ChangedPairings {
  Round round;
  std::vector<BrokenRule> broken;      ///< by the whole round
  std::vector<BrokenRule> newly = {};  ///< by the change
};

/// Returns what ChangePairings would store, whatever is confirmed. Fails like it.
Result<ChangedPairings> changed_pairings(const Tournament& tournament, int round,
                                         const PairingChange& change, const MatchingSolver& solve);

/// Returns what follows automatically after a result or a start if the settings say so: the next
/// round, or the end; an arena ends when its time is up. Empty if nothing follows.
Result<std::vector<Event>> decide_next(const Tournament& tournament, const Act& act,
                                       const MatchingSolver& solve);

/// Applies an event that was decided on exactly this state. Cannot fail for such an event; throws
/// std::logic_error for an event that does not fit (a damaged file).
void apply(Tournament& tournament, const Event& event);

/// Returns the history without drawn rounds that are not published: the part that is public and
/// counts.
History published_history(const Tournament& tournament);

/// Returns the state after all events. Throws like apply.
Tournament replay(const std::vector<Event>& events);

/// Returns the error for a command that expected another version; `version` is the current one.
Error stale(std::int64_t version);

/// Returns the games that should be running, in order: games of published rounds without a result;
/// in live play the first such game of each encounter.
std::vector<GameKey> startable(const Tournament& tournament);

/// Returns the opening drawn for the encounter's games; nullptr if none was.
const DrawnOpening* opening_of(const Settings& settings, const Encounter& encounter);

/// Returns the setup of a game; its round must be published.
play::Setup setup_of(const Tournament& tournament, const GameKey& key);

}  // namespace crownhead::tournament
