// What a line of the log says has changed; of a game with the names of its players.

import { joined } from "../messages/joined.ts";
import { messages, named } from "../messages/messages.ts";
import type { TournamentLogLine, TournamentRound } from "../net/api.ts";
import { spanText } from "../words/time.ts";

/** "4.1.2 2-0": round, board, game and result. */
const ofGame = /^(\d+)\.(\d+)\.(\d+) (.+)$/;

type Line = Pick<TournamentLogLine, "version" | "act" | "about" | "before" | "after">;

/** Who had the seat at `version` of the one who has it now; `log` has all lines since, the newest
 * first. */
function seatedAt(version: number, now: string | null | undefined, log: readonly Line[]): string {
  let name = now ?? "";
  for (const line of log) {
    if (line.version <= version) break;
    if (line.act === "replaced" && line.after === name) name = line.about ?? name;
  }
  return name;
}

/** The game that the numbers name; empty if they name none. */
function gameName(
  rounds: readonly TournamentRound[],
  numbers: readonly number[],
  seated: (now: string | null | undefined) => string,
): string {
  const [round = 0, board, game = 0] = numbers;
  const encounter = rounds
    .find(({ n }) => n === round)
    ?.encounters.find((one) => one.board === board);
  if (!encounter) return "";
  const words = messages.tournaments;
  const which = encounter.games.length > 1 ? `, ${words.game({ n: game })}` : "";
  const [first, second] = encounter.players.map(seated);
  return `${joined(messages.tournamentRow.round({ n: round }) + which, `${first} – ${second}`)} `;
}

/** Acts of which the log has what people wrote: names and messages. */
const ownWords = /^(created|edited|message_sent|promoted|directors_changed|replaced)$/;
/** "round 1 to 5, openings 12, 7" */
const ofDraw = /^(round|wave) (\d+)(?: to (\d+))?(?:, openings (.+))?$/;
/** "3 games +7200 s" or "2 pairs" */
const ofMany = /^(\d+) (?:pairs|games \+(\d+) s)$/;

/** What the server says in English, in the words of the page. */
function inWords(act: string, text: string): string {
  if (ownWords.test(act)) return text;
  const { logChanges: words, roundStates } = messages.tournaments;
  const { round, statuses } = messages.tournamentRow;
  const [, drawn, first, last, openings] = ofDraw.exec(text) ?? [];
  if (drawn) {
    const one = drawn === "wave" ? words.wave : round;
    const which = last
      ? words.rounds({ first: Number(first), last: Number(last) })
      : one({ n: Number(first) });
    return openings ? `${which}, ${joined(messages.drawn.openings, openings)}` : which;
  }
  const [, many, seconds] = ofMany.exec(text) ?? [];
  if (seconds) return `+${spanText(Number(seconds) * 1000)}, ${words.games({ n: Number(many) })}`;
  if (many) return words.pairs({ n: Number(many) });
  const state = named<string>(act.startsWith("round_") ? roundStates : statuses, text);
  return state ?? text.replace(/[a-z]+/g, (word) => named(words.states, word) ?? word);
}

/** What it was, if that was something, and what it is now. */
export function changeText(
  { act, before, after, version }: Omit<Line, "about">,
  rounds: readonly TournamentRound[],
  log: readonly Line[],
): string {
  const told = ofGame.exec(after);
  const seated = (now: string | null | undefined) => seatedAt(version, now, log);
  const game = told ? gameName(rounds, told.slice(1, 4).map(Number), seated) : "";
  const plain = (text: string) => inWords(act, game === "" ? text : text.replace(ofGame, "$4"));
  const nothing =
    before === "" || act === "replaced" || (told !== null && before.endsWith(" open"));
  return `${game}${nothing ? "" : `${plain(before)} → `}${plain(after)}`;
}
