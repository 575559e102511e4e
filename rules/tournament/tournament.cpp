#include "rules/tournament/tournament.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <stdexcept>

#include "rules/reasons.hpp"

namespace crownhead::tournament {
namespace {

std::logic_error misplaced(const std::string& what) { return std::logic_error(what); }

/// Entries without a place in History::entrants are never paired.
EntrantState entrant_state(EntryState state) {
  if (state == EntryState::entered) return EntrantState::active;
  return state == EntryState::expelled ? EntrantState::expelled : EntrantState::withdrawn;
}

Entrant entrant_of(const Entry& entry) {
  return {.seat = *entry.seat,
          .rating = entry.rating,
          .lot = entry.lot,
          .state = entrant_state(entry.state),
          .from_round = entry.from_round,
          .byes = entry.byes};
}

}  // namespace

Tournament Tournament::begin(const Event& first) {
  const auto* created = std::get_if<Created>(&first.what);
  if (!created) throw misplaced("a tournament's first event must be its creation");
  Tournament tournament;
  tournament.settings_ = created->settings;
  tournament.history_.policy = created->settings.policy;
  tournament.history_.seed = created->seed;
  tournament.directors_ = {created->director};
  tournament.created_ = first.at;
  tournament.last_event_ = first.at;
  return tournament;
}

bool Tournament::directed_by(UserId user) const {
  return std::ranges::find(directors_, user) != directors_.end();
}

const Entry* Tournament::entry_of(UserId user) const {
  const auto it = std::ranges::find(entries_, user, &Entry::user);
  return it == entries_.end() ? nullptr : &*it;
}

std::optional<UserId> Tournament::user_in(PairingNumber seat) const {
  const auto it = std::ranges::find(entries_, std::optional(seat), &Entry::seat);
  return it == entries_.end() ? std::nullopt : std::optional(it->user);
}

int Tournament::entrants() const {
  return static_cast<int>(std::ranges::count(entries_, EntryState::entered, &Entry::state));
}

const Round* Tournament::round(int number) const {
  const auto it = std::ranges::find(history_.rounds, number, &Round::number);
  return it == history_.rounds.end() ? nullptr : &*it;
}

const Round* Tournament::last_round() const {
  return history_.rounds.empty() ? nullptr : &history_.rounds.back();
}

const Encounter* Tournament::encounter(const GameKey& key) const {
  const Round* in = round(key.round);
  if (!in) return nullptr;
  const auto it = std::ranges::find(in->encounters, key.board, &Encounter::board);
  return it == in->encounters.end() ? nullptr : &*it;
}

const Game* Tournament::game(const GameKey& key) const {
  const Encounter* in = encounter(key);
  if (!in || key.number < 1 || key.number > static_cast<int>(in->games.size())) return nullptr;
  return &in->games[static_cast<std::size_t>(key.number - 1)];
}

int Tournament::round_number() const {
  int last = 0;
  for (const Round& round : history_.rounds)
    if (round.state != RoundState::drawn) last = std::max(last, round.number);
  return last;
}

Entry& Tournament::entry(UserId user) {
  const auto it = std::ranges::find(entries_, user, &Entry::user);
  if (it == entries_.end()) throw misplaced("an action of a player who has not entered");
  return *it;
}

Game& Tournament::game_at(const GameKey& key) {
  for (Round& round : history_.rounds)
    for (Encounter& encounter : round.encounters)
      if (round.number == key.round && encounter.board == key.board && key.number > 0 &&
          key.number <= static_cast<int>(encounter.games.size()))
        return encounter.games[static_cast<std::size_t>(key.number - 1)];
  throw misplaced("the end of a game that is in no round");
}

Entrant* Tournament::entrant_in(std::optional<PairingNumber> seat) {
  const auto it = std::ranges::find(
      history_.entrants, seat, [](const Entrant& entrant) { return std::optional(entrant.seat); });
  return it == history_.entrants.end() ? nullptr : &*it;
}

/// Adds the pairs whose players have seats; before the start no seat is fixed.
void Tournament::keep_apart() {
  history_.forbidden.clear();
  if (status_ == Status::announced) return;
  for (const auto& [one, other] : apart_) {
    const Entry* first = entry_of(one);
    const Entry* second = entry_of(other);
    if (first && second && first->seat && second->seat)
      history_.forbidden.emplace_back(*first->seat, *second->seat);
  }
}

void Tournament::add_games(const std::vector<Extended>& added) {
  for (const Extended& more : added)
    for (Round& round : history_.rounds)
      for (Encounter& encounter : round.encounters)
        if (round.number == more.round && encounter.board == more.board) {
          encounter.games.insert(encounter.games.end(), more.games.begin(), more.games.end());
          if (round.state == RoundState::finished) round.state = RoundState::published;
        }
}

/// Before the start, seats close up when a player leaves.
void Tournament::seat_entrants() {
  int next = 1;
  for (Entry& entry : entries_) {
    entry.seat = std::nullopt;
    if (entry.state == EntryState::entered) entry.seat = PairingNumber{next++};
  }
}

/// A late player gets a seat after all others; a player who comes back gets their old seat.
void Tournament::take_seat(Entry& entry) {
  if (Entrant* kept = entrant_in(entry.seat)) {
    kept->state = EntrantState::active;
    return;
  }
  entry.seat = PairingNumber{static_cast<int>(history_.entrants.size()) + 1};
  history_.entrants.push_back(entrant_of(entry));
}

struct Tournament::Applier {
  Tournament& all;
  Instant at;

