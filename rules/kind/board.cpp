#include "rules/kind/board.hpp"

#include "rules/kind/variants.hpp"

namespace crownhead::kind {

namespace {

template <Kind B>
Result<Board> begun(const Terms& terms) {
  auto board = B::begin(terms);
  if (!board) return std::unexpected(std::move(board.error()));
  return Board(*std::move(board));
}

}  // namespace

std::string Diagram::text() const {
  return std::visit([](const auto& diagram) { return diagram.text(); }, of_);
}

Result<Board> Board::begin(const Terms& terms) {
  if (terms.variant == star_key) return begun<StarBoard>(terms);
  if (terms.variant == nardi_key) return begun<NardiBoard>(terms);
  return begun<DraughtsBoard>(terms);
}

std::size_t Board::seats() const {
  return std::visit([](const auto& board) { return board.seats(); }, of_);
}

bool Board::plays(Seat seat) const {
  return std::visit([&](const auto& board) { return board.plays(seat); }, of_);
}

void Board::eliminate(Seat seat) {
  std::visit([&](auto& board) { board.eliminate(seat); }, of_);
}

Seat Board::turn() const {
  return std::visit([](const auto& board) { return board.turn(); }, of_);
}

Result<Played> Board::act(std::string_view text) {
  return std::visit([&](auto& board) { return board.act(text); }, of_);
}

bool Board::replay(std::string_view text, const draughts::Change* change) {
  return std::visit([&](auto& board) { return board.replay(text, change); }, of_);
}

int Board::links() const {
  return std::visit([](const auto& board) { return board.links(); }, of_);
}

void Board::hear(Seat seat, std::string_view act, std::string_view entropy) {
  std::visit([&](auto& board) { board.hear(seat, act, entropy); }, of_);
}

std::optional<RollWanted> Board::roll_wanted() const {
  return std::visit([](const auto& board) { return board.roll_wanted(); }, of_);
}

void Board::rolled(dice::Roll dice) {
  std::visit([&](auto& board) { board.rolled(dice); }, of_);
}

std::optional<std::string> Board::only_act() const {
  return std::visit([](const auto& board) { return board.only_act(); }, of_);
}

void Board::restart() {
  std::visit([](auto& board) { board = board.restarted(); }, of_);
}

std::optional<End> Board::end(bool claims) const {
  return std::visit([&](const auto& board) { return board.end(claims); }, of_);
}

std::optional<End> Board::claim() const {
  return std::visit([](const auto& board) { return board.claim(); }, of_);
}

Diagram Board::diagram() const {
  return std::visit([](const auto& board) { return Diagram(board.diagram()); }, of_);
}

std::vector<std::string> Board::legal() const {
  return std::visit([](const auto& board) { return board.legal(); }, of_);
}

Rights Board::rights() const {
  return std::visit([](const auto& board) { return board.rights(); }, of_);
}

double Board::discrimination() const {
  return std::visit([](const auto& board) { return board.discrimination(); }, of_);
}

std::string_view Board::ruleset_key() const {
  return std::visit([](const auto& board) { return board.ruleset_key(); }, of_);
}

std::string_view Board::result_text(Outcome outcome) const {
  return std::visit([&](const auto& board) { return board.result_text(outcome); }, of_);
}

std::string_view Board::article(const End& end) const {
  return std::visit([&](const auto& board) { return board.article(end); }, of_);
}

std::size_t seats_of(const Terms& terms) {
  if (terms.variant != star_key) return least_seats;
  const auto board = StarBoard::begin(terms);
  return board ? board->seats() : least_seats;
}

}  // namespace crownhead::kind
