#pragma once

#include <climits>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/result.hpp"
#include "server/live/workers.hpp"
#include "server/net/rate_limit.hpp"

namespace crownhead::api {

/// How often something may be done, by a key: a row of the first table in docs/limits.md, which a
/// test compares.
class Allowance : public net::RateLimit {
 public:
  /// `what` and `remark` are the words of the row.
  Allowance(std::string_view what, int burst, Millis every, std::string_view remark = {})
      : RateLimit(burst, every), what_(what), remark_(remark), burst_(burst), every_(every) {}

  std::string_view what() const { return what_; }
  /// "20 at once, then one each 3 minutes"
  std::string how_often() const;

 private:
  std::string_view what_;
  std::string_view remark_;
  int burst_;
  Millis every_;
};

/// How much of a kind one asker, and where it says so all together, may have under way at a time.
/// Any thread.
class AtOnce {
 public:
  AtOnce(std::string_view what, int most, int most_of_all = INT_MAX);

  std::string_view what() const { return what_; }
  int most() const { return most_; }
  int most_of_all() const { return most_of_all_; }

  /// A place, which is free again when it is released; nullptr if all are taken.
  std::shared_ptr<const void> enter(const std::string& asker);

 private:
  struct Taken;
  std::string_view what_;
  int most_, most_of_all_;
  std::shared_ptr<Taken> taken_;  ///< places may outlive the site
};

/// All allowances. The first three are what a request's budget counts for; the others are asked for
/// where the thing is done.
struct SiteLimits {
  Allowance requests_by_account{"requests of one account", 200, Millis{50}};
  Allowance requests_by_stranger{"requests of one address, by who is not signed in", 200,
                                 Millis{50}};
  Allowance requests_by_address{"requests of one address, all together", 2'000, Millis{20}};
  Allowance accounts_by_address{"accounts and seats of guests made from one address", 20,
                                seconds(180)};
  Allowance sign_ins_by_place{"sign-ins tried for one name from one address or known browser", 10,
                              seconds(40), "one that succeeds does not count"};
  Allowance sign_ins_by_name{"sign-ins tried for one name from strange places, all together", 100,
                             seconds(36), "one that succeeds does not count"};
  Allowance sign_ins_by_address{"sign-ins tried from one address", 50, seconds(5)};
  Allowance reports_by_name{"reports of one player", 10, seconds(600)};
  Allowance chat_by_name{"lines of chat of one player", 8, seconds(4)};
  Allowance acts_by_session{"wrong passwords and codes in one session", 10, seconds(40)};
  Allowance mails_by_name{"links sent to one player's address", 3, seconds(600)};
  Allowance confirmations_by_receiver{"links to confirm it sent to one mailbox, whoever asks", 3,
                                      seconds(600)};
  Allowance daily_confirmations_by_receiver{"the same in a day", 10, seconds(8640)};
  Allowance resets_by_name{"forgotten passwords asked for of one name", 3, seconds(600)};
  Allowance mails_by_address{"forgotten passwords asked for from one address", 20, seconds(60)};
  Allowance webhook_tests_by_name{"tests of webhooks of one player", 5, seconds(120)};
  Allowance analyses_by_name{"games that one player has the site look through", 20, seconds(4320),
                             "one that was looked through does not count"};
  Allowance faults_by_address{"faults of pages reported from one address", 5, seconds(60)};
  Allowance faults{"faults of pages reported by all together", 50, seconds(30)};

  /// In kilobytes. With what it may store at once, no address stores more than 49 MB in any day.
  Allowance stored_by_address{
      "kilobytes stored from one address, by all accounts and guests behind it", 20'000,
      seconds(3)};

  AtOnce downloads{"files under way to one account or address", 2};
  AtOnce exports{"exports under way to one account", 1, 2};
  AtOnce readings{"PDN texts of one account or address being read or written", 1};

  std::vector<const Allowance*> rows() const;
};

/// Games, tournaments and the like that one socket follows.
inline constexpr std::size_t topics_of_socket = 64;

/// Whom a request counts for, beside its address among all who share it.
enum class Counts : std::uint8_t {
  asker,    ///< the account; the address as a stranger's, where nobody is signed in
  address,  ///< nobody else: it is how one comes to an account, and has allowances of its own
  nobody    ///< it is free
};

/// What a route costs. Without a default, so that no row of a table is without one.
struct Budget {
  int cost;
  Counts whom;
  AtOnce SiteLimits::* place = nullptr;         ///< nullptr: any number at a time
  live::Workers live::Pools::* pool = nullptr;  ///< nullptr: that of reads

