#include "rules/tournament/pairing/swiss_field.hpp"

#include <algorithm>
#include <tuple>
#include <unordered_map>

#include "rules/tournament/points.hpp"
#include "rules/tournament/standings/tiebreaks.hpp"

namespace crownhead::tournament {
namespace {

/// Number of rounds in which floats are not repeated.
constexpr int float_memory = 2;

bool plays_in(const Entrant& entrant, int round) {
  return entrant.state == EntrantState::active && entrant.from_round <= round &&
         std::ranges::find(entrant.byes, round, &RequestedBye::round) == entrant.byes.end();
}

SwissPlayer player_of(const Entrant& entrant, const ScoreCard& card, int round) {
  SwissPlayer player{.seat = entrant.seat, .lot = entrant.lot, .points = card.points};
  for (const ScoreCardLine& line : card.lines) {
    if (line.white) {
      player.whites.push_back(*line.white);
      player.balance += *line.white ? 1 : -1;
    }
    if (line.bye == Bye::pairing || (!line.met && line.points > 0)) player.may_have_bye = false;
    if (round - line.round > float_memory) continue;
    player.floated_down |= line.floated() > 0;
    player.floated_up |= line.floated() < 0;
  }
  player.wish = wish_of(player.balance, player.whites);
  return player;
}

/// Returns the players in the order of the field, including the criteria for equal points.
std::vector<SwissPlayer> players_in_order(const History& history,
                                          const std::vector<ScoreCard>& cards, int round) {
  std::vector<std::vector<std::int64_t>> solkoff;
  if (history.policy.order == SwissOrder::solkoff)
    solkoff = tiebreak_values(history, cards, TieBreak::solkoff);
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < cards.size(); ++i)
    if (plays_in(history.entrants[i], round)) order.push_back(i);
  std::ranges::sort(order, {}, [&](std::size_t i) {
    const Entrant& entrant = history.entrants[i];
    return std::tuple(-cards[i].points, solkoff.empty() ? 0 : -solkoff[i].front(), -entrant.rating,
                      entrant.lot, entrant.seat);
  });
  std::vector<SwissPlayer> players;
  players.reserve(order.size());
  for (const std::size_t i : order)
    players.push_back(player_of(history.entrants[i], cards[i], round));
  return players;
}

void number_groups(std::vector<SwissPlayer>& players) {
  int group = -1;
  for (std::size_t from = 0; from < players.size();) {
    std::size_t to = from;
    while (to < players.size() && players[to].points == players[from].points) ++to;
    ++group;
    for (std::size_t i = from; i < to; ++i) {
      players[i].group = group;
      players[i].place = static_cast<int>(i - from);
      players[i].group_size = static_cast<int>(to - from);
    }
    from = to;
  }
}

void bar_pairs(SwissField& field, const History& history, const std::vector<ScoreCard>& cards) {
  const std::size_t n = field.players.size();
  std::unordered_map<PairingNumber, std::size_t> place;
  for (std::size_t i = 0; i < n; ++i) place[field.players[i].seat] = i;
  field.barred.assign(n * n, false);
  const auto bar = [&](PairingNumber a, PairingNumber b) {
    const auto one = place.find(a), other = place.find(b);
    if (one == place.end() || other == place.end()) return;
    field.barred[one->second * n + other->second] = true;
    field.barred[other->second * n + one->second] = true;
  };
  for (const ScoreCard& card : cards)
    for (const ScoreCardLine& line : card.lines)
      if (line.met && line.opponent) bar(card.seat, *line.opponent);
  for (const auto& [a, b] : history.forbidden) bar(a, b);
}

}  // namespace

ColourWish wish_of(int balance, const std::vector<bool>& whites) {
  if (whites.empty()) return {};
  const bool last = whites.back();
  if (whites.size() >= 2 && whites[whites.size() - 2] == last)
    return {.need = ColourNeed::absolute, .white = !last};
  if (balance == 0) return {.need = ColourNeed::mild, .white = !last};
  const bool far = balance >= 2 || balance <= -2;
  return {.need = far ? ColourNeed::absolute : ColourNeed::strong, .white = balance < 0};
}

SwissField swiss_field(const History& history) {
  const std::vector<ScoreCard> cards = score_cards_of(history);
  SwissField field;
  field.round = static_cast<int>(history.rounds.size()) + 1;
  field.last_round = field.round >= history.policy.rounds;
  field.colours_matter = history.policy.colours == Colours::balanced &&
                         steps_of(history.policy).front().games % 2 != 0;
  field.players = players_in_order(history, cards, field.round);
  number_groups(field.players);
  bar_pairs(field, history, cards);
  return field;
}

}  // namespace crownhead::tournament
