#include "server/http/limits.hpp"

#include <mutex>
#include <unordered_map>

#include "rules/reasons.hpp"
#include "server/net/limits/address.hpp"

namespace crownhead::api {
namespace {

constexpr std::int64_t second_ms = 1000;
constexpr std::int64_t minute_ms = 60 * second_ms;

std::string one_each(Millis every) {
  if (every.count < second_ms) return std::to_string(second_ms / every.count) + " per second";
  if (every.count == minute_ms) return "one per minute";
  if (every.count % minute_ms == 0)
    return "one every " + std::to_string(every.count / minute_ms) + " minutes";
  return "one every " + std::to_string(every.count / second_ms) + " s";
}

}  // namespace

std::string grouped(int number) {
  auto text = std::to_string(number);
  for (auto at = static_cast<std::ptrdiff_t>(text.size()) - 3; at > 0; at -= 3)
    text.insert(static_cast<std::size_t>(at), ",");
  return text;
}

std::string RateLimitRow::how_often() const {
  auto text = grouped(burst_) + " at once, then " + one_each(every_);
  if (!remark_.empty()) text.append("; ").append(remark_);
  return text;
}

struct ConcurrencyLimit::Taken {
  std::mutex mutex;
  std::unordered_map<std::string, int> by_asker;
  int all = 0;

  void leave(const std::string& asker) {
    const std::lock_guard lock(mutex);
    --all;
    const auto at = by_asker.find(asker);
    if (--at->second == 0) by_asker.erase(at);
  }
};

ConcurrencyLimit::ConcurrencyLimit(std::string_view what, int most, int most_of_all)
    : what_(what), most_(most), most_of_all_(most_of_all), taken_(std::make_shared<Taken>()) {}

std::shared_ptr<const void> ConcurrencyLimit::enter(const std::string& asker) {
  {
    const std::lock_guard lock(taken_->mutex);
    if (taken_->all >= most_of_all_) return nullptr;
    int& count = taken_->by_asker[asker];
    if (count >= most_) return nullptr;
    ++count;
    ++taken_->all;
  }
  return {static_cast<const void*>(this),
          [taken = taken_, asker](const void*) { taken->leave(asker); }};
}

std::vector<const RateLimitRow*> SiteLimits::rows() const {
  return {&requests_by_account,
          &requests_by_stranger,
          &requests_by_address,
          &accounts_by_address,
          &sign_ins_by_place,
          &sign_ins_by_name,
          &sign_ins_by_address,
          &reports_by_name,
          &chat_by_name,
          &acts_by_session,
          &mails_by_name,
          &confirmations_by_receiver,
          &daily_confirmations_by_receiver,
          &resets_by_name,
          &mails_by_address,
          &webhook_tests_by_name,
          &push_by_name,
          &analyses_by_name,
          &faults_by_address,
          &faults,
          &stored_by_address};
}

RateKeys::RateKeys(std::string_view remote) : address_(net::address_key(remote)) {}

Millis RateKeys::pay_for_address(SiteLimits& limits, Budget budget, Instant now) const {
  if (budget.whom == Counts::nobody) return {};
  return limits.requests_by_address.use(address_, now, budget.cost);
}

Millis RateKeys::pay_for_asker(SiteLimits& limits, Budget budget, Instant now) const {
  if (budget.whom != Counts::asker) return {};
  return use_of_asker(limits, budget.cost, now);
}

Millis RateKeys::use_of_asker(SiteLimits& limits, int cost, Instant now) const {
  auto& limit = account_.empty() ? limits.requests_by_stranger : limits.requests_by_account;
  const Millis wait = limit.use(asker(), now, cost);
  if (wait > Millis{0}) limits.requests_by_address.give_back(address_, cost);
  return wait;
}

Millis RateKeys::pay(SiteLimits& limits, Budget budget, Instant now) const {
  const Millis wait = pay_for_address(limits, budget, now);
  return wait > Millis{0} ? wait : pay_for_asker(limits, budget, now);
}

Millis RateKeys::pay_more(SiteLimits& limits, int cost, Instant now) const {
  if (cost == 0) return {};
  const Millis wait = limits.requests_by_address.use(address_, now, cost);
  return wait > Millis{0} ? wait : use_of_asker(limits, cost, now);
}

Millis RateKeys::pay_for_bytes(SiteLimits& limits, std::size_t bytes, Instant now) const {
  return limits.stored_by_address.use(address_, now,
                                      static_cast<double>(bytes) / bytes_of_one_stored);
}

void RateKeys::refund_bytes(SiteLimits& limits, std::size_t bytes) const {
  limits.stored_by_address.give_back(address_, static_cast<double>(bytes) / bytes_of_one_stored);
}

std::string wait_text(Millis wait) { return std::to_string((wait.count + 999) / 1000); }

Error too_often(Millis wait) {
  return {Code::rate_limited, reason::request::too_many_tries((wait.count + 999) / 1000)};
}

Error stored_too_much(Millis wait) {
  return {Code::rate_limited, reason::request::address_stored_much((wait.count + 999) / 1000)};
}

}  // namespace crownhead::api
