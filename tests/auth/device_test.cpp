#include "server/auth/device.hpp"

#include <gtest/gtest.h>

namespace crownhead::auth {
namespace {

TEST(DeviceName, NamesBrowserAndSystem) {
  const std::pair<const char*, const char*> cases[] = {
      {"Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0", "Firefox · Linux"},
      {"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
       " Chrome/126.0 Safari/537.36 Edg/126.0",
       "Edge · Windows"},
      {"Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0"
       " Mobile Safari/537.36",
       "Chrome · Android"},
      {"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like"
       " Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
       "Safari · iPhone"},
      {"curl/8.5.0", "curl"},
      {"", ""},
      {"\xff<script>", ""},
  };
  for (const auto& [agent, name] : cases) EXPECT_EQ(device_name(agent), name);
  EXPECT_LE(device_name(std::string(500, 'x')).size(), 40U);
}

}  // namespace
}  // namespace crownhead::auth
