#include "rules/tournament/import.hpp"

#include <algorithm>
#include <bit>
#include <set>

#include "rules/tournament/cards.hpp"
#include "rules/tournament/decider.hpp"
#include "rules/tournament/draw.hpp"
#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

constexpr std::size_t most_entries = 2000, most_rounds = 200, most_games = 100;
constexpr int most_points_of_rating = 4000;

std::string item(const char* list, std::size_t index) {
  return std::string(list) + "[" + std::to_string(index) + "]";
}

bool plays(EntryState state) { return state == EntryState::entered; }

/// Checks one tournament that is brought, part after part.
class ImportCheck {
 public:
  explicit ImportCheck(const Brought& brought) : brought_(brought), state_(brought.state) {}

  Result<void> run() {
    if (auto entries = check_entries(); !entries) return entries;
    if (auto apart = check_apart(); !apart) return apart;
    if (state_.rounds.size() > most_rounds) return fail_in("rounds", "must be 200 at most");
    const Policy& policy = brought_.settings.policy;
    if (policy.format == Format::swiss && static_cast<int>(state_.rounds.size()) > policy.rounds)
      return fail_in("rounds", "must not be fewer than have been played");
    if (state_.status == Status::announced && !state_.rounds.empty())
      return fail_in("status", "must not be announced where rounds have been drawn");
    for (std::size_t i = 0; i < state_.rounds.size(); ++i)
      if (auto round = check_round(i); !round) return round;
    if (auto bracket = check_bracket(); !bracket) return bracket;
    if (brought_.settings.policy.format == Format::arena && going_on(state_.status))
      return fail_in("status",
                     "must be announced, finished or cancelled: an arena that is under way "
                     "is not brought, as its time would never be up");
    const bool open = std::ranges::any_of(
        state_.rounds, [](const Round& round) { return round.state != RoundState::finished; });
    if (state_.status == Status::finished && open)
      return fail_in("status", "must not be finished while a round is under way");
    return {};
  }

 private:
  Result<void> check_entries() {
    if (state_.entries.size() > most_entries) return fail_in("entries", "must be 2000 at most");
    for (std::size_t i = 0; i < state_.entries.size(); ++i) {
      const Entry& entry = state_.entries[i];
      const auto where = item("entries", i);
      if (!users_.insert(entry.user).second)
        return fail_in(where, "is a player who is there twice");
      if (entry.rating < 0 || entry.rating > most_points_of_rating)
        return fail_in(where + ".rating", "must be from 0 to 4000");
      for (const RequestedBye& bye : entry.byes)
        if (bye.round < 1 || bye.round > static_cast<int>(most_rounds) ||
            (bye.bye != Bye::pairing && bye.bye != Bye::half && bye.bye != Bye::zero))
          return fail_in(where + ".byes", "must be pairing, half or zero, of rounds 1 to 200");
      if (!entry.seat && plays(entry.state)) return fail_in(where + ".seat", "is missing");
      if (entry.seat && !seats_.insert(*entry.seat).second)
        return fail_in(where + ".seat", "is another player's too");
    }
    if (!seats_.empty() &&
        (seats_.begin()->number != 1 || seats_.rbegin()->number != static_cast<int>(seats_.size())))
      return fail_in("entries", "must have the seats from 1 on, each once");
    return state_.status == Status::announced ? check_order() : Result<void>{};
  }

  /// Before the start seats are those of the order of entry.
  Result<void> check_order() const {
    int next = 1;
    for (std::size_t i = 0; i < state_.entries.size(); ++i) {
      const Entry& entry = state_.entries[i];
      const auto seat = plays(entry.state) ? std::optional(Seat{next++}) : std::nullopt;
      if (entry.seat != seat)
        return fail_in(item("entries", i) + ".seat",
                       "must be by the order of entry before the start");
    }
    return {};
  }

  Result<void> check_apart() const {
    for (std::size_t i = 0; i < state_.apart.size(); ++i) {
      const auto& [one, other] = state_.apart[i];
      if (one == other || !users_.contains(one) || !users_.contains(other))
        return fail_in(item("apart", i), "must be two players of the tournament");
    }
    return {};
  }

  Result<void> check_round(std::size_t index) const {
    const Round& round = state_.rounds[index];
    const auto where = item("rounds", index);
    if (round.number != static_cast<int>(index) + 1)
      return fail_in(where + ".n", "must be the number of the round, from 1 on");
    std::set<Seat> here;
    std::set<int> boards;
    bool open = false;
    for (std::size_t i = 0; i < round.encounters.size(); ++i) {
      const Encounter& encounter = round.encounters[i];
      const auto at = where + "." + item("encounters", i);
      if (auto right = check_encounter(at, encounter, here); !right) return right;
      if (encounter.board < 1 || !boards.insert(encounter.board).second)
        return fail_in(at + ".board", "must be a number from 1, once in its round");
      open = open || std::ranges::count(encounter.games, GameOutcome::open, &Game::outcome) > 0;
    }
    if (round.state == RoundState::finished && open)
      return fail_in(where + ".state", "must not be finished while a game is open");
    if (round.state == RoundState::drawn)
      return fail_in(where + ".state", "must be published or finished");
    return {};
  }

