// Jobs of two processes that touch the same player, game or tournament at the same time, each on a
// connection of its own: what one job reads before it writes remains true until it has written.

#include "db/jobs/locks.hpp"

#include <functional>
#include <future>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <map>
#include <numeric>

#include "db/accounts/blocks.hpp"
#include "db/accounts/contacts.hpp"
#include "db/accounts/moderation.hpp"
#include "db/accounts/sessions.hpp"
#include "db/chat/chat_lines.hpp"
#include "db/chat/notes.hpp"
#include "db/database.hpp"
#include "db/games/challenges.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "db/messages/webhooks.hpp"
#include "db/postgres/write_backend.hpp"
#include "db/tournaments/tournaments.hpp"
#include "rules/accounts/quotas.hpp"
#include "rules/tournament/decide/next_rounds.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

constexpr std::size_t note_bytes = accounts::quotas::bytes_at_first;

/// The stores of another process, with a lane of its own besides the lanes of the open database.
struct Process {
  Process(const Address& address, int number, Readers& readers)
      : writer(std::make_unique<PostgresWriteBackend>(address.native(), number)),
        users(writer, readers),
        sessions(writer, readers),
        contacts(writer, readers),
        blocks(writer, readers),
        moderation(writer, readers),
        webhooks(writer, readers),
        notes(writer, readers),
        lines(writer, readers),
        challenges(writer, readers),
        tournaments(writer, readers),
        games(writer, readers) {}

  Writer writer;
  Users users;
  Sessions sessions;
  Contacts contacts;
  Blocks blocks;
  Moderation moderation;
  Webhooks webhooks;
  Notes notes;
  ChatLines lines;
  Challenges challenges;
  Tournaments tournaments;
  GameStore games;
};

using Answer = std::function<void(std::optional<Code>)>;
/// The act of one process; `n` is a different number each time.
using Act = std::function<void(Process&, int n, const Answer&)>;

template <class T>
Done<T> told(const Answer& answer) {
  return [answer](const Result<T>& result) {
    answer(result ? std::nullopt : std::optional(result.error().code));
  };
}

std::optional<Code> done_by(Process& process, const Act& act, int n) {
  std::promise<std::optional<Code>> promise;
  act(process, n, [&](std::optional<Code> code) { promise.set_value(code); });
  return promise.get_future().get();
}

SecretHash secret(int n) {
  SecretHash hash{};
  hash[0] = static_cast<std::uint8_t>(n);
  hash[1] = static_cast<std::uint8_t>(n >> 8);
  return hash;
}

class JobLocks : public testing::Test {
 protected:
  /// Runs both at once and returns their answers in order.
  std::array<std::optional<Code>, 2> together(const Act& first, const Act& second) {
    const int n = ++n_, m = ++n_;
    auto other = std::async(std::launch::async, [&] { return done_by(right, second, m); });
    const auto mine = done_by(left, first, n);
    return {mine, other.get()};
  }
  std::int64_t count(std::string_view table, std::string_view column, UserId user) {
    return other
        .value<std::int64_t>("SELECT count(*) FROM " + std::string(table) + " WHERE " +
                                 std::string(column) + " = ?1",
                             user)
        .value();
  }

  Address address = new_postgres_database();
  TestStores stores{address};
  UserId anna = stores.user("anna"), ben = stores.user("ben");
  GameId game = stores.game(correspondence_setup(anna, ben), start);
  Process left{address, 10, stores.database.readers()};
  Process right{address, 11, stores.database.readers()};
  Connection other{std::make_unique<PostgresDriver>(address.native())};
  int n_ = 0;

