#pragma once

#include <climits>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/result.hpp"
#include "server/net/limits/rate_limit.hpp"
#include "server/runtime/workers.hpp"

namespace crownhead::api {

/// A rate limit with separate counts per key; a row of the first table in docs/limits.md, which a
/// test compares.
class RateLimitRow : public net::RateLimit {
 public:
  /// `what` and `remark` are the texts of the row.
  RateLimitRow(std::string_view what, int burst, Millis every, std::string_view remark = {})
      : RateLimit(burst, every), what_(what), remark_(remark), burst_(burst), every_(every) {}

  std::string_view what() const { return what_; }
  /// Returns for example "20 at once, then one every 3 minutes".
  std::string how_often() const;

 private:
  std::string_view what_;
  std::string_view remark_;
  int burst_;
  Millis every_;
};

/// A concurrency limit: how many operations of a kind one client, and optionally all clients
/// together, may have in progress. Callable from any thread.
class ConcurrencyLimit {
 public:
  ConcurrencyLimit(std::string_view what, int most, int most_of_all = INT_MAX);

  std::string_view what() const { return what_; }
  int most() const { return most_; }
  int most_of_all() const { return most_of_all_; }

  /// Takes a place, which is freed when the pointer is released. Returns nullptr if all are taken.
  std::shared_ptr<const void> enter(const std::string& asker);

