#include "server/live/threads.hpp"

namespace crownhead::live {

Threads::Threads(std::size_t count) {
  for (std::size_t i = 0; i < count; ++i) {
    contexts_.push_back(std::make_unique<boost::asio::io_context>(1));
    guards_.push_back(boost::asio::make_work_guard(*contexts_.back()));
  }
}

Threads::~Threads() { stop(); }

void Threads::start(const std::function<void(std::string_view)>& trouble) {
  for (auto& context : contexts_)
    threads_.emplace_back([&context, trouble] {
      while (!context->stopped()) {
        try {
          context->run();
        } catch (const std::exception& error) {
          trouble(error.what());
        }
      }
    });
}

void Threads::stop() {
  for (auto& guard : guards_) guard.reset();
  for (auto& context : contexts_) context->stop();
  threads_.clear();
}

}  // namespace crownhead::live
