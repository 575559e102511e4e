#include "db/codec/snapshot_codec.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "db/codec/parts.hpp"
#include "rules/play/ruling.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/play/random_game.hpp"
#include "tests/play/random_star.hpp"

namespace crownhead::codec {
namespace {

play::TimeControl correspondence() {
  const play::Sessions sessions{{{5, seconds(86400)}, {3, seconds(3600)}}};
  return *rc::gen::element<play::TimeControl>(play::PerMove{seconds(86400)}, sessions,
                                              play::Unlimited{});
}

play::Setup setup_of(bool russian, bool live) {
  const auto* variant = draughts::find_variant(russian ? "russian" : "international");
  play::Setup setup{.terms = {.variant = std::string(variant->key),
                              .ruleset = std::string(variant->rulesets[0].key),
                              .start_fen = std::string(variant->start_fen),
                              .control = play::Fischer{seconds(120), seconds(1)}},
                    .players = {UserId{1}, UserId{2}}};
  if (!live) setup.terms.control = correspondence();
  return setup;
}

/// Equal in everything that anyone can see or that affects the rest of the game.
void expect_equal(const play::Game& a, const play::Game& b) {
  RC_ASSERT(a.saved() == b.saved());
  RC_ASSERT(draughts_of(a).position() == draughts_of(b).position());
  RC_ASSERT(a.deadline() == b.deadline());
  RC_ASSERT(draughts_of(a).draws().automatic() == draughts_of(b).draws().automatic());
  RC_ASSERT(draughts_of(a).draws().claimable() == draughts_of(b).draws().claimable());
  const auto ours = draughts_of(a).draws().counters(), theirs = draughts_of(b).draws().counters();
  RC_ASSERT(ours.size() == theirs.size());
  for (std::size_t i = 0; i < ours.size(); ++i) {
    RC_ASSERT(ours[i].rule == theirs[i].rule);
    RC_ASSERT(ours[i].left == theirs[i].left);
  }
}

TEST(SnapshotCodec, RestoresAnEqualGame) {
  EXPECT_TRUE(rc::check([] {
    const auto setup = setup_of(*rc::gen::arbitrary<bool>(), *rc::gen::arbitrary<bool>());
    const auto played =
        play::random_game(setup, Instant{1'700'000'000'000}, *rc::gen::arbitrary<std::uint32_t>(),
                          *rc::gen::inRange(0, 150));
    const auto restored = decode_snapshot(encode_snapshot(played.game));
    RC_ASSERT(restored.has_value());
    expect_equal(played.game, *restored);
  }));
}

TEST(SnapshotCodec, RestoresAnEqualGameOfSeveral) {
  EXPECT_TRUE(rc::check([] {
    const auto setup = play::star_setup(*rc::gen::inRange<std::size_t>(3, 7));
    const auto played =
        play::random_star_game(setup, Instant{1'700'000'000'000},
                               *rc::gen::arbitrary<std::uint32_t>(), *rc::gen::inRange(0, 200));
    const auto restored = decode_snapshot(encode_snapshot(played.game));
    RC_ASSERT(restored.has_value());
    RC_ASSERT(restored->saved() == played.game.saved());
    RC_ASSERT(restored->board().state() == played.game.board().state());
    RC_ASSERT(restored->deadline() == played.game.deadline());
  }));
}

TEST(SnapshotCodec, RestoresAnInterruptedTurn) {
  auto game = play::random_game(setup_of(false, true), Instant{1000}, 42, 20).game;
  const auto rule = [&game](const play::Ruling& ruling, Millis later) {
    for (const auto& event : play::decide_ruling(game, ruling, game.last_event() + later).value())
      play::apply(game, event);
  };
  rule(play::PauseGame{}, Millis{1000});
  rule(play::ResumeGame{}, Millis{5000});
  const auto restored = decode_snapshot(encode_snapshot(game));
  ASSERT_TRUE(restored);
  EXPECT_EQ(restored->saved().this_turn.stood.parts().size(), 1U);
  EXPECT_EQ(restored->saved(), game.saved());
}

TEST(SnapshotCodec, SurvivesDamage) {
  const auto played = play::random_game(setup_of(false, true), Instant{1000}, 42, 20);
  const auto bytes = encode_snapshot(played.game);
  EXPECT_TRUE(rc::check([&] {
    auto damaged = bytes;
    damaged[*rc::gen::inRange<std::size_t>(0, bytes.size())] = *rc::gen::arbitrary<std::uint8_t>();
    damaged.resize(*rc::gen::inRange<std::size_t>(bytes.size() / 2, bytes.size() + 2));
    if (const auto game = decode_snapshot(damaged)) static_cast<void>(game->deadline());
  }));
  EXPECT_TRUE(rc::check([] {
    auto noise = *rc::gen::arbitrary<std::vector<std::uint8_t>>();
    noise.insert(noise.begin(), 1);
    static_cast<void>(decode_snapshot(noise));
  }));
}

TEST(SnapshotCodec, DetectsTruncatedAndExcessBytes) {
  auto saved = play::random_game(setup_of(false, true), Instant{1000}, 42, 20).game.saved();
  for (const bool commitment : {false, true}) {
    if (commitment) saved.rematch_commitment.emplace().fill(7);
    auto bytes = encode_snapshot(play::Game::restore(saved).value());
    for (std::size_t kept = 0; kept < bytes.size(); ++kept)
      EXPECT_FALSE(decode_snapshot(std::span(bytes).first(kept))) << kept;
    EXPECT_EQ(decode_snapshot(bytes).value().saved(), saved);
    bytes.push_back(0);
    EXPECT_FALSE(decode_snapshot(bytes));
  }
}

TEST(SnapshotCodec, RefusesUnknownFormats) {
  auto bytes = encode_snapshot(play::random_game(setup_of(false, true), Instant{0}, 3, 0).game);
  ASSERT_TRUE(decode_snapshot(bytes));
  for (const int format : {0, 2, 255}) {
    bytes[0] = static_cast<std::uint8_t>(format);
    EXPECT_FALSE(decode_snapshot(bytes)) << format;
  }
}

TEST(SnapshotCodec, RefusesAnIllegalMove) {
  const auto game = play::random_game(setup_of(false, true), Instant{0}, 3, 1).game;
  auto bytes = encode_snapshot(game);
  ASSERT_TRUE(decode_snapshot(bytes));
  const auto& move = game.moves()[0].change.move;
  const auto change = std::ranges::search(bytes, std::array{move.from, move.to}).begin();
  ASSERT_NE(change, bytes.end());
  constexpr draughts::Square empty = 24;
  *change = empty;
  EXPECT_FALSE(decode_snapshot(bytes));
}

}  // namespace
}  // namespace crownhead::codec
