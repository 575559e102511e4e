#pragma once

#include "db/accounts/contacts.hpp"
#include "db/accounts/second_factors.hpp"
#include "db/accounts/users.hpp"
#include "server/adapters/zones.hpp"
#include "server/api/account_mail.hpp"
#include "server/api/call.hpp"
#include "server/api/password_check.hpp"
#include "server/api/sign_ins.hpp"
#include "server/api/site_config.hpp"
#include "server/live/tournament_rooms.hpp"
#include "server/live/wall_clock.hpp"
#include "server/wire/bodies.hpp"

namespace crownhead::api {

/// Accounts and profiles. Passwords are hashed in the workers.

/// What breaks the rules of names and passwords, and an address whose reader wants no mail.
std::optional<wire::Problem> wrong_account(const AccountMail& mail, const wire::AccountBody& body);

void create_account(const Passwords& passwords, const SignIns& sign_ins, const AccountMail& mail,
                    const CallPtr& call);
void get_account(db::Users& users, db::SecondFactors& factors, db::Contacts& contacts,
                 const SiteConfig& config, const live::WallClock& clock, const CallPtr& call);
void change_account(const Passwords& passwords, const AccountMail& mail, db::SecondFactors& factors,
                    live::TournamentRooms& tournament_rooms, adapters::Zones& zones,
                    const CallPtr& call);
void get_user(db::Users& users, const CallPtr& call);

}  // namespace crownhead::api
