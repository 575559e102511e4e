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
using accounts::NotificationSettings;

/// The account and the address for which an e-mailed secret was made.
struct MailSecret {
  UserId user;
  std::string email;
};

/// A secret to store.
struct MailedSecret {
  SecretHash secret;
  Instant expires;
};

/// The players' addresses, their message settings and the secrets that are sent to them.
class Contacts {
 public:
  Contacts(Writer& writer, Readers& readers);

  /// Returns nullopt if the account is closed or has no address.
  std::optional<Contact> of(UserId user) const;
  NotificationSettings settings_of(UserId user) const;
  void change(UserId user, NotificationSettings settings, Done<void> done);

  /// Stores the end of the player's unsubscribe link, unless there is one already.
  void keep_unsubscribe(UserId user, std::string link_end, Done<void> done);
  /// Returns the language of the player whose link has that end; nullopt for an unknown link.
  std::optional<std::string> locale_of_unsubscribe(std::string_view link_end) const;
  /// Turns all messages off and answers with the player's language. Fails with not_found for an
  /// unknown link.
  void unsubscribe(std::string link_end, Done<std::string> done);

  /// Adds a secret. Of the player's older secrets for the same purpose and address, the last two
  /// remain valid.
  void keep_secret(SecretHash secret, UserId user, MailPurpose purpose, std::string email,
                   Instant expires, Done<void> done);
  /// Makes the address the player's confirmed one. Fails with not_found if the secret was used, has
  /// expired or was sent to an address that the player has changed.
  void confirm(SecretHash secret, Instant now, Done<void> done);
  /// Returns nullopt if the secret was used or has expired.
  std::optional<MailSecret> find_confirm(const SecretHash& secret, Instant now) const;
  /// True if the owner of the address has refused confirmation links.
  bool refuses(const SecretHash& address, Instant now) const;
  /// Sends no more such links until `until` to the address that the secret was sent to. Removes the
  /// address from the account that named it, unless it was confirmed. Fails with not_found.
  void refuse(SecretHash secret, SecretHash address, Instant now, Instant until, Done<void> done);

  /// Returns nullopt if the secret was used or has expired.
  std::optional<MailSecret> find_reset(const SecretHash& secret, Instant now) const;
  /// Uses the secret up, sets the password and ends all sessions and other access without the
  /// password (end_other_access). Also confirms the address. A previous address whose undo link is
  /// still valid is restored. Fails with not_found.
  void reset_password(SecretHash secret, std::string password_hash, Instant now, Done<void> done);

  /// Returns the player's address before a change that a link can still undo, the earliest of
  /// several; nullopt if there is none that differs from the present one.
  std::optional<std::string> former_address(UserId user, Instant now) const;
  /// Restores the previous address. The person who changed it knows the password, so the password
  /// stops working: sessions and all other access end, and `reset` sets a new one. Answers with the
  /// player; fails with not_found.
  void undo_email(SecretHash secret, MailedSecret reset, Instant now, Done<UserId> done);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
