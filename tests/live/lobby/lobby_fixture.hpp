#pragma once

#include <gtest/gtest.h>

#include "server/game/command_key.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::live {

inline constexpr ConnectionId annas = 1, bens = 2;

class LobbyTest : public testing::Test {
 protected:
  Result<void> unseek(UserId user, SeekId seek,
                      const std::optional<db::RequestKey>& key = std::nullopt) {
    return db::awaited<void>(
        [&](auto done) { site.lobby.unseek(user, seek, key, std::move(done)); });
  }
  std::shared_ptr<Ear> follow(std::size_t thread = 1, std::optional<UserId> viewer = std::nullopt) {
    auto ear = std::make_shared<Ear>();
    site.lobby.follow({thread, ear}, viewer);
    return ear;
  }
  static db::RequestKey key(UserId user, std::uint8_t id, std::string_view what) {
    return request_key(user, command_id(id), what, "");
  }

  LiveSite site;
  UserId anna = site.anna, ben = site.ben, carl = site.carl;
};

}  // namespace crownhead::live
