#include "db/messages/webhooks.hpp"

#include <gtest/gtest.h>

#include "db/messages/outbox.hpp"
#include "tests/db/instants.hpp"
#include "tests/db/temp_file.hpp"
#include "tests/writer_watch.hpp"

namespace crownhead::db {
namespace {

constexpr Instant later = noon + seconds(60);

class WebhooksTest : public testing::Test {
 protected:
  Result<Made<WebhookId>> create(UserId user, const std::string& secret = "s",
                                 std::optional<RequestKey> key = std::nullopt) {
    return awaited<Made<WebhookId>>([&](auto done) {
      webhooks.create(user,
                      {.url = "https://x.example/" + secret,
                       .secret = secret,
                       .events = accounts::bit_of(NotificationKind::my_turn)},
                      noon, key, std::move(done));
    });
  }
  Result<Webhook> change(UserId user, WebhookId id, const WebhookChange& wanted) {
    return awaited<Webhook>(
        [&](auto done) { webhooks.change(user, id, wanted, later, std::move(done)); });
  }
  Result<Made<DeliveryId>> test(UserId user, WebhookId id, Instant at = noon) {
    return awaited<Made<DeliveryId>>(
        [&](auto done) { webhooks.send_test(user, id, "{}", at, std::nullopt, std::move(done)); });
  }
  void note(std::vector<NewDelivery> deliveries) {
    awaited<void>([&](auto done) {
      outbox.note({}, {.deliveries = std::move(deliveries)}, outbox.looked_until(), noon,
                  std::move(done));
    }).value();
  }
  void tried(DeliveryTry outcome, std::optional<accounts::OutgoingMail> mail = std::nullopt) {
    awaited<void>([&](auto done) {
      webhooks.tried(std::move(outcome), std::move(mail), std::move(done));
    }).value();
  }
  std::vector<DeliveryLine> lines(UserId user, WebhookId id) {
    return webhooks.deliveries(user, id, INT64_MAX, 200).value().items;
  }