  void operator()(const Created&) const { throw misplaced("a tournament is created once"); }

  void operator()(const Edited& edited) const {
    all.settings_ = edited.settings;
    all.history_.policy = edited.settings.policy;
  }

  void operator()(const DirectorsChanged& changed) const { all.directors_ = changed.directors; }

  void operator()(const Entered& entered) const { (*this)(PlayersEntered{{entered}}); }

  void operator()(const PlayersEntered& entered) const {
    std::map<UserId, std::optional<PairingNumber>> seats_kept;
    for (const Entered& one : entered.players) seats_kept[one.user] = std::nullopt;
    std::erase_if(all.entries_, [&](const Entry& entry) {
      const auto it = seats_kept.find(entry.user);
      if (it != seats_kept.end()) it->second = entry.seat;
      return it != seats_kept.end();
    });
    for (const Entered& one : entered.players)
      all.entries_.push_back({.user = one.user,
                              .state = one.state,
                              .seat = seats_kept[one.user],
                              .rating = one.rating,
                              .lot = one.lot,
                              .from_round = one.from_round});
    seat(std::span(all.entries_).last(entered.players.size()));
  }

  void operator()(const Answered& answered) const {
    Entry& entry = all.entry(answered.user);
    entry.state = answered.accepted ? EntryState::entered : EntryState::refused;
    entry.from_round = answered.from_round;
    seat({&entry, 1});
  }

  void seat(std::span<Entry> entries) const {
    if (all.status_ == Status::announced) return all.seat_entrants();
    for (Entry& entry : entries)
      if (entry.state == EntryState::entered) all.take_seat(entry);
    all.keep_apart();
  }

  void operator()(const Left& left) const {
    Entry& entry = all.entry(left.user);
    entry.state = left.state;
    if (all.status_ == Status::announced) return all.seat_entrants();
    if (Entrant* entrant = all.entrant_in(entry.seat)) entrant->state = entrant_state(left.state);
    for (const Outcome& changed : left.outcomes) (*this)(changed);
  }

  void operator()(const Outcome& changed) const {
    Game& game = all.game_at(changed.game);
    // Match points of a replaced result no longer count.
    if (game.outcome != changed.outcome) game.match_points.reset();
    game.outcome = changed.outcome;
  }

  void operator()(const Started&) const {
    all.status_ = Status::running;
    all.began_ = at;
    for (const Entry& entry : all.entries_)
      if (entry.seat) all.history_.entrants.push_back(entrant_of(entry));
    all.keep_apart();
    const Policy& policy = all.history_.policy;
    if (policy.format == Format::arena) all.ends_ = at + seconds(std::int64_t{60} * policy.minutes);
  }

  void operator()(const Drawn& drawn) const {
    all.history_.rounds.insert(all.history_.rounds.end(), drawn.rounds.begin(), drawn.rounds.end());
  }

  void operator()(const Discarded& discarded) const {
    std::erase_if(all.history_.rounds,
                  [&](const Round& round) { return round.number == discarded.round; });
  }

