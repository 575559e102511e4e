#include "rules/tournament/decide/import.hpp"

#include <algorithm>
#include <bit>
#include <set>

#include "rules/reasons.hpp"
#include "rules/tournament/decide/decider.hpp"
#include "rules/tournament/pairing/draw.hpp"
#include "rules/tournament/pairing/swiss.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/standings/score_cards.hpp"

namespace crownhead::tournament {
namespace {

constexpr std::size_t most_entries = 2000, most_rounds = 200, most_games = 100;
constexpr int most_points_of_rating = 4000;

std::string item(const char* list, std::size_t index) {
  return std::string(list) + "[" + std::to_string(index) + "]";
}

bool plays(EntryState state) { return state == EntryState::entered; }

/// Checks an imported tournament, one part after another.
class ImportCheck {
 public:
  explicit ImportCheck(const ImportedTournament& imported)
      : imported_(imported), state_(imported.state) {}

  Result<void> run() {
    if (auto entries = check_entries(); !entries) return entries;
    if (auto apart = check_apart(); !apart) return apart;
    if (state_.rounds.size() > most_rounds)
      return fail_in("rounds", reason::brought::at_most(most_rounds));
    const Policy& policy = imported_.settings.policy;
    if (policy.format == Format::swiss && static_cast<int>(state_.rounds.size()) > policy.rounds)
      return fail_in("rounds", reason::brought::fewer_rounds());
    if (state_.status == Status::announced && !state_.rounds.empty())
      return fail_in("status", reason::brought::not_announced());
    for (std::size_t i = 0; i < state_.rounds.size(); ++i)
      if (auto round = check_round(i); !round) return round;
    if (auto bracket = check_bracket(); !bracket) return bracket;
    if (imported_.settings.policy.format == Format::arena && going_on(state_.status))
      return fail_in("status", reason::brought::arena_under_way());
    const bool open = std::ranges::any_of(
        state_.rounds, [](const Round& round) { return round.state != RoundState::finished; });
    if (state_.status == Status::finished && open)
      return fail_in("status", reason::brought::not_finished());
    return {};
  }

 private:
  Result<void> check_entries() {
    if (state_.entries.size() > most_entries)
      return fail_in("entries", reason::brought::at_most(most_entries));
    for (std::size_t i = 0; i < state_.entries.size(); ++i) {
      const Entry& entry = state_.entries[i];
      const auto where = item("entries", i);
      if (!users_.insert(entry.user).second) return fail_in(where, reason::brought::player_twice());
      if (entry.rating < 0 || entry.rating > most_points_of_rating)
        return fail_in(where + ".rating", reason::field::from_to(0, most_points_of_rating));
      for (const RequestedBye& bye : entry.byes)
        if (bye.round < 1 || bye.round > static_cast<int>(most_rounds) ||
            (bye.bye != Bye::pairing && bye.bye != Bye::half && bye.bye != Bye::zero))
          return fail_in(where + ".byes", reason::brought::byes());
      if (!entry.seat && plays(entry.state))
        return fail_in(where + ".seat", reason::field::missing());
      if (entry.seat && !seats_.insert(*entry.seat).second)
        return fail_in(where + ".seat", reason::brought::another_players());
    }
    if (!seats_.empty() &&
        (seats_.begin()->number != 1 || seats_.rbegin()->number != static_cast<int>(seats_.size())))
      return fail_in("entries", reason::brought::seats());
    return state_.status == Status::announced ? check_order() : Result<void>{};
  }

  /// Before the start, seats must follow the order of entry.
  Result<void> check_order() const {
    int next = 1;
    for (std::size_t i = 0; i < state_.entries.size(); ++i) {
      const Entry& entry = state_.entries[i];
      const auto seat = plays(entry.state) ? std::optional(PairingNumber{next++}) : std::nullopt;
      if (entry.seat != seat)
        return fail_in(item("entries", i) + ".seat", reason::brought::order_of_entry());
    }
    return {};
  }

  Result<void> check_apart() const {
    for (std::size_t i = 0; i < state_.apart.size(); ++i) {
      const auto& [one, other] = state_.apart[i];
      if (one == other || !users_.contains(one) || !users_.contains(other))
        return fail_in(item("apart", i), reason::brought::two_players());
    }
    return {};
  }

  Result<void> check_round(std::size_t index) const {
    const Round& round = state_.rounds[index];
    const auto where = item("rounds", index);
    if (round.number != static_cast<int>(index) + 1)
      return fail_in(where + ".n", reason::brought::round_number());
    std::set<PairingNumber> here;
    std::set<int> boards;
    bool open = false;
    for (std::size_t i = 0; i < round.encounters.size(); ++i) {
      const Encounter& encounter = round.encounters[i];
      const auto at = where + "." + item("encounters", i);
      if (auto right = check_encounter(at, encounter, here); !right) return right;
      if (encounter.board < 1 || !boards.insert(encounter.board).second)
        return fail_in(at + ".board", reason::brought::board_once());
      open = open || std::ranges::count(encounter.games, GameOutcome::open, &Game::outcome) > 0;
    }
    if (round.state == RoundState::finished && open)
      return fail_in(where + ".state", reason::brought::round_not_finished());
    if (round.state == RoundState::drawn)
      return fail_in(where + ".state", reason::brought::published_or_finished());
    return {};
  }

