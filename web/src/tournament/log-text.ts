// Turns a line of the log into a sentence in the user's language.

import { messages, named } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import { spanText } from "../messages/spans.ts";
import type { LoggedGame, TournamentLogLine, TournamentRound } from "../net/api.ts";
import { ruleName } from "./pairing-rules.ts";

type Act = TournamentLogLine["act"];
type Of<A extends Act, Line = TournamentLogLine> = Line extends { act: Act }
  ? A & Line["act"] extends never
    ? never
    : Line
  : never;
type Params<A extends Act> = Of<A>["params"];

/** Context from the page: the rounds, and the later lines, newest first. */
interface Around {
  readonly rounds: readonly TournamentRound[];
  readonly log: readonly TournamentLogLine[];
}

/** The player who had the seat at `version`, given the player who has it at present. */
function seatedAt(version: number, now: string | null | undefined, log: Around["log"]): string {
  let name = now ?? "";
  for (const line of log) {
    if (line.version <= version) break;
    if (line.act === "replaced" && line.params.by === name) name = line.params.user;
  }
  return name;
}

/** The game's round and players, from the log or else from the rounds. */
function gameName(
  { round: n, board, game, white, black }: LoggedGame,
  version: number,
  around: Around,
) {
  const words = messages.tournamentLog;
  const round = messages.tournamentRow.round({ n });
  const encounter = around.rounds
    .find((one) => one.n === n)
    ?.encounters.find((one) => one.board === board);
  const [first, second] = white !== null ? [white, black] : (encounter?.players ?? []);
  const which = messages.tournaments.game({ n: game });
  if (!first || !second) return words.place({ round, board, game: which });
  const seated = (name: string) => (white === null ? seatedAt(version, name, around.log) : name);
  const players = { white: seated(first), black: seated(second) };
  const single = game === 1 && (encounter?.games.length ?? 1) === 1;
  return single
    ? words.game({ round, ...players })
    : words.gameOf({ round, game: which, ...players });
}

function resultText(result: LoggedGame["result"], forfeit: boolean): string {
  const words = messages.tournamentLog;
  const score = named<string>(words.results, result) ?? result;
  return forfeit ? words.forfeit({ score }) : score;
}

function endText(act: "game_ended" | "result_set", game: string, params: Params<"result_set">) {
  const words = messages.tournamentLog.acts;
  const result = resultText(params.result, params.forfeit);
  if (act === "game_ended") return words.game_ended({ game, result });
  if (params.former_result === "open") return words.result_set({ game, result });
  const before = resultText(params.former_result, params.former_forfeit);
  return words.result_changed({ game, before, result });
}

function roundsText(first: number, last: number): string {
  if (first === last) return messages.tournamentRow.round({ n: first });
  return messages.tournamentLog.rounds({ first, last });
}

function drawnText({ first, last, wave, openings }: Params<"round_drawn">): string {
  const words = messages.tournamentLog;
  const rounds = wave ? words.wave({ n: first }) : roundsText(first, last);
  if (openings.length === 0) return words.acts.round_drawn({ rounds });
  return words.acts.drawn_openings({ rounds, openings: openings.join(", ") });
}

function byesText({ user, byes, former_byes }: Params<"byes_asked">): string {
  const words = messages.tournamentLog;
  const text = (list: typeof byes) =>
    list.map(({ round, bye }) => words.byes[bye]({ round })).join(", ");
  const before = text(former_byes);
  if (byes.length === 0) return words.acts.byes_dropped({ user, before });
  if (former_byes.length === 0) return words.acts.byes_asked({ user, byes: text(byes) });
  return words.acts.byes_changed({ user, byes: text(byes), before });
}

function promotedText({ users, refusal }: Params<"promoted">): string {
  const words = messages.tournamentLog.acts;
  if (refusal) return words.not_promoted({ why: refusalSentence(refusal) });
  return words.promoted({ names: users.join(", ") });
}

/** For actions that concern one player. */
function playerText({ act, params }: Of<"entered" | "withdrawn">): string {
  const words = messages.tournamentLog;
  const { user } = params;
  if (act === "withdrawn" && "former_state" in params && params.former_state === "asked")
    return words.acts.unasked({ user });
  return words.players[act]({ user });
}

/** The action's name and the server's English, for an action of a newer server. */
function asStored({ act, before, after }: TournamentLogLine): string {
  return `${act} ${before === "" ? "" : `${before} → `}${after}`.trim();
}

/** The action as a sentence, without its author and reason. */
export function actText(line: TournamentLogLine, around: Around): string {
  const words = messages.tournamentLog.acts;
  const { round } = messages.tournamentRow;
  const game = (params: LoggedGame) => gameName(params, line.version, around);
  switch (line.act) {
    case "created":
      return words.created(line.params);
    case "edited": {
      const { name, former_name: before } = line.params;
      return name === before ? words.edited : words.renamed({ before, name });
    }
    case "directors_changed":
      return words.directors_changed({ names: line.params.directors.join(", ") });
    case "players_entered":
      return words.players_entered({ n: line.params.players });
    case "asked":
    case "entered":
    case "accepted":
    case "refused":
    case "withdrawn":
    case "expelled":
      return playerText(line);
    case "started":
    case "paused":
    case "resumed":
    case "finished":
    case "cancelled":
      return messages.tournamentLog.states[line.act];
    case "round_drawn":
      return drawnText(line.params);
    case "round_discarded":
      return words.round_discarded({ rounds: round({ n: line.params.round }) });
    case "pairings_changed": {
      const { round: n, boards, rules } = line.params;
      const change = words.pairings_changed({
        ...{ round: round({ n }), n: boards.length, boards: boards.join(", ") },
      });
      return rules.length === 0
        ? change
        : words.rules_broken({ change, rules: rules.map(ruleName).join(", ") });
    }
    case "round_ended":
      return words.round_ended({ rounds: round({ n: line.params.round }) });
    case "round_published":
      return words.round_published({ rounds: roundsText(line.params.first, line.params.last) });
    case "games_added": {
      const { round: n, board, games } = line.params;
      return words.games_added({ round: round({ n }), board, n: games });
    }
    case "game_ended":
    case "result_set":
      return endText(line.act, game(line.params), line.params);
    case "dispute_settled": {
      const { user, result, forfeit } = line.params;
      return words.dispute_settled({
        ...{ user, game: game(line.params), result: resultText(result, forfeit) },
      });
    }
    case "imported":
      return words.imported({ status: messages.tournamentRow.statuses[line.params.status] });
    case "replaced":
      return words.replaced(line.params);
    case "byes_asked":
      return byesText(line.params);
    case "pairs_kept_apart":
      return words.pairs_kept_apart({ n: line.params.pairs, before: line.params.former_pairs });
    case "time_added":
      return words.time_added({ span: spanText(line.params.time_ms), n: line.params.games });
    case "message_sent":
      return line.params.text === "" ? words.message_gone : words.message_sent(line.params);
    case "promoted":
      return promotedText(line.params);
    default:
      return asStored(line);
  }
}
