#include "server/link/message.hpp"

#include <array>
#include <type_traits>
#include <utility>

namespace crownhead::link {
namespace {

using codec::ByteReader;
using codec::ByteWriter;

void write(ByteWriter&, const Heartbeat&) {}

void write(ByteWriter& to, const GameChanged& changed) {
  to.signed_number(changed.game.value);
  to.signed_number(changed.version);
}

void write(ByteWriter& to, const TournamentChanged& changed) {
  to.signed_number(changed.tournament.value);
  to.signed_number(changed.version);
}

void write(ByteWriter& to, const Notification& notification) {
  to.signed_number(notification.user.value);
  to.text(notification.data);
}

void write(ByteWriter& to, const UnreadChanged& changed) { to.signed_number(changed.user.value); }

void write(ByteWriter& to, const AccountChanged& changed) { to.signed_number(changed.user.value); }

void write(ByteWriter& to, const std::vector<UserId>& users) {
  to.number(users.size());
  for (const UserId user : users) to.signed_number(user.value);
}

void write(ByteWriter& to, const ChatLine& line) {
  to.signed_number(line.game.value);
  to.text(line.frame);
  write(to, line.players);
  for (const bool is : {line.to_players, line.to_moderators, line.to_others}) to.byte(is ? 1 : 0);
  write(to, line.except);
}

void read(ByteReader&, Heartbeat&) {}

void read(ByteReader& from, GameChanged& changed) {
  changed.game.value = from.signed_number();
  changed.version = from.signed_number();
}

void read(ByteReader& from, TournamentChanged& changed) {
  changed.tournament.value = from.signed_number();
  changed.version = from.signed_number();
}

void read(ByteReader& from, Notification& notification) {
  notification.user.value = from.signed_number();
  notification.data = from.text();
}

void read(ByteReader& from, UnreadChanged& changed) { changed.user.value = from.signed_number(); }

void read(ByteReader& from, AccountChanged& changed) { changed.user.value = from.signed_number(); }

void read(ByteReader& from, std::vector<UserId>& users) {
  users.resize(from.count(1));
  for (UserId& user : users) user.value = from.signed_number();
}

void read(ByteReader& from, ChatLine& line) {
  line.game.value = from.signed_number();
  line.frame = from.text();
  read(from, line.players);
  for (bool* is : {&line.to_players, &line.to_moderators, &line.to_others}) *is = from.flag();
  read(from, line.except);
}

template <std::size_t Kind>
Content read_kind(ByteReader& from) {
  std::variant_alternative_t<Kind, Content> content;
  read(from, content);
  return content;
}

template <std::size_t... Kinds>
Content read_content(std::size_t kind, ByteReader& from, std::index_sequence<Kinds...>) {
  constexpr std::array readers{&read_kind<Kinds>...};
  return readers[kind](from);
}

}  // namespace

std::vector<std::uint8_t> encode(const Message& message) {
  ByteWriter to;
  to.byte(protocol_version);
  to.signed_number(message.sender.value);
  to.number(message.number);
  to.byte(static_cast<std::uint8_t>(message.content.index()));
  std::visit([&to](const auto& content) { write(to, content); }, message.content);
  return to.take();
}

codec::Decoded<Message> decode(std::span<const std::uint8_t> bytes) {
  constexpr std::size_t kinds = std::variant_size_v<Content>;
  ByteReader from(bytes);
  if (from.byte() != protocol_version) from.blame("another version of the protocol");
  if (bytes.size() > longest_message) from.blame("too long");
  Message message;
  message.sender.value = from.signed_number();
  message.number = from.number();
  if (message.number == 0) from.blame("a message without a number");
  const std::size_t kind = from.byte();
  if (kind >= kinds) from.blame("an unknown kind of message");
  if (!from.damaged())
    message.content = read_content(kind, from, std::make_index_sequence<kinds>());
  return from.finish(std::move(message));
}

}  // namespace crownhead::link
