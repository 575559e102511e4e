#include "db/jobs/writer.hpp"

#include <mutex>
#include <stdexcept>

namespace crownhead::db {
namespace {

WriteSides alone(std::unique_ptr<WriteBackend> side) {
  WriteSides sides;
  sides.push_back(std::move(side));
  return sides;
}

/// Answers once, when all lanes have answered: with the first refusal, if there is one.
class Passing {
 public:
  Passing(std::size_t lanes, Done<void> done) : left_(lanes), done_(std::move(done)) {}

  void passed(Result<void> result) {
    std::unique_lock lock(mutex_);
    if (result_ && !result) result_ = std::move(result);
    if (--left_ > 0) return;
    lock.unlock();
    done_(std::move(result_));
  }

 private:
  std::mutex mutex_;
  std::size_t left_;
  Result<void> result_;
  Done<void> done_;
};

Engine engine_of(const WriteSides& sides) {
  if (sides.empty()) throw std::logic_error("a writer without a connection");
  return sides.front()->connection().engine();
}

}  // namespace

Writer::Writer(WriteSides sides, WriterLimits limits) : engine_(engine_of(sides)) {
  for (auto& side : sides)
    lanes_.push_back(std::make_unique<Lane>(std::move(side), writing_, limits, sides.size() > 1));
}

Writer::Writer(std::unique_ptr<WriteBackend> side, WriterLimits limits)
    : Writer(alone(std::move(side)), limits) {}

Writer::~Writer() { drain(); }

void Writer::drain() {
  for (const auto& lane : lanes_) lane->stop();
  for (const auto& lane : lanes_) lane->join();
}

void Writer::pass(Done<void> done) {
  const auto passing = std::make_shared<Passing>(lanes_.size(), std::move(done));
  for (const auto& lane : lanes_)
    lane->enqueue(job<void>(
        Locks::none(), [](Connection&) -> Result<void> { return {}; },
        Done<void>([passing](Result<void> result) { passing->passed(std::move(result)); }),
        Changes::one));
}

/// The lock that is named first chooses the lane, so that the jobs of one user, game or tournament
/// stay in order.
Lane& Writer::lane_of(const Locks& locks) {
  const std::size_t others = lanes_.size() - 1;
  if (others == 0) return live();
  const auto keys = locks.keys();
  const auto key = keys.empty() ? 0 : static_cast<std::uint64_t>(keys.front());
  return *lanes_[1 + key % others];
}

}  // namespace crownhead::db
