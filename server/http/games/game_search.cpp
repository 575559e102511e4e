#include "server/http/games/game_search.hpp"

#include <algorithm>

#include "db/exports/game_records.hpp"
#include "rules/play/openings/opening.hpp"
#include "rules/reasons.hpp"
#include "server/http/query.hpp"
#include "server/http/streamed_body.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::api {
namespace {

constexpr int games_a_part = 20;

wire::Parsed<std::optional<UserId>> named(db::Users& users,
                                          const std::optional<std::string>& name) {
  if (!name) return std::nullopt;
  const auto user = users.by_name(*name);
  if (!user)
    return std::unexpected(
        wire::Problem{{Code::not_found, reason::field::no_player_of_this_name()}});
  return user->id;
}

/// Returns the opening in the stored notation, for the named variant or the first in which it is
/// legal.
wire::Parsed<std::optional<std::string>> opening_of(const Call& call,
                                                    const std::optional<std::string>& variant) {
  const auto text = call.query("opening");
  if (!text) return std::nullopt;
  Reason why;
  for (const auto& each : draughts::variants()) {
    if (variant && *variant != each.key) continue;
    if (auto opening = play::read_opening(each, *text))
      return *std::move(opening);
    else if (why.english.empty())
      why = opening.error().reason;
  }
  return std::unexpected(wire::wrong_field("opening", reason::opening::not_moves(why)));
}

/// Returns the record of a game of any kind.
std::optional<std::string> text_of(db::GameRecords& records, GameId game) {
  auto record = records.record(game);
  if (!record) return std::nullopt;
  return std::move(record->text);
}

/// Makes the parts of a file of games, newest first. Skips games for which `read` returns no text.
template <class Read>
auto pages_of(db::GameStore& games, db::Tournaments& tournaments, const SiteConfig& config,
              db::Archive& archive, db::GameSearch search, Read read) {
  search.limit = games_a_part;
  return [&archive, search, read, over = false,
          records = db::GameRecords(games, tournaments,
                                    config.pdn_site())]() mutable -> net::BodyParts::Part {
    std::string text;
    while (text.empty() && !over) {
      const auto page = archive.search(search);
      if (!page) return std::nullopt;
      for (const auto& row : page->items)
        if (const auto game = read(records, row.id)) text += *game + '\n';
      search.cursor = page->next_cursor;
      over = !page->next_cursor;
    }
    return text;
  };
}

/// Answers with the player's finished games selected by the call, in the parts that `pages` makes.
template <class Pages>
void answer_file_of(db::Users& users, const RequestRunner& runner, const CallPtr& call,
                    const char* type, const char* ending, Pages pages) {
  const auto user = users.by_name(call->path_text());
  if (!user) return call->fail({Code::not_found, reason::field::no_player_of_this_name()});
  auto search = search_of(users, *call, user->id);
  if (!search) return call->refuse(search.error());
  search->cursor = std::nullopt;
  call->respond({.status = 200,
                 .headers = file_headers(type, user->name + ending),
                 .body = {},
                 .parts = std::make_shared<StreamedBody>(runner, call, pages(*std::move(search)))});
}

}  // namespace

wire::Parsed<std::optional<UserId>> player_of(db::Users& users, const Call& call) {
  const auto mine = call.query("mine"), turn = call.query("turn"), name = call.query("player");
  if ((mine || turn) && call.may_not_read())
    return std::unexpected(wire::Problem{{Code::scope_missing, reason::account::scope_read()}});
  if ((mine || turn) && !call.user())
    return std::unexpected(
        wire::Problem{{Code::not_signed_in, reason::account::sign_in_for_your_games()}});
  if (mine && *mine != "1") return std::unexpected(wire::wrong_field("mine", reason::field::one()));
  if (turn && *turn != "mine")
    return std::unexpected(wire::wrong_field("turn", reason::field::mine()));
  if (name && (mine || turn))
    return std::unexpected(wire::wrong_field("player", reason::field::not_with_mine()));
  if (mine || turn) return call.user();
  return named(users, name);
}