  TempFile file;
  TestStores stores{file.path()};
  UserId anna = stores.user("Anna"), ben = stores.user("Ben");
  Webhooks& webhooks = stores.webhooks;
  Outbox& outbox = stores.outbox;
};

TEST_F(WebhooksTest, BelongToTheirOwner) {
  const WebhookId id = create(anna).value().id;
  EXPECT_EQ(webhooks.of(anna).size(), 1U);
  EXPECT_TRUE(webhooks.of(ben).empty());
  EXPECT_EQ(change(ben, id, {.active = false}).error().code, Code::not_found);
  EXPECT_EQ(test(ben, id).error().code, Code::not_found);
  EXPECT_FALSE(webhooks.deliveries(ben, id, INT64_MAX, 1));
  const auto remove = [&](UserId user) {
    return awaited<void>([&](auto done) { webhooks.remove(user, id, std::move(done)); });
  };
  EXPECT_EQ(remove(ben).error().code, Code::not_found);
  test(anna, id).value();
  EXPECT_TRUE(remove(anna).has_value());
  EXPECT_TRUE(webhooks.due(later, 10).empty());
}

TEST_F(WebhooksTest, AreLimitedToTenPerPlayer) {
  for (int i = 0; i < Webhooks::most_of_one; ++i) create(anna).value();
  EXPECT_EQ(create(anna).error().code, Code::rate_limited);
  EXPECT_TRUE(create(ben).has_value());
}

TEST_F(WebhooksTest, ARepeatedRequestCreatesOneWebhookWithTheSameSecret) {
  const RequestKey key{anna, CommandId{1}, 7};
  const auto first = create(anna, "s", key).value();
  EXPECT_EQ(create(anna, "s", key).value().id, first.id);
  EXPECT_EQ(create(anna, "another", key).error().code, Code::key_reused);
  EXPECT_EQ(webhooks.of(anna).size(), 1U);
}

TEST_F(WebhooksTest, ReceiveTheirEventsWhileEnabled) {
  const WebhookId id = create(anna).value().id;
  EXPECT_EQ(webhooks.subscribed(anna, NotificationKind::my_turn), std::vector{id});
  EXPECT_TRUE(webhooks.subscribed(anna, NotificationKind::game_ended).empty());
  change(anna, id, {.events = accounts::bit_of(NotificationKind::game_ended)}).value();
  EXPECT_EQ(webhooks.subscribed(anna, NotificationKind::game_ended), std::vector{id});
  EXPECT_EQ(change(anna, id, {.active = false}).value().disabled, later);
  EXPECT_TRUE(webhooks.subscribed(anna, NotificationKind::game_ended).empty());
  EXPECT_EQ(test(anna, id).error().code, Code::forbidden);
  EXPECT_FALSE(change(anna, id, {.active = true}).value().disabled);
  EXPECT_TRUE(test(anna, id).has_value());
}

TEST_F(WebhooksTest, SendOneDeliveryAtATimeInOrder) {
  const WebhookId one = create(anna, "one").value().id, two = create(ben, "two").value().id;
  note({{one, NotificationKind::my_turn, noon, R"({"n":1})"},
        {one, NotificationKind::my_turn, noon, R"({"n":2})"},
        {two, NotificationKind::my_turn, noon, R"({"n":3})"}});
  EXPECT_TRUE(webhooks.due(noon - Millis{1}, 10).empty());
  const auto due = webhooks.due(noon, 10);
  ASSERT_EQ(due.size(), 2U);
  EXPECT_EQ(due[0].data, R"({"n":1})");
  EXPECT_EQ(due[0].secret, "one");
  EXPECT_EQ(due[0].owner, anna);
  EXPECT_EQ(due[1].data, R"({"n":3})");
  tried({.id = due[0].id, .webhook = one, .at = noon, .status = 204});
  EXPECT_EQ(webhooks.due(noon, 10).front().data, R"({"n":2})");
}

TEST_F(WebhooksTest, StoreTheResultOfADelivery) {
  const WebhookId id = create(anna).value().id;
  const DeliveryId delivery = test(anna, id).value().id;
  tried(
      {.id = delivery, .webhook = id, .at = later, .status = 500, .failure = "no", .next = later});
  EXPECT_EQ(webhooks.of(anna).front().failing_since, later);
  const auto waiting = lines(anna, id).front();
  EXPECT_EQ(waiting.tries, 1);
  EXPECT_EQ(waiting.status, 500);
  EXPECT_EQ(waiting.failure, "no");
  EXPECT_EQ(waiting.due, later);
  EXPECT_EQ(webhooks.due(later, 1).front().failing_since, later);
  tried({.id = delivery, .webhook = id, .at = later, .status = 200});
  EXPECT_FALSE(webhooks.of(anna).front().failing_since);
  EXPECT_EQ(lines(anna, id).front().due, std::nullopt);
  EXPECT_EQ(lines(anna, id).front().failure, "");
}

TEST_F(WebhooksTest, DisablingDropsTheQueueAndNotifiesTheOwner) {
  const WebhookId id = create(anna).value().id;
  const DeliveryId delivery = test(anna, id).value().id;
  test(anna, id).value();
  tried(
      {.id = delivery, .webhook = id, .at = later, .failure = "no", .next = later, .disable = true},
      accounts::OutgoingMail{.user = anna,
                             .address = "a@example.org",
                             .subject = "off",
                             .body = "x",
                             .unsubscribe = {},
                             .created = later});
  EXPECT_EQ(webhooks.of(anna).front().disabled, later);
  EXPECT_TRUE(webhooks.due(later, 10).empty());
  EXPECT_EQ(outbox.due(later, 10).front().subject, "off");
}

TEST_F(WebhooksTest, DropOldDeliveriesAndLimitTheQueue) {
  const WebhookId id = create(anna).value().id;
  for (int i = 0; i < Webhooks::most_remembered + 5; ++i) {
    const DeliveryId delivery = test(anna, id).value().id;
    tried({.id = delivery, .webhook = id, .at = noon, .status = 200});
  }
  EXPECT_EQ(std::ssize(lines(anna, id)), Webhooks::most_remembered);
  const auto page = webhooks.deliveries(anna, id, INT64_MAX, 10).value();
  EXPECT_EQ(webhooks.deliveries(anna, id, *page.next, 1)->items.front().id.value,
            page.items.back().id.value - 1);
  note(std::vector<NewDelivery>(Webhooks::most_waiting + 5,
                                {id, NotificationKind::my_turn, noon, "{}"}));
  EXPECT_EQ(test(anna, id).error().code, Code::busy);
}

TEST_F(WebhooksTest, NoJobGrowsWithTheQueue) {
  const WebhookId few = create(anna).value().id, many = create(anna).value().id;
  note(
      {{few, NotificationKind::my_turn, noon, "{}"}, {few, NotificationKind::my_turn, noon, "{}"}});
  note(std::vector<NewDelivery>(Webhooks::most_waiting,
                                {many, NotificationKind::my_turn, noon, "{}"}));
  const auto job_of_try = [&](WebhookId id, DeliveryTry outcome) {
    for (const auto& delivery : webhooks.due(outcome.at, 10))
      if (delivery.webhook == id) outcome.id = delivery.id;
    outcome.webhook = id;
    return work_of_writers([&] { tried(outcome); }).longest;
  };
  const Instant next = later + seconds(60);
  for (const DeliveryTry& outcome :
       {DeliveryTry{.id = {}, .webhook = {}, .at = later, .failure = "no", .next = next},
        DeliveryTry{.id = {}, .webhook = {}, .at = next},
        DeliveryTry{.id = {}, .webhook = {}, .at = next, .failure = "no", .disable = true}}) {
    job_of_try(few, outcome);
    const auto job = job_of_try(many, outcome);
    EXPECT_LE(job.steps, 2'500);
    EXPECT_LE(job.pages, 300);
    if (outcome.next) EXPECT_TRUE(webhooks.due(next - Millis{1}, 10).empty());
  }
  EXPECT_TRUE(webhooks.due(next, 10).empty());
  EXPECT_FALSE(webhooks.off_with_waiting(next));
  EXPECT_LE(std::ssize(lines(anna, many)), Webhooks::most_remembered);
}

TEST_F(WebhooksTest, AreDeletedWithTheAccount) {
  const WebhookId id = create(anna).value().id;
  test(anna, id).value();
  awaited<void>([&](auto done) { stores.users.close(anna, later, std::move(done)); }).value();
  EXPECT_TRUE(webhooks.due(later, 10).empty()) << "before they are erased";
  stores.erase_closed();
  EXPECT_TRUE(webhooks.of(anna).empty());
  EXPECT_EQ(stores.rows("webhook_deliveries"), 0);
}

}  // namespace
}  // namespace crownhead::db
