#include <algorithm>
#include <set>

#include "rules/reasons.hpp"
#include "rules/tournament/decide/decider.hpp"
#include "rules/tournament/withdrawal.hpp"

namespace crownhead::tournament {
namespace {

constexpr std::size_t most_pairs_apart = 500;

bool sits_at(const Encounter& encounter, PairingNumber seat) {
  return encounter.second && (encounter.first == seat || *encounter.second == seat);
}

/// Returns true if no opponent is left to play against.
bool opponent_has_left(const History& history, const Encounter& encounter, PairingNumber seat) {
  return has_left(history, encounter.first == seat ? *encounter.second : encounter.first);
}

/// Returns true if the replacement has to play the game: it is open, or was annulled when the
/// player left.
bool is_taken_over(const Game& game, bool has_left) {
  return game.outcome == GameOutcome::open || (has_left && game.outcome == GameOutcome::annulled);
}

/// In an unpublished round the game itself is kept; otherwise a new game replaces it.
void take_over(const Round& round, const Encounter& encounter, bool has_left, Replaced& replaced) {
  Extended anew{.round = round.number, .board = encounter.board, .games = {}};
  for (std::size_t i = 0; i < encounter.games.size(); ++i) {
    const Game& game = encounter.games[i];
    if (!is_taken_over(game, has_left)) continue;
    const GameKey key{
        .round = round.number, .board = encounter.board, .number = static_cast<int>(i) + 1};
    const bool unseen = round.state == RoundState::drawn;
    replaced.outcomes.push_back(
        {.game = key, .outcome = unseen ? GameOutcome::open : GameOutcome::renewed});
    if (!unseen) anew.games.push_back({.first_is_white = game.first_is_white, .step = game.step});
  }
  if (!anew.games.empty()) replaced.games.push_back(std::move(anew));
}

std::optional<Reason> why_wrong(const std::vector<RequestedBye>& byes, int drawn, int rounds) {
  for (const RequestedBye& bye : byes) {
    if (bye.round <= drawn) return reason::tournament::round_drawn_already(bye.round);
    if (bye.round > rounds) return reason::tournament::only_so_many_rounds(rounds);
    if (std::ranges::count(byes, bye.round, &RequestedBye::round) > 1)
      return reason::tournament::rounds_once_each();
  }
  return std::nullopt;
}

}  // namespace

Decider::Events Decider::operator()(const EnterAll& enter) const {
  PlayersEntered list;
  std::set<UserId> listed;
  for (const Enter& one : enter.entries) {
    if (!listed.insert(one.user).second) return refused(reason::tournament::entered_already());
    const auto player = entered(one, by_director(), list.players.size());
    if (!player) return std::unexpected(player.error());
    list.players.push_back(*player);
  }
  if (list.players.empty()) return std::vector<Event>{};
  return with_start({made(act, std::move(list))});
}

std::optional<Reason> Decider::why_no_replacement(const Replace& replace) const {
  if (!going_on(all.status()))
    return all.status() == Status::announced ? reason::tournament::replace_before_start()
                                             : reason::tournament::over();
  const Entry* before = all.entry_of(replace.user);
  if (!before || !before->seat) return reason::tournament::no_seat_to_take();
  const Entry* other = all.entry_of(replace.by);
  if (other && (other->seat || other->state == EntryState::replaced))
    return reason::tournament::replacement_has_played();
  if (all.settings().policy.format == Format::arena) return reason::tournament::arena_is_open();
  return std::nullopt;
}

Decider::Events Decider::operator()(const Replace& replace) const {
  if (auto why = why_no_replacement(replace)) return refused(*std::move(why));
  const Entry& before = *all.entry_of(replace.user);
  Replaced replaced{.user = replace.user,
                    .by = replace.by,
                    .rating = replace.rating,
                    .lot = before.lot,
                    .outcomes = {},
                    .games = {},
                    .former = before.state};
  const bool has_left = before.state != EntryState::entered;
  for (const Round& round : all.history().rounds)
    for (const Encounter& encounter : round.encounters)
      if (sits_at(encounter, *before.seat) &&
          !opponent_has_left(all.history(), encounter, *before.seat))
        take_over(round, encounter, has_left, replaced);
  return with_consequences({made(act, std::move(replaced))});
}

Decider::Events Decider::operator()(const AskByes& ask) const {
  const Entry* entry = all.entry_of(ask.user);
  if (!entry || entry->state != EntryState::entered)
    return refused(reason::tournament::not_in_it());
  if (all.settings().policy.format != Format::swiss)
    return refused(reason::tournament::byes_in_swiss());
  if (all.status() != Status::announced && !going_on(all.status()))
    return refused(reason::tournament::over());
  const int drawn = next_number() - 1;
  if (auto why = why_wrong(ask.byes, drawn, all.settings().policy.rounds)) return refused(*why);
  if (!by_director() && std::ranges::count(ask.byes, Bye::half, &RequestedBye::bye) > 0)
    return refused(reason::tournament::half_bye_by_director());
  ByesAsked asked{.user = ask.user, .byes = entry->byes, .former = entry->byes};
  std::erase_if(asked.byes, [&](const RequestedBye& bye) { return bye.round > drawn; });
  std::ranges::copy(ask.byes, std::back_inserter(asked.byes));
  return one(std::move(asked));
}

Decider::Events Decider::operator()(const KeepApart& keep) const {
  if (all.settings().policy.format != Format::swiss)
    return refused(reason::tournament::apart_in_swiss());
  if (all.status() != Status::announced && !going_on(all.status()))
    return refused(reason::tournament::over());
  if (keep.pairs.size() > most_pairs_apart) return refused(reason::tournament::apart_at_most());
  for (const auto& [first, second] : keep.pairs)
    if (first == second || !all.entry_of(first) || !all.entry_of(second))
      return refused(reason::tournament::apart_two_players());
  return one(
      ForbiddenPairsSet{.pairs = keep.pairs, .former = static_cast<int>(all.apart().size())});
}

}  // namespace crownhead::tournament
