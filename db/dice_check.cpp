#include "db/dice_check.hpp"

#include "db/games/dice_tip_rows.hpp"
#include "db/games/rematch_dice.hpp"
#include "rules/dice/chain.hpp"
#include "rules/dice/tip_list.hpp"

namespace crownhead::db {
namespace {

using dice::Digest;

/// What is known of dice that wait for their game.
struct WaitingDice {
  Digest root = {};
  std::optional<Digest> told = {};  ///< as kept beside the root
  dice::TipOf what = {};
  std::string id = {};  ///< as the list of tips has it
  /// Of what there was before there were lists: when it was told.
  std::optional<Instant> at = {};
};

bool were_lists(Connection& connection, Instant at) {
  const auto first =
      connection.value<Instant>("SELECT told_ms FROM dice_tips ORDER BY day, number LIMIT 1");
  return first && at >= *first;
}

/// nullopt where nothing is wrong.
std::optional<std::string> differ(Connection& connection, const WaitingDice& waiting,
                                  const Result<kind::Board>& board) {
  if (!board) return "have a game that cannot be begun: " + board.error().detail;
  const Digest tip = dice::Chain(waiting.root, board->links()).tip();
  if (waiting.told && *waiting.told != tip) return "have another tip than was told";
  Rows rows = connection.query("SELECT purpose, subject FROM dice_tips WHERE tip = ?1", Bytes(tip));
  if (!rows.next()) {
    if (waiting.at && !were_lists(connection, *waiting.at)) return std::nullopt;
    return "have a tip that is in no list";
  }
  if (rows.take<dice::TipOf>() != waiting.what || rows.take<std::string>() != waiting.id)
    return "have a tip that is in the list as that of something else";
  return std::nullopt;
}

/// What a game is begun with, from the columns variant, ruleset and start_fen.
Result<kind::Board> take_board(Rows& rows) {
  const auto variant = rows.take<std::string>();
  const auto ruleset = rows.take<std::string>();
  const auto start = rows.take<std::string>();
  return kind::Board::begin({.variant = variant, .ruleset = ruleset, .start = start});
}

void check_challenges(Connection& connection, std::vector<std::string>& differences) {
  Rows rows = connection.query(
      "SELECT challenges.id, variant, ruleset, start_fen, root, tip, created_ms FROM challenge_dice"
      " JOIN challenges ON challenges.id = challenge_id ORDER BY challenges.id");
  while (rows.next()) {
    const auto id = rows.take<ChallengeId>();
    const auto board = take_board(rows);
    WaitingDice waiting{.root = take_bytes<Digest>(rows),
                        .what = dice::TipOf::challenge,
                        .id = dice::challenge_name(id.value)};
    waiting.told = take_bytes<Digest>(rows);
    waiting.at = rows.take<Instant>();
    if (const auto why = differ(connection, waiting, board))
      differences.push_back("challenge " + std::to_string(id.value) + ": its dice " + *why);
  }
}

void check_computer_offers(Connection& connection, std::vector<std::string>& differences) {
  Rows rows = connection.query(
      "SELECT user_id, variant, ruleset, start_fen, root, tip, id FROM computer_dice"
      " ORDER BY user_id");
  while (rows.next()) {
    const auto user = rows.take<UserId>();
    const auto board = take_board(rows);
    WaitingDice waiting{.root = take_bytes<Digest>(rows), .what = dice::TipOf::computer};
    waiting.told = take_bytes<Digest>(rows);
    waiting.id = std::to_string(rows.take<std::int64_t>());
    if (const auto why = differ(connection, waiting, board))
      differences.push_back("user " + std::to_string(user.value) +
                            ": the dice of a game with the computer " + *why);
  }
}

}  // namespace

std::optional<std::string> root_differs(Connection& connection, GameId game,
                                        const play::Game& state) {
  const auto& told = state.setup().dice_tip;
  if (!told) return std::nullopt;
  Rows rows = connection.query("SELECT root FROM dice_secrets WHERE game_id = ?1", game);
  if (!rows.next()) return "the root of its dice is missing";
  if (dice::Chain(take_bytes<Digest>(rows), state.board().links()).tip() != *told)
    return "the root of its dice has another tip than was told";
  return std::nullopt;
}

std::optional<std::string> rematch_dice_differ(Connection& connection, GameId game,
                                               const play::Game& state) {
  const auto& told = state.rematch_tip();
  const auto kept = rematch_dice_of(connection, game);
  if (!told && kept) return "dice of a rematch are kept for it, and none with dice is offered";
  if (!told) return std::nullopt;
  // The new game may have begun, and the game not heard of it.
  if (!kept && connection.value<int>(
                   "SELECT 1 FROM dice_tips WHERE tip = ?1 AND game_id IS NOT NULL", Bytes(*told)))
    return std::nullopt;
  if (!kept) return "the dice of the rematch that is offered are missing";
  if (kept->tip != *told)
    return "the dice of the rematch that is offered have another tip than was told";
  const WaitingDice waiting{.root = kept->root,
                            .told = told,
                            .what = dice::TipOf::rematch,
                            .id = std::to_string(game.value)};
  const auto why = differ(connection, waiting, state.board());
  return why ? std::optional("the dice of the rematch that is offered " + *why) : std::nullopt;
}

void check_offered_dice(Connection& connection, std::vector<std::string>& differences) {
  check_challenges(connection, differences);
  check_computer_offers(connection, differences);
}

void check_round_dice(Connection& connection, TournamentId id, const tournament::Settings& settings,
                      std::vector<std::string>& differences) {
  Rows rows = connection.query(
      "SELECT round, board, number, root FROM round_dice WHERE tournament_id = ?1"
      " ORDER BY round, board, number",
      id);
  while (rows.next()) {
    const int round = rows.take<int>();
    const int board = rows.take<int>();
    const int number = rows.take<int>();
    const WaitingDice waiting{.root = take_bytes<Digest>(rows),
                              .what = dice::TipOf::round,
                              .id = dice::game_of_round_name(id.value, round, board, number)};
    if (const auto why = differ(connection, waiting, tournament::board_of(settings)))
      differences.push_back("game " + waiting.id + " of a round that is drawn: its dice " + *why);
  }
}

}  // namespace crownhead::db
