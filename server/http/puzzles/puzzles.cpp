#include "server/http/puzzles/puzzles.hpp"

#include <stdexcept>

#include "metrics/figures.hpp"
#include "rules/comma_list.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/reasons.hpp"
#include "server/http/query.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/wire/account/account_bodies.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/puzzle/puzzle_json.hpp"

namespace crownhead::api {
namespace {

constexpr int reports_of_a_page = 50;
/// Older ones are found by their ids.
constexpr int most_disabled = 100;
constexpr int latest_results = 20;
/// docs/openapi.yaml has the same number.
constexpr int most_moves = 16;

/// Returns the player whose tries count. Guests, bots and tokens without the scope play have none.
std::optional<UserId> solver(const Call& call) {
  const auto& bearer = call.bearer();
  if (!bearer || bearer->guest || bearer->bot || (bearer->scopes & db::scope_play) == 0)
    return std::nullopt;
  return bearer->user;
}

std::optional<bool> solved_by(const db::PuzzleTries& tries, const Call& call, PuzzleId puzzle) {
  const auto user = solver(call);
  return user ? tries.solved(*user, puzzle) : std::nullopt;
}

wire::AskedPuzzle to_solve(const db::StoredPuzzle& puzzle) {
  return {.id = puzzle.id, .puzzle = puzzle.written};
}

wire::Parsed<std::optional<std::string>> draughts_variant(const Call& call) {
  auto key = call.query("variant");
  if (!key || draughts::find_variant(*key)) return key;
  const auto known = comma_list(draughts::variants(), &draughts::Variant::key);
  return std::unexpected(wire::wrong_field("variant", reason::field::one_of(known)));
}

wire::Parsed<std::optional<puzzles::Theme>> theme_of(const Call& call) {
  const auto name = call.query("theme");
  if (!name) return std::nullopt;
  const auto theme = puzzles::theme_named(*name);
  if (theme) return theme;
  const auto known = comma_list(puzzles::all_themes, puzzles::theme_name);
  return std::unexpected(wire::wrong_field("theme", reason::field::one_of(known)));
}

/// Returns the puzzle named in the path; answers 404 and returns nullopt if there is none.
std::optional<db::StoredPuzzle> named_puzzle(const db::Puzzles& puzzles, const CallPtr& call) {
  auto puzzle = puzzles.find({call->path_id()});
  if (!puzzle) call->fail(db::no_such_puzzle());
  return puzzle;
}

wire::PuzzleSource source_of(const db::StoredPuzzle& puzzle) {
  if (!puzzle.game) return std::nullopt;
  return std::pair(*puzzle.game, puzzle.written.ply);
}

void note(const db::TryResult& result, bool solved) {
  auto& figures = metrics::figures();
  if (result.counted) (solved ? figures.puzzles_solved : figures.puzzles_failed).add();
}

/// Records that the server chose the puzzle for the caller, so that their try counts, and sends
/// `body`.
live::Awaitable<void> serve(db::PuzzleTries& tries, const CallPtr& call, PuzzleId puzzle,
                            std::string body) {
  if (const auto user = solver(*call)) {
    const auto served = co_await live::awaited<Result<void>>(
        [&](auto done) { tries.serve(*user, puzzle, std::move(done)); });
    if (!served) co_return call->fail(served.error());
  }
  call->json(200, std::move(body));
}

/// Stores the try if the caller's tries count, and sends the outcome.
live::Awaitable<void> end_try(db::PuzzleTries& tries, ShownSolutions& shown, Instant now,
                              const CallPtr& call, const db::StoredPuzzle& puzzle, bool solved) {
  const auto user = solver(*call);
  const auto& address = call->payer().address();
  if (!user) {
    shown.note(puzzle.id, address);
    co_return call->json(200, wire::puzzle_end_json(solved, puzzle.written,
                                                    db::without_a_try(puzzle), source_of(puzzle)));
  }
  const db::PuzzleTry tried{.puzzle = puzzle.id,
                            .solved = solved,
                            .at = now,
                            .counted = !shown.is_known(puzzle.id, address)};
  const auto result = co_await live::awaited<Result<db::TryResult>>(
      [&](auto done) { tries.decide(*user, tried, std::move(done)); });
  if (!result) co_return call->fail(result.error());
  note(*result, solved);
  call->json(200, wire::puzzle_end_json(solved, puzzle.written, *result, source_of(puzzle)));
}

db::Moderator ruling(const live::WallClock& clock, const CallPtr& call, std::string reason) {
  return {.actor = call->bearer()->user, .at = clock.now(), .reason = std::move(reason)};
}

}  // namespace

Handling get_daily_puzzle(db::Puzzles& puzzles, db::PuzzleTries& tries,
                          const live::WallClock& clock, const RequestRunner& runner, CallPtr call) {
  const auto day = dice::day_of(clock.now());
  const auto id = co_await live::awaited<Result<PuzzleId>>(
      [&](auto done) { puzzles.of_day(day, std::move(done)); });
  if (!id) co_return call->fail(id.error());
  co_await runner.in_reads(call);
  const auto puzzle = puzzles.find(*id);
  if (!puzzle) throw std::logic_error("the puzzle of the day does not exist");
  co_await serve(tries, call, *id,
                 wire::daily_puzzle_json(to_solve(*puzzle), day, solved_by(tries, *call, *id)));
}

Handling get_next_puzzle(const db::Puzzles& puzzles, db::PuzzleTries& tries,
                         const live::WallClock& clock, CallPtr call) {
  db::PuzzleWish wish;
  QueryFields fields;
  fields.take(wish.variant, draughts_variant(*call));
  fields.take(wish.theme, theme_of(*call));
  std::optional<bool> rated;
  fields.take(rated,
              none_or<bool>(call->query("rated"), {{"true", true}, {"false", false}}, "rated"));
  if (fields.problem()) co_return call->refuse(*fields.problem());
  wish.rated = rated.value_or(true);
  const auto user = solver(*call);
  const auto id = user ? tries.next(*user, wish, clock.now()) : puzzles.any(wish);
  const auto puzzle = id ? puzzles.find(*id) : std::nullopt;
  if (!puzzle) {
    const bool has_some = user && puzzles.any(wish).has_value();
    co_return call->fail(
        {Code::not_found, has_some ? reason::puzzle::none_left() : reason::puzzle::none()});
  }
  auto body = wire::next_puzzle_json(to_solve(*puzzle));
  if (!wish.rated) co_return call->json(200, std::move(body));
  co_await serve(tries, call, *id, std::move(body));
}

void list_puzzle_themes(const db::Puzzles& puzzles, const CallPtr& call) {
  const auto variant = draughts_variant(*call);
  if (!variant) return call->refuse(variant.error());
  call->json(200, wire::puzzle_counts_json(puzzles.counts(*variant)));
}

void get_puzzle(const db::Puzzles& puzzles, const db::PuzzleTries& tries, const CallPtr& call) {
  if (const auto puzzle = named_puzzle(puzzles, call))
    call->json(200, wire::one_puzzle_json(to_solve(*puzzle), solved_by(tries, *call, puzzle->id),
                                          puzzle->disabled));
}

Handling solve_puzzle(const db::Puzzles& puzzles, db::PuzzleTries& tries, ShownSolutions& shown,
                      const server::EndgameTables& endings, const live::WallClock& clock,
                      CallPtr call) {
  const auto puzzle = named_puzzle(puzzles, call);
  if (!puzzle) co_return;
  const auto moves = wire::parse_puzzle_moves(call->body());
  if (!moves) co_return call->refuse(moves.error());
  const auto playable = puzzles::read(puzzle->written);
  if (!playable) throw std::runtime_error("cannot read a puzzle: " + playable.error().detail);
  const auto judgement = puzzles::judged(*playable, *moves, endings.of(*playable->variant));
  if (!judgement) co_return call->fail(judgement.error());
  if (judgement->also_wins) co_return call->json(200, wire::puzzle_also_wins_json());
  if (judgement->right && !judgement->solved)
    co_return call->json(200,
                         wire::puzzle_reply_json(puzzle->written.solution[judgement->moves - 1]));
  co_await end_try(tries, shown, clock.now(), call, *puzzle, judgement->solved);
}

Handling give_puzzle_up(const db::Puzzles& puzzles, db::PuzzleTries& tries, ShownSolutions& shown,
                        const live::WallClock& clock, CallPtr call) {
  if (const auto puzzle = named_puzzle(puzzles, call))
    co_await end_try(tries, shown, clock.now(), call, *puzzle, false);
}

Handling hint_puzzle(const db::Puzzles& puzzles, db::PuzzleTries& tries, ShownSolutions& shown,
                     CallPtr call) {
  const auto puzzle = named_puzzle(puzzles, call);
  if (!puzzle) co_return;
  const auto move = number_in(*call, "move", 1, most_moves, 1);
  if (!move) co_return call->refuse(move.error());
  auto body = wire::puzzle_hint_json(puzzle->written, static_cast<std::size_t>(*move - 1));
  if (!body) {
    const auto moves = static_cast<std::int64_t>(puzzle->written.solution.size() + 1) / 2;
    co_return call->refuse(
        wire::wrong_field("move", reason::field::whole_from_to(std::int64_t{1}, moves)));
  }
  if (const auto user = solver(*call)) {
    const auto noted = co_await live::awaited<Result<void>>(
        [&](auto done) { tries.hint(*user, puzzle->id, std::move(done)); });
    if (!noted) co_return call->fail(noted.error());
  } else {
    shown.note(puzzle->id, call->payer().address());
  }
  call->json(200, *std::move(body));
}

void get_puzzle_results(const db::PuzzleTries& tries, const live::WallClock& clock,
                        const CallPtr& call) {
  const UserId user = call->bearer()->user;
  call->json(200, wire::puzzle_results_json(tries.ratings_of(user, clock.now()),
                                            tries.latest(user, latest_results)));
}

void get_players_puzzles(db::Users& users, const db::PuzzleTries& tries,
                         const live::WallClock& clock, const CallPtr& call) {
  if (const auto user = named_user(users, call))
    call->json(200, wire::puzzle_ratings_json(tries.ratings_of(user->id, clock.now())));
}

Handling report_puzzle(db::PuzzleTries& tries, Limits& limits, const live::WallClock& clock,
                       CallPtr call) {
  auto text = wire::parse_puzzle_report(call->body());
  if (!text) co_return call->refuse(text.error());
  const auto& bearer = *call->bearer();
  if (limits.refuses(limits.reports_by_name, call, bearer.name)) co_return;
  const auto reported = co_await live::awaited<Result<void>>([&](auto done) {
    tries.report(bearer.user, {call->path_id()}, *std::move(text), clock.now(), std::move(done));
  });
  if (reported) metrics::figures().puzzle_reports.add();
  call->no_content(reported);
}

void list_puzzle_reports(const db::PuzzleTries& tries, const CallPtr& call) {
  const auto text = call->query("cursor");
  const auto after = text ? wire::parse_id(*text) : 0;
  if (!after) return call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
  call->json(200, wire::puzzle_reports_json(tries.reports(*after, reports_of_a_page)));
}

void list_disabled_puzzles(const db::Puzzles& puzzles, const CallPtr& call) {
  call->json(200, wire::disabled_puzzles_json(puzzles.disabled(most_disabled)));
}

Handling disable_puzzle(db::Puzzles& puzzles, const live::WallClock& clock, CallPtr call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    puzzles.disable({call->path_id()}, ruling(clock, call, *std::move(reason)), std::move(done));
  }));
}

Handling enable_puzzle(db::Puzzles& puzzles, const live::WallClock& clock, CallPtr call) {
  auto reason = wire::parse_reason(call->body());
  if (!reason) co_return call->refuse(reason.error());
  call->no_content(co_await live::awaited<Result<void>>([&](auto done) {
    puzzles.enable({call->path_id()}, ruling(clock, call, *std::move(reason)), std::move(done));
  }));
}

}  // namespace crownhead::api
