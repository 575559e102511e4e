#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "db/archive.hpp"
#include "db/blocks.hpp"
#include "db/calendars.hpp"
#include "db/challenges.hpp"
#include "db/chat_lines.hpp"
#include "db/contacts.hpp"
#include "db/database.hpp"
#include "db/games.hpp"
#include "db/moderation.hpp"
#include "db/notes.hpp"
#include "db/outbox.hpp"
#include "db/ratings.hpp"
#include "db/second_factors.hpp"
#include "db/sessions.hpp"
#include "db/tournaments.hpp"
#include "db/users.hpp"
#include "db/vacations.hpp"
#include "db/webhooks.hpp"
#include "server/adapters/zones.hpp"
#include "server/api/code_tries.hpp"
#include "server/api/event_waits.hpp"
#include "server/api/first_admin_link.hpp"
#include "server/api/limits.hpp"
#include "server/api/open_sockets.hpp"
#include "server/auth/password.hpp"
#include "server/live/chat.hpp"
#include "server/live/computers.hpp"
#include "server/live/dev_time.hpp"
#include "server/live/game_starter.hpp"
#include "server/live/hub.hpp"
#include "server/live/inboxes.hpp"
#include "server/live/invitations.hpp"
#include "server/live/lobby.hpp"
#include "server/live/pairing_rule.hpp"
#include "server/live/rooms.hpp"
#include "server/live/tournament_rooms.hpp"
#include "server/live/wall_clock.hpp"
#include "server/live/workers.hpp"
#include "server/net/address.hpp"
#include "server/net/static_files.hpp"

namespace crownhead::api {

/// Who may hold tournaments, beside directors.
struct TournamentHolders {
  std::optional<Millis> account_age = {};  ///< everybody whose account is so old; nullopt: nobody
  int at_once = 2;                         ///< tournaments of theirs that are not over
};

/// What an operator decides about the outside of the site.
struct SiteConfig {
  std::string public_url;     ///< "https://play.example.org"; empty: whatever Host the client names
  std::string link_url = {};  ///< what links in messages begin with, without a slash at the end
  bool limits = true;         ///< rate limits of accounts and addresses
  /// From which role on a second factor is asked for; nullopt: of nobody.
  std::optional<db::Role> second_factor_for = {};
  TournamentHolders holders = {};
  auth::PasswordCost password_cost = {};
  std::vector<net::Network> trusted_proxies = {};
  std::string database = {};  ///< its file, as the operator's commands name it

  bool by_tls() const { return public_url.starts_with("https://"); }
  /// What the tag Site of a PDN says.
  std::string pdn_site() const { return public_url.empty() ? "Crownhead" : public_url; }
};

/// All that the handlers work with. References to what the composition root holds.
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
  db::Games& games;
  db::Notes& notes;
  db::ChatLines& chat_lines;
  db::Calendars& calendars;
  db::Ratings& ratings;
  db::Archive& archive;
  db::Vacations& vacations;
  adapters::Zones& zones;
  db::Tournaments& tournaments;
  const live::WallClock& clock;
  live::Hubs& hubs;
  live::Inboxes& inboxes;
  live::Rooms& rooms;
  const live::PairingRule& rule;
  live::GameStarter& starter;
  const live::Computers& computers;
  live::TournamentRooms& tournament_rooms;
  live::Lobby& lobby;
  live::Chat& chat;
  live::Invitations& invitations;
  live::Pools& pools;
  const net::StaticFiles& files;
  live::DevTime* dev_time;  ///< nullptr without --dev-clock
  std::function<void(std::string_view)> trouble;
  SiteLimits limits = {};
  CodeTries code_tries = {};
  FirstAdminLink first_admin = {};
  EventWaits waits = {};
  OpenSockets sockets = {};
};

}  // namespace crownhead::api
