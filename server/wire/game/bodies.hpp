#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/accounts/role.hpp"
#include "rules/identity.hpp"
#include "rules/instant.hpp"
#include "server/wire/core/problem.hpp"
#include "server/wire/game/client_message.hpp"

namespace crownhead::wire {

/// Bodies of REST requests that are not an offer to play, and the answers to them.

/// Returns an error if a request that takes no body has an object with members. Text that is not
/// JSON is ignored, because no one can expect it to have an effect.
std::optional<Problem> members_without_use(std::string_view body);

struct AccountBody {
  std::string username;
  std::string password;
  std::string email;
  std::string time_zone;
  std::string locale;
};
Parsed<AccountBody> parse_account(std::string_view body);

/// Returns what is wrong with an e-mail address, phrased to follow the field's name. An empty
/// address is correct and means none.
std::optional<Reason> fault_of_email(std::string_view email);

/// For a player without an account.
struct GuestBody {
  std::string time_zone;
  std::string locale;
};
Parsed<GuestBody> parse_guest(std::string_view body);

struct SignInBody {
  std::string username;
  std::string password;
  std::optional<std::string> code;  ///< of the second factor
};
Parsed<SignInBody> parse_sign_in(std::string_view body);

/// An error in a browser; fields that were not sent are empty.
struct ClientErrorBody {
  std::string message;
  std::string stack;
  std::string page;
  std::string program;
};
Parsed<ClientErrorBody> parse_client_error(std::string_view body);

struct ProfileBody {
  std::optional<std::string> email;
  std::optional<std::string> time_zone;
  std::optional<std::string> locale;
  std::optional<int> fmjd_rating;  ///< 0 removes it
  IdentityChange identity;
  std::optional<std::string> settings;  ///< a JSON object of the client's
  bool becomes_bot;
  std::optional<std::string> password;  ///< the present one, required for a change of the address
};
Parsed<ProfileBody> parse_profile(std::string_view body);

struct TokenBody {
  std::string name;
  std::uint8_t scopes;  ///< bits in the order read, play, tournaments, admin
  std::optional<Instant> expires;
  std::string password;
};
Parsed<TokenBody> parse_token(std::string_view body);

Parsed<MoveWish> parse_move(std::string_view body);
Parsed<DrawWish> parse_draw(std::string_view body);
Parsed<OfferAction> parse_offer(std::string_view body);
Parsed<RematchWish> parse_rematch(std::string_view body);
Parsed<ClaimWish> parse_claim(std::string_view body);

/// Exactly one of the two is set.
struct DevClockBody {
  std::optional<Instant> now;
  std::optional<Millis> advance;
};
Parsed<DevClockBody> parse_dev_clock(std::string_view body);

std::string account_made_json(std::int64_t id, std::string_view username);

/// The public data of a player.
struct UserLine {
  std::string username;
  Instant created;
  accounts::Role role;
  bool bot;
  std::optional<int> computer_level;  ///< of the site's own computer players
  bool guest;
  bool closed;
};
std::string user_json(const UserLine& user);
std::string dev_clock_json(Instant now);
/// `tzdata` is the version of the zone database.
std::string ready_json(bool ready, std::string_view why,
                       const std::optional<std::string>& tzdata = std::nullopt);

}  // namespace crownhead::wire