  /// Board k of a knockout's round must have the winners of boards 2k-1 and 2k of the previous
  /// round.
  Result<void> check_bracket() const {
    if (imported_.settings.policy.format != Format::knockout || state_.rounds.empty()) return {};
    std::size_t boards = state_.rounds.front().encounters.size();
    if (!std::has_single_bit(boards))
      return fail_in("rounds[0].encounters", reason::brought::boards_of_a_knockout());
    for (std::size_t i = 0; i < state_.rounds.size(); ++i, boards /= 2)
      for (const Encounter& encounter : state_.rounds[i].encounters)
        if (static_cast<std::size_t>(encounter.board) > boards)
          return fail_in(item("rounds", i) + ".encounters",
                         reason::brought::boards(static_cast<std::int64_t>(boards)));
    return {};
  }

  Result<void> check_encounter(const std::string& at, const Encounter& encounter,
                               std::set<PairingNumber>& here) const {
    const bool known = seats_.contains(encounter.first) &&
                       (!encounter.second || seats_.contains(*encounter.second));
    if (!known) return fail_in(at + ".players", reason::brought::seats_of_the_tournament());
    const bool once = here.insert(encounter.first).second &&
                      (!encounter.second || here.insert(*encounter.second).second);
    if (!once) return fail_in(at + ".players", reason::brought::once_in_a_round());
    if (encounter.second.has_value() != (encounter.bye == Bye::none))
      return fail_in(at + ".bye", reason::brought::bye());
    if (encounter.games.empty() == encounter.second.has_value() ||
        encounter.games.size() > most_games)
      return fail_in(at + ".games", reason::brought::games());
    const auto openings = static_cast<int>(imported_.settings.openings.table.size());
    if (encounter.opening < 0 || encounter.opening > openings)
      return fail_in(at + ".opening", reason::brought::opening());
    const auto steps = static_cast<int>(steps_of(imported_.settings.policy).size());
    for (const Game& game : encounter.games)
      if (game.step < 0 || game.step >= steps)
        return fail_in(at + ".games", reason::brought::steps());
    return {};
  }

  const ImportedTournament& imported_;
  const Imported& state_;
  std::set<UserId> users_;
  std::set<PairingNumber> seats_;
};

EntryState entry_state(EntrantState state) {
  switch (state) {
    case EntrantState::active: return EntryState::entered;
    case EntrantState::withdrawn: return EntryState::withdrawn;
    case EntrantState::expelled: return EntryState::expelled;
  }
  return EntryState::entered;
}

Status status_of(const ImportedTournament& imported) {
  const auto& rounds = imported.state.rounds;
  if (rounds.empty()) return Status::announced;
  const bool open = std::ranges::any_of(
      rounds, [](const Round& round) { return round.state != RoundState::finished; });
  History history{.policy = imported.settings.policy, .rounds = rounds};
  for (const Entry& entry : imported.state.entries)
    history.entrants.push_back({.seat = *entry.seat});
  return !open && is_drawn_out(history) ? Status::finished : Status::running;
}

}  // namespace

std::uint64_t seed_for(const ImportedTournament& imported, std::uint64_t drawn) {
  if (!imported.first_white) return drawn;
  while (drawn == 0 || highest_is_white(drawn) != *imported.first_white) ++drawn;
  return drawn;
}

Result<std::vector<Event>> import(const ImportedTournament& imported, const Act& act) {
  auto events = create(imported.settings, imported.seed, act);
  if (!events) return events;
  if (auto right = ImportCheck(imported).run(); !right) return std::unexpected(right.error());
  events->push_back(made(act, imported.state));
  return events;
}

ImportedTournament imported_from(const TrfReport& report, Settings settings,
                                 const std::vector<UserId>& users) {
  const History& history = report.history;
  ImportedTournament imported{.settings = std::move(settings),
                              .seed = history.seed,
                              .state = {},
                              .first_white = report.first_white};
  const int rounds_given = imported.settings.policy.rounds;
  imported.settings.policy = history.policy;
  if (imported.settings.policy.rounds == 0) imported.settings.policy.rounds = rounds_given;
  if (imported.settings.name.empty()) imported.settings.name = report.name;
  for (std::size_t i = 0; i < history.entrants.size(); ++i) {
    const Entrant& entrant = history.entrants[i];
    imported.state.entries.push_back({.user = users[i],
                                      .state = entry_state(entrant.state),
                                      .seat = PairingNumber{static_cast<int>(i) + 1},
                                      .rating = entrant.rating,
                                      .lot = entrant.lot,
                                      .from_round = entrant.from_round,
                                      .byes = entrant.byes});
  }
  // Seats are renumbered from 1 in the report's order, as in our own tournaments.
  const auto index = seat_index(history);
  const auto place_of = [&](PairingNumber seat) {
    return PairingNumber{static_cast<int>(index.at(seat)) + 1};
  };
  for (const auto& [one, other] : history.forbidden)
    imported.state.apart.emplace_back(users[index.at(one)], users[index.at(other)]);
  imported.state.rounds = history.rounds;
  for (Round& round : imported.state.rounds)
    for (Encounter& encounter : round.encounters) {
      encounter.first = place_of(encounter.first);
      if (encounter.second) encounter.second = place_of(*encounter.second);
    }
  imported.state.status = status_of(imported);
  return imported;
}

}  // namespace crownhead::tournament
