#include "server/people/greet.hpp"

#include <memory>
#include <utility>

#include "server/runtime/read_pool.hpp"
#include "server/wire/game/server_message.hpp"

namespace crownhead::live {

std::weak_ptr<Greeting> greet(Channel& channel, const Follower& follower, Workers& pool,
                              std::string_view who, std::move_only_function<std::string()> write,
                              std::function<Frame()> last) {
  auto greeting = channel.begin_greeting(follower);
  ask(pool, who, std::move(write),
      [greeting, &threads = channel.threads(), home = channel.home(),
       last = std::move(last)](ReadOutcome<std::string> text) mutable {
        auto frame = make_frame(text ? *std::move(text)
                                     : wire::error_frame(std::nullopt, why_not_read(text.error())));
        threads.post(home, [greeting, frame = std::move(frame), last = std::move(last)] {
          Channel::finish_greeting(greeting, frame, last);
        });
      });
  return greeting;
}

}  // namespace crownhead::live
