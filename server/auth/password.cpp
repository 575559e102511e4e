#include "server/auth/password.hpp"

#include <algorithm>
#include <array>
#include <sodium.h>
#include <stdexcept>

#include "rules/lower_case.hpp"
#include "rules/reasons.hpp"
#include "server/auth/common_passwords.hpp"
#include "server/auth/opaque_string.hpp"
#include "server/auth/sodium.hpp"

namespace crownhead::auth {
namespace {

constexpr std::string_view kept_prefix = "former-";

/// Names that suggest the site's staff or something other than a player.
constexpr auto kept_names = std::to_array<std::string_view>(
    {"abuse",      "admin",      "administration", "administrator", "administrators",
     "admins",     "computer",   "crownhead",      "guest",         "hostmaster",
     "mod",        "moderation", "moderator",      "moderators",    "mods",
     "noreply",    "official",   "operator",       "operators",     "owner",
     "postmaster", "root",       "security",       "staff",         "superuser",
     "support",    "sysadmin",   "system",         "webmaster"});

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool same_ignoring_case(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, lower_case, lower_case);
}

/// True in any spelling: "Ad_Min", "moderator-1", "TheAdmin", "CrownheadSupport".
bool is_kept(std::string_view username) {
  std::string plain;
  for (const char c : username)
    if (is_letter(c)) plain += lower_case(c);
  std::string_view rest = plain;
  for (const std::string_view before : {"the", "crownhead"})
    if (rest.size() > before.size() && rest.starts_with(before)) rest.remove_prefix(before.size());
  return std::ranges::find(kept_names, rest) != kept_names.end();
}

bool verifies(std::string_view hash, std::string_view password) {
  return crypto_pwhash_str_verify(std::string(hash).c_str(), password.data(), password.size()) == 0;
}

}  // namespace

std::string hash_password(std::string_view as_sent, PasswordCost cost) {
  require_sodium();
  const std::string password = opaque_string(as_sent).value_or(std::string(as_sent));
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), cost.passes,
                        cost.memory_bytes) != 0)
    throw std::runtime_error("not enough memory to hash a password");
  return hash.data();
}

PasswordMatch match_password(std::string_view hash, std::string_view password) {
  require_sodium();
  const auto normal = opaque_string(password);
  if (normal && verifies(hash, *normal)) return PasswordMatch::normal;
  if (normal && *normal == password) return PasswordMatch::none;
  return verifies(hash, password) ? PasswordMatch::as_sent : PasswordMatch::none;
}

bool password_matches(std::string_view hash, std::string_view password) {
  return match_password(hash, password) != PasswordMatch::none;
}

bool needs_rehash(std::string_view hash, PasswordMatch match, PasswordCost cost) {
  if (match == PasswordMatch::as_sent) return true;
  return crypto_pwhash_str_needs_rehash(std::string(hash).c_str(), cost.passes,
                                        cost.memory_bytes) != 0;
}

Result<void> check_password_rule(std::string_view as_sent, std::string_view username) {
  const auto opaque = opaque_string(as_sent);
  if (!opaque && !as_sent.empty()) return std::unexpected(opaque.error());
  const std::string password = opaque.value_or("");
  if (password.size() < 8 || password.size() > 1024)
    return fail(Code::invalid_field, reason::account::password_length());
  if (same_ignoring_case(password, username))
    return fail(Code::invalid_field, reason::account::password_is_the_name());
  if (is_common_password(password))
    return fail(Code::invalid_field, reason::account::password_is_common());
  return {};
}

Result<void> check_username_rule(std::string_view username) {
  const auto allowed = [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; };
  if (username.size() < 2 || username.size() > 20)
    return fail(Code::invalid_field, reason::account::name_length());
  if (same_ignoring_case(username.substr(0, kept_prefix.size()), kept_prefix))
    return fail(Code::invalid_field, reason::account::name_of_a_closed_account());
  if (!is_letter(username.front()) || !std::ranges::all_of(username, allowed))
    return fail(Code::invalid_field, reason::account::name_characters());
  return {};
}

Result<void> check_chosen_name(std::string_view username) {
  if (is_kept(username)) return fail(Code::invalid_field, reason::account::name_of_the_site());
  return check_username_rule(username);
}

}  // namespace crownhead::auth
