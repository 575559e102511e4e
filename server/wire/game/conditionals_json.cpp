#include "server/wire/game/conditionals_json.hpp"

#include <algorithm>

#include "rules/play/game.hpp"
#include "rules/reasons.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/lengths.hpp"

namespace crownhead::wire {
namespace {

constexpr std::int64_t last_ply = play::longest_game;

play::Conditionals::Line read_line(Fields& fields, const nlohmann::json& item, std::size_t place) {
  const std::string name = "lines." + std::to_string(place);
  play::Conditionals::Line line;
  if (!item.is_array()) {
    fields.wrong(name, reason::field::list_of_moves());
    return line;
  }
  for (std::size_t i = 0; i < item.size(); ++i) {
    const auto* move = item[i].get_ptr<const std::string*>();
    if (move && move->size() <= longest_move)
      line.push_back(*move);
    else
      fields.wrong(name + "." + std::to_string(i), reason::field::move());
  }
  return line;
}

}  // namespace

Parsed<ConditionalsBody> parse_conditionals(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    ConditionalsBody result;
    if (const auto* lines = fields.array("lines")) {
      const auto most = std::min(lines->size(), play::Conditionals::most_lines + 1);
      for (std::size_t i = 0; i < most; ++i)
        result.lines.push_back(read_line(fields, (*lines)[i], i));
    }
    if (const auto ply = fields.optional_integer("ply")) {
      if (*ply < 0 || *ply > last_ply) fields.wrong("ply", reason::field::ply());
      result.ply = static_cast<int>(std::clamp(*ply, std::int64_t{0}, last_ply));
    }
    return result;
  });
}

std::string conditionals_json(int ply, const play::Conditionals& conditionals) {
  auto lines = JsonText::array();
  for (const auto& line : conditionals.lines()) {
    auto moves = JsonText::array();
    for (const auto& move : line) moves.push(move);
    lines.push(moves);
  }
  return JsonText::object().add("ply", ply).add("lines", lines).take();
}

}  // namespace crownhead::wire