  Act token = [this](Process& at, int n, const Answer& answer) {
    at.sessions.create_token(secret(n), anna, {.name = "t", .scopes = 1}, start, std::nullopt,
                             told<Made<TokenId>>(answer));
  };
  Act webhook = [this](Process& at, int, const Answer& answer) {
    at.webhooks.create(anna, {.url = "https://a.example", .secret = "s"}, start, std::nullopt,
                       told<Made<WebhookId>>(answer));
  };
  Act challenge = [this](Process& at, int n, const Answer& answer) {
    Challenge made{.id = {n + 1000},
                   .from = anna,
                   .from_name = {},
                   .to = ben,
                   .to_name = {},
                   .terms = {.variant = "international",
                             .ruleset = "fmjd",
                             .start_fen = {},
                             .control = play::Fischer{seconds(300), seconds(3)}},
                   .created = start};
    at.challenges.create(std::move(made), std::nullopt, told<Made<ChallengeId>>(answer));
  };
  Act note = [this](Process& at, int n, const Answer& answer) {
    at.notes.write(anna, games[static_cast<std::size_t>(n % 2)],
                   std::string(note_bytes / 2 + 1, 'n'), start, told<void>(answer));
  };
  Act line = [this](Process& at, int, const Answer& answer) {
    at.lines.add({.game = game, .room = {}, .user = anna, .text = "hello", .at = start},
                 std::nullopt, told<Made<ChatLineId>>(answer));
  };
  Act block = [this](Process& at, int, const Answer& answer) {
    at.blocks.add(anna, ben, start, told<void>(answer));
  };
  Act password = [this](Process& at, int, const Answer& answer) {
    at.users.change_password(anna, "other", std::nullopt, start, told<void>(answer));
  };
  Act session = [this](Process& at, int n, const Answer& answer) {
    at.sessions.open(secret(n), anna, {}, start, start + seconds(60), told<void>(answer));
  };
  Act ban = [this](Process& at, int, const Answer& answer) {
    at.moderation.ban(anna, {ben, start, "so"}, told<void>(answer));
  };
  Act unban = [this](Process& at, int, const Answer& answer) {
    at.moderation.unban(anna, {ben, start, "so"}, told<void>(answer));
  };
  Act draw = [this](Process& at, int, const Answer& answer) {
    const auto loaded = at.games.load(game);
    Append append{.game = game,
                  .after_version = loaded->game.version(),
                  .events = {{start + seconds(1), play::DrawOffered{Seat::white}}},
                  .private_version = loaded->private_version,
                  .state = loaded->game};
    play::apply(*append.state, append.events.front());
    at.games.append(std::move(append), told<void>(answer));
  };
  GameId live = stores.game(live_setup(anna, ben), start);
  /// A move of a running live game, which takes no locks.
  Act live_offer = [this](Process& at, int, const Answer& answer) {
    const auto version = at.games.load(live)->game.version();
    at.games.append({.game = live,
                     .after_version = version,
                     .events = {{start + Millis{version}, play::DrawOffered{Seat::white}}}},
                    told<void>(answer));
  };
  /// Two events, which lock the game.
  Act live_offers = [this](Process& at, int, const Answer& answer) {
    const auto version = at.games.load(live)->game.version();
    const play::Event event{start + Millis{version}, play::DrawOffered{Seat::white}};
    at.games.append({.game = live, .after_version = version, .events = {event, event}},
                    told<void>(answer));
  };
  Act plan = [this](Process& at, int, const Answer& answer) {
    const auto loaded = at.games.load(game);
    at.games.keep_conditionals(game, loaded->game.version(), loaded->private_version, anna,
                               play::Conditionals::stored({{"32-28", "19-23"}}), start,
                               told<void>(answer));
  };
  std::array<GameId, 2> games{game, stores.game(correspondence_setup(anna, ben), start)};
};

TEST_F(JobLocks, KeepConcurrentJobsOfOnePlayerConsistent) {
  // At the limit: one more of each is allowed, or none is left after the first of two was stored.
  for (int i = 0; i + 1 < accounts::quotas::tokens; ++i) ASSERT_FALSE(done_by(left, token, ++n_));
  for (int i = 0; i + 1 < Webhooks::most_of_one; ++i) ASSERT_FALSE(done_by(left, webhook, ++n_));
  for (int i = 0; i + 1 < accounts::quotas::challenges_from_to; ++i)
    ASSERT_FALSE(done_by(left, challenge, ++n_));
  const std::map<std::string, Act> acts{{"token", token},
                                        {"webhook", webhook},
                                        {"challenge", challenge},
                                        {"note", note},
                                        {"line", line},
                                        {"block", block},
                                        {"password", password},
                                        {"session", session},
                                        {"ban", ban},
                                        {"unban", unban},
                                        {"draw", draw},
                                        {"live offer", live_offer},
                                        {"plan", plan},
                                        {"live offers", live_offers}};
  for (const auto& [name, first] : acts) {
    for (const auto& [other_name, second] : acts) {
      const auto answers = together(first, second);
      for (const auto& answer : answers)
        EXPECT_NE(answer, Code::unavailable) << name << " beside " << other_name << ": "
                                             << left.writer.failure() << right.writer.failure();
      EXPECT_LE(count("tokens", "user_id", anna), accounts::quotas::tokens);
      EXPECT_LE(count("webhooks", "user_id", anna), Webhooks::most_of_one);
      EXPECT_LE(count("challenges", "from_id", anna), accounts::quotas::challenges_from_to);
      EXPECT_LE(other
                    .value<std::int64_t>(
                        "SELECT coalesce(sum(length(text)), 0) FROM notes WHERE user_id = ?1", anna)
                    .value(),
                static_cast<std::int64_t>(note_bytes));
    }
  }
  for (const GameId one : {game, live}) EXPECT_TRUE(left.games.load(one).has_value());
}

TEST_F(JobLocks, LetOneOfTwoTakeTheLastAllowedItem) {
  for (int i = 0; i + 1 < accounts::quotas::tokens; ++i) ASSERT_FALSE(done_by(left, token, ++n_));
  for (int round = 0; round < 10; ++round) {
    const auto answers = together(token, token);
    EXPECT_THAT(answers, testing::UnorderedElementsAre(std::nullopt, Code::rate_limited));
    other.run("DELETE FROM tokens WHERE id = (SELECT max(id) FROM tokens)");
  }
}

