#pragma once

#include <memory>
#include <vector>

#include "rules/tournament/event.hpp"
#include "server/runtime/hub.hpp"
#include "server/tournament/tournament_view.hpp"

namespace crownhead::live {

/// What the events of an act make of a tournament: what is stored with them and what its followers
/// are sent.
struct PreparedCommit {
  std::shared_ptr<TournamentView> after = nullptr;
  std::vector<Frame> frames = {};  ///< one per event
  std::vector<db::RulingOnGame> rulings = {};
  std::vector<db::NewTournamentGame> games = {};   ///< that begin
  bool begins_more = false;                        ///< games that the next commit begins
  std::vector<db::RoundDice> dice = {};            ///< of rounds that do not begin immediately
  std::vector<accounts::OutgoingMail> mails = {};  ///< copies of a message to all players
};

/// Prepares a commit of `events` to `before`. The cost grows with the tournament, and the chains of
/// a round of long matches take seconds, so call it in a pool. Reads the database.
PreparedCommit prepared_commit(const db::Tournaments& tournaments, const MessageCopies& copies,
                               const TournamentView& before,
                               const std::vector<tournament::Event>& events);

/// Applies events to `to`, and returns their frames.
std::vector<Frame> apply_all(TournamentView& to, const std::vector<tournament::Event>& events);

/// Returns the rest of an unfinished act; `now` is the tournament after it. Costs as much as
/// prepared_commit().
db::RestOfAct rest_of(const db::UnfinishedAct& act, const MessageCopies& copies,
                      const TournamentView& now, Instant at);

/// Returns the games that may begin and have not begun.
std::vector<tournament::GameKey> keys_to_begin(const TournamentView& of);

}  // namespace crownhead::live
