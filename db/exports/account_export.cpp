#include "db/exports/account_export.hpp"

#include <cmath>
#include <limits>

#include "db/exports/game_records.hpp"

namespace crownhead::db {
namespace {

constexpr int page_size = 200;

std::vector<accounts::ExportedGame> games_of(const AccountStores& stores, UserId user,
                                             std::string_view site) {
  std::vector<accounts::ExportedGame> held;
  GameRecords records(stores.games, stores.tournaments, std::string(site));
  GameFilter filter{.player = user, .limit = page_size};
  do {
    const auto page = stores.game_queries.list(filter);
    for (const auto& row : page.items)
      if (auto record = records.record(row.id))
        held.push_back({row.id, record->format, std::move(record->text)});
    filter.cursor = page.next_cursor;
  } while (filter.cursor);
  return held;
}

std::vector<accounts::ExportedRatingPoint> history_of(const Ratings& ratings, UserId user,
                                                      const Pool& pool) {
  std::vector<accounts::ExportedRatingPoint> held;
  for (const auto& point : ratings.history(user, pool, std::numeric_limits<int>::max()))
    held.push_back({.at = point.at, .rating = point.rating, .game = point.game});
  return held;
}

std::vector<accounts::ExportedRating> ratings_of(const Ratings& ratings, UserId user, Instant now) {
  std::vector<accounts::ExportedRating> held;
  for (const auto& line : ratings.of(user, now))
    held.push_back({.pool = line.pool.variant,
                    .speed = std::string(rating::speed_name(line.pool.speed)),
                    .rating = rating::shown(line.rating),
                    .deviation = static_cast<int>(std::lround(line.rating.deviation)),
                    .provisional = rating::provisional(line.rating),
                    .games = line.games,
                    .rated = line.rated,
                    .history = history_of(ratings, user, line.pool)});
  return held;
}

std::vector<accounts::ExportedEntry> entries_of(const Tournaments& tournaments, UserId user) {
  std::vector<accounts::ExportedEntry> held;
  for (auto& entry : tournaments.entries_of(user))
    held.push_back({.tournament = entry.tournament,
                    .tournament_name = std::move(entry.name),
                    .state = std::string(tournament::state_name(entry.state)),
                    .seat = entry.seat,
                    .points = entry.points});
  return held;
}

std::vector<accounts::ExportedTournamentText> texts_of(const Tournaments& tournaments,
                                                       UserId user) {
  std::vector<accounts::ExportedTournamentText> held;
  for (auto& [tournament, version, event] : tournaments.words_of(user)) {
    auto* message = std::get_if<tournament::MessageSent>(&event.what);
    held.push_back({.tournament = tournament,
                    .act = std::string(tournament::act_name(event)),
                    .at = event.at,
                    .own = event.by == user,
                    .text = std::move(message ? message->text : event.reason)});
  }
  return held;
}

std::vector<accounts::ExportedDirectorship> directs(const Tournaments& tournaments, UserId user) {
  std::vector<accounts::ExportedDirectorship> held;
  TournamentFilter filter{.director = user, .limit = page_size};
  for (std::optional<std::int64_t> next = filter.before; next;) {
    filter.before = *next;
    auto page = tournaments.list(filter);
    for (auto& row : page.items) held.push_back({row.id, std::move(row.name)});
    next = page.next;
  }
  return held;
}

std::vector<accounts::ExportedChallenge> challenges_of(const Challenges& challenges, UserId user) {
  std::vector<accounts::ExportedChallenge> held;
  for (auto& challenge : challenges.of(user, Instant{0}))
    held.push_back(
        {std::move(challenge.from_name), std::move(challenge.to_name), challenge.created});
  return held;
}

std::vector<accounts::ExportedChatLine> chat_of(const ChatLines& lines, UserId user) {
  std::vector<accounts::ExportedChatLine> held;
  for (auto& line : lines.of(user))
    held.push_back(
        {line.game, std::string(play::room_name(line.room)), std::move(line.text), line.at});
  return held;
}

std::vector<accounts::ExportedMessage> messages_of(const GameQueries& games, UserId user) {
  std::vector<accounts::ExportedMessage> held;
  for (auto& [game, message] : games.messages_by(user))
    held.push_back({game, message.ply, std::move(message.text)});
  return held;
}

std::vector<accounts::ExportedVacation> vacations_of(const Vacations& vacations, UserId user,
                                                     Instant now) {
  std::vector<accounts::ExportedVacation> held;
  for (auto& row : vacations.of(user))
    held.push_back(
        {.tournament = row.tournament,
         .tournament_name = std::move(row.tournament_name),
         .state = std::string(vacation::state_name(vacation::state_of(row.allocation, now))),
         .start = row.allocation.interval.start,
         .end = row.allocation.interval.end,
         .time_zone = std::move(row.time_zone),
         .charged_hours = row.allocation.charged_hours,
         .message = std::move(row.message)});
  return held;
}

}  // namespace

std::optional<accounts::AccountExport> account_export(const AccountStores& stores, UserId id,
                                                      Instant now, std::string_view site) {
  auto user = stores.users.by_id(id);
  if (!user) return std::nullopt;
  const auto contact = stores.contacts.of(id);
  const auto factor = stores.factors.find(id);
  return accounts::AccountExport{.id = id,
                                 .username = std::move(user->name),
                                 .email = std::move(user->email),
                                 .email_confirmed = contact && contact->confirmed,
                                 .time_zone = std::move(user->time_zone),
                                 .locale = std::move(user->locale),
                                 .fmjd_rating = user->fmjd_rating,
                                 .created = user->created,
                                 .role = user->role,
                                 .bot = user->bot,
                                 .guest = user->guest,
                                 .second_factor = factor && factor->confirmed,
                                 .message_settings = stores.contacts.settings_of(id),
                                 .sessions = stores.sessions.sessions_of(id, now),
                                 .tokens = stores.sessions.tokens_of(id, now),
                                 .webhooks = stores.webhooks.of(id),
                                 .blocked = stores.blocks.of(id),
                                 .reports = stores.moderation.reports_by(id),
                                 .rulings = stores.moderation.rulings_about(id),
                                 .challenges = challenges_of(stores.challenges, id),
                                 .games = games_of(stores, id, site),
                                 .ratings = ratings_of(stores.ratings, id, now),
                                 .tournaments = entries_of(stores.tournaments, id),
                                 .directs = directs(stores.tournaments, id),
                                 .notes = stores.notes.of(id),
                                 .studies = stores.studies.owned_by(id),
                                 .puzzles = stores.puzzle_tries.all_of(id, now),
                                 .chat = chat_of(stores.chat_lines, id),
                                 .conditionals = stores.game_queries.conditionals_of(id),
                                 .messages = messages_of(stores.game_queries, id),
                                 .vacations = vacations_of(stores.vacations, id, now),
                                 .tournament_texts = texts_of(stores.tournaments, id)};
}

}  // namespace crownhead::db
