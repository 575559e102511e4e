#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/accounts/role.hpp"
#include "rules/instant.hpp"
#include "server/wire/client_message.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::wire {

/// Bodies of REST requests that are not an offer to play, and the answers to them.

/// What is wrong with the body of a request that takes none: its members, if it is an object. What
/// is no JSON says nothing that could be missed.
std::optional<Problem> members_without_use(std::string_view body);

struct AccountBody {
  std::string username;
  std::string password;
  std::string email;
  std::string time_zone;
  std::string locale;
};
Parsed<AccountBody> parse_account(std::string_view body);

/// What is wrong with an address for e-mail, to go on from its name; an empty one is none, and
/// right.
std::optional<Reason> fault_of_email(std::string_view email);

/// Of somebody without an account.
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

/// What went wrong in a browser; empty where it was not said.
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
  std::optional<int> fmjd_rating;  ///< 0: none any more
  bool becomes_bot;
  std::optional<std::string> password;  ///< the present one; a changed address asks for it
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

/// One of the two is set.
struct DevClockBody {
  std::optional<Instant> now;
  std::optional<Millis> advance;
};
Parsed<DevClockBody> parse_dev_clock(std::string_view body);

std::string account_made_json(std::int64_t id, std::string_view username);

/// What everybody may know of a player.
struct UserLine {
  std::string username;
  Instant created;
  accounts::Role role;
  bool bot;
  std::optional<int> computer_level;  ///< of the site's own program to play against
  bool guest;
  bool closed;
};
std::string user_json(const UserLine& user);
std::string dev_clock_json(Instant now);
/// `tzdata` is the version of the zone database.
std::string ready_json(bool ready, std::string_view why,
                       const std::optional<std::string>& tzdata = std::nullopt);

}  // namespace crownhead::wire
