#include "rules/dxp/message.hpp"

#include <algorithm>
#include <utility>

namespace crownhead::dxp {
namespace {

using draughts::Bitboard;
using draughts::Color;
using draughts::Position;
using draughts::Square;

constexpr int version = 1;
constexpr int squares = 50;
constexpr int most_captured = 20;
constexpr int most_seconds = 9999;

constexpr bool is_printable(char c) { return c >= ' ' && c <= '~'; }

/// Reads the parts of a message in order; after the first error all reads fail.
class Parts {
 public:
  explicit Parts(std::string_view text) : left_(text) {}

  std::string_view take(std::size_t size, std::string_view what) {
    if (fault_.empty() && left_.size() < size) wrong(what, "is cut off");
    if (!fault_.empty()) return {};
    const auto taken = left_.substr(0, size);
    left_.remove_prefix(size);
    return taken;
  }

  /// Reads `digits` digits; returns `least` on error.
  int number(std::size_t digits, int least, int most, std::string_view what) {
    const auto text = take(digits, what);
    if (!fault_.empty()) return least;
    int number = 0;
    for (const char c : text) {
      if (c < '0' || c > '9') {
        wrong(what, "is not of " + std::to_string(digits) + " digits");
        return least;
      }
      number = number * 10 + (c - '0');
    }
    if (number >= least && number <= most) return number;
    wrong(what, "is not from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
  }

  Square square(std::string_view what) {
    return static_cast<Square>(number(2, 1, squares, what) - 1);
  }

  Color color(std::string_view what) {
    const auto text = take(1, what);
    if (fault_.empty() && text != "W" && text != "Z") wrong(what, "is neither W nor Z");
    return text == "Z" ? Color::black : Color::white;
  }

  std::string name() {
    auto text = take(longest_name, "the program's name");
    if (!fault_.empty()) return {};
    if (!std::ranges::all_of(text, is_printable) || text.front() == ' ')
      wrong("the program's name", "must begin with no blank and be of printable ASCII");
    text.remove_suffix(text.size() - (text.find_last_not_of(' ') + 1));
    return std::string(text);
  }

  std::string_view rest() { return std::exchange(left_, {}); }

  void wrong(std::string_view what, std::string_view why) {
    if (fault_.empty()) fault_ = std::string(what) + " " + std::string(why);
  }

  /// Returns the message if the text was read completely and without error.
  Result<Message> whole(Message message) {
    if (!left_.empty()) wrong("the message", "goes on after its end");
    if (!fault_.empty()) return fail(Code::bad_notation, in_english(fault_));
    return message;
  }

 private:
  std::string_view left_;
  std::string fault_;
};

Position take_position(Parts& parts) {
  Position position;
  position.turn = parts.color("the side to move");
  const auto letters = parts.take(squares, "the position");
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const auto square = static_cast<Square>(i);
    switch (letters[i]) {
      case 'w': position.men[slot(Color::white)].insert(square); break;
      case 'W': position.kings[slot(Color::white)].insert(square); break;
      case 'z': position.men[slot(Color::black)].insert(square); break;
      case 'Z': position.kings[slot(Color::black)].insert(square); break;
      case 'e': break;
      default: parts.wrong("the position", "has a letter other than w, W, z, Z and e");
    }
  }
  return position;
}

Result<Message> read_request(Parts parts) {
  const int asked = parts.number(2, 0, 99, "the version");
  if (asked != version) {
    parts.rest();
    return parts.whole(OtherVersion{asked});
  }
  GameRequest request{.name = parts.name(),
                      .follower = parts.color("the follower's colour"),
                      .minutes = parts.number(3, 0, most_minutes, "the thinking time"),
                      .moves = parts.number(3, 0, most_moves, "the number of moves")};
  const auto start = parts.take(1, "the kind of start");
  if (start == "B") {
    request.start = take_position(parts);
  } else if (start != "A") {
    parts.wrong("the kind of start", "is neither A nor B");
  }
  return parts.whole(std::move(request));
}

Result<Message> read_answer(Parts parts) {
  GameAnswer answer{.name = parts.name(), .acceptance = {}};
  answer.acceptance = static_cast<Acceptance>(parts.number(1, 0, 3, "the acceptance"));
  return parts.whole(std::move(answer));
}

Result<Message> read_move(Parts parts) {
  MoveMade made{.seconds = parts.number(4, 0, most_seconds, "the time"), .move = {}};
  made.move.from = parts.square("the square it goes from");
  made.move.to = parts.square("the square it goes to");
  const int captured = parts.number(2, 0, most_captured, "the number of captured pieces");
  for (int i = 0; i < captured; ++i) made.move.captured.insert(parts.square("a captured piece"));
  if (made.move.captured.size() != captured)
    parts.wrong("a captured piece", "is missing or there twice");
  return parts.whole(made);
}

Result<Message> read_end(Parts parts) {
  GameEnd end{.reason = static_cast<EndReason>(parts.number(1, 0, 3, "the reason")),
              .stops = false};
  end.stops = parts.number(1, 0, 1, "the stop code") == 1;
  return parts.whole(end);
}

Result<Message> read_chat(Parts parts) {
  Chat chat{std::string(parts.rest())};
  if (chat.text.empty()) parts.wrong("the chat", "is empty");
  return parts.whole(std::move(chat));
}

Result<Message> read_back_request(Parts parts) {
  BackRequest request{.move = parts.number(3, 1, 999, "the move to go back to"), .turn = {}};
  request.turn = parts.color("the side to move");
  return parts.whole(request);
}

Result<Message> read_back_answer(Parts parts) {
  return parts.whole(
      BackAnswer{static_cast<BackAcceptance>(parts.number(1, 0, 2, "the acceptance"))});
}

/// Writes `number` in `size` digits, clamped to the largest value that fits.
std::string digits(int number, std::size_t size) {
  int most = 9;
  for (std::size_t i = 1; i < size; ++i) most = most * 10 + 9;
  std::string text = std::to_string(std::clamp(number, 0, most));
  return std::string(size - text.size(), '0') + text;
}

std::string square_text(Square square) { return digits(square + 1, 2); }

char letter(Color color) { return color == Color::white ? 'W' : 'Z'; }

std::string plain(std::string_view text, std::size_t longest) {
  std::string plain(text.substr(0, longest));
  std::ranges::replace_if(plain, [](char c) { return !is_printable(c); }, '?');
  return plain;
}

std::string name_text(std::string_view name) {
  std::string text = plain(name, longest_name);
  text.resize(longest_name, ' ');
  return text;
}

std::string position_text(const Position& position) {
  std::string text(squares, 'e');
  const auto put = [&text](const Bitboard& pieces, char piece) {
    for (const Square square : pieces) text.at(square) = piece;
  };
  put(position.men[slot(Color::white)], 'w');
  put(position.kings[slot(Color::white)], 'W');
  put(position.men[slot(Color::black)], 'z');
  put(position.kings[slot(Color::black)], 'Z');
  return letter(position.turn) + text;
}

template <class Enum>
std::string code(Enum value) {
  return std::to_string(static_cast<int>(value));
}

struct Writer {
  std::string operator()(const GameRequest& request) const {
    return "R" + digits(version, 2) + name_text(request.name) + letter(request.follower) +
           digits(request.minutes, 3) + digits(request.moves, 3) +
           (request.start ? "B" + position_text(*request.start) : "A");
  }
  std::string operator()(const OtherVersion& other) const { return "R" + digits(other.version, 2); }
  std::string operator()(const GameAnswer& answer) const {
    return "A" + name_text(answer.name) + code(answer.acceptance);
  }
  std::string operator()(const MoveMade& made) const {
    std::string text = "M" + digits(made.seconds, 4) + square_text(made.move.from) +
                       square_text(made.move.to) + digits(made.move.captured.size(), 2);
    for (const Square square : made.move.captured) text += square_text(square);
    return text;
  }
  std::string operator()(const GameEnd& end) const {
    return "E" + code(end.reason) + (end.stops ? "1" : "0");
  }
  std::string operator()(const Chat& chat) const { return "C" + plain(chat.text, longest_chat); }
  std::string operator()(const BackRequest& request) const {
    return "B" + digits(request.move, 3) + letter(request.turn);
  }
  std::string operator()(const BackAnswer& answer) const { return "K" + code(answer.acceptance); }
};

}  // namespace

Result<Message> read_message(std::string_view text) {
  if (text.empty()) return fail(Code::bad_notation, in_english("the message is empty"));
  if (text.size() > longest_message)
    return fail(Code::bad_notation, in_english("the message is longer than 127 characters"));
  if (!std::ranges::all_of(
          text, [](char c) { return c != '\0' && static_cast<unsigned char>(c) < 0x80; }))
    return fail(Code::bad_notation, in_english("the message is not of ASCII characters"));
  const Parts parts(text.substr(1));
  switch (text.front()) {
    case 'R': return read_request(parts);
    case 'A': return read_answer(parts);
    case 'M': return read_move(parts);
    case 'E': return read_end(parts);
    case 'C': return read_chat(parts);
    case 'B': return read_back_request(parts);
    case 'K': return read_back_answer(parts);
    default:
      return fail(Code::bad_notation,
                  in_english("no message begins with '" + plain(text.substr(0, 1), 1) + "'"));
  }
}

std::string write_message(const Message& message) { return std::visit(Writer{}, message); }

}  // namespace crownhead::dxp
