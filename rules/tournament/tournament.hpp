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

namespace crownhead::tournament {

/// The state of one tournament: a value, made from its events alone.
class Tournament {
 public:
  /// From the first event. Throws std::logic_error if it is another one.
  static Tournament begin(const Event& first);

  const Settings& settings() const { return settings_; }
  Status status() const { return status_; }
  const std::vector<UserId>& directors() const { return directors_; }
  bool directed_by(UserId user) const;
  /// In the order in which they came.
  const std::vector<Entry>& entries() const { return entries_; }
  const Entry* entry_of(UserId user) const;
  const std::vector<KeptApart>& apart() const { return apart_; }
  std::optional<UserId> user_in(Seat seat) const;
  /// How many play or will.
  int entrants() const;
  /// What pairings and standings are made of; its entrants are there from the start on.
  const History& history() const { return history_; }
  const Round* round(int number) const;
  /// nullptr before the first is drawn.
  const Round* last_round() const;
  const Encounter* encounter(const GameKey& key) const;
  const Game* game(const GameKey& key) const;
  /// The last round that was published; 0 before the first.
  int round_number() const;
  /// When an arena ends that has begun; while it is paused, as if it went on at once.
  std::optional<Instant> ends() const { return ends_; }

  /// When it was started, or brought here from elsewhere.
  std::optional<Instant> began() const { return began_; }
  /// Whether its best are still to be entered where they go on.
  bool promotes() const {
    return status_ == Status::finished && settings_.promotion.has_value() && !promoted_;
  }
  Instant created() const { return created_; }
  Instant last_event() const { return last_event_; }
  /// The number of events, which is also the version of the last one.
  std::int64_t version() const { return version_; }

  bool operator==(const Tournament&) const = default;

 private:
  friend void apply(Tournament& tournament, const Event& event);
  struct Applier;

  Entry& entry(UserId user);
  Game& game_at(const GameKey& key);
  void seat_entrants();
  void take_seat(Entry& entry);
  Entrant* entrant_in(std::optional<Seat> seat);
  void keep_apart();
  void add_games(const std::vector<Extended>& added);

  Settings settings_;
  Status status_ = Status::announced;
  std::vector<UserId> directors_;
  std::vector<Entry> entries_;
  std::vector<KeptApart> apart_;
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

/// `user` wants in; a director may enter somebody else, past all limits but that of the places.
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

/// Several by a director, all or nobody.
struct EnterAll {
  std::vector<Enter> entries;
};

/// `user` withdraws, or is expelled where another one acts.
struct Leave {
  UserId user;
};

/// `by` takes the seat of `user` over while it runs.
struct Replace {
  UserId user;
  UserId by;
  int rating = 0;
};

/// All byes of `user` in rounds that are not drawn yet, of a Swiss. Half-point byes are a
/// director's to give.
struct AskByes {
  UserId user;
  std::vector<RequestedBye> byes;
};

/// All pairs who are never to meet, of a Swiss.
struct KeepApart {
  std::vector<KeptApart> pairs;
};

/// Both players of a game that runs, or of all of them.
struct AddTime {
  std::optional<GameKey> game;
  Millis time;
};

struct SendMessage {
  std::string text;
};

/// The best of another tournament, past all limits but that of the places; who is in already stays.
struct EnterPromoted {
  std::vector<Enter> entries;
};

/// They have been entered, or why not.
struct RecordPromotion {
  std::vector<UserId> users;
  std::optional<Reason> refusal = std::nullopt;  ///< why it is nobody
};

struct Start {};

/// The next round; in a round robin that is played all at once, every round.
struct DrawRound {};

/// Of an arena: pairs those of `waiting` who can be, the longest waiting first in it.
struct DrawWave {
  std::vector<Seat> waiting;
};

struct DiscardRound {
  int round = 0;
};

struct PublishRound {
  int round = 0;
};

/// A game of the tournament is over.
struct RecordGame {
  GameKey game;
  play::Outcome outcome = play::Outcome::none;
  play::EndReason reason = play::EndReason::time;
  int plies = 0;  ///< played
  /// Whose turn it was; tells who did not come to a game that was never played.
  crownhead::Seat to_move = crownhead::Seat::white;
  PerSeat<bool> berserk = {};
  std::optional<PerSeat<Millis>> left = std::nullopt;  ///< on their clocks
  /// Of a match of nardi the points that both have made. Who has won one that was not played to its
  /// end has those too that they still needed.
  std::optional<PerSeat<int>> match_points = std::nullopt;
};

struct SetResult {
  GameKey game;
  GameOutcome outcome = GameOutcome::open;
};

/// What `user` has brought before the directors; `outcome` is what the game counts from now on, not
/// set where it stays as it is.
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
                 EnterPromoted, RecordPromotion, SettleDispute>;

/// Who acts, when and why. That they may is checked before: a director, or the player concerned.
struct Act {
  Instant at;
  std::optional<UserId> by = std::nullopt;  ///< nullopt: the server
  std::string reason = {};
  bool as_director = false;  ///< though none of its own: an admin may act in any
};

/// The first event. Fails as validated().
Result<std::vector<Event>> create(const Settings& settings, std::uint64_t seed, const Act& act);

/// What `command` does, as events to be stored and applied; none where nothing is to be done (a
/// game that was recorded already). Changes nothing. tournament_refused, not_found, forbidden,
/// invalid_field. `solve` is used for a Swiss and an arena.
Result<std::vector<Event>> decide(const Tournament& tournament, const Command& command,
                                  const Act& act, const MatchingSolver& solve);

/// What comes by itself after a result or a start, where the settings say so: the next round, or
/// the end, of an arena when its time is up. No events if nothing does.
Result<std::vector<Event>> decide_next(const Tournament& tournament, const Act& act,
                                       const MatchingSolver& solve);

/// Moves the tournament on by an event that was decided on exactly this state. Cannot fail; an
/// event that does not belong here (a damaged file) throws std::logic_error.
void apply(Tournament& tournament, const Event& event);

/// The history without the rounds that are drawn and not published: what everybody may see of it,
/// and what counts.
History published_history(const Tournament& tournament);

/// The state after all events. Throws as apply.
Tournament replay(const std::vector<Event>& events);

/// What is refused because it was meant for another version than `version`, which the tournament is
/// at.
Error stale(std::int64_t version);

/// The games that are to be under way now, in order: of published rounds those without a result;
/// live, the first such of each encounter.
std::vector<GameKey> startable(const Tournament& tournament);

/// What was drawn for its games; nullptr where nothing was.
const DrawnOpening* opening_of(const Settings& settings, const Encounter& encounter);

/// With what a game is begun; the tournament has it in a published round.
play::Setup setup_of(const Tournament& tournament, const GameKey& key);

}  // namespace crownhead::tournament
