#include "rules/play/records/own_record.hpp"

#include <algorithm>

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/pdn/pdn.hpp"
#include "rules/nardi/mat.hpp"
#include "rules/play/records/nardi_record.hpp"
#include "rules/play/records/record.hpp"
#include "rules/play/records/star_record.hpp"

namespace crownhead::play {

void set_tag(RecordTags& tags, std::string_view name, std::string value) {
  const auto found = std::ranges::find(tags, name, &RecordTags::value_type::first);
  if (found == tags.end())
    tags.emplace_back(name, std::move(value));
  else
    found->second = std::move(value);
}

OwnRecord own_record(const Game& game, const PerSeat<std::string>& names, std::string_view site,
                     const std::function<void(RecordTags&)>& retag) {
  if (game.board().as<kind::NardiBoard>()) {
    auto record = nardi_record(game, names, site);
    retag(record.tags);
    return {"mat", nardi::write_mat(record)};
  }
  if (game.board().as<kind::StarBoard>()) {
    auto record = star_record(game, names, site);
    retag(record.tags);
    return {"star", write_star(record)};
  }
  auto record = record_of(game, names, site);
  retag(record.tags);
  return {"pdn", draughts::write_pdn(kind::draughts_of(game.board()).variant(), record)};
}

std::string unplayed_text(const kind::Terms& terms, draughts::PdnGame record) {
  if (const auto* variant = draughts::find_variant(terms.variant))
    return draughts::write_pdn(*variant, record);
  const auto board = kind::Board::begin(terms);
  const auto* nardi = board ? board->as<kind::NardiBoard>() : nullptr;
  if (nardi == nullptr)
    return write_star({.tags = std::move(record.tags), .rounds = record.result + "\n"});
  return nardi::write_mat(
      {.length = nardi->terms().length,
       .cube = nardi->terms().cube,
       .crawford = nardi->terms().crawford,
       .names = {std::string(record.tag("White")), std::string(record.tag("Black"))},
       .tags = std::move(record.tags)});
}

}  // namespace crownhead::play
