#pragma once

#include <gtest/gtest.h>
#include <optional>
#include <utility>

#include "server/game/room.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {

std::optional<Code> code_of(const auto& result) {
  return result ? std::nullopt : std::optional(result.error().code);
}

class RoomTest : public testing::Test {
 protected:
  GameId live_game() { return site.stores.game(db::live_setup(anna, ben), noon); }
  GameId slow_game() { return site.stores.game(db::correspondence_setup(anna, ben), noon); }

  /// Stores an event without the room's knowledge.
  void behind_its_back(GameId game, std::int64_t after_version, play::Event event,
                       std::optional<db::RequestKey> key = std::nullopt) {
    ASSERT_TRUE(site.stores.append({.game = game,
                                    .after_version = after_version,
                                    .events = {site.stores.whole(game, std::move(event))},
                                    .command = key,
                                    .state = std::nullopt}));
  }

  LiveSite site;
  UserId anna = site.anna, ben = site.ben, carl = site.carl;
};

}  // namespace crownhead::live
