#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "server/api/limits.hpp"
#include "server/wire/client_message.hpp"

namespace crownhead::api {

/// What a message of a WebSocket costs, beside being a frame of its socket.
struct MessageCost {
  std::string_view name;  ///< as docs/protocol.md has it
  Budget budget;
  Stores stores;
};

/// In the order of wire::ClientMessage. Playing is bounded by the frames of the socket and
/// its address alone: a hall of players behind one address may all be short of time.
inline constexpr auto message_costs = std::to_array<MessageCost>({
    {"`sub`", budgets::several, Stores::nothing},  // makes a snapshot
    {"`unsub`", budgets::plain, Stores::nothing},
    {"`time`", budgets::unpaid, Stores::nothing},
    {"`move` and all else of a game", budgets::unpaid, Stores::vital},
    {"`seek`", budgets::several, Stores::text},
    {"`unseek`", budgets::plain, Stores::nothing},
    {"`take`", budgets::several, Stores::text},
    {"`chat`", budgets::plain, Stores::text},
});
static_assert(message_costs.size() == std::variant_size_v<wire::ClientMessage>);

inline Budget cost_of(const wire::ClientMessage& message) {
  return message_costs[message.index()].budget;
}

inline Stores stored_of(const wire::ClientMessage& message) {
  return message_costs[message.index()].stores;
}

}  // namespace crownhead::api
