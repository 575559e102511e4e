#pragma once

#include <gtest/gtest.h>
#include <latch>
#include <memory>
#include <string_view>

#include "server/runtime/workers.hpp"

namespace crownhead::live {

/// Keeps all threads of a pool busy until it is destroyed.
class Held {
 public:
  explicit Held(Workers& workers, std::string_view who = "holder")
      : begun_(static_cast<std::ptrdiff_t>(workers.size().threads)) {
    for (std::size_t i = 0; i < workers.size().threads; ++i)
      EXPECT_TRUE(workers.run(who, [this, go_on = go_on_] {
        begun_.count_down();
        go_on->wait();
      }));
    begun_.wait();
  }
  ~Held() { release(); }
  Held(const Held&) = delete;
  Held& operator=(const Held&) = delete;

  void release() {
    if (!go_on_->try_wait()) go_on_->count_down();
  }

 private:
  std::latch begun_;
  std::shared_ptr<std::latch> go_on_ = std::make_shared<std::latch>(1);
};

}  // namespace crownhead::live
