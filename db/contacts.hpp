#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/requests.hpp"
#include "db/sessions.hpp"
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

/// Where players are reached, what they want to be told, and the secrets that are sent to them.
class Contacts {
 public:
  Contacts(Writer& writer, Readers& readers);

  /// nullopt if the account is closed or has no address.
  std::optional<Contact> of(UserId user) const;
  MessageSettings settings_of(UserId user) const;
  void change(UserId user, MessageSettings settings, Done<void> done);

  /// Keeps the end of the player's link; the first one stays.
  void keep_unsubscribe(UserId user, std::string link_end, Done<void> done);
  /// Turns all messages off. not_found for a link that was never given.
  void unsubscribe(std::string link_end, Done<void> done);

  /// Takes the place of the player's former secrets of that purpose.
  void keep_secret(SecretHash secret, UserId user, MailPurpose purpose, std::string email,
                   Instant expires, Done<void> done);
  /// The address is the player's from now on. not_found if the secret is used up, has expired or
  /// was for an address that he has changed since.
  void confirm(SecretHash secret, Instant now, Done<void> done);
  /// nullopt if the secret is used up or has expired.
  std::optional<MailSecret> find_reset(const SecretHash& secret, Instant now) const;
  /// Uses the secret up, sets the password and ends all sessions; the address is shown to be the
  /// player's, too. not_found.
  void reset_password(SecretHash secret, std::string password_hash, Instant now, Done<void> done);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
