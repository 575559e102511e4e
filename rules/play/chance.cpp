#include "rules/play/chance.hpp"

#include <stdexcept>
#include <utility>

#include "rules/play/game.hpp"
#include "rules/play/made_move.hpp"

namespace crownhead::play {
namespace {

Moved automatic_move(const Game& game, const std::string& act, Instant at) {
  kind::Board next = game.board();
  auto played = next.act(act);
  if (!played) throw std::logic_error("the only act " + act + " cannot be played");
  Moved moved = made_move(game, *std::move(played), next, at, Millis{0});
  moved.automatic = true;
  return moved;
}

}  // namespace

Rolled Chance::roll(const kind::RollWanted& wanted) const {
  if (!chain_) throw std::logic_error("dice are rolled in a game without a chain");
  const dice::Digest link = chain_->link(wanted.number);
  return {.seat = wanted.seat,
          .number = wanted.number,
          .dice = dice::roll(link, wanted.number, wanted.seat, wanted.heard),
          .link = link};
}

std::vector<Event> settle(Game game, const Chance& chance, Instant at) {
  std::vector<Event> events;
  const auto happens = [&](auto what) {
    events.push_back({at, std::move(what)});
    apply(game, events.back());
  };
  if (game.board().links() == 0) return events;
  while (!game.ended()) {
    if (const auto end = game.board().end(false))
      happens(*end);
    else if (const auto too_long = end_by_length(game.board(), game.ply()))
      happens(*too_long);
    else if (const auto wanted = game.board().roll_wanted())
      happens(chance.roll(*wanted));
    else if (const auto act = game.board().only_act())
      happens(automatic_move(game, *act, at));
    else
      break;
  }
  return events;
}

}  // namespace crownhead::play
