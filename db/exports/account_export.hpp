#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "db/accounts/blocks.hpp"
#include "db/accounts/contacts.hpp"
#include "db/accounts/moderation.hpp"
#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "db/accounts/users.hpp"
#include "db/chat/chat_lines.hpp"
#include "db/chat/notes.hpp"
#include "db/games/challenges.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/messages/webhooks.hpp"
#include "db/puzzles/puzzle_tries.hpp"
#include "db/ratings/ratings.hpp"
#include "db/studies/studies.hpp"
#include "db/tournaments/tournaments.hpp"
#include "db/vacations/vacations.hpp"
#include "rules/accounts/account_export.hpp"

namespace crownhead::db {

/// The stores that hold data about a player.
struct AccountStores {
  const Users& users;
  const Contacts& contacts;
  const Sessions& sessions;
  const SecondFactors& factors;
  const Blocks& blocks;
  const Moderation& moderation;
  const Challenges& challenges;
  const GameStore& games;
  const GameQueries& game_queries;
  const Ratings& ratings;
  const Tournaments& tournaments;
  const Notes& notes;
  const Studies& studies;
  const PuzzleTries& puzzle_tries;
  const ChatLines& chat_lines;
  const Webhooks& webhooks;
  const Vacations& vacations;
};

/// Reads everything stored about a player, a page at a time: a page is a few rows, a chapter or a
/// game. Used by one thread at a time, which must not be a thread of connections.
class AccountExport {
 public:
  using Take = std::function<void(accounts::ExportPart)>;

  /// `site` is for the records of games; the stores must outlive this object.
  AccountExport(const AccountStores& stores, UserId user, Instant now, std::string site);

  /// Passes the parts of the next page to `take`, in the order of ExportPart. Returns false after
  /// the last page. Throws std::runtime_error if the account was closed after the export started,
  /// because erased data would be missing.
  bool next(const Take& take);

 private:
  using Section = std::move_only_function<bool(const Take&)>;

  const AccountStores& stores_;
  UserId user_;
  bool closed_;                    ///< at the start
  std::vector<Section> sections_;  ///< each returns true with its last page
  std::size_t at_ = 0;
};

}  // namespace crownhead::db
