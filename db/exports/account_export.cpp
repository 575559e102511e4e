#include "db/exports/account_export.hpp"

#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <utility>

#include "db/exports/game_records.hpp"

namespace crownhead::db {
namespace {

using Take = AccountExport::Take;

/// Rows per page: of short texts, and of texts of up to some kilobytes.
constexpr int short_rows = 200, long_rows = 10;

/// The pages of a list. `read` returns up to `rows` items after a key, and `give` passes one of
/// them on and returns its key.
template <class Key, class Read, class Give>
auto pages(Key first, int rows, Read read, Give give) {
  return [=, after = first](const Take& take) mutable {
    auto page = read(after, rows);
    for (auto& one : page) after = give(take, one);
    return page.size() < static_cast<std::size_t>(rows);
  };
}

/// The `give` of a list whose items are parts of the export and are read by their ids.
constexpr auto give_by_id = [](const Take& take, const auto& one) {
  take(one);
  return one.id;
};

/// A list that a quota keeps short.
template <class Read>
auto whole(Read read) {
  return [read](const Take& take) {
    for (auto& one : read()) take(std::move(one));
    return true;
  };
}

/// One record at a time, since a long game has a long one.
auto games_of(const Stores& stores, UserId user, std::string site) {
  return [&stores, records = GameRecords(stores.games, stores.tournaments, std::move(site)),
          filter = GameFilter{.player = user, .limit = short_rows}, ids = std::vector<GameId>(),
          over = false](const Take& take) mutable {
    if (ids.empty() && !over) {
      const auto page = stores.game_queries.list(filter);
      for (const auto& row : page.items) ids.insert(ids.begin(), row.id);
      filter.cursor = page.next_cursor;
      over = !filter.cursor;
    }
    if (ids.empty()) return true;
    const GameId id = ids.back();
    ids.pop_back();
    if (auto record = records.record(id))
      take(accounts::ExportedGame{id, record->format, std::move(record->text)});
    return ids.empty() && over;
  };
}

/// Each rating, followed by the pages of its history.
auto ratings_of(const Ratings& ratings, UserId user, Instant now) {
  return [&ratings, user, now, lines = std::optional<std::vector<PoolRating>>(),
          at = std::size_t{0}, after = INT64_MIN](const Take& take) mutable {
    if (!lines) lines = ratings.of(user, now);
    if (at == lines->size()) return true;
    const PoolRating& line = (*lines)[at];
    if (after == INT64_MIN)
      take(accounts::ExportedRating{
          .pool = line.pool.variant,
          .speed = std::string(rating::speed_name(line.pool.speed)),
          .rating = rating::shown(line.rating),
          .deviation = static_cast<int>(std::lround(line.rating.deviation)),
          .provisional = rating::provisional(line.rating),
          .games = line.games,
          .rated = line.rated});
    const auto points = ratings.points(user, line.pool, after, short_rows);
    for (const auto& point : points) {
      take(accounts::ExportedRatingPoint{
          .at = point.at, .rating = point.rating, .game = point.game});
      after = point.number;
    }
    if (points.size() == short_rows) return false;
    after = INT64_MIN;
    return ++at == lines->size();
  };
}

/// Each study, followed by its chapters one at a time.
auto studies_of(const Studies& studies, UserId user) {
  return
      [&studies, user, ids = std::optional<std::vector<StudyId>>(), study = std::optional<Study>(),
       at = std::size_t{0}, chapter = std::size_t{0}](const Take& take) mutable {
        if (!ids) ids = studies.owned_by(user);
        if (study && chapter < study->chapters.size()) {
          const int number = study->chapters[chapter++].number;
          if (auto one = studies.chapter(study->head.id, number)) take(*std::move(one));
          return false;
        }
        if (at == ids->size()) return true;
        study = studies.find((*ids)[at++]);
        chapter = 0;
        if (study) take(accounts::ExportedStudy{*study});
        return false;
      };
}

auto entries_of(const Tournaments& tournaments, UserId user) {
  return pages(
      TournamentId{INT64_MAX}, short_rows,
      [&tournaments, user](TournamentId before, int rows) {
        return tournaments.entries_of(user, before, rows);
      },
      [](const Take& take, Participation& entry) {
        take(accounts::ExportedEntry{.tournament = entry.tournament,
                                     .tournament_name = std::move(entry.name),
                                     .state = std::string(tournament::state_name(entry.state)),
                                     .seat = entry.seat,
                                     .points = entry.points});
        return entry.tournament;
      });
}

auto directed_by(const Tournaments& tournaments, UserId user) {
  return [&tournaments, filter = TournamentFilter{.director = user, .limit = short_rows}](
             const Take& take) mutable {
    auto page = tournaments.list(filter).value();
    for (auto& row : page.items) take(accounts::ExportedDirectorship{row.id, std::move(row.name)});
    filter.cursor = page.next;
    return !page.next;
  };
}

template <class Read>
auto texts_of(UserId user, Read read) {
  return [user, read, after = WordsPlace()](const Take& take) mutable {
    auto page = read(after);
    for (auto& [tournament, version, event] : page.items) {
      auto* message = std::get_if<tournament::MessageSent>(&event.what);
      take(accounts::ExportedTournamentText{
          .tournament = tournament,
          .act = std::string(tournament::act_name(event)),
          .at = event.at,
          .own = event.by == user,
          .text = std::move(message ? message->text : event.reason)});
    }
    if (page.next) after = *page.next;
    return !page.next;
  };
}

bool is_closed(const Stores& stores, UserId id) {
  const auto user = stores.users.by_id(id);
  return !user || user->closed;
}

accounts::ExportedProfile profile_of(const Stores& stores, UserId id) {
  const auto user = stores.users.by_id(id).value();
  const auto contact = stores.contacts.of(id);
  const auto factor = stores.factors.find(id);
  return {.id = id,
          .username = user.name,
          .email = user.email,
          .email_confirmed = contact && contact->confirmed,
          .time_zone = user.time_zone,
          .locale = user.locale,
          .fmjd_rating = user.fmjd_rating,
          .identity = stores.users.identity_of(id),
          .settings = stores.users.settings_of(id),
          .created = user.created,
          .role = user.role,
          .bot = user.bot,
          .guest = user.guest,
          .second_factor = factor && factor->confirmed,
          .notification_settings = stores.contacts.settings_of(id)};
}

accounts::ExportedVacation exported(vacation::StoredAllocation row, Instant now) {
  return {.tournament = row.tournament,
          .tournament_name = std::move(row.tournament_name),
          .state = std::string(vacation::state_name(vacation::state_of(row.allocation, now))),
          .start = row.allocation.interval.start,
          .end = row.allocation.interval.end,
          .time_zone = std::move(row.time_zone),
          .charged_hours = row.allocation.charged_hours,
          .message = std::move(row.message)};
}

std::vector<accounts::ExportedChallenge> challenges_of(const Challenges& challenges, UserId user) {
  std::vector<accounts::ExportedChallenge> held;
  for (auto& challenge : challenges.of(user, Instant{0}))
    held.push_back(
        {std::move(challenge.from_name), std::move(challenge.to_name), challenge.created});
  return held;
}

}  // namespace

AccountExport::AccountExport(const Stores& stores, UserId user, Instant now, std::string site)
    : stores_(stores), user_(user), closed_(is_closed(stores, user)) {
  const Stores* const from = &stores;
  const auto add = [this](auto section) { sections_.emplace_back(std::move(section)); };
  add([from, user](const Take& take) {
    take(profile_of(*from, user));
    return true;
  });
  add(pages(
      SessionId{INT64_MAX}, short_rows,
      [from, user, now](SessionId before, int rows) {
        return from->sessions.sessions_before(user, now, before, rows);
      },
      give_by_id));
  add(whole([from, user, now] { return from->sessions.tokens_of(user, now); }));
  add(whole([from, user] { return from->webhooks.of(user); }));
  add(whole([from, user] { return from->push_subscriptions.of(user); }));
  add(pages(
      UserId{}, short_rows,
      [from, user](UserId after, int rows) { return from->blocks.after(user, after, rows); },
      [](const Take& take, std::pair<UserId, std::string>& one) {
        take(accounts::ExportedBlock{std::move(one.second)});
        return one.first;
      }));
  add(pages(
      ReportId{}, long_rows,
      [from, user](ReportId after, int rows) {
        return from->moderation.reports_by(user, after, rows);
      },
      give_by_id));
  add(pages(
      std::int64_t{0}, long_rows,
      [from, user](std::int64_t after, int rows) {
        return from->moderation.rulings_about(user, after, rows);
      },
      give_by_id));
  add(whole([from, user] { return challenges_of(from->challenges, user); }));
  add(games_of(stores, user, std::move(site)));
  add(ratings_of(stores.ratings, user, now));
  add(entries_of(stores.tournaments, user));
  add(directed_by(stores.tournaments, user));
  add(pages(
      GameId{}, long_rows,
      [from, user](GameId after, int rows) { return from->notes.of(user, after, rows); },
      [](const Take& take, std::pair<GameId, std::string>& one) {
        take(accounts::ExportedNote{one.first, std::move(one.second)});
        return one.first;
      }));
  add(studies_of(stores.studies, user));
  add(whole([from, user, now] { return from->puzzle_tries.ratings_of(user, now); }));
  add(pages(
      PuzzleId{}, short_rows,
      [from, user](PuzzleId after, int rows) {
        return from->puzzle_tries.tries_of(user, after, rows);
      },
      [](const Take& take, const accounts::PuzzleTry& one) {
        take(one);
        return one.puzzle;
      }));
  add(pages(
      PuzzleReportId{}, long_rows,
      [from, user](PuzzleReportId after, int rows) {
        return from->puzzle_tries.reports_by(user, after, rows);
      },
      give_by_id));
  add(pages(
      ChatLineId{}, short_rows,
      [from, user](ChatLineId after, int rows) { return from->chat_lines.of(user, after, rows); },
      [](const Take& take, ChatLine& line) {
        take(accounts::ExportedChatLine{line.game, std::string(play::room_name(line.room)),
                                        std::move(line.text), line.at});
        return line.id;
      }));
  add(pages(
      GameId{}, long_rows,
      [from, user](GameId after, int rows) {
        return from->game_queries.conditionals_of(user, after, rows);
      },
      [](const Take& take, std::pair<GameId, std::string>& one) {
        take(accounts::ExportedConditionals{one.first, std::move(one.second)});
        return one.first;
      }));
  add(pages(
      std::pair(GameId{}, 0), short_rows,
      [from, user](const std::pair<GameId, int>& after, int rows) {
        return from->game_queries.messages_by(user, after.first, after.second, rows);
      },
      [](const Take& take, std::pair<GameId, play::MoveMessage>& one) {
        take(accounts::ExportedMessage{one.first, one.second.ply, std::move(one.second.text)});
        return std::pair(one.first, one.second.ply);
      }));
  add(pages(
      AllocationId{}, short_rows,
      [from, user](AllocationId after, int rows) {
        return from->vacations.after(user, after, rows);
      },
      [now](const Take& take, vacation::StoredAllocation& one) {
        const AllocationId id = one.id;
        take(exported(std::move(one), now));
        return id;
      }));
  add(texts_of(user, [from, user](const WordsPlace& after) {
    return from->tournaments.words_by(user, after, short_rows);
  }));
  add(texts_of(user, [from, user](const WordsPlace& after) {
    return from->tournaments.words_about(user, after, short_rows);
  }));
  add(whole([from, user] {
    return from->notifications.page(user, {INT64_MAX}, accounts::most_notifications).items;
  }));
}

bool AccountExport::next(const Take& take) {
  if (is_closed(stores_, user_) != closed_)
    throw std::runtime_error("the account was closed during its export");
  if (sections_[at_](take)) ++at_;
  return at_ < sections_.size();
}

}  // namespace crownhead::db