  /// Board k of a knockout's round meets the winners of boards 2k-1 and 2k of the one before.
  Result<void> check_bracket() const {
    if (brought_.settings.policy.format != Format::knockout || state_.rounds.empty()) return {};
    std::size_t boards = state_.rounds.front().encounters.size();
    if (!std::has_single_bit(boards))
      return fail_in("rounds[0].encounters", "must be 1, 2, 4, 8 or so in a knockout");
    for (std::size_t i = 0; i < state_.rounds.size(); ++i, boards /= 2)
      for (const Encounter& encounter : state_.rounds[i].encounters)
        if (static_cast<std::size_t>(encounter.board) > boards)
          return fail_in(
              item("rounds", i) + ".encounters",
              "must be on boards 1 to " + std::to_string(boards) + ", as many as there are");
    return {};
  }

  Result<void> check_encounter(const std::string& at, const Encounter& encounter,
                               std::set<Seat>& here) const {
    const bool known = seats_.contains(encounter.first) &&
                       (!encounter.second || seats_.contains(*encounter.second));
    if (!known) return fail_in(at + ".players", "must be seats of the tournament");
    const bool once = here.insert(encounter.first).second &&
                      (!encounter.second || here.insert(*encounter.second).second);
    if (!once) return fail_in(at + ".players", "must each play once in a round");
    if (encounter.second.has_value() != (encounter.bye == Bye::none))
      return fail_in(at + ".bye", "must say why where there is no opponent, and there alone");
    if (encounter.games.empty() == encounter.second.has_value() ||
        encounter.games.size() > most_games)
      return fail_in(at + ".games", "must be 1 to 100, none in a bye");
    const auto openings = static_cast<int>(brought_.settings.openings.table.size());
    if (encounter.opening < 0 || encounter.opening > openings)
      return fail_in(at + ".opening", "must be a line of the table, from 1, or 0");
    const auto steps = static_cast<int>(steps_of(brought_.settings.policy).size());
    for (const Game& game : encounter.games)
      if (game.step < 0 || game.step >= steps)
        return fail_in(at + ".games", "must be of steps that there are");
    return {};
  }

  const Brought& brought_;
  const Imported& state_;
  std::set<UserId> users_;
  std::set<Seat> seats_;
};

EntryState entry_state(EntrantState state) {
  switch (state) {
    case EntrantState::active: return EntryState::entered;
    case EntrantState::withdrawn: return EntryState::withdrawn;
    case EntrantState::expelled: return EntryState::expelled;
  }
  return EntryState::entered;
}

Status status_of(const Brought& brought) {
  const auto& rounds = brought.state.rounds;
  if (rounds.empty()) return Status::announced;
  const bool open = std::ranges::any_of(
      rounds, [](const Round& round) { return round.state != RoundState::finished; });
  Course course{.policy = brought.settings.policy, .rounds = rounds};
  for (const Entry& entry : brought.state.entries) course.entrants.push_back({.seat = *entry.seat});
  return !open && is_drawn_out(course) ? Status::finished : Status::running;
}

}  // namespace

Result<std::vector<Event>> import(const Brought& brought, const Act& act) {
  auto events = create(brought.settings, brought.seed, act);
  if (!events) return events;
  if (auto right = ImportCheck(brought).run(); !right) return std::unexpected(right.error());
  events->push_back(made(act, brought.state, "", name_of(brought.state.status)));
  return events;
}

Brought brought_by(const TrfReport& report, Settings settings, const std::vector<UserId>& users) {
  const Course& course = report.course;
  Brought brought{.settings = std::move(settings), .seed = course.seed, .state = {}};
  const int rounds_given = brought.settings.policy.rounds;
  brought.settings.policy = course.policy;
  if (brought.settings.policy.rounds == 0) brought.settings.policy.rounds = rounds_given;
  if (brought.settings.name.empty()) brought.settings.name = report.name;
  for (std::size_t i = 0; i < course.entrants.size(); ++i) {
    const Entrant& entrant = course.entrants[i];
    brought.state.entries.push_back({.user = users[i],
                                     .state = entry_state(entrant.state),
                                     .seat = Seat{static_cast<int>(i) + 1},
                                     .rating = entrant.rating,
                                     .lot = entrant.lot,
                                     .from_round = entrant.from_round,
                                     .byes = entrant.byes});
  }
  // Seats as our tournaments have them, from 1 on in the report's order.
  const auto index = seat_index(course);
  const auto place_of = [&](Seat seat) { return Seat{static_cast<int>(index.at(seat)) + 1}; };
  for (const auto& [one, other] : course.forbidden)
    brought.state.apart.emplace_back(users[index.at(one)], users[index.at(other)]);
  brought.state.rounds = course.rounds;
  for (Round& round : brought.state.rounds)
    for (Encounter& encounter : round.encounters) {
      encounter.first = place_of(encounter.first);
      if (encounter.second) encounter.second = place_of(*encounter.second);
    }
  brought.state.status = status_of(brought);
  return brought;
}

}  // namespace crownhead::tournament
