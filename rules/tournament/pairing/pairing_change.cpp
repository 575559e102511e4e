#include "rules/tournament/pairing/pairing_change.hpp"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <set>

#include "rules/reasons.hpp"
#include "rules/tournament/pairing/swiss.hpp"
#include "rules/tournament/points.hpp"
#include "rules/tournament/withdrawal.hpp"

namespace crownhead::tournament {
namespace {

constexpr std::array<std::string_view, std::variant_size_v<PairingChange>> names = {
    "swap", "turn", "pair", "redraw", "bye", "order"};

/// One change to a copy of the round.
class Change {
 public:
  Change(const History& history, const Round& round, const MatchingSolver& solve)
      : history_(history), solve_(solve), before_(round), round_(round) {}

  Result<void> operator()(const SwapPlayers& swap) {
    const auto one = place(swap.one), other = place(swap.other);
    if (!one) return std::unexpected(one.error());
    if (!other) return std::unexpected(other.error());
    std::swap(**one, **other);
    return {};
  }

  Result<void> operator()(const TurnBoards& turn) {
    for (const int board : turn.boards) {
      Encounter* encounter = at(board);
      if (!encounter) return no_board(board);
      if (!encounter->second) return no_opponent(board);
      std::swap(encounter->first, *encounter->second);
    }
    return {};
  }

  Result<void> operator()(const PairPlayers& pair) {
    for (const auto& [one, other] : pair.pairs)
      if (auto done = let_meet(one, other); !done) return done;
    return {};
  }

  /// Draws the round again as if the players of the kept boards had requested byes.
  Result<void> operator()(const RedrawOthers& redraw) {
    std::vector<Encounter> kept;
    std::set<PairingNumber> out;
    for (const int board : redraw.kept) {
      const Encounter* encounter = at(board);
      if (!encounter) return no_board(board);
      if (!out.insert(encounter->first).second) return named_twice(board);
      if (encounter->second) out.insert(*encounter->second);
      kept.push_back(*encounter);
    }
    auto drawn = others_drawn(out);
    if (!drawn) return std::unexpected(std::move(drawn.error()));
    put_beside(std::move(kept), *std::move(drawn));
    return {};
  }

  Result<void> operator()(const GiveBye& give) {
    const auto taken = place(give.place);
    if (!taken) return std::unexpected(taken.error());
    Encounter& encounter = *at(give.place.board);
    if (!encounter.second) {
      encounter.bye = give.bye;
      return {};
    }
    const PairingNumber out = **taken;
    if (Encounter* bye = bye_of_pairing()) {
      **taken = bye->first;
      bye->first = out;
      bye->bye = give.bye;
      return {};
    }
    if (!give.place.second) encounter.first = *encounter.second;
    encounter.second.reset();
    encounter.bye = Bye::pairing;
    round_.encounters.push_back(
        {.board = next_board(), .first = out, .bye = give.bye, .opening = 0});
    return {};
  }

  Result<void> operator()(const OrderBoards& order) {
    std::vector<int> boards;
    for (const Encounter& encounter : round_.encounters)
      if (encounter.second) boards.push_back(encounter.board);
    if (auto wrong = why_no_order(order.boards, boards)) return fail_in("order", *std::move(wrong));
    const auto number_of = [&](int board) {
      const auto found = std::ranges::find(order.boards, board);
      return boards[static_cast<std::size_t>(found - order.boards.begin())];
    };
    for (Encounter& encounter : round_.encounters)
      if (encounter.second) encounter.board = number_of(encounter.board);
    std::ranges::sort(round_.encounters, {}, &Encounter::board);
    return {};
  }

  /// Returns the round with new numbers of boards and the games of changed pairs. Fails if a
  /// player who has left is in a changed pair.
  Result<Round> finished() && {
    if (history_.policy.format == Format::swiss) drop_byes_of_leavers();
    for (Encounter& encounter : round_.encounters) {
      if (is_unchanged(encounter)) continue;
      encounter.games.clear();
      if (!encounter.second) continue;
      encounter.bye = Bye::none;
      for (const PairingNumber seat : {encounter.first, *encounter.second})
        if (has_left(history_, seat))
          return fail(Code::tournament_refused,
                      reason::tournament::paired_with_leaver(seat.number));
      encounter.games = next_games(history_.policy, encounter);
    }
    return std::move(round_);
  }

 private:
  static std::unexpected<Error> no_board(int board) {
    return fail(Code::tournament_refused, reason::tournament::no_such_board(board));
  }
  static std::unexpected<Error> no_opponent(int board) {
    return fail(Code::tournament_refused, reason::tournament::board_without_opponent(board));
  }
  static std::unexpected<Error> named_twice(int board) {
    return fail(Code::tournament_refused, reason::tournament::board_named_twice(board));
  }

  Encounter* at(int board) {
    const auto it = std::ranges::find(round_.encounters, board, &Encounter::board);
    return it == round_.encounters.end() ? nullptr : &*it;
  }

