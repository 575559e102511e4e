#include "rules/play/own_record.hpp"

#include "rules/draughts/pdn.hpp"
#include "rules/nardi/mat.hpp"
#include "rules/play/nardi_record.hpp"
#include "rules/play/record.hpp"
#include "rules/play/star_record.hpp"

namespace crownhead::play {

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

}  // namespace crownhead::play
