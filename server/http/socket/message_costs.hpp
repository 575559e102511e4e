#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "server/http/limits.hpp"
#include "server/wire/game/client_message.hpp"

namespace crownhead::api {

/// The cost of a WebSocket message, in addition to the frame limit of its socket.
struct MessageCost {
  std::string_view name;  ///< as in docs/protocol.md
  Budget budget;
  Stores stores;
};

/// In the order of wire::ClientMessage. Game commands are limited only by the frames of the socket
/// and of its address: many players behind one address may all be short of time.
inline constexpr auto message_costs = std::to_array<MessageCost>({
    {"`sub`", budgets::several, Stores::nothing},  // makes a snapshot
    {"`unsub`", budgets::plain, Stores::nothing},
    {"`time`", budgets::unpaid, Stores::nothing},
    {"`move` and all other game commands", budgets::unpaid, Stores::vital},
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