 private:
  struct Taken;
  std::string_view what_;
  int most_, most_of_all_;
  std::shared_ptr<Taken> taken_;  ///< places may outlive the site
};

/// All rate limits. The first three count a request's budget; the others are charged where the
/// action happens.
struct SiteLimits {
  RateLimitRow requests_by_account{"requests per account", 200, Millis{50}};
  RateLimitRow requests_by_stranger{"requests per address, while signed out", 200, Millis{50}};
  RateLimitRow requests_by_address{"requests per address, in total", 2'000, Millis{20}};
  RateLimitRow accounts_by_address{"accounts and guests created per address", 20, seconds(180)};
  RateLimitRow sign_ins_by_place{"sign-in attempts per name, from one address or known browser", 10,
                                 seconds(40), "successful ones do not count"};
  RateLimitRow sign_ins_by_name{"sign-in attempts per name, from all unknown places together", 100,
                                seconds(36), "successful ones do not count"};
  RateLimitRow sign_ins_by_address{"sign-in attempts per address", 50, seconds(5)};
  RateLimitRow reports_by_name{"reports per player", 10, seconds(600)};
  RateLimitRow chat_by_name{"chat lines per player", 8, seconds(4)};
  RateLimitRow acts_by_session{"wrong passwords and codes per session", 10, seconds(40)};
  RateLimitRow mails_by_name{"links sent per player's address", 3, seconds(600)};
  RateLimitRow confirmations_by_receiver{"confirmation links sent per mailbox, whoever asks", 3,
                                         seconds(600)};
  RateLimitRow daily_confirmations_by_receiver{"the same, per day", 10, seconds(8640)};
  RateLimitRow resets_by_name{"password resets requested per name", 3, seconds(600)};
  RateLimitRow mails_by_address{"password resets requested per address", 20, seconds(60)};
  RateLimitRow webhook_tests_by_name{"webhook tests per player", 5, seconds(120)};
  RateLimitRow push_by_name{"browsers registered for push per player", 10, seconds(360)};
  RateLimitRow analyses_by_name{"game analyses requested per player", 20, seconds(4320),
                                "games analysed before do not count"};
  RateLimitRow faults_by_address{"browser errors reported per address", 5, seconds(60)};
  RateLimitRow faults{"browser errors reported in total", 50, seconds(30)};

  /// In kilobytes. Including its initial burst, no address stores more than 49 MB in any day.
  RateLimitRow stored_by_address{
      "kilobytes stored per address, by all accounts and guests behind it", 20'000, seconds(3)};

  ConcurrencyLimit downloads{"downloads in progress per account or address", 2};
  ConcurrencyLimit exports{"exports in progress per account", 1, 2};
  ConcurrencyLimit readings{"PDN texts being read or written per account or address", 1};

  std::vector<const RateLimitRow*> rows() const;
};

/// Maximum number of topics (games, tournaments and so on) that one socket follows.
inline constexpr std::size_t topics_of_socket = 64;

/// The limit that a request counts towards, in addition to the shared limit of its address.
enum class Counts : std::uint8_t {
  asker,    ///< the account; without one, the address as an anonymous client
  address,  ///< only the shared limit: for ways to sign in, which have limits of their own
  nobody    ///< free
};

/// The cost of a route. Has no default, so that every row of a table states one.
struct Budget {
  int cost;
  Counts whom;
  ConcurrencyLimit SiteLimits::* place = nullptr;  ///< nullptr: no concurrency limit
  live::Workers live::Pools::* pool = nullptr;     ///< nullptr: the pool of reads

  consteval Budget(int how_much, Counts for_whom) : cost(how_much), whom(for_whom) {}

  /// The same with a concurrency limit.
  consteval Budget one_of(ConcurrencyLimit SiteLimits::* places) const {
    auto changed = *this;
    changed.place = places;
    return changed;
  }
  /// The same, answered in another pool: for requests that read the database or a body for so long
  /// that short requests would be delayed.
  consteval Budget in(live::Workers live::Pools::* workers) const {
    auto changed = *this;
    changed.pool = workers;
    return changed;
  }
};

namespace budgets {

inline constexpr Budget plain{1, Counts::asker};    ///< finds or changes one object
inline constexpr Budget several{2, Counts::asker};  ///< reads the data of a page or a game
inline constexpr Budget listed = several.in(&live::Pools::on_demand);
inline constexpr Budget with_fen = several.in(&live::Pools::on_demand);  ///< a body with a position
inline constexpr Budget heavy_act{5, Counts::asker};                     ///< changes much
inline constexpr Budget search = heavy_act.in(&live::Pools::on_demand);  ///< searches many rows
inline constexpr Budget hash{10, Counts::asker};                         ///< hashes a password
inline constexpr Budget document{20, Counts::asker};  ///< writes or reads a whole document
inline constexpr Budget file = document.one_of(&SiteLimits::downloads);        ///< in parts
inline constexpr Budget account_file = document.one_of(&SiteLimits::exports);  ///< in parts
inline constexpr Budget pdn = document.one_of(&SiteLimits::readings);
inline constexpr Budget entry{1, Counts::address};  ///< a way to an account
inline constexpr Budget hashed_entry{10, Counts::address};
inline constexpr Budget web_file{1, Counts::address};  ///< of the client, and missing files
inline constexpr Budget open_socket{2, Counts::asker};
inline constexpr Budget unpaid{0, Counts::nobody};

}  // namespace budgets

/// The kind of data that a request or message stores if it succeeds.
enum class Stores : std::uint8_t {
  nothing,
  /// Text: charged to the address per byte, and refused when the disk is nearly full.
  text,
  /// Stored even when the disk is nearly full: game commands, results, sign-ins,
  /// moderation.
  vital
};

/// The unit of SiteLimits::stored_by_address, in bytes.
inline constexpr double bytes_of_one_stored = 1000;

/// Requests that send or replay a whole game cost one more per this many plies, in addition to
/// their budget. The longest game costs less than a burst.
inline constexpr int plies_of_one = 250;
constexpr int cost_of_plies(int plies) { return plies / plies_of_one; }

/// The keys of the rate limits that a request is charged to.
class RateKeys {
 public:
  explicit RateKeys(std::string_view remote);

  /// Charges this account from the next charge on.
  void signed_in(UserId account) { account_ = std::to_string(account.value); }

  const std::string& address() const { return address_; }
  /// Returns the key of the account; without one, of the address as an anonymous client.
  const std::string& asker() const { return account_.empty() ? address_ : account_; }

  /// Charges the address's shared limit. Returns zero, or how long to wait.
  Millis pay_for_address(SiteLimits& limits, Budget budget, Instant now) const;
  /// Charges the address and the client.
  Millis pay(SiteLimits& limits, Budget budget, Instant now) const;
  /// Charges the client. If that is refused, refunds the address.
  Millis pay_for_asker(SiteLimits& limits, Budget budget, Instant now) const;
  /// Charges both a cost that became known later.
  Millis pay_more(SiteLimits& limits, int cost, Instant now) const;
  /// Charges the address for stored bytes. Returns zero, or how long to wait.
  Millis pay_for_bytes(SiteLimits& limits, std::size_t bytes, Instant now) const;
  /// Refunds bytes that were not stored.
  void refund_bytes(SiteLimits& limits, std::size_t bytes) const;

 private:
  Millis use_of_asker(SiteLimits& limits, int cost, Instant now) const;

  std::string address_;
  std::string account_;
};

/// Formats a number like "1,000".
std::string grouped(int number);

/// How long a rate-limit refusal is delayed. In that time an address gets at most one refusal per
/// connection, however fast it repeats requests.
inline constexpr Millis refusal_delay = seconds(2);

/// Returns whole seconds, for Retry-After.
std::string wait_text(Millis wait);
/// Returns the refusal for too many requests, valid for `wait`.
Error too_often(Millis wait);
/// Returns the refusal for storing more than an address's budget.
Error stored_too_much(Millis wait);

}  // namespace crownhead::api
