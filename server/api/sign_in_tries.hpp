#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/accounts/users.hpp"
#include "server/api/call.hpp"
#include "server/api/sign_ins.hpp"

namespace crownhead::api {

/// Somebody who tries a password for a name. Strangers must not keep its owner out: tries are
/// counted by name and place, a place being a browser or an address from which the owner has signed
/// in lately, else any address; a wider count by name alone is for strange places only.
struct SignInTry {
  std::string name;       ///< whatever its letter case
  std::string place;      ///< name and place
  std::string address;    ///< empty for a known browser
  bool familiar = false;  ///< the place is one of the owner's
};

/// Counts a try; nullopt, and the answer is 429, if there were too many.
std::optional<SignInTry> begin_sign_in(const SignIns& sign_ins, const CallPtr& call,
                                       const std::optional<db::User>& user, std::string_view typed);
/// Gives the try back: it does not count.
void give_back(const SignIns& sign_ins, const SignInTry& tried);

/// The place of the request is one of the player's from now on. Gives the cookie that the browser
/// is known by: its own, or a new one.
std::string note_place(const SignIns& sign_ins, const CallPtr& call, UserId user);

}  // namespace crownhead::api
