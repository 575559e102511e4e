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
#include "db/analyses/analyses.hpp"
#include "db/chat/chat_lines.hpp"
#include "db/chat/notes.hpp"
#include "db/database.hpp"
#include "db/dice/computer_offers.hpp"
#include "db/dice/dice_commitments.hpp"
#include "db/exports/account_export.hpp"
#include "db/games/archive.hpp"
#include "db/games/challenges.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/messages/outbox.hpp"
#include "db/messages/webhooks.hpp"
#include "db/openings/openings.hpp"
#include "db/puzzles/puzzle_tries.hpp"
#include "db/puzzles/puzzles.hpp"
#include "db/ratings/ratings.hpp"
#include "db/studies/studies.hpp"
#include "db/tournaments/tournaments.hpp"
#include "db/vacations/vacations.hpp"
#include "server/adapters/zones.hpp"
#include "server/background/analysis_workers.hpp"
#include "server/background/dev_time.hpp"
#include "server/background/opening_counter.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/game/chat.hpp"
#include "server/game/computer/computers.hpp"
#include "server/game/game_starter.hpp"
#include "server/game/pairing_rule.hpp"
#include "server/game/rooms.hpp"
#include "server/http/account/account_mail.hpp"
#include "server/http/games/long_polls.hpp"
#include "server/http/health/free_space.hpp"
#include "server/http/puzzles/shown_solutions.hpp"
#include "server/http/rate_limits.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/sign_in/code_tries.hpp"
#include "server/http/sign_in/first_admin_link.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/http/site_config.hpp"
#include "server/http/socket/online_traces.hpp"
#include "server/http/socket/open_sockets.hpp"
#include "server/http/socket/sign_ins.hpp"
#include "server/http/tournaments/director_access.hpp"
#include "server/http/tournaments/dispute_desk.hpp"
#include "server/lobby/invitations.hpp"
#include "server/lobby/lobby.hpp"
#include "server/net/http/static_files.hpp"
#include "server/people/inboxes.hpp"
#include "server/people/study_followers.hpp"
#include "server/runtime/hub.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/runtime/workers.hpp"
#include "server/tournament/tournament_rooms.hpp"

namespace crownhead::api {

/// Everything that handlers work with; each handler names the parts that it takes (see bound.hpp).
/// References to objects that the composition root owns.
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
  db::DiceCommitments& dice_commitments;
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
  const server::EndgameTables& endings;
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
  ErrorSink log_error;
  Limits limits{config, clock};
  FreeSpace free_space{config.min_free_bytes};
  CodeTries code_tries = {};
  FirstAdminLink first_admin = {};
  LongPolls waits = {};
  OpenSockets sockets{hubs.threads()};
  RequestRunner runner{pools, log_error};
  DirectorAccess directing{config, factors, tournaments, tournament_rooms, clock, runner};
  DisputeDesk arbitration{directing, moderation, contacts, inboxes, games};
  Passwords passwords{config, limits, runner, users};
  AccountMail mail{config, contacts, outbox, clock, limits};
  SignIns sign_ins{config, sessions, factors, limits, code_tries, clock};
  OnlineTraces presence{sockets, lobby, rooms, tournament_rooms, study_followers};
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
