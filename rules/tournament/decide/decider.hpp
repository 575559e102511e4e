#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/tournament/tournament.hpp"

namespace crownhead::tournament {

/// The implementation of decide(): one overload per command, for one act on a tournament. Entries,
/// rounds, games and players have a source file each.
struct Decider {
  using Events = Result<std::vector<Event>>;

  const Tournament& all;
  const Act& act;
  const MatchingSolver& solve;

  Events operator()(const Edit& edit) const;
  Events operator()(const ChangeDirectors& change) const;
  Events operator()(const PauseAll& pause) const;
  Events operator()(const ResumeAll& resume) const;
  Events operator()(const Finish& finish) const;
  Events operator()(const Cancel& cancel) const;

  Events operator()(const Enter& enter) const;
  Events operator()(const AnswerEntry& answer) const;
  Events operator()(const Leave& leave) const;

  Events operator()(const EnterAll& enter) const;
  Events operator()(const Replace& replace) const;
  Events operator()(const AskByes& ask) const;
  Events operator()(const KeepApart& keep) const;

  Events operator()(const EnterPromoted& enter) const;
  Events operator()(const RecordPromotion& record) const;

  Events operator()(const AddTime& add) const;
  Events operator()(const SendMessage& send) const;

  Events operator()(const Start& start) const;
  Events operator()(const DrawRound& draw) const;
  Events operator()(const DiscardRound& discard) const;
  Events operator()(const ChangePairings& change) const;
  Events operator()(const PublishRound& publish) const;
  Events operator()(const DrawWave& wave) const;
  Events operator()(const RecordGame& record) const;
  Events operator()(const SetResult& set) const;
  Events operator()(const SettleDispute& settle) const;

 private:
  template <class What>
  Events one(What what) const;
  /// Appends what follows immediately: further games of micro-matches and ends of rounds.
  std::vector<Event> with_consequences(std::vector<Event> events) const;
  bool changes_the_history(Settings settings) const;
  /// Appends the start if the tournament starts when full and these events fill it.
  std::vector<Event> with_start(std::vector<Event> events) const;

  bool by_director() const;
  bool by_director_for(UserId user) const;
  /// `others` enter by the same act.
  Result<Entered> entered(const Enter& enter, bool invited, std::size_t others = 0) const;
  bool is_full(std::size_t others = 0) const;
  int next_number() const;
  std::optional<Reason> why_closed() const;
  std::optional<Reason> why_not_again(const Entry& before, bool invited) const;
  std::optional<Error> why_not(const Enter& enter) const;
  std::vector<Outcome> rulings(PairingNumber seat) const;
  std::vector<Event> without_bye_of(PairingNumber seat) const;
  std::optional<Reason> why_no_replacement(const Replace& replace) const;

  template <class What>
  Events decided(What what) const;
};

inline std::unexpected<Error> refused(Reason why) {
  return fail(Code::tournament_refused, std::move(why));
}

/// Returns the maximum number of players; nullopt without a limit. A match has two.
inline std::optional<int> most_entrants(const Settings& settings) {
  return settings.policy.format == Format::match ? std::optional(2) : settings.entry.max_players;
}

template <class What>
Event made(const Act& act, What what) {
  return {.at = act.at, .by = act.by, .reason = act.reason, .what = std::move(what)};
}

template <class What>
Decider::Events Decider::one(What what) const {
  return std::vector<Event>{made(act, std::move(what))};
}

inline bool going_on(Status status) {
  return status == Status::running || status == Status::paused;
}

}  // namespace crownhead::tournament
