#include "server/commands/play/dxp_record.hpp"

#include "rules/draughts/notation/fen.hpp"
#include "rules/play/records/record.hpp"

namespace crownhead::server {
namespace {

const std::string& name_of(draughts::Color color, const DxpPlayed& played,
                           const std::string& our_name) {
  return color == played.ours ? our_name : played.opponent;
}

}  // namespace

draughts::PdnGame record_of(const DxpPlayed& played, const std::string& our_name, int round,
                            Instant now) {
  const auto& game = played.game;
  draughts::PdnGame pdn;
  pdn.result = dxp::result_text(game.variant(), played.ending);
  pdn.tags = {{"Event", "Match by DamExchange"},
              {"Site", "?"},
              {"Date", play::day_text(now, '.')},
              {"Round", std::to_string(round)},
              {"White", name_of(draughts::Color::white, played, our_name)},
              {"Black", name_of(draughts::Color::black, played, our_name)},
              {"Result", pdn.result}};
  if (game.start() != draughts::start_position(game.variant())) {
    pdn.tags.emplace_back("SetUp", "1");
    pdn.tags.emplace_back("FEN", draughts::write_fen(game.variant(), game.start()));
  }
  pdn.tags.emplace_back("Termination", played.ending.cause);
  for (const std::string& move : game.moves()) pdn.moves.push_back({.text = move});
  if (played.fault)
    (pdn.moves.empty() ? pdn.comment : pdn.moves.back().comment) = played.fault->detail;
  return pdn;
}

wire::MatchGameReport report_of(const DxpPlayed& played, const std::string& our_name, int round) {
  return {.game = round,
          .white = name_of(draughts::Color::white, played, our_name),
          .black = name_of(draughts::Color::black, played, our_name),
          .result = std::string(dxp::result_text(played.game.variant(), played.ending)),
          .cause = played.ending.cause,
          .plies = static_cast<int>(played.game.moves().size()),
          .fault = played.fault ? played.fault->detail : ""};
}

void add_to(wire::MatchReport& match, const DxpPlayed& played) {
  ++match.games;
  if (played.fault) {
    ++match.broken_off;
  } else if (!played.ending.decided) {
    ++match.undecided;
  } else if (!played.ending.winner) {
    ++match.drawn;
  } else {
    ++(*played.ending.winner == played.ours ? match.won : match.lost);
  }
}

}  // namespace crownhead::server
