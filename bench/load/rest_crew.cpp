#include "bench/load/rest_crew.hpp"

#include <stdexcept>
#include <string>
#include <utility>

namespace crownhead::bench {
namespace {

constexpr auto pause = std::chrono::milliseconds(200);

}  // namespace

RestAnswer RestSession::send(const RestRequest& request) {
  const auto until = RestCrew::Clock::now() + patience_;
  std::string why;
  for (at_once_ = true; at_once_ || RestCrew::Clock::now() < until; at_once_ = false) {
    if (!at_once_) std::this_thread::sleep_for(pause);
    try {
      if (!client_) client_.emplace(server_.endpoint, server_.host);
      auto answer = client_->send(request);
      if (answer.status != 503) return answer;
      why = answer.body;
    } catch (const std::runtime_error& error) {
      why = error.what();
      client_.reset();
    }
  }
  throw std::runtime_error(server_.url + " did not answer " + request.verb + " " + request.path +
                           " within " + std::to_string(patience_.count()) + " s: " + why);
}

RestCrew::RestCrew(const ServerAddress& server, std::size_t connections,
                   std::chrono::seconds patience, std::function<void(std::exception_ptr)> failed)
    : failed_(std::move(failed)) {
  while (threads_.size() < connections)
    threads_.emplace_back([this, &server, patience] { work(server, patience); });
}

void RestCrew::end() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    changed_.notify_all();
  }
  threads_.clear();
}

void RestCrew::add(Clock::time_point due, Job job) {
  const std::lock_guard lock(mutex_);
  entries_.push({due, std::move(job)});
  changed_.notify_all();
}

void RestCrew::hurry() {
  const std::lock_guard lock(mutex_);
  hurry_ = true;
  changed_.notify_all();
}

void RestCrew::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return error_ || (entries_.empty() && busy_ == 0); });
  if (error_) std::rethrow_exception(error_);
}

void RestCrew::work(const ServerAddress& server, std::chrono::seconds patience) {
  RestSession session(server, patience);
  while (const auto job = take()) {
    try {
      job(session);
    } catch (const std::exception&) {
      fail(std::current_exception());
    }
    const std::lock_guard lock(mutex_);
    --busy_;
    changed_.notify_all();
  }
}

RestCrew::Job RestCrew::take() {
  std::unique_lock lock(mutex_);
  while (!ends_ && !error_) {
    if (entries_.empty()) {
      changed_.wait(lock);
    } else if (const auto due = entries_.top().due; !hurry_ && Clock::now() < due) {
      changed_.wait_until(lock, due);
    } else {
      auto job = entries_.top().job;
      entries_.pop();
      ++busy_;
      return job;
    }
  }
  return {};
}

void RestCrew::fail(std::exception_ptr error) {
  {
    const std::lock_guard lock(mutex_);
    if (error_) return;
    error_ = error;
  }
  failed_(std::move(error));
}

}  // namespace crownhead::bench
