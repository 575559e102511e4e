#pragma once

#include <climits>
#include <string>
#include <utility>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/play/conditionals.hpp"
#include "rules/play/move_message.hpp"
#include "rules/seat.hpp"

namespace crownhead::db {

/// The tables of conditional moves and of messages with moves. Call all functions inside a
/// transaction.

play::AllConditionals conditionals_of(Connection& connection, GameId game,
                                      const PerSeat<UserId>& players);
/// Replaces the stored conditional moves; an empty set removes them. Returns by how many bytes the
/// player's stored text grows, which the caller charges.
std::int64_t store_conditionals(Connection& connection, GameId game, UserId user,
                                const play::Conditionals& conditionals);

/// Returns the messages of the moves from ply `from` to ply `to`, both included, in order.
std::vector<play::MoveMessage> messages_of(Connection& connection, GameId game, int from = 0,
                                           int to = INT_MAX);
void store_message(Connection& connection, GameId game, const play::MoveMessage& message);
/// Deletes the messages of all moves after the first `plies`.
void drop_messages(Connection& connection, GameId game, int plies);

/// See GameQueries::conditionals_of and GameQueries::messages_by.
std::vector<std::pair<GameId, std::string>> conditionals_by(Connection& connection, UserId user,
                                                            GameId after, int limit);
std::vector<std::pair<GameId, play::MoveMessage>> messages_by(Connection& connection, UserId user,
                                                              const std::pair<GameId, int>& after,
                                                              int limit);

}  // namespace crownhead::db
