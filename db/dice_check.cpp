#include "db/dice_check.hpp"

#include "db/dice/dice_commitment_rows.hpp"
#include "db/dice/rematch_dice.hpp"
#include "rules/dice/chain.hpp"
#include "rules/dice/commitment_list.hpp"

namespace crownhead::db {
namespace {

using dice::Digest;

/// What is known of dice that wait for their game.
struct WaitingDice {
  Digest root = {};
  std::optional<Digest> published = {};  ///< as stored with the root
  dice::CommitmentPurpose what = {};
  std::string id = {};  ///< as the list of commitments has it
};

/// nullopt where nothing is wrong.
std::optional<std::string> differ(Connection& connection, const WaitingDice& waiting,
                                  const Result<kind::Board>& board) {
  if (!board) return "belong to a game that cannot start: " + board.error().detail;
  const Digest commitment = dice::Chain(waiting.root, board->links()).commitment();
  if (waiting.published && *waiting.published != commitment)
    return "have a different commitment from the one published";
  Rows rows = connection.query(
      "SELECT purpose, subject FROM dice_commitments WHERE commitment = ?1", Bytes(commitment));
  if (!rows.next()) return "have a commitment that is in no list";
  if (rows.take<dice::CommitmentPurpose>() != waiting.what ||
      rows.take<std::string>() != waiting.id)
    return "have a commitment that the list assigns to something else";
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
      "SELECT challenges.id, variant, ruleset, start_fen, root, commitment FROM challenge_dice"
      " JOIN challenges ON challenges.id = challenge_id ORDER BY challenges.id");
  while (rows.next()) {
    const auto id = rows.take<ChallengeId>();
    const auto board = take_board(rows);
    WaitingDice waiting{.root = take_bytes<Digest>(rows),
                        .what = dice::CommitmentPurpose::challenge,
                        .id = dice::challenge_name(id.value)};
    waiting.published = take_bytes<Digest>(rows);
    if (const auto why = differ(connection, waiting, board))
      differences.push_back("challenge " + std::to_string(id.value) + ": its dice " + *why);
  }
}

void check_computer_offers(Connection& connection, std::vector<std::string>& differences) {
  Rows rows = connection.query(
      "SELECT user_id, variant, ruleset, start_fen, root, commitment, id FROM computer_dice"
      " ORDER BY user_id");
  while (rows.next()) {
    const auto user = rows.take<UserId>();
    const auto board = take_board(rows);
    WaitingDice waiting{.root = take_bytes<Digest>(rows),
                        .what = dice::CommitmentPurpose::computer};
    waiting.published = take_bytes<Digest>(rows);
    waiting.id = std::to_string(rows.take<std::int64_t>());
    if (const auto why = differ(connection, waiting, board))
      differences.push_back("user " + std::to_string(user.value) +
                            ": the dice for a game with the computer " + *why);
  }
}

}  // namespace

std::optional<std::string> root_differs(Connection& connection, GameId game,
                                        const play::Game& state) {
  const auto& published = state.setup().dice_commitment;
  if (!published) return std::nullopt;
  Rows rows = connection.query("SELECT root FROM dice_secrets WHERE game_id = ?1", game);
  if (!rows.next()) return "the root of its dice is missing";
  if (dice::Chain(take_bytes<Digest>(rows), state.board().links()).commitment() != *published)
    return "the root of its dice has a different commitment from the one published";
  return std::nullopt;
}

std::optional<std::string> rematch_dice_differ(Connection& connection, GameId game,
                                               const play::Game& state) {
  const auto& published = state.rematch_commitment();
  const auto kept = rematch_dice_of(connection, game);
  if (!published && kept)
    return "dice for a rematch are stored, but no rematch with dice is offered";
  if (!published) return std::nullopt;
  // The new game may have begun, and the game not heard of it.
  if (!kept && connection.value<int>(
                   "SELECT 1 FROM dice_commitments WHERE commitment = ?1 AND game_id IS NOT NULL",
                   Bytes(*published)))
    return std::nullopt;
  if (!kept) return "the dice of the offered rematch are missing";
  if (kept->commitment != *published)
    return "the dice of the offered rematch have a different commitment from the one published";
  const WaitingDice waiting{.root = kept->root,
                            .published = published,
                            .what = dice::CommitmentPurpose::rematch,
                            .id = std::to_string(game.value)};
  const auto why = differ(connection, waiting, state.board());
  return why ? std::optional("the dice of the offered rematch " + *why) : std::nullopt;
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
                              .what = dice::CommitmentPurpose::round,
                              .id = dice::game_of_round_name(id.value, round, board, number)};
    if (const auto why = differ(connection, waiting, tournament::board_of(settings)))
      differences.push_back("game " + waiting.id + " of a drawn round: its dice " + *why);
  }
}

}  // namespace crownhead::db
