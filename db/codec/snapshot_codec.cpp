#include "db/codec/snapshot_codec.hpp"

#include "db/codec/change_codec.hpp"
#include "db/codec/parts.hpp"

namespace crownhead::codec {
namespace {

// A snapshot in another format is rebuilt from the events.
constexpr std::uint8_t snapshot_format = 1;
constexpr std::size_t smallest_move = 5;  // five empty fields

void write_moves(ByteWriter& out, const SharedList<play::PlayedMove>& moves) {
  out.number(moves.size());
  for (const auto& move : moves) {
    out.text(move.text);
    out.millis(move.spent);
    out.millis(move.left);
    out.millis(move.brought);
    write(out, std::optional(move.change));
    out.text(move.path);
  }
}

std::vector<play::PlayedMove> read_moves(ByteReader& in) {
  std::vector<play::PlayedMove> moves(in.count(smallest_move));
  for (auto& move : moves) {
    move = {.text = in.text(), .spent = in.millis(), .left = in.millis(), .brought = in.millis()};
    const auto change = read_change(in);
    if (!change) in.blame("a move without its change");
    move.change = change.value_or(draughts::Change{});
    move.path = in.text();
  }
  return moves;
}

void write_dice(ByteWriter& out, const play::DiceHistory& dice) {
  out.number(dice.greetings.size());
  for (const auto& greeted : dice.greetings) write(out, greeted);
  out.number(dice.rolls.size());
  for (const auto& roll : dice.rolls) {
    out.integer(roll.ply);
    write(out, roll.dice);
  }
  out.number(dice.said.size());
  for (const auto& said : dice.said) {
    out.text(said.entropy);
    out.byte(said.automatic);
  }
  out.raw(dice.link);
}

play::DiceHistory read_dice(ByteReader& in) {
  constexpr std::size_t smallest_greeting = 2, smallest_roll = 3, smallest_said = 2;
  play::DiceHistory dice;
  dice.greetings.resize(in.count(smallest_greeting));
  for (auto& greeted : dice.greetings) greeted = read_greeted(in);
  for (auto left = in.count(smallest_roll); left > 0; --left) {
    const int ply = in.integer();
    dice.rolls.push_back({.ply = ply, .dice = read_roll(in)});
  }
  for (auto left = in.count(smallest_said); left > 0; --left) {
    auto entropy = in.text();
    dice.said.push_back({.entropy = std::move(entropy), .automatic = in.flag()});
  }
  dice.link = read_digest(in);
  return dice;
}

void write_leavers(ByteWriter& out, const std::vector<play::LeftSeat>& left) {
  out.number(left.size());
  for (const auto& one : left) {
    out.integer(one.ply);
    out.enumerator(one.seat);
    out.enumerator(one.reason);
  }
}

std::vector<play::LeftSeat> read_leavers(ByteReader& in) {
  constexpr std::size_t smallest_leaver = 3;
  std::vector<play::LeftSeat> left(in.count(smallest_leaver));
  for (auto& one : left)
    one = {.ply = in.integer(),
           .seat = in.enumerator(last_seat),
           .reason = in.enumerator(kind::last_reason)};
  return left;
}

play::GameSnapshotData read_saved(ByteReader& in) {
  play::GameSnapshotData saved;
  saved.setup = read_setup(in);
  saved.moves = read_moves(in);
  if (saved.setup.dice_commitment) saved.dice = read_dice(in);
  const std::size_t seats = saved.setup.players.size();
  if (seats > least_seats) saved.left = read_leavers(in);
  saved.clock = read_clock(in);
  for (play::Offer* offer : {&saved.draw, &saved.takeback, &saved.rematch}) {
    offer->by = in.optional_enum(last_seat);
    offer->barred = in.optional_enum(last_seat);
  }
  if (in.flag()) saved.next_game = GameId{in.signed_number()};
  if (in.flag()) saved.ended = read_ended(in);
  if (in.flag()) saved.pause = play::Pause{.since = in.instant(), .before = read_clock(in)};
  saved.berserk = PerSeat<bool>::filled(seats);
  saved.lag_left = PerSeat<Millis>::filled(seats);
  for (bool& berserk : saved.berserk) berserk = in.flag();
  for (Millis& lag_left : saved.lag_left) lag_left = in.millis();
  saved.began = in.instant();
  saved.waiting_since = in.instant();
  saved.this_turn.since = in.instant();
  saved.this_turn.stood = read_intervals(in);
  saved.last_event = in.instant();
  saved.version = in.signed_number();
  saved.rematch_commitment = read_digest_if_any(in);
  return saved;
}

}  // namespace

std::vector<std::uint8_t> encode_snapshot(const play::Game& game) {
  const play::GameSnapshotData saved = game.saved();
  ByteWriter out;
  out.byte(snapshot_format);
  write(out, saved.setup);
  write_moves(out, saved.moves);
  if (saved.setup.dice_commitment) write_dice(out, saved.dice);
  if (saved.setup.players.size() > least_seats) write_leavers(out, saved.left);
  write(out, saved.clock);
  for (const play::Offer& offer : {saved.draw, saved.takeback, saved.rematch}) {
    out.optional_enum(offer.by);
    out.optional_enum(offer.barred);
  }
  out.byte(saved.next_game.has_value());
  if (saved.next_game) out.signed_number(saved.next_game->value);
  out.byte(saved.ended.has_value());
  if (saved.ended) write(out, *saved.ended);
  out.byte(saved.pause.has_value());
  if (saved.pause) {
    out.instant(saved.pause->since);
    write(out, saved.pause->before);
  }
  for (const bool berserk : saved.berserk) out.byte(berserk);
  for (const Millis lag_left : saved.lag_left) out.millis(lag_left);
  out.instant(saved.began);
  out.instant(saved.waiting_since);
  out.instant(saved.this_turn.since);
  write(out, saved.this_turn.stood);
  out.instant(saved.last_event);
  out.signed_number(saved.version);
  write(out, saved.rematch_commitment);
  return out.take();
}

Decoded<play::Game> decode_snapshot(std::span<const std::uint8_t> bytes) {
  ByteReader in(bytes);
  if (in.byte() != snapshot_format)
    in.blame("a snapshot in a format that this program does not support");
  auto saved = in.finish(read_saved(in));
  if (!saved) return std::unexpected(saved.error());
  auto game = play::Game::restore(std::move(*saved));
  if (!game) return std::unexpected(Damage{game.error().detail});
  return std::move(*game);
}

}  // namespace crownhead::codec
