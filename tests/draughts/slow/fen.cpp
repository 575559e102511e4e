#include "tests/draughts/slow/fen.hpp"

#include <algorithm>
#include <cctype>
#include <stdexcept>
#include <vector>

namespace crownhead::slow {

namespace {

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    parts.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

bool is_number(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789") == text.npos;
}

void put(Board& board, Place place, Piece piece) {
  if (!board.on(place).empty()) throw std::invalid_argument("two pieces on one square");
  board.on(place) = {piece};
}

/// Reads "31", "K31", "31-50", "Kc3".
void read_item(Board& board, std::string item, bool white) {
  const bool king = !item.empty() && item[0] == 'K';
  if (king) item.erase(0, 1);
  const std::size_t dash = item.find('-');
  const std::string first = item.substr(0, dash);
  const std::string last = dash == item.npos ? first : item.substr(dash + 1);
  if (first == last) return put(board, place_named(*board.rules, first), {white, king});
  if (!is_number(first) || !is_number(last)) throw std::invalid_argument("no range: " + item);
  for (int number = std::stoi(first); number <= std::stoi(last); ++number) {
    put(board, place_named(*board.rules, std::to_string(number)), {white, king});
  }
}

Piece prisoner_of(char letter) {
  const bool white = letter == 'w' || letter == 'W';
  if (!white && letter != 'b' && letter != 'B') throw std::invalid_argument("no prisoner");
  return {white, std::isupper(static_cast<unsigned char>(letter)) != 0};
}

/// Reads "c3=bB": the pieces below the one on c3, from the top down.
void read_prisoners(Board& board, const std::string& item) {
  const std::size_t sign = item.find('=');
  if (sign == item.npos) throw std::invalid_argument("no tower: " + item);
  Tower& tower = board.on(place_named(*board.rules, item.substr(0, sign)));
  if (tower.empty()) throw std::invalid_argument("a tower without a top: " + item);
  for (const char letter : item.substr(sign + 1)) tower.push_back(prisoner_of(letter));
}

/// Reads "231" as two moves of the king on 31, "0" as none.
KingMoves read_count(const Rules& rules, const std::string& text) {
  if (text.empty() || text[0] == '0') return {};
  return {text[0] - '0', place_named(rules, text.substr(1))};
}

/// Reads "+16+0", Black's first.
void read_counts(Board& board, const std::string& section) {
  const auto counts = split(section.substr(1), '+');
  if (counts.size() != 2) throw std::invalid_argument("not two counts: " + section);
  board.king_moves = {read_count(*board.rules, counts[1]), read_count(*board.rules, counts[0])};
}

/// Reads "Rd4-c3".
void read_barred(Board& board, const std::string& section) {
  const std::size_t dash = section.find('-');
  if (dash == section.npos) throw std::invalid_argument("no barred move: " + section);
  board.barred = Barred{place_named(*board.rules, section.substr(1, dash - 1)),
                        place_named(*board.rules, section.substr(dash + 1))};
}

std::string list_of(const Board& board, bool white) {
  std::string text;
  for (const Place place : places(*board.rules)) {
    const Tower& tower = board.on(place);
    if (tower.empty() || tower.front().white != white) continue;
    if (!text.empty()) text += ',';
    text += (tower.front().king ? "K" : "") + name_of(*board.rules, place);
  }
  return text;
}

char letter_of(Piece piece) {
  const char letter = piece.white ? 'w' : 'b';
  return piece.king ? static_cast<char>(std::toupper(letter)) : letter;
}

std::string prisoners(const Board& board) {
  std::string text;
  for (const Place place : places(*board.rules)) {
    const Tower& tower = board.on(place);
    if (tower.size() < 2) continue;
    text += (text.empty() ? "" : ",") + name_of(*board.rules, place) + '=';
    for (std::size_t i = 1; i < tower.size(); ++i) text += letter_of(tower[i]);
  }
  return text.empty() ? "" : ":T" + text;
}

std::string count_text(const Rules& rules, const KingMoves& counted) {
  if (counted.moves == 0) return "+0";
  return "+" + std::to_string(counted.moves) + name_of(rules, counted.king);
}

std::string counts(const Board& board) {
  if (board.king_moves == std::array<KingMoves, 2>{}) return "";
  const Rules& rules = *board.rules;
  return ":" + count_text(rules, board.king_moves[1]) + count_text(rules, board.king_moves[0]);
}

std::string barred(const Board& board) {
  if (!board.barred) return "";
  const Rules& rules = *board.rules;
  return ":R" + name_of(rules, board.barred->from) + "-" + name_of(rules, board.barred->to);
}

}  // namespace

Board read_fen(const Rules& rules, const std::string& fen) {
  Board board(rules);
  const auto sections = split(fen, ':');
  if (sections.size() < 3) throw std::invalid_argument("no FEN: " + fen);
  board.white_to_move = sections[0] == "W";
  for (std::size_t i = 1; i < sections.size(); ++i) {
    const char kind = sections[i].at(0);
    if (kind == '+') {
      read_counts(board, sections[i]);
      continue;
    }
    if (kind == 'R') {
      read_barred(board, sections[i]);
      continue;
    }
    for (const auto& item : split(sections[i].substr(1), ',')) {
      if (kind == 'T')
        read_prisoners(board, item);
      else
        read_item(board, item, kind == 'W');
    }
  }
  return board;
}

std::string write_fen(const Board& board) {
  return std::string(board.white_to_move ? "W" : "B") + ":W" + list_of(board, true) + ":B" +
         list_of(board, false) + prisoners(board) + counts(board) + barred(board);
}

}  // namespace crownhead::slow
