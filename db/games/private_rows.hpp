#pragma once

#include <string>
#include <utility>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/play/conditionals.hpp"
#include "rules/play/move_message.hpp"
#include "rules/seat.hpp"

namespace crownhead::db {

/// What stands beside the events of a game. All to be called inside a transaction.

play::AllConditionals conditionals_of(Connection& connection, GameId game,
                                      const PerSeat<UserId>& players);
/// Replaces what was there; no lines remove it. Returns by how many bytes what the player has
/// stored grows, which the caller charges.
std::int64_t store_conditionals(Connection& connection, GameId game, UserId user,
                                const play::Conditionals& conditionals);

/// In order of the moves.
std::vector<play::MoveMessage> messages_of(Connection& connection, GameId game);
/// Those of plies `from` to `to`, both included, in order.
std::vector<play::MoveMessage> messages_between(Connection& connection, GameId game, int from,
                                                int to);
void store_message(Connection& connection, GameId game, const play::MoveMessage& message);
/// Deletes the messages of moves after the first `plies`.
void drop_messages(Connection& connection, GameId game, int plies);

/// As GameQueries::conditionals_of and GameQueries::messages_by.
std::vector<std::pair<GameId, std::string>> conditionals_by(Connection& connection, UserId user,
                                                            GameId after, int limit);
std::vector<std::pair<GameId, play::MoveMessage>> messages_by(Connection& connection, UserId user,
                                                              const std::pair<GameId, int>& after,
                                                              int limit);

}  // namespace crownhead::db
