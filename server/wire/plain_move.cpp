#include "server/wire/plain_move.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "rules/play/game.hpp"
#include "server/wire/uuid.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t longest_move = 100;  // longer than any that is one

/// By letter, whether a string of JSON holds it as it stands and it is printable ASCII.
constexpr auto plain_letters = [] {
  std::array<bool, 256> plain{};
  for (char c = ' '; c <= '~'; ++c) plain[static_cast<unsigned char>(c)] = c != '"' && c != '\\';
  return plain;
}();

bool is_plain(char c) { return plain_letters[static_cast<unsigned char>(c)]; }

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/// Takes JSON apart from front to back, as far as it needs no more than views of it.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : rest_(text) {}

  bool take(char c) {
    skip_blanks();
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  /// A string of printable ASCII without escapes.
  std::optional<std::string_view> text() {
    if (!take('"')) return std::nullopt;
    const auto end = std::ranges::find_if_not(rest_, is_plain);
    const std::string_view found(rest_.begin(), end);
    rest_.remove_prefix(found.size());
    return take_next('"') ? std::optional(found) : std::nullopt;
  }

  /// A whole number of at most five digits.
  std::optional<int> number() {
    skip_blanks();
    int value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    const auto size = static_cast<std::size_t>(end - rest_.data());
    const bool padded = size > 1 && rest_[0] == '0';
    if (error != std::errc() || rest_[0] == '-' || padded || size > 5) return std::nullopt;
    rest_.remove_prefix(size);
    return value;
  }

  bool at_end() {
    skip_blanks();
    return rest_.empty();
  }

 private:
  void skip_blanks() {
    while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
  }
  bool take_next(char c) {
    if (!rest_.starts_with(c)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::string_view rest_;
};

/// The members of the message, each at most once.
struct Members {
  std::optional<std::string_view> type;
  std::optional<std::string_view> id;
  std::optional<std::string_view> game;
  std::optional<std::string_view> move;
  std::optional<int> ply;

  /// False if it is none of these, is there already or is not what it should be.
  bool take(Scanner& in, std::string_view name) {
    if (name == "ply") return !ply && (ply = in.number());
    auto* text = text_named(name);
    return text && !*text && (*text = in.text());
  }

  bool all() const { return type && id && game && move && ply; }

 private:
  std::optional<std::string_view>* text_named(std::string_view name) {
    if (name == "t") return &type;
    if (name == "id") return &id;
    if (name == "game") return &game;
    return name == "move" ? &move : nullptr;
  }
};

std::optional<Members> read_members(std::string_view message) {
  Scanner in(message);
  Members members;
  if (!in.take('{')) return std::nullopt;
  do {
    const auto name = in.text();
    if (!name || !in.take(':') || !members.take(in, *name)) return std::nullopt;
  } while (in.take(','));
  return in.take('}') && in.at_end() && members.all() ? std::optional(members) : std::nullopt;
}

}  // namespace

std::optional<GameCommand> read_plain_move(std::string_view message) {
  const auto members = read_members(message);
  if (!members || members->type != "move" || members->move->size() > longest_move ||
      *members->ply >= play::longest_game)
    return std::nullopt;
  const auto id = parse_uuid(*members->id);
  const auto game = parse_id(*members->game);
  if (!id || !game) return std::nullopt;
  return GameCommand{.id = *id,
                     .game = GameId{*game},
                     .what = MoveWish{.ply = *members->ply, .move = std::string(*members->move)}};
}

}  // namespace crownhead::wire
