#include "server/http/tournaments/tournament_wish.hpp"

#include "rules/reasons.hpp"
#include "rules/tournament/lot.hpp"
#include "server/http/if_match.hpp"

namespace crownhead::api {

live::Awaitable<std::optional<std::int64_t>> carry_out(const DirectorAccess& directing,
                                                       const CallPtr& call, Wish wish) {
  const auto version = versions_wanted(*call);
  if (!version) {
    call->refuse(version.error());
    co_return std::nullopt;
  }
  wish.names.emplace(call->bearer()->user, call->bearer()->name);
  const auto done = co_await live::awaited<Result<std::int64_t>>([&](auto answered) {
    directing.rooms.act(tournament_id(*call),
                        {.if_version = *version,
                         .what = std::move(wish.what),
                         .act = {.at = directing.clock.now(),
                                 .by = call->bearer()->user,
                                 .reason = std::move(wish.reason),
                                 .as_director = call->bearer()->role == db::Role::admin},
                         .names = std::move(wish.names),
                         .mails = std::move(wish.mails),
                         .key = call->key(),
                         .done = std::move(answered)});
  });
  if (done) co_return *done;
  call->fail(done.error());
  co_return std::nullopt;
}

live::Awaitable<void> send(const DirectorAccess& directing, const CallPtr& call, Wish wish) {
  const int status = wish.status;
  if (const auto version = co_await carry_out(directing, call, std::move(wish)))
    call->json(status, wire::version_json(*version));
}

live::Awaitable<TournamentViewPtr> directors_view(const DirectorAccess& directing,
                                                  const CallPtr& call) {
  auto in = co_await view_to_act_on(directing, call);
  if (!in) co_return nullptr;
  const auto why =
      why_not_directing(directing, *call, in->tournament, reason::tournament::only_its_directors());
  if (!why) co_return in;
  call->fail(*why);
  co_return nullptr;
}

void add_mail(db::Contacts& contacts, const SiteConfig& config, const live::WallClock& clock,
              UserId user, const messages::TournamentMessage& told,
              std::vector<accounts::OutgoingMail>& mails) {
  const auto contact = contacts.of(user);
  if (!contact || !contact->confirmed) return;
  mails.push_back(messages::mail_to(
      *contact, messages::tournament_wording(*contact, told, config.link_url), clock.now()));
}

int rating_in(db::Ratings& ratings, const live::WallClock& clock, const tournament::Tournament& in,
              UserId user) {
  const auto pool = db::pool_of(in.settings().variant, least_seats, in.settings().control);
  return ratings.shown(user, pool, clock.now()).rating;
}

tournament::Enter entry_of(db::Ratings& ratings, const live::WallClock& clock,
                           const tournament::Tournament& in, const db::User& user,
                           bool password_right) {
  return {
      .user = user.id,
      .rating = rating_in(ratings, clock, in, user.id),
      .lot = tournament::drawn_lot(in.history().seed, {static_cast<std::uint64_t>(user.id.value)}),
      .password_right = password_right};
}

std::optional<Reason> why_not_named(const db::Users& users, const tournament::Settings& settings,
                                    UserId user, Reason missing) {
  if (!settings.real_names || !users.identity_of(user).real_name.empty()) return std::nullopt;
  return missing;
}

tournament::GameOutcome outcome_of(const wire::ResultBody& body, bool first_is_white) {
  using enum tournament::GameOutcome;
  if (body.annulled) return annulled;
  switch (body.outcome) {
    case play::Outcome::draw: return draw;
    case play::Outcome::none: return both_lose;
    case play::Outcome::white_wins:
    case play::Outcome::black_wins: break;
  }
  const bool first = (body.outcome == play::Outcome::white_wins) == first_is_white;
  if (body.forfeit) return first ? first_wins_by_forfeit : second_wins_by_forfeit;
  return first ? first_wins : second_wins;
}

std::optional<db::User> named_entrant(db::Users& users, const CallPtr& call) {
  auto user = users.by_name(call->path_text(1));
  if (!user) call->fail({Code::not_found, reason::field::no_player_of_this_name()});
  return user;
}

}  // namespace crownhead::api