  consteval Budget(int how_much, Counts for_whom) : cost(how_much), whom(for_whom) {}

  /// The same with a bound on how many run at a time.
  consteval Budget one_of(AtOnce SiteLimits::* places) const {
    auto changed = *this;
    changed.place = places;
    return changed;
  }
  /// The same answered in another pool: for what reads the database or a body for so long that
  /// those who ask for little would wait.
  consteval Budget in(live::Workers live::Pools::* workers) const {
    auto changed = *this;
    changed.pool = workers;
    return changed;
  }
};

namespace budgets {

inline constexpr Budget plain{1, Counts::asker};    ///< finds or changes one thing
inline constexpr Budget several{2, Counts::asker};  ///< reads what is behind a page or a game
inline constexpr Budget listed = several.in(&live::Pools::asked);
inline constexpr Budget with_fen = several.in(&live::Pools::asked);  ///< a body with a position
inline constexpr Budget heavy_act{5, Counts::asker};                 ///< changes much
inline constexpr Budget search = heavy_act.in(&live::Pools::asked);  ///< looks through many rows
inline constexpr Budget hash{10, Counts::asker};                     ///< hashes a password
inline constexpr Budget document{20, Counts::asker};  ///< writes or reads a whole one
inline constexpr Budget file = document.one_of(&SiteLimits::downloads);        ///< in parts
inline constexpr Budget account_file = document.one_of(&SiteLimits::exports);  ///< in parts
inline constexpr Budget pdn = document.one_of(&SiteLimits::readings);
inline constexpr Budget entry{1, Counts::address};  ///< a way to an account
inline constexpr Budget hashed_entry{10, Counts::address};
inline constexpr Budget web_file{1, Counts::address};  ///< of the client, and what is not there
inline constexpr Budget open_socket{2, Counts::asker};
inline constexpr Budget unpaid{0, Counts::nobody};

}  // namespace budgets

/// What a request or message that is carried out leaves behind.
enum class Stores : std::uint8_t {
  nothing,
  /// Text: charged to its address by its bytes, and refused when the disk is nearly full.
  text,
  /// Stored even when the disk is nearly full: game commands, results, signing in.
  vital
};

/// The unit of SiteLimits::stored_by_address.
inline constexpr double bytes_of_one_stored = 1000;

/// Requests that send or replay a whole game cost one more for each so many plies, on top of their
/// budget. The longest game costs less than a burst.
inline constexpr int plies_of_one = 250;
constexpr int cost_of_plies(int plies) { return plies / plies_of_one; }

/// Who pays for a request: the keys of their allowances.
class Payer {
 public:
  explicit Payer(std::string_view remote);

  /// From now on it is this account that asks.
  void signed_in(UserId account) { account_ = std::to_string(account.value); }

  const std::string& address() const { return address_; }
  /// The key of the account, or of a stranger's address.
  const std::string& asker() const { return account_.empty() ? address_ : account_; }

  /// Uses what a request costs for its address among all who share it. Zero, or how long to wait.
  Millis pay_for_address(SiteLimits& limits, Budget budget, Instant now) const;
  /// Pays for the address and for the asker.
  Millis pay(SiteLimits& limits, Budget budget, Instant now) const;
  /// Uses what it costs for who asks; where that is not granted, the address gets its part back.
  Millis pay_for_asker(SiteLimits& limits, Budget budget, Instant now) const;
  /// Pays for both what turned out later to be asked for.
  Millis pay_more(SiteLimits& limits, int cost, Instant now) const;
  /// Charges the address for bytes that are stored. Zero, or how long to wait.
  Millis pay_for_bytes(SiteLimits& limits, std::size_t bytes, Instant now) const;
  /// Gives them back, because they were not stored.
  void refund_bytes(SiteLimits& limits, std::size_t bytes) const;

 private:
  Millis use_of_asker(SiteLimits& limits, int cost, Instant now) const;

  std::string address_;
  std::string account_;
};

/// "1,000"
std::string grouped(int number);

/// How long a refusal for asking too often is kept back. In that time an address gets no more of
/// them than it has connections, however fast it asks again.
inline constexpr Millis held_back = seconds(2);

/// In whole seconds, as Retry-After has it.
std::string wait_text(Millis wait);
/// The refusal for asking too often, which ends after `wait`.
Error too_often(Millis wait);
/// The refusal of what an address wants to store beyond its budget.
Error stored_too_much(Millis wait);

}  // namespace crownhead::api