bool asks_for_finished(const Call& call) {
  const auto status = call.query("status"), reason = call.query("reason");
  const bool of_aborted = reason == "abort" || reason == "no_first_move";
  return status == "finished" || (reason && !of_aborted) ||
         std::ranges::any_of(finished_filters,
                             [&](const char* name) { return call.query(name).has_value(); });
}

std::optional<wire::Problem> why_not_with(const Call& call, std::span<const char* const> names,
                                          const Reason& why) {
  for (const char* name : names)
    if (call.query(name)) return wire::wrong_field(name, why);
  return std::nullopt;
}

wire::Parsed<db::GameSearch> search_of(db::Users& users, const Call& call,
                                       std::optional<UserId> player) {
  using play::Outcome;
  db::GameSearch search{.reason = call.query("reason"), .cursor = call.query("cursor")};
  QueryFields fields;
  if (player)
    search.player = player;
  else
    fields.take(search.player, player_of(users, call));
  fields.take(search.opponent, named(users, call.query("opponent")));
  fields.take(search.variant, variant_of(call));
  fields.take(search.speed, speed_of(call));
  fields.take(search.outcome, none_or<Outcome>(call.query("result"),
                                               {{"2-0", Outcome::white_wins},
                                                {"1-0", Outcome::white_wins},
                                                {"1-1", Outcome::draw},
                                                {"1/2-1/2", Outcome::draw},
                                                {"0-2", Outcome::black_wins},
                                                {"0-1", Outcome::black_wins}},
                                               "result"));
  fields.take(search.since, instant_in(call, "since"));
  fields.take(search.until, instant_in(call, "until"));
  fields.take(search.opening, opening_of(call, search.variant));
  std::int64_t limit = search.limit;
  fields.take(limit, number_in(call, "limit", 1, 200, limit));
  search.limit = static_cast<int>(limit);
  if (fields.problem()) return std::unexpected(*fields.problem());
  if (search.opponent && !search.player)
    return std::unexpected(wire::wrong_field("opponent", reason::field::players_name_too()));
  return search;
}

void search_games(db::Users& users, db::Archive& archive, const CallPtr& call) {
  const auto search = search_of(users, *call);
  if (!search) return call->refuse(search.error());
  if (call->query("status").value_or("finished") != "finished")
    return call->refuse(wire::wrong_field("status", reason::field::finished()));
  if (call->query("turn"))
    return call->refuse(wire::wrong_field("turn", reason::field::not_with_finished()));
  if (call->query("sort").value_or("newest") != "newest")
    return call->refuse(wire::wrong_field("sort", reason::field::newest()));
  const auto page = archive.search(*search);
  if (!page) return call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
  call->json(200, wire::games_json(page->items, page->next_cursor, call->user()));
}

void get_player_pdn(db::Users& users, db::GameStore& games, db::Tournaments& tournaments,
                    const SiteConfig& config, db::Archive& archive, const RequestRunner& runner,
                    const CallPtr& call) {
  answer_file_of(
      users, runner, call, "application/x-pdn; charset=utf-8", ".pdn", [&](db::GameSearch search) {
        return pages_of(games, tournaments, config, archive, std::move(search),
                        [](db::GameRecords& records, GameId game) { return records.pdn(game); });
      });
}

void get_player_records(db::Users& users, db::GameStore& games, db::Tournaments& tournaments,
                        const SiteConfig& config, db::Archive& archive, const RequestRunner& runner,
                        const CallPtr& call) {
  answer_file_of(users, runner, call, "text/plain; charset=utf-8", ".txt",
                 [&](db::GameSearch search) {
                   return pages_of(games, tournaments, config, archive, std::move(search), text_of);
                 });
}

}  // namespace crownhead::api
