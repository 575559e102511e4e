#include "server/node_messages.hpp"

#include <exception>
#include <string>
#include <utility>
#include <variant>

#include "server/log.hpp"

namespace crownhead::server {

NodeMessages::NodeMessages(link::Link& link, Parts parts) : link_(link), parts_(std::move(parts)) {
  parts_.rooms.announce_with([&link](GameId game, std::int64_t version) {
    link.broadcast(link::GameChanged{.game = game, .version = version});
  });
  parts_.tournaments.announce_with([&link](TournamentId tournament, std::int64_t version) {
    link.broadcast(link::TournamentChanged{.tournament = tournament, .version = version});
  });
  parts_.inboxes.forward_with(
      {.notification =
           [&link](UserId user, const std::string& data) {
             link.broadcast(link::Notification{.user = user, .data = data});
           },
       .unread = [&link](UserId user) { link.broadcast(link::UnreadChanged{.user = user}); }});
  parts_.chat.forward_with(
      [&link](GameId game, const std::string& frame, const live::Readers& readers) {
        link.broadcast(link::ChatLine{.game = game,
                                      .frame = frame,
                                      .players = readers.players,
                                      .to_players = readers.to_players,
                                      .to_moderators = readers.to_moderators,
                                      .to_others = readers.to_others,
                                      .except = readers.except});
      });
  parts_.sockets.when_closed(
      [&link](UserId user) { link.broadcast(link::AccountChanged{.user = user}); });
}

void NodeMessages::start() {
  link_.start({.members = [this] { return parts_.share.members(); },
               .received = [this](const link::Content& content) { apply(content); },
               .repair =
                   [this] {
                     parts_.rooms.catch_up();
                     parts_.tournaments.catch_up();
                   },
               .peer_lost =
                   [](db::NodeId node) {
                     log(LogLevel::warning, "a node sends no messages",
                         {{"node", std::to_string(node.value)}});
                   },
               .log_error = parts_.log_error});
}

void NodeMessages::apply(const link::Content& content) {
  try {
    std::visit([this](const auto& one) { apply(one); }, content);
  } catch (const std::exception& error) {
    parts_.log_error(error.what());
  }
}

void NodeMessages::apply(const link::GameChanged& changed) {
  parts_.rooms.announced(changed.game, changed.version);
}

void NodeMessages::apply(const link::TournamentChanged& changed) {
  parts_.tournaments.announced(changed.tournament, changed.version);
}

void NodeMessages::apply(const link::Notification& notification) {
  parts_.inboxes.notify_here(notification.user, notification.data);
}

void NodeMessages::apply(const link::UnreadChanged& changed) {
  parts_.inboxes.notify_of_unread_here(changed.user);
}

void NodeMessages::apply(const link::ChatLine& line) {
  parts_.chat.forwarded(line.game, line.frame,
                        {.players = line.players,
                         .to_players = line.to_players,
                         .to_moderators = line.to_moderators,
                         .to_others = line.to_others,
                         .except = line.except});
}

/// The store says which of the player's sessions have ended. If it cannot be read, housekeeping
/// closes their sockets within a minute.
void NodeMessages::apply(const link::AccountChanged& changed) {
  parts_.reads.run_priority(
      "account " + std::to_string(changed.user.value), [this, user = changed.user] {
        try {
          const Instant now = parts_.clock.now();
          parts_.sockets.close_ended(
              user, [&](const db::Bearer& bearer) { return parts_.sessions.lives(bearer, now); });
        } catch (const std::exception& error) {
          parts_.log_error(error.what());
        }
      });
}

}  // namespace crownhead::server
