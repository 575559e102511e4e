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
};

/// In the order of wire::ClientMessage. Playing is bounded by the frames of the socket and
/// its address alone: a hall of players behind one address may all be short of time.
inline constexpr auto message_costs = std::to_array<MessageCost>({
    {"`sub`", budgets::several},  // makes a snapshot
    {"`unsub`", budgets::plain},
    {"`time`", budgets::unpaid},
    {"`move` and all else of a game", budgets::unpaid},
    {"`seek`", budgets::several},
    {"`unseek`", budgets::plain},
    {"`take`", budgets::several},
    {"`chat`", budgets::plain},
});
static_assert(message_costs.size() == std::variant_size_v<wire::ClientMessage>);

inline Budget cost_of(const wire::ClientMessage& message) {
  return message_costs[message.index()].budget;
}

}  // namespace crownhead::api