  Result<PairingNumber*> place(const BoardPlace& wanted) {
    Encounter* encounter = at(wanted.board);
    if (!encounter) return no_board(wanted.board);
    if (!wanted.second) return &encounter->first;
    if (!encounter->second) return no_opponent(wanted.board);
    return &*encounter->second;
  }

  Encounter* encounter_of(PairingNumber seat) {
    const auto it = std::ranges::find_if(round_.encounters, [&](const Encounter& one) {
      return one.first == seat || one.second == seat;
    });
    return it == round_.encounters.end() ? nullptr : &*it;
  }

  Encounter* bye_of_pairing() {
    const auto it = std::ranges::find(round_.encounters, Bye::pairing, &Encounter::bye);
    return it == round_.encounters.end() ? nullptr : &*it;
  }

  int next_board() const {
    return std::ranges::max(round_.encounters, {}, &Encounter::board).board + 1;
  }

  Result<void> let_meet(PairingNumber one, PairingNumber other) {
    Encounter *a = encounter_of(one), *b = encounter_of(other);
    for (const auto& [encounter, seat] : {std::pair(a, one), std::pair(b, other)})
      if (!encounter)
        return fail(Code::tournament_refused, reason::tournament::not_in_round(seat.number));
    if (a == b)
      return fail(Code::tournament_refused,
                  reason::tournament::meet_already(one.number, other.number));
    if (!a->second && !b->second) {
      a->second = other;
      const int gone = b->board;
      std::erase_if(round_.encounters, [&](const Encounter& e) { return e.board == gone; });
      return {};
    }
    if (!a->second) {
      std::swap(a, b);
      std::swap(one, other);
    }
    // `one` stays at its board, and `other` takes the place opposite.
    PairingNumber& opposite = a->first == one ? *a->second : a->first;
    PairingNumber& left = b->first == other ? b->first : *b->second;
    std::swap(opposite, left);
    if (!b->second) b->bye = Bye::pairing;
    return {};
  }

  Result<std::vector<Encounter>> others_drawn(const std::set<PairingNumber>& out) {
    History history = history_;
    std::erase_if(history.rounds, [&](const Round& one) { return one.number >= round_.number; });
    for (Entrant& entrant : history.entrants)
      if (out.contains(entrant.seat)) entrant.byes = {{.round = round_.number}};
    auto drawn = swiss_round(history, solve_);
    if (drawn) std::erase_if(*drawn, [&](const Encounter& one) { return out.contains(one.first); });
    return drawn;
  }

  /// The drawn boards get the numbers that the kept ones leave.
  void put_beside(std::vector<Encounter> kept, std::vector<Encounter> drawn) {
    std::set<int> taken;
    for (const Encounter& encounter : kept) taken.insert(encounter.board);
    int board = 1;
    for (Encounter& encounter : drawn) {
      while (taken.contains(board)) ++board;
      encounter.board = board++;
    }
    std::ranges::move(drawn, std::back_inserter(kept));
    round_.encounters = std::move(kept);
  }

  /// A bye of a player who has left gives no points, so it is no part of a changed round. Boards
  /// with two players come first.
  void drop_byes_of_leavers() {
    auto& encounters = round_.encounters;
    std::erase_if(encounters, [&](const Encounter& one) {
      return !one.second && has_left(history_, one.first);
    });
    std::ranges::sort(encounters, {}, [](const Encounter& one) {
      return std::pair(!one.second.has_value(), one.board);
    });
    for (int board = 0; Encounter & encounter : encounters) encounter.board = ++board;
  }

  bool is_unchanged(const Encounter& encounter) const {
    return std::ranges::any_of(before_.encounters, [&](const Encounter& before) {
      return before.first == encounter.first && before.second == encounter.second;
    });
  }

  static std::optional<Reason> why_no_order(std::vector<int> order, std::vector<int> boards) {
    std::ranges::sort(order);
    std::ranges::sort(boards);
    if (order == boards) return std::nullopt;
    return reason::tournament::every_board_once();
  }

  const History& history_;
  const MatchingSolver& solve_;
  const Round& before_;
  Round round_;
};

bool is_allowed(Format format, const PairingChange& change) {
  if (format == Format::swiss) return true;
  if (std::holds_alternative<TurnBoards>(change)) return format != Format::arena;
  return format == Format::round_robin && std::holds_alternative<OrderBoards>(change);
}

}  // namespace

std::string_view change_name(const PairingChange& change) { return names.at(change.index()); }

Result<Round> changed_round(const History& history, const Round& round, const PairingChange& change,
                            const MatchingSolver& solve) {
  if (!is_allowed(history.policy.format, change))
    return fail(Code::tournament_refused, reason::tournament::change_not_in_this_format());
  Change changed(history, round, solve);
  if (auto done = std::visit(changed, change); !done) return std::unexpected(done.error());
  return std::move(changed).finished();
}

}  // namespace crownhead::tournament
