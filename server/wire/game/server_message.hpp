#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "rules/seat.hpp"

namespace crownhead::wire {

/// Frames to clients; see docs/protocol.md. `data` is JSON text that is inserted unchanged, so that
/// an event is serialised once for all its receivers.

std::string game_topic(GameId game);
std::string tournament_topic(TournamentId tournament);
std::string study_topic(StudyId study);

std::string ack_frame(const CommandId& id, std::optional<std::int64_t> version,
                      std::string_view data);
/// `id` is the client's own text; null if it had none.
std::string error_frame(std::optional<std::string_view> id, const Error& error);
std::string error_frame(const CommandId& id, const Error& error);
std::string snapshot_frame(std::string_view topic, std::int64_t version, Instant now,
                           std::string_view data);
std::string event_frame(std::string_view topic, std::int64_t version, std::string_view data);
bool is_event_frame(std::string_view frame);
std::string info_frame(std::string_view topic, std::string_view data);
std::string time_frame(Instant now);

/// When each player left; nullopt for a player who is present.
using AwaySince = PerSeat<std::optional<Instant>>;
/// `names` are the names of the first spectators who have one. If `since` is false, the times when
/// players left are omitted, because such a time may be when they sent a move.
std::string presence_data(const AwaySince& away, int spectators,
                          const std::vector<std::string>& names, bool since = true);

}  // namespace crownhead::wire
