#include "server/http/tournaments/tournament_imports.hpp"

#include "rules/reasons.hpp"
#include "rules/tournament/decide/import.hpp"
#include "rules/tournament/files/trf.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/tournaments/tournament_access.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/tournament/tournament_document.hpp"

namespace crownhead::api {
namespace {

constexpr int name_column = 15;  // in a record 001

/// The players whom the importer may name in a file.
struct Namable {
  const db::Users& users;
  const db::Blocks& blocks;
  UserId by;
};

/// Looks up the accounts of the players in a file, one after another. Records a fault for every
/// name without a player, or with a player whom the importer may not name.
class PlayersOfFile {
 public:
  PlayersOfFile(const Namable& namable, const wire::ImportBody& body)
      : namable_(namable), body_(body) {}

  void add(const std::string& name, const std::string& field, TextPlace place = {},
           const std::string& federation_number = {}) {
    const auto user = player_of(name, federation_number);
    if (!user || user->closed) return miss(reason::tournament::no_player_at(name), field, place);
    if (auto may = namable_.blocks.may_name(namable_.by, user->id); !may)
      return miss(std::move(may.error().reason), field, place);
    users_.push_back(user->id);
  }

  wire::Parsed<std::vector<UserId>> found() && {
    if (faults_.empty()) return std::move(users_);
    return std::unexpected(wire::Problem{*std::move(first_), std::move(faults_)});
  }

 private:
  /// The importer's own list comes first, then names, then what players say about themselves.
  std::optional<db::User> player_of(const std::string& name, const std::string& number) const {
    const auto& users = namable_.users;
    if (const auto given = body_.players.find(name); given != body_.players.end())
      return users.by_name(given->second);
    auto user = users.by_name(name);
    if (!user && !number.empty()) user = users.by_federation_number(number);
    return user ? user : users.by_real_name(name);
  }

  void miss(Reason why, const std::string& field, TextPlace place) {
    if (!first_)
      first_ = place.line > 0 ? Error(Code::invalid_field, place, why)
                              : Error(Code::invalid_field, field, why);
    faults_.push_back({field, std::move(why)});
  }

  const Namable& namable_;
  const wire::ImportBody& body_;
  std::vector<UserId> users_;
  std::optional<Error> first_;
  std::vector<wire::FieldError> faults_;
};

wire::Parsed<tournament::ImportedTournament> read_report(const Namable& namable,
                                                         const wire::ImportBody& body) {
  const auto report = tournament::read_trf(body.text);
  if (!report) return std::unexpected(wire::Problem{report.error()});
  PlayersOfFile players(namable, body);
  for (std::size_t i = 0; i < report->names.size(); ++i)
    players.add(
        report->names[i],
        "line " + std::to_string(report->lines[i]) + ", column " + std::to_string(name_column),
        {report->lines[i], name_column},
        i < report->identities.size() ? report->identities[i].federation_number : "");
  const auto users = std::move(players).found();
  if (!users) return std::unexpected(users.error());
  return tournament::imported_from(*report, body.settings, *users);
}

wire::Parsed<tournament::ImportedTournament> read_document(const Namable& namable,
                                                           const wire::ImportBody& body) {
  auto document = wire::parse_tournament_document(body.text);
  if (!document) return std::unexpected(document.error());
  PlayersOfFile players(namable, body);
  for (const std::string& name : document->names) players.add(name, "entries");
  const auto users = std::move(players).found();
  if (!users) return std::unexpected(users.error());
  return wire::with_users(*std::move(document), *users);
}

}  // namespace

Handling import_tournament(const DirectorAccess& directing, const db::Users& users,
                           const db::Blocks& blocks, db::Tournaments& tournaments, CallPtr call) {
  const auto body = wire::parse_import(call->body());
  if (!body) co_return call->refuse(body.error());
  co_await directing.runner.in_pool(&live::Pools::tournaments, call);
  const Namable namable{.users = users, .blocks = blocks, .by = call->bearer()->user};
  auto imported = body->format == wire::ImportFormat::trf ? read_report(namable, *body)
                                                          : read_document(namable, *body);
  if (!imported) co_return call->refuse(imported.error());
  if (const auto why = why_no_factor(directing, *call, imported->settings))
    co_return call->fail(*why);
  if (imported->seed == 0) imported->seed = tournament::seed_for(*imported, new_seed());
  auto events =
      tournament::import(*imported, {.at = directing.clock.now(), .by = call->bearer()->user});
  if (!events) co_return call->fail(events.error());
  const auto version = static_cast<std::int64_t>(events->size());
  const auto made = co_await live::awaited<Result<db::Made<TournamentId>>>(
      [&](auto done) { tournaments.create(*std::move(events), call->key(), std::move(done)); });
  if (!made) co_return call->fail(made.error());
  co_await take_up(directing, call, made->id, version);
}

}  // namespace crownhead::api
