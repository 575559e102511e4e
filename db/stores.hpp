#pragma once

#include <tuple>

#include "db/accounts/blocks.hpp"
#include "db/accounts/calendars.hpp"
#include "db/accounts/contacts.hpp"
#include "db/accounts/moderation.hpp"
#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "db/accounts/users.hpp"
#include "db/analyses/analyses.hpp"
#include "db/chat/chat_lines.hpp"
#include "db/chat/notes.hpp"
#include "db/dice/computer_offers.hpp"
#include "db/dice/dice_commitments.hpp"
#include "db/games/archive.hpp"
#include "db/games/challenges.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/messages/hook_news.hpp"
#include "db/messages/notifications.hpp"
#include "db/messages/outbox.hpp"
#include "db/messages/push_subscriptions.hpp"
#include "db/messages/webhooks.hpp"
#include "db/openings/openings.hpp"
#include "db/puzzles/puzzle_tries.hpp"
#include "db/puzzles/puzzles.hpp"
#include "db/ratings/players.hpp"
#include "db/ratings/ratings.hpp"
#include "db/studies/studies.hpp"
#include "db/tournaments/tournaments.hpp"
#include "db/vacations/vacations.hpp"

namespace crownhead::db {

/// Settings of stores that need any.
struct StoreOptions {
  vacation::Policy vacations_outside = {};  ///< see Vacations
  JournalLimits journal = {};
  LiveEvents live_events = LiveEvents::of_the_engine;
};

/// All stores of a database. Everything that needs several of them takes this list, so a new store
/// is a member here, a name in parts(), and nothing else outside its own files. The writer and the
/// readers must outlive it.
struct Stores {
  Stores(Writer& to, Readers& from, const StoreOptions& with = {})
      : writer(to), readers(from), options(with) {}
  Stores(const Stores&) = delete;
  Stores& operator=(const Stores&) = delete;

  Writer& writer;
  Readers& readers;
  StoreOptions options;

  Users users{writer, readers};
  Sessions sessions{writer, readers};
  SecondFactors factors{writer, readers};
  Blocks blocks{writer, readers};
  Moderation moderation{writer, readers};
  Contacts contacts{writer, readers};
  Calendars calendars{writer, readers};
  Outbox outbox{writer, readers};
  Webhooks webhooks{writer, readers};
  HookNews hook_news{readers};
  Notifications notifications{writer, readers};
  GameStore games{writer, readers, options.journal, options.live_events};
  GameQueries game_queries{readers};
  Challenges challenges{writer, readers};
  Archive archive{readers};
  Ratings ratings{readers};
  Players players{readers};
  DiceCommitments dice_commitments{writer, readers};
  ComputerOffers computer_offers{writer, readers};
  ChatLines chat_lines{writer, readers};
  Notes notes{writer, readers};
  Studies studies{writer, readers};
  Puzzles puzzles{writer, readers};
  PuzzleTries puzzle_tries{writer, readers};
  Openings openings{writer, readers};
  Analyses analyses{writer, readers};
  Tournaments tournaments{writer, readers};
  Vacations vacations{writer, readers, options.vacations_outside};
  PushSubscriptions push_subscriptions{writer, readers};

  /// Returns references to the stores, each found by its type.
  auto parts() {
    return std::tie(users, sessions, factors, blocks, moderation, contacts, calendars, outbox,
                    webhooks, hook_news, notifications, games, game_queries, challenges, archive,
                    ratings, players, dice_commitments, computer_offers, chat_lines, notes, studies,
                    puzzles, puzzle_tries, openings, analyses, tournaments, vacations,
                    push_subscriptions);
  }
};

}  // namespace crownhead::db
