#pragma once

#include <cstddef>
#include <future>
#include <gtest/gtest.h>
#include <latch>

#include "server/runtime/workers.hpp"

namespace crownhead::api {

/// Keeps all threads of a pool busy until it is destroyed.
class Held {
 public:
  explicit Held(live::Workers& pool) : all_(static_cast<std::ptrdiff_t>(pool.size().threads)) {
    for (std::size_t i = 0; i < pool.size().threads; ++i)
      // The job may outlive this object, so it owns its future.
      EXPECT_TRUE(pool.run("holder", [this, gone_on = gone_on_] {
        all_.count_down();
        gone_on.wait();
      }));
    all_.wait();
  }
  ~Held() { go_on_.set_value(); }
  Held(const Held&) = delete;
  Held& operator=(const Held&) = delete;

 private:
  std::latch all_;
  std::promise<void> go_on_;
  std::shared_future<void> gone_on_ = go_on_.get_future().share();
};

}  // namespace crownhead::api
