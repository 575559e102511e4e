#pragma once

#include "db/accounts/contacts.hpp"
#include "db/accounts/second_factors.hpp"
#include "db/accounts/users.hpp"
#include "server/adapters/zones.hpp"
#include "server/http/account/account_mail.hpp"
#include "server/http/call.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/http/site_config.hpp"
#include "server/http/socket/sign_ins.hpp"
#include "server/runtime/wall_clock.hpp"
#include "server/tournament/tournament_rooms.hpp"
#include "server/wire/game/bodies.hpp"

namespace crownhead::api {

/// Accounts and profiles. Passwords are hashed in a worker pool.

/// Checks the rules for names and passwords. Also rejects an e-mail address whose reader has
/// refused mail.
std::optional<wire::Problem> wrong_account(const AccountMail& mail, const wire::AccountBody& body);

Handling create_account(const Passwords& passwords, const SignIns& sign_ins,
                        const AccountMail& mail, CallPtr call);
void get_account(db::Users& users, db::SecondFactors& factors, db::Contacts& contacts,
                 const SiteConfig& config, const live::WallClock& clock, const CallPtr& call);
Handling change_account(const Passwords& passwords, const AccountMail& mail,
                        db::SecondFactors& factors, live::TournamentRooms& tournament_rooms,
                        adapters::Zones& zones, CallPtr call);
void get_user(db::Users& users, const CallPtr& call);

}  // namespace crownhead::api
