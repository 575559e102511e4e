#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/accounts/users.hpp"
#include "server/http/call.hpp"
#include "server/http/socket/sign_ins.hpp"

namespace crownhead::api {

/// An attempt to sign in to a name with a password. Strangers must not lock out its owner, so
/// attempts are counted per name and place. A place is a browser or address that the owner has
/// recently signed in with, or any other address. A wider count per name covers only places new to
/// the owner.
struct SignInTry {
  std::string name;       ///< in any letter case
  std::string place;      ///< name and place
  std::string address;    ///< empty for a known browser
  bool familiar = false;  ///< the owner has signed in from this place
};

/// Counts an attempt. Returns nullopt and answers 429 if there were too many.
std::optional<SignInTry> begin_sign_in(const SignIns& sign_ins, const CallPtr& call,
                                       const std::optional<db::User>& user, std::string_view typed);
/// Refunds the attempt.
void give_back(const SignIns& sign_ins, const SignInTry& tried);

/// Records the place of the request as one of the player's. Returns the cookie that identifies the
/// browser: its existing one, or a new one.
std::string note_place(const SignIns& sign_ins, const CallPtr& call, UserId user);

}  // namespace crownhead::api
