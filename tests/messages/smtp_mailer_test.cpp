#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <gtest/gtest.h>
#include <thread>

#include "server/messages/mailer.hpp"

namespace crownhead::messages {
namespace {

using boost::asio::ip::tcp;

// The server accepts the connection and sends nothing, so that a sender waits for its greeting.
TEST(SmtpMailer, TimesOutOnAMuteServer) {
  boost::asio::io_context context;
  tcp::acceptor mute(context, {boost::asio::ip::address_v4::loopback(), 0});
  const auto mailer =
      make_smtp_mailer({.url = "smtp://127.0.0.1:" + std::to_string(mute.local_endpoint().port()),
                        .user = {},
                        .password = {},
                        .ca_file = {}});
  Result<void> sent;
  const auto begun = std::chrono::steady_clock::now();
  std::thread sender(
      [&] { sent = mailer->send(1, "a@example.org", "b@example.org", "Subject: x"); });
  const tcp::socket kept = mute.accept();
  mailer->give_up();
  sender.join();
  ASSERT_FALSE(sent);
  EXPECT_EQ(sent.error().code, Code::unavailable);
  EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(10));
  EXPECT_FALSE(mailer->send(2, "a@example.org", "b@example.org", "Subject: y")) << "nor later";
}

}  // namespace
}  // namespace crownhead::messages
