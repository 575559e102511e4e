#include "server/wire/game/change_json.hpp"

#include <optional>
#include <string>

#include "rules/draughts/notation/notation.hpp"

namespace crownhead::wire {
namespace {

using draughts::Color;
using draughts::KingRun;
using draughts::slot;

JsonText squares_shape(const draughts::Variant& variant, draughts::Bitboard squares) {
  auto list = JsonText::array();
  for (const draughts::Square square : squares)
    list.push(PlainText{draughts::square_name(variant, square)});
  return list;
}

std::optional<JsonText> run_shape(const draughts::Variant& variant, const KingRun& run) {
  if (run.moves == 0) return std::nullopt;
  return JsonText::object()
      .add("square", PlainText{draughts::square_name(variant, run.king)})
      .add("moves", run.moves);
}

/// The letters of a FEN, the top piece first.
std::string letters_of(const draughts::Prisoners& pieces) {
  std::string letters;
  for (int i = 0; i < pieces.size(); ++i) {
    const auto [color, king] = pieces[i];
    letters += color == Color::white ? (king ? 'W' : 'w') : (king ? 'B' : 'b');
  }
  return letters;
}

}  // namespace

void ChangeShape::operator()(JsonText& json) const {
  const auto& [move, crowned, runs, barred] = change;
  const auto name = [&](draughts::Square square) { return draughts::square_name(variant, square); };
  json.add("from", PlainText{name(move.from)}).add("to", PlainText{name(move.to)});
  if (!move.captured.empty()) json.add("captured", squares_shape(variant, move.captured));
  if (crowned) json.add("crowned", true);
  if (!move.taken.empty()) json.add("taken", PlainText{letters_of(move.taken)});
  if (runs != decltype(runs){})
    json.add("king_runs", JsonText::object()
                              .add("white", run_shape(variant, runs[slot(Color::white)]))
                              .add("black", run_shape(variant, runs[slot(Color::black)])));
  if (barred)
    json.add("barred", JsonText::object()
                           .add("from", PlainText{name(barred->from)})
                           .add("to", PlainText{name(barred->to)}));
}

}  // namespace crownhead::wire
