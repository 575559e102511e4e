#include "server/messages/ending.hpp"

namespace crownhead::messages {
namespace {

using play::Outcome;

std::string won_text(const Texts& texts, bool white_wins, std::string_view reason) {
  using Loser = Texts::Ending::LostValues::Loser;
  const auto* why = texts.ending.lost.find(reason);
  return texts.ending.wins({.winner = white_wins ? texts.color.white : texts.color.black,
                            .why = why ? (*why)({.loser = white_wins ? Loser::black : Loser::white})
                                       : std::string(reason)});
}

std::string drawn_text(const Texts& texts, std::string_view reason, std::string_view article) {
  const auto* drawn = texts.ending.drawn.find(reason);
  if (!drawn) drawn = texts.rules.find(reason);
  std::string why(drawn ? *drawn : reason);
  if (!article.empty()) why += ", " + texts.ending.article({.number = article});
  return texts.ending.draw({.why = why});
}

/// The text for a game without a result: it was aborted, or a director ended it.
std::string unscored_text(const Texts& texts, const play::Ended& ended, std::string_view reason) {
  if (const auto* aborted = texts.ending.aborted.find(reason)) return std::string(*aborted);
  const bool forfeit = ended.reason == play::EndReason::forfeit;
  const auto* outcome = texts.ending.outcomes.find(forfeit ? "0-0" : "annulled");
  return std::string(outcome ? *outcome : reason);
}

}  // namespace

Ending ending_of(const play::Game& game, UserId player) {
  const play::Ended& ended = game.ended().value();
  const bool two = game.seats() == least_seats;
  return {.ended = ended,
          .mine = game.seat_of(player).value_or(Seat::white),
          .result = std::string(two ? game.board().result_text(ended.outcome()) : ""),
          .article = std::string(game.board().article(ended))};
}

std::string ending_text(const Texts& texts, const Ending& ending) {
  const auto reason = play::reason_name(ending.ended);
  const auto& places = ending.ended.finish.places;
  if (places.size() > least_seats && places[ending.mine] > 0)
    return texts.notice.place({.place = places[ending.mine], .seats = places.size()});
  switch (ending.ended.outcome()) {
    case Outcome::white_wins:
    case Outcome::black_wins:
      return won_text(texts, ending.ended.outcome() == Outcome::white_wins, reason);
    case Outcome::draw: return drawn_text(texts, reason, ending.article);
    case Outcome::none: return unscored_text(texts, ending.ended, reason);
  }
  return std::string(reason);
}

}  // namespace crownhead::messages
