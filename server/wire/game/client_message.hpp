#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "rules/ids.hpp"
#include "rules/result.hpp"
#include "server/wire/game/chat_json.hpp"
#include "server/wire/game/wishes.hpp"

namespace crownhead::wire {

struct GameTopic {
  GameId game;
};
struct LobbyTopic {};
struct OwnTopic {};
struct TournamentTopic {
  TournamentId tournament;
};
struct StudyTopic {
  StudyId study;
};
using Topic = std::variant<GameTopic, LobbyTopic, OwnTopic, TournamentTopic, StudyTopic>;

struct Subscribe {
  Topic topic;
  std::optional<std::int64_t> version;  ///< the last one that the client has
  bool glance = false;  ///< a preview among others: it does not count as a spectator
};
struct Unsubscribe {
  Topic topic;
};
struct AskTime {};

struct ResignWish {};
struct AbortWish {};
struct GiveTimeWish {};
struct BerserkWish {};

/// A player's command in a game.
using PlayerWish = std::variant<MoveWish, DrawWish, ResignWish, AbortWish, TakebackWish,
                                RematchWish, GiveTimeWish, ClaimWish, BerserkWish>;

struct GameCommand {
  CommandId id;
  GameId game;
  PlayerWish what;
};
struct Seek {
  CommandId id;
  GameWish wish;
};
struct Unseek {
  CommandId id;
  SeekId seek;
};
struct Take {
  CommandId id;
  SeekId seek;
  std::string entropy = {};  ///< for the dice of the game, if it has any
};

struct Chat {
  CommandId id;
  GameId game;
  ChatWish wish;
};

using ClientMessage =
    std::variant<Subscribe, Unsubscribe, AskTime, GameCommand, Seek, Unseek, Take, Chat>;

/// A message that could not be parsed. `id` is the client's own text, if it could be read.
struct MessageError {
  std::optional<std::string> id;
  Error error;
};

std::expected<ClientMessage, MessageError> parse_client_message(std::string_view text);

/// Ids are decimal numbers in quotes; nullopt for anything else.
std::optional<std::int64_t> parse_id(std::string_view text);

}  // namespace crownhead::wire
