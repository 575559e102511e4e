#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "db/accounts/blocks.hpp"
#include "db/accounts/calendars.hpp"
#include "db/accounts/contacts.hpp"
#include "db/accounts/moderation.hpp"
#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "db/accounts/users.hpp"
#include "db/database.hpp"
#include "db/exports/account_export.hpp"
#include "db/games/analyses.hpp"
#include "db/games/archive.hpp"
#include "db/games/challenges.hpp"
#include "db/games/chat_lines.hpp"
#include "db/games/computer_offers.hpp"
#include "db/games/dice_tips.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/games/notes.hpp"
#include "db/games/openings.hpp"
#include "db/games/ratings.hpp"
#include "db/games/studies.hpp"
#include "db/messages/outbox.hpp"
#include "db/messages/webhooks.hpp"
#include "db/puzzles/puzzle_tries.hpp"
#include "db/puzzles/puzzles.hpp"
#include "db/tournaments/tournaments.hpp"
#include "db/vacations/vacations.hpp"
#include "server/adapters/zones.hpp"
#include "server/api/account_mail.hpp"
#include "server/api/arbitration.hpp"
#include "server/api/code_tries.hpp"
#include "server/api/directing.hpp"
#include "server/api/event_waits.hpp"
#include "server/api/first_admin_link.hpp"
#include "server/api/free_space.hpp"
#include "server/api/open_sockets.hpp"
#include "server/api/password_check.hpp"
#include "server/api/presence.hpp"
#include "server/api/rate_limits.hpp"
#include "server/api/shown_solutions.hpp"
#include "server/api/sign_ins.hpp"
#include "server/api/site_config.hpp"
#include "server/api/steps.hpp"
#include "server/endings/shelf.hpp"
#include "server/live/analysis_workers.hpp"
#include "server/live/chat.hpp"
#include "server/live/computers.hpp"
#include "server/live/dev_time.hpp"
#include "server/live/game_starter.hpp"
#include "server/live/hub.hpp"
#include "server/live/inboxes.hpp"
#include "server/live/invitations.hpp"
#include "server/live/lobby.hpp"
#include "server/live/opening_counter.hpp"
#include "server/live/pairing_rule.hpp"
#include "server/live/rooms.hpp"
#include "server/live/study_followers.hpp"
#include "server/live/tournament_rooms.hpp"
#include "server/live/wall_clock.hpp"
#include "server/live/workers.hpp"
#include "server/net/static_files.hpp"

namespace crownhead::api {

/// All that the handlers work with, of which each names the parts that it takes (see bound.hpp).
/// References to what the composition root holds.
struct Site {
  const SiteConfig& config;
  db::Database& database;
  db::Users& users;
  db::Sessions& sessions;
  db::SecondFactors& factors;
  db::Blocks& blocks;
  db::Moderation& moderation;
  db::Contacts& contacts;
  db::Outbox& outbox;
  db::Webhooks& webhooks;
  db::Challenges& challenges;
  db::GameStore& games;
  const db::GameQueries& game_queries;
  db::DiceTips& dice_tips;
  db::ComputerOffers& computer_offers;
  db::Notes& notes;
  db::Studies& studies;
  db::Puzzles& puzzles;
  db::PuzzleTries& puzzle_tries;
  db::ChatLines& chat_lines;
  db::Calendars& calendars;
  db::Ratings& ratings;
  db::Archive& archive;
  const db::Openings& openings;
  db::Analyses& analyses;
  db::Vacations& vacations;
  adapters::Zones& zones;
  db::Tournaments& tournaments;
  const server::EndingsShelf& endings;
  const live::WallClock& clock;
  live::Hubs& hubs;
  live::Inboxes& inboxes;
  live::Rooms& rooms;
  const live::PairingRule& rule;
  live::GameStarter& starter;
  const live::Computers& computers;
  const live::OpeningCounter& opening_counter;
  live::AnalysisWorkers& analysis_workers;
  live::TournamentRooms& tournament_rooms;
  live::Lobby& lobby;
  live::Chat& chat;
  live::StudyFollowers& study_followers;
  live::Invitations& invitations;
  live::Pools& pools;
  const net::StaticFiles& files;
  live::DevTime* dev_time;  ///< nullptr without --dev-clock
  Trouble trouble;
  Limits limits{config, clock};
  FreeSpace free_space{config.min_free_bytes};
  CodeTries code_tries = {};
  FirstAdminLink first_admin = {};
  EventWaits waits = {};
  OpenSockets sockets{hubs.threads()};
  Steps steps{pools, trouble};
  Directing directing{config, factors, tournaments, tournament_rooms, clock, steps};
  Arbitration arbitration{directing, moderation, contacts, inboxes, games};
  Passwords passwords{config, limits, steps, users};
  AccountMail mail{config, contacts, outbox, clock, limits};
  SignIns sign_ins{config, sessions, factors, limits, code_tries, clock};
  Presence presence{sockets, lobby, rooms, tournament_rooms, study_followers};
  db::AccountStores account_stores{.users = users,
                                   .contacts = contacts,
                                   .sessions = sessions,
                                   .factors = factors,
                                   .blocks = blocks,
                                   .moderation = moderation,
                                   .challenges = challenges,
                                   .games = games,
                                   .game_queries = game_queries,
                                   .ratings = ratings,
                                   .tournaments = tournaments,
                                   .notes = notes,
                                   .studies = studies,
                                   .puzzle_tries = puzzle_tries,
                                   .chat_lines = chat_lines,
                                   .webhooks = webhooks,
                                   .vacations = vacations};
  ShownSolutions shown_solutions{};
};

}  // namespace crownhead::api