  void operator()(const PairingsChanged& changed) const {
    for (Round& round : all.history_.rounds) {
      if (round.number != changed.round) continue;
      std::erase_if(round.encounters, [&](const Encounter& one) {
        return one.board > changed.boards ||
               std::ranges::find(changed.encounters, one.board, &Encounter::board) !=
                   changed.encounters.end();
      });
      round.encounters.insert(round.encounters.end(), changed.encounters.begin(),
                              changed.encounters.end());
      std::ranges::sort(round.encounters, {}, &Encounter::board);
    }
  }

  void operator()(const Published& published) const {
    for (Round& round : all.history_.rounds)
      if (round.number >= published.first && round.number <= published.last)
        round.state = RoundState::published;
  }

  void operator()(const Extended& extended) const { all.add_games({extended}); }

  void operator()(const RoundEnded& ended) const {
    for (Round& round : all.history_.rounds)
      if (round.number == ended.round) round.state = RoundState::finished;
  }

  void operator()(const GameEnded& ended) const {
    (*this)(ended.result);
    Game& game = all.game_at(ended.result.game);
    game.plies = ended.plies;
    game.berserk = ended.berserk;
    game.left = ended.left;
    game.match_points = ended.match_points;
  }
  void operator()(const ResultSet& set) const { (*this)(set.result); }
  void operator()(const Paused&) const {
    all.status_ = Status::paused;
    all.paused_since_ = at;
  }
  void operator()(const Resumed&) const {
    all.status_ = Status::running;
    if (all.ends_) all.ends_ = *all.ends_ + (at - all.paused_since_);
  }
  void operator()(const Finished&) const { all.status_ = Status::finished; }
  void operator()(const Cancelled&) const { all.status_ = Status::cancelled; }

  void operator()(const Imported& imported) const {
    all.status_ = imported.status;
    if (imported.status != Status::announced) all.began_ = at;
    all.entries_ = imported.entries;
    all.apart_ = imported.apart;
    all.history_.rounds = imported.rounds;
    if (imported.status == Status::announced) return;
    for (const Entry& entry : all.entries_)
      if (entry.seat) all.history_.entrants.push_back(entrant_of(entry));
    std::ranges::sort(all.history_.entrants, {}, &Entrant::seat);
    all.keep_apart();
  }

  void operator()(const Replaced& replaced) const {
    Entry& before = all.entry(replaced.user);
    const Entry after{.user = replaced.by,
                      .seat = before.seat,
                      .rating = replaced.rating,
                      .lot = replaced.lot,
                      .from_round = before.from_round};
    before.state = EntryState::replaced;
    before.seat = std::nullopt;
    std::erase_if(all.entries_, [&](const Entry& entry) { return entry.user == replaced.by; });
    all.entries_.push_back(after);
    if (Entrant* entrant = all.entrant_in(after.seat)) *entrant = entrant_of(after);
    for (const Outcome& changed : replaced.outcomes) (*this)(changed);
    all.add_games(replaced.games);
    all.keep_apart();
  }

  void operator()(const ByesAsked& asked) const {
    Entry& entry = all.entry(asked.user);
    entry.byes = asked.byes;
    if (Entrant* entrant = all.entrant_in(entry.seat)) entrant->byes = asked.byes;
  }

  void operator()(const ForbiddenPairsSet& set) const {
    all.apart_ = set.pairs;
    all.keep_apart();
  }

  void operator()(const TimeAdded&) const {}
  void operator()(const MessageSent&) const {}
  void operator()(const Promoted&) const { all.promoted_ = true; }
  void operator()(const DisputeSettled&) const {}
};

void apply(Tournament& tournament, const Event& event) {
  std::visit(Tournament::Applier{tournament, event.at}, event.what);
  tournament.last_event_ = std::max(tournament.last_event_, event.at);
  ++tournament.version_;
}

History published_history(const Tournament& tournament) {
  History history = tournament.history();
  std::erase_if(history.rounds,
                [](const Round& round) { return round.state == RoundState::drawn; });
  return history;
}

Tournament replay(const std::vector<Event>& events) {
  if (events.empty()) throw misplaced("a tournament has no events");
  auto tournament = Tournament::begin(events.front());
  for (std::size_t i = 1; i < events.size(); ++i) apply(tournament, events[i]);
  return tournament;
}

Error stale(std::int64_t version) {
  return {Code::stale_version, reason::tournament::at_version(version)};
}

}  // namespace crownhead::tournament
