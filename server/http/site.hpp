#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "db/database.hpp"
#include "db/stores.hpp"
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
#include "server/game/vacation_desk.hpp"
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
  db::Stores& stores;
  adapters::Zones& zones;
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
  DirectorAccess directing{config,           stores.factors, stores.tournaments,
                           tournament_rooms, clock,          runner};
  DisputeDesk arbitration{directing, stores.moderation, stores.contacts, inboxes, stores.games};
  Passwords passwords{config, limits, runner, stores.users};
  live::VacationDesk vacation_desk{stores.vacations, rooms, inboxes, pools.reads, clock};
  AccountMail mail{config, stores.contacts, stores.outbox, clock, limits};
  SignIns sign_ins{config, stores.sessions, stores.factors, limits, code_tries, clock};
  OnlineTraces presence{sockets, lobby, rooms, tournament_rooms, study_followers};
  ShownSolutions shown_solutions{};
};

}  // namespace crownhead::api
