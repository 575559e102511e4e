#include "server/wire/analysis/pdn_json.hpp"

#include <algorithm>

#include "rules/draughts/pdn/pdn_variant.hpp"
#include "rules/reasons.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/lengths.hpp"
#include "server/wire/core/reason_json.hpp"

namespace crownhead::wire {
namespace {

using draughts::PdnGame;
using draughts::PdnLine;
using draughts::PdnMove;

// Longer than the longest game (play::longest_game), and longer than the body of a request to write
// one, whose PDN is always shorter: the server can read everything that it writes.
constexpr std::size_t longest_pdn = 1'200'000;
constexpr std::size_t longest_pdn_word = 512;
// Leaves room for FEN, Result and the tags with the game and its rules, so that they can be read
// again.
constexpr std::size_t most_written_tags = draughts::most_tags - 4;

const draughts::Variant* read_variant(Fields& fields) {
  const auto key = fields.text("variant", longest_pdn_word);
  const auto* variant = draughts::find_variant(key);
  if (variant == nullptr) fields.wrong("variant", reason::field::variant_key());
  return variant;
}

std::vector<std::pair<std::string, std::string>> read_tags(Fields& fields) {
  std::vector<std::pair<std::string, std::string>> tags;
  if (!fields.has("tags")) return tags;
  const auto* list = fields.array("tags");
  if (list == nullptr) return tags;
  if (list->size() > most_written_tags) fields.wrong("tags", reason::field::sixty_at_most());
  for (const auto& entry : *list) {
    Fields tag(entry);
    if (!entry.is_object()) {
      fields.wrong("tags", reason::field::objects());
      return {};
    }
    const auto name = tag.text("name", 60);
    const auto value = tag.text("value", longest_pdn);
    const bool plain = !name.empty() && std::ranges::all_of(name, [](char c) {
      return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
    const auto problem = tag.problem();
    if (!plain || tag.is_wrong("value"))
      fields.wrong("tags", reason::field::tags());
    else if (problem)
      fields.wrong_inside("tags", *problem);
    else
      tags.emplace_back(name, value);
  }
  return tags;
}

/// Sets or removes the tag Ruleset; if the member is absent, the tag is not changed.
void read_ruleset(Fields& fields, PdnWriteBody& write) {
  const auto key = fields.optional_text("ruleset", longest_pdn_word);
  if (!key || write.variant == nullptr) return;
  if (draughts::find_ruleset(*write.variant, *key) == nullptr)
    return fields.wrong("ruleset",
                        reason::game::unknown_ruleset(draughts::label(*write.variant), *key));
  draughts::set_ruleset(*write.variant, *key, write.game);
}

/// One of the list's moves, with the moves that follow it.
struct Node {
  PdnMove move;
  std::vector<std::size_t> next = {};
};

/// Reads the moves, with an invisible one before the first; empty if something is wrong.
std::vector<Node> read_nodes(Fields& fields) {
  std::vector<Node> nodes(1);
  const auto* list = fields.array("moves");
  if (list == nullptr) return {};
  if (list->size() > draughts::most_moves) {
    fields.wrong("moves", reason::field::entries_at_most(draughts::most_moves));
    return {};
  }
  for (const auto& entry : *list) {
    Fields each(entry);
    const auto at = std::to_string(nodes.size() - 1);
    if (!entry.is_object()) {
      fields.wrong("moves",
                   reason::field::objects_but(static_cast<std::int64_t>(nodes.size()) - 1));
      return {};
    }
    const auto after = each.integer("after");
    Node node{.move = {.text = each.text("move", longest_pdn_word),
                       .comment = each.optional_text("comment", longest_pdn).value_or(""),
                       .sign = each.optional_text("sign", 2).value_or("")}};
    const bool is_earlier = after >= -1 && after < static_cast<std::int64_t>(nodes.size()) - 1;
    if (!is_earlier && !each.is_wrong("after")) each.wrong("after", reason::field::earlier_move());
    if (const auto problem = each.problem()) {
      fields.wrong_inside("moves[" + at + "]", *problem);
      return {};
    }
    nodes[static_cast<std::size_t>(after + 1)].next.push_back(nodes.size());
    nodes.push_back(std::move(node));
  }
  return nodes;
}

/// Appends the line after the node `at`; returns false if variations are nested too deep.
bool follow(const std::vector<Node>& nodes, std::size_t at, int depth, std::vector<PdnMove>& line) {
  while (!nodes[at].next.empty()) {
    const auto& next = nodes[at].next;
    PdnMove move = nodes[next.front()].move;
    for (std::size_t i = 1; i < next.size(); ++i) {
      if (depth == draughts::deepest_variation) return false;
      PdnLine& variation = move.variations.emplace_back();
      variation.moves.push_back(nodes[next[i]].move);
      if (!follow(nodes, next[i], depth + 1, variation.moves)) return false;
    }
    line.push_back(std::move(move));
    at = next.front();
  }
  return true;
}

/// Numbers the moves, with -1 for the start, and adds to each the number of the one before it.
class MoveList {
 public:
  void add(const std::vector<PdnMove>& moves, std::int64_t after) {
    for (const PdnMove& move : moves) {
      const auto made = add(move, after, move.comment);
      for (const PdnLine& variation : move.variations) add_variation(variation, after);
      after = made;
    }
  }

  JsonText take() { return std::move(list_); }

 private:
  std::int64_t add(const PdnMove& move, std::int64_t after, std::string_view comment) {
    list_.push(JsonText::object()
                   .add("after", after)
                   .add("move", move.text)
                   .add("sign", move.sign)
                   .add("comment", comment));
    return count_++;
  }

  /// A comment before a variation belongs to its first move.
  void add_variation(const PdnLine& variation, std::int64_t after) {
    if (variation.moves.empty()) return;
    std::vector<PdnMove> moves = variation.moves;
    auto& comment = moves.front().comment;
    if (!variation.comment.empty())
      comment = variation.comment + (comment.empty() ? "" : " ") + comment;
    add(moves, after);
  }

  JsonText list_ = JsonText::array();
  std::int64_t count_ = 0;
};

JsonText faults_shape(const PdnGame& game) {
  auto list = JsonText::array();
  for (const auto& fault : game.faults) {
    auto shape = JsonText::object();
    shape.add("line", fault.line).add("column", fault.column).add("text", fault.reason.english);
    add_reason(shape, fault.reason);
    list.push(shape);
  }
  return list;
}

JsonText game_shape(const draughts::Variant& variant, const PdnGame& game) {
  auto tags = JsonText::array();
  for (const auto& [name, value] : game.tags)
    tags.push(JsonText::object().add("name", name).add("value", value));
  const auto fen = game.tag("FEN");
  MoveList moves;
  moves.add(game.moves, -1);
  return JsonText::object()
      .add("variant", variant.key)
      .add("tags", tags)
      .add("start_fen", fen.empty() ? variant.start_fen : fen)
      .add("comment", game.comment)
      .add("moves", moves.take());
}

}  // namespace

Parsed<PdnReadBody> parse_pdn_read(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    PdnReadBody read{.pdn = fields.text("pdn", longest_pdn),
                     .variant = fields.optional_text("variant", longest_pdn_word)};
    if (read.variant && draughts::find_variant(*read.variant) == nullptr)
      fields.wrong("variant", reason::field::variant_key());
    return read;
  });
}

PdnWriteBody pdn_write_in(Fields& fields) {
  PdnWriteBody write{.variant = read_variant(fields), .game = {}};
  write.game.tags = read_tags(fields);
  write.game.result = write.game.tag("Result");
  read_ruleset(fields, write);
  write.game.comment = fields.optional_text("comment", longest_pdn).value_or("");
  if (auto fen = fields.optional_text("start_fen", longest_fen)) {
    std::erase_if(write.game.tags, [](const auto& tag) { return tag.first == "FEN"; });
    write.game.tags.emplace_back("FEN", *std::move(fen));
  }
  const auto nodes = read_nodes(fields);
  if (!nodes.empty() && !follow(nodes, 0, 0, write.game.moves))
    fields.wrong("moves", reason::field::too_deep(draughts::deepest_variation));
  return write;
}

Parsed<PdnWriteBody> parse_pdn_write(std::string_view body) { return parsed(body, pdn_write_in); }

std::string pdn_write_json(const draughts::Variant& variant, const PdnGame& game) {
  return game_shape(variant, game).take();
}

std::string pdn_games_json(const std::vector<ReadGame>& games) {
  auto list = JsonText::array();
  for (const auto& [variant, ruleset, game] : games)
    list.push(game_shape(*variant, game)
                  .add("ruleset", ruleset->key)
                  .add("result", game.result)
                  .add("faults", faults_shape(game)));
  return JsonText::object().add("games", list).take();
}

std::string pdn_text_json(std::string_view pdn) {
  return JsonText::object().add("pdn", pdn).take();
}

}  // namespace crownhead::wire