TEST_F(JobLocks, AssignANameOnce) {
  for (int round = 0; round < 10; ++round) {
    const auto named = [round](const char* as) {
      return [name = as + std::to_string(round)](Process& at, int, const Answer& answer) {
        at.users.create(
            {.name = name, .password_hash = {}, .email = {}, .time_zone = {}, .locale = {}}, start,
            std::nullopt, told<Made<UserId>>(answer));
      };
    };
    EXPECT_THAT(together(named("Carl"), named("cARL")),
                testing::UnorderedElementsAre(std::nullopt, Code::name_taken));
  }
}

TEST_F(JobLocks, NameEachGuestByTheirId) {
  const Act guest = [](Process& at, int, const Answer& answer) {
    at.users.create_guest("UTC", "en", start, std::nullopt, told<Made<UserId>>(answer));
  };
  for (int round = 0; round < 10; ++round)
    EXPECT_THAT(together(guest, guest), testing::Each(std::nullopt));
  EXPECT_EQ(other.value<int>("SELECT count(*) FROM users WHERE guest = 1"
                             " AND name = 'Guest ' || id"),
            20);
}

TEST_F(JobLocks, AnswerConcurrentDuplicatesOnce) {
  for (int round = 0; round < 10; ++round) {
    RequestKey key{UserId{0}, {}, 7};
    key.id[0] = static_cast<std::uint8_t>(round);
    const Act guest = [key](Process& at, int, const Answer& answer) {
      at.users.create({.name = "dora" + std::to_string(key.id[0]),
                       .password_hash = {},
                       .email = {},
                       .time_zone = {},
                       .locale = {}},
                      start, key, told<Made<UserId>>(answer));
    };
    EXPECT_THAT(together(guest, guest), testing::Each(std::nullopt));
  }
}

TEST_F(JobLocks, UseAMailedSecretOnce) {
  for (int round = 0; round < 10; ++round) {
    ASSERT_TRUE(awaited<void>([&](auto done) {
      ProfileChange change{};
      change.email = "anna@example.org";
      stores.users.change_profile(anna, std::move(change), std::move(done));
    }));
    ASSERT_TRUE(awaited<void>([&](auto done) {
      left.contacts.keep_secret(secret(round), anna, MailPurpose::confirm, "anna@example.org",
                                start + seconds(60), std::move(done));
    }));
    const Act confirm = [round](Process& at, int, const Answer& answer) {
      at.contacts.confirm(secret(round), start, told<void>(answer));
    };
    EXPECT_THAT(together(confirm, confirm),
                testing::UnorderedElementsAre(std::nullopt, Code::not_found));
  }
}

TEST_F(JobLocks, LetOneOfTwoConcurrentActsFollowAVersion) {
  const tournament::Settings settings{.name = "Cup",
                                      .variant = "international",
                                      .ruleset = "fmjd",
                                      .control = play::PerMove{seconds(86400)},
                                      .policy = {}};
  const auto first = tournament::create(settings, 7, {.at = start, .by = anna}).value();
  const auto cup = awaited<Made<TournamentId>>([&](auto done) {
                     left.tournaments.create(first, std::nullopt, std::move(done));
                   })
                       .value()
                       .id;
  for (int round = 0; round < 5; ++round) {
    const Act enters = [&](Process& at, int n, const Answer& answer) {
      auto state = at.tournaments.load(cup)->tournament;
      TournamentAppend append{
          .tournament = cup,
          .after_version = state.version(),
          .events = tournament::decide(
                        state, tournament::Enter{.user = n % 2 ? anna : ben, .rating = 1500},
                        {.at = start, .by = anna, .reason = "so"}, nullptr)
                        .value_or(std::vector<tournament::Event>{}),
          .state = state,
          .games = {},
          .rulings = {},
          .at = start};
      for (const auto& event : append.events) apply(append.state, event);
      at.tournaments.append(std::move(append), told<TournamentStored>(answer));
    };
    for (const auto& answer : together(enters, enters))
      EXPECT_TRUE(!answer || answer == Code::stale_version);
  }
  const auto loaded = left.tournaments.load(cup);
  EXPECT_EQ(loaded->tournament.version(), left.tournaments.row(cup)->version);
}

TEST_F(JobLocks, MakeAGlobalJobWaitForAllOthers) {
  std::promise<void> begun, released;
  std::promise<Result<void>> first;
  left.writer.submit<void>(
      Locks::of(anna),
      [&](Connection& connection) -> Result<void> {
        connection.value<int>("SELECT 1");  // sends the queued statements
        begun.set_value();
        released.get_future().wait();
        return {};
      },
      [&](Result<void> result) { first.set_value(std::move(result)); });
  begun.get_future().wait();
  std::promise<Result<void>> second;
  auto everything = second.get_future();
  right.writer.submit<void>(
      Locks::everything(),
      [](Connection& connection) -> Result<void> {
        connection.value<int>("SELECT 1");
        return {};
      },
      [&](Result<void> result) { second.set_value(std::move(result)); });
  while (other.value<int>("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"
                          " AND NOT granted") == 0) {
    ASSERT_NE(everything.wait_for(std::chrono::milliseconds(1)), std::future_status::ready);
  }
  released.set_value();
  EXPECT_TRUE(first.get_future().get());
  EXPECT_TRUE(everything.get());
}

}  // namespace
}  // namespace crownhead::db
