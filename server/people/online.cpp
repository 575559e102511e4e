#include "server/people/online.hpp"

#include <utility>

namespace crownhead::live {
namespace {

/// Players come and go all the time; followers do not need every change.
constexpr auto publish_interval = std::chrono::seconds(1);

}  // namespace

Online::Online(Threads& threads, std::size_t thread, std::function<void()> changed)
    : threads_(threads),
      thread_(thread),
      changed_(std::move(changed)),
      timer_(threads.executor(thread)) {}

void Online::come(UserId user) {
  threads_.run_on(thread_, [this, user] {
    if (++sockets_[user] == 1) publish_soon();
  });
}

void Online::go(UserId user) {
  threads_.run_on(thread_, [this, user] {
    const auto it = sockets_.find(user);
    if (it == sockets_.end() || --it->second > 0) return;
    sockets_.erase(it);
    publish_soon();
  });
}

void Online::absent(std::vector<UserId> users,
                    std::move_only_function<void(std::vector<UserId>)> done) {
  threads_.run_on(thread_, [this, users = std::move(users), done = std::move(done)]() mutable {
    std::erase_if(users, [this](UserId user) { return sockets_.contains(user); });
    done(std::move(users));
  });
}

std::vector<UserId> Online::some(std::size_t most) const {
  std::vector<UserId> users;
  for (const auto& [user, sockets] : sockets_) {
    if (users.size() == most) break;
    users.push_back(user);
  }
  return users;
}

void Online::publish_soon() {
  if (std::exchange(publishing_, true)) return;
  timer_.expires_after(publish_interval);
  timer_.async_wait([this](const boost::system::error_code& error) {
    publishing_ = false;
    if (!error) changed_();
  });
}

}  // namespace crownhead::live
