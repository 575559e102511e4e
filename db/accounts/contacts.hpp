#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/accounts/sessions.hpp"
#include "db/jobs/requests.hpp"
#include "rules/accounts/messages.hpp"

namespace crownhead::db {

using accounts::Contact;
using accounts::MailPurpose;
using accounts::MessageSettings;

/// What a secret that came by e-mail stood for.
struct MailSecret {
  UserId user;
  std::string email;
};

/// A secret that is to be kept.
struct MailedSecret {
  SecretHash secret;
  Instant expires;
};

/// Where players are reached, what they want to be told, and the secrets that are sent to them.
class Contacts {
 public:
  Contacts(Writer& writer, Readers& readers);

  /// nullopt if the account is closed or has no address.
  std::optional<Contact> of(UserId user) const;
  MessageSettings settings_of(UserId user) const;
  void change(UserId user, MessageSettings settings, Done<void> done);

  /// Stores the end of the player's link, unless there is one already.
  void keep_unsubscribe(UserId user, std::string link_end, Done<void> done);
  /// The language of the player whose link ends like that; nullopt for one that was never given.
  std::optional<std::string> locale_of_unsubscribe(std::string_view link_end) const;
  /// Turns all messages off, and gives the player's language. not_found for a link that was never
  /// given.
  void unsubscribe(std::string link_end, Done<std::string> done);

  /// Adds a secret. Of the player's older ones for that purpose and address the last two stay
  /// good.
  void keep_secret(SecretHash secret, UserId user, MailPurpose purpose, std::string email,
                   Instant expires, Done<void> done);
  /// The address is the player's from now on. not_found if the secret is used up, has expired or
  /// was for an address that the player has changed since.
  void confirm(SecretHash secret, Instant now, Done<void> done);
  /// nullopt if the secret is used up or has expired.
  std::optional<MailSecret> find_confirm(const SecretHash& secret, Instant now) const;
  /// Whether the reader of the address has refused links to confirm it.
  bool refuses(const SecretHash& address, Instant now) const;
  /// Until `until` no such link is sent to the address that the secret was sent to; the account
  /// that named the address loses it, if it was not confirmed. not_found.
  void refuse(SecretHash secret, SecretHash address, Instant now, Instant until, Done<void> done);

  /// nullopt if the secret is used up or has expired.
  std::optional<MailSecret> find_reset(const SecretHash& secret, Instant now) const;
  /// Uses the secret up, sets the password, ends all sessions and what else lives without the
  /// password (end_other_access); the address is shown to be the player's, too. A former address
  /// that is still good takes its place again. not_found.
  void reset_password(SecretHash secret, std::string password_hash, Instant now, Done<void> done);

  /// The address that was the player's before somebody changed it, while a link undoes that; the
  /// one of longest ago. nullopt if there is none but the present one.
  std::optional<std::string> former_address(UserId user, Instant now) const;
  /// The former address is the player's again. Whoever changed it knows the password, so that it
  /// opens nothing any more: sessions and all other access end, and `reset` sets a new one. Gives
  /// whose it is; not_found.
  void undo_email(SecretHash secret, MailedSecret reset, Instant now, Done<UserId> done);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
