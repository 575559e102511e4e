#include "server/messages/curl.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <memory>
#include <stdexcept>

namespace crownhead::messages {
namespace {

TEST(Curl, RefusesToRunWithoutASecurityOption) {
  const Curl curl("a test");
  const std::unique_ptr<CURL, decltype(&curl_easy_cleanup)> handle(curl.init(), curl.cleanup);
  EXPECT_NO_THROW(curl.must_set(handle.get(), CURLOPT_PROTOCOLS_STR, "http,https"));
  constexpr auto unknown = static_cast<CURLoption>(19'999);
  EXPECT_THAT([&] { curl.must_set(handle.get(), unknown, 0L); },
              testing::ThrowsMessage<std::runtime_error>(testing::HasSubstr("or newer")));
}

}  // namespace
}  // namespace crownhead::messages
