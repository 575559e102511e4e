#pragma once

#include <boost/asio/associated_executor.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "server/live/threads.hpp"

namespace crownhead::live {

/// Goes on, on this thread, with what `start` gives to its callback once, on any thread.
template <class T, class Start>
Awaitable<T> awaited(Start start) {
  return boost::asio::async_initiate<const boost::asio::use_awaitable_t<Executor>, void(T)>(
      [](auto handler, Start begin) {
        begin([h = std::move(handler)](T result) mutable {
          const auto executor = boost::asio::get_associated_executor(h);
          boost::asio::post(executor, [h = std::move(h), r = std::move(result)]() mutable {
            std::move(h)(std::move(r));
          });
        });
      },
      boost::asio::use_awaitable_t<Executor>{}, std::move(start));
}

}  // namespace crownhead::live
