#include "server/wire/tournament/pairings_body.hpp"

#include <array>
#include <utility>

#include "rules/reasons.hpp"
#include "rules/tournament/pairing/broken_rules.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/lengths.hpp"

namespace crownhead::wire {
namespace {

using namespace tournament;

constexpr std::size_t most_boards = 2'000, most_confirmed = 10;
constexpr int highest_number = 100'000;

/// Returns nullopt if it is not an integer from `least` to highest_number.
std::optional<int> number_in(const nlohmann::json& value, int least) {
  if (!value.is_number_integer()) return std::nullopt;
  const auto number = value.get<std::int64_t>();
  if (number < least || number > highest_number) return std::nullopt;
  return static_cast<int>(number);
}

/// Returns the numbers of boards in the field; none, with an error, if it has anything else.
std::vector<int> boards_in(Fields& fields, const char* name) {
  std::vector<int> boards;
  const auto* list = fields.array(name);
  if (!list) return boards;
  for (const auto& item : *list) {
    const auto board = number_in(item, 1);
    if (!board || boards.size() == most_boards) {
      fields.wrong(name, reason::field::numbers_of_boards(static_cast<int>(most_boards)));
      return {};
    }
    boards.push_back(*board);
  }
  return boards;
}

/// Returns the two numbers of an array; nullopt if it is anything else.
std::optional<std::pair<int, int>> two_in(const nlohmann::json& item, int least_second) {
  if (!item.is_array() || item.size() != 2) return std::nullopt;
  const auto first = number_in(item[0], 1), second = number_in(item[1], least_second);
  if (!first || !second) return std::nullopt;
  return std::pair(*first, *second);
}

std::optional<BoardPlace> place_in(const nlohmann::json& item) {
  const auto two = two_in(item, 0);
  if (!two || two->second > 1) return std::nullopt;
  return BoardPlace{.board = two->first, .second = two->second == 1};
}

SwapPlayers read_swap(Fields& fields) {
  const auto* list = fields.array("swap");
  if (!list) return {};
  if (list->size() == 2)
    if (const auto one = place_in((*list)[0]), other = place_in((*list)[1]); one && other)
      return {.one = *one, .other = *other};
  fields.wrong("swap", reason::field::two_places());
  return {};
}

PairPlayers read_pair(Fields& fields) {
  PairPlayers pair;
  const auto* list = fields.array("pair");
  if (!list) return pair;
  for (const auto& item : *list) {
    const auto two = two_in(item, 1);
    if (!two || pair.pairs.size() == most_boards) {
      fields.wrong("pair", reason::field::pairs_of_numbers(static_cast<int>(most_boards)));
      return {};
    }
    pair.pairs.emplace_back(PairingNumber{two->first}, PairingNumber{two->second});
  }
  return pair;
}

GiveBye read_bye(Fields& fields) {
  const auto* object = fields.object("bye");
  if (!object) return {};
  Fields bye(*object);
  constexpr std::array kinds = {Bye::pairing, Bye::half, Bye::zero};
  GiveBye give;
  const auto board = bye.integer("board"), seat = bye.integer("seat");
  give.bye = kinds.at(bye.choice("kind", {"pairing", "half", "zero"}));
  if (board < 1 || board > highest_number)
    bye.wrong("board", reason::field::from_to(1, highest_number));
  if (seat < 0 || seat > 1) bye.wrong("seat", reason::field::from_to(0, 1));
  if (const auto problem = bye.problem()) {
    fields.wrong_inside("bye", *problem);
    return give;
  }
  give.place = {.board = static_cast<int>(board), .second = seat == 1};
  return give;
}

std::vector<PairingRule> read_confirmed(Fields& fields) {
  std::vector<PairingRule> rules;
  if (!fields.has("confirmed")) return rules;
  for (const auto& name :
       fields.texts("confirmed", most_confirmed, reason::field::names_of_rules()))
    if (const auto rule = rule_named(name))
      rules.push_back(*rule);
    else
      fields.wrong("confirmed", reason::field::names_of_rules());
  return rules;
}

/// Returns the changes that the body names; a correct body has one.
std::vector<PairingChange> changes_in(Fields& fields) {
  std::vector<PairingChange> changes;
  if (fields.has("swap")) changes.emplace_back(read_swap(fields));
  if (fields.has("turn")) changes.emplace_back(TurnBoards{boards_in(fields, "turn")});
  if (fields.has("pair")) changes.emplace_back(read_pair(fields));
  if (fields.flag("redraw", false))
    changes.emplace_back(
        RedrawOthers{fields.has("keep") ? boards_in(fields, "keep") : std::vector<int>{}});
  else
    fields.has("keep");
  if (fields.has("bye")) changes.emplace_back(read_bye(fields));
  if (fields.has("order")) changes.emplace_back(OrderBoards{boards_in(fields, "order")});
  return changes;
}

}  // namespace

Parsed<PairingsBody> parse_pairings(std::string_view text) {
  return parsed(text, [](Fields& fields) {
    PairingsBody body{.change = std::nullopt,
                      .preview = fields.flag("preview", false),
                      .confirmed = read_confirmed(fields),
                      .reason = fields.optional_text("reason", longest_reason).value_or("")};
    auto changes = changes_in(fields);
    if (changes.size() > 1 || (changes.empty() && !body.preview))
      fields.wrong("change", reason::field::one_change());
    if (!changes.empty()) body.change = std::move(changes.front());
    return body;
  });
}

}  // namespace crownhead::wire
