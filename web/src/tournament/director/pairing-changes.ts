// Changes to the pairings of a drawn round. What breaks a hard rule is asked for a second time, with
// a reason.

import { messages } from "../../messages/messages.ts";
import type { TournamentRound } from "../../net/api.ts";
import { type BrokenRule, type PairingsChange, previewPairings } from "../../net/pairings.ts";
import { ruleName } from "../pairing-rules.ts";
import type { Asked, TournamentPage } from "../tournament.ts";

type Encounter = TournamentRound["encounters"][number];

export const pairingsPath = (round: number) => `/rounds/${round}/pairings`;

/** A player's place in the round. */
export interface Place {
  board: number;
  seat: 0 | 1;
  name: string;
}

/** All places of the round, board by board. */
export function placesOf(encounters: readonly Encounter[]): Place[] {
  return encounters.flatMap(({ board, players }) =>
    ([0, 1] as const).flatMap((seat) => {
      const name = players[seat];
      return name === null || name === undefined ? [] : [{ board, seat, name }];
    }),
  );
}

/** The change that takes a swap or a turn back; null for other changes. */
export function opposite(change: PairingsChange): PairingsChange | null {
  if (change.swap) return { swap: change.swap };
  return change.turn ? { turn: change.turn } : null;
}

/** The hard rules that a change breaks in addition, each once. */
export const newHardRules = (warnings: readonly BrokenRule[]): string[] => [
  ...new Set(warnings.filter((one) => one.hard && one.new).map(({ rule }) => rule)),
];

/** Changes the round, or asks for a confirmation first; calls `changed` after a change. */
export async function changePairings(
  page: TournamentPage,
  round: number,
  change: PairingsChange,
  changed: (change: PairingsChange) => void,
) {
  const version = page.state.peek()?.version;
  let hard: string[] = [];
  const failure = await page.attempt(async () => {
    const { warnings } = await previewPairings(page.id, version, round, change);
    hard = newHardRules(warnings);
  });
  if (failure !== null) return;
  const send = async (body: object) => {
    const failed = await page.act("PATCH", pairingsPath(round), { ...change, ...body }, version);
    if (failed !== null) return;
    page.said.value = messages.pairings.changed;
    changed(change);
  };
  if (hard.length === 0) return send({});
  page.askFor({
    title: messages.pairings.anyway,
    text: messages.pairings.anyway,
    question: () => messages.pairings.breaks({ rules: hard.map(ruleName).join(", ") }),
    reason: "needed",
    act: (reason) => send({ confirmed: hard, reason }),
  });
}

type Change = (change: PairingsChange) => Promise<unknown>;

/** Asks with whom a player changes places. */
export function swapOf(place: Place, places: readonly Place[], change: Change): Asked {
  const words = messages.pairings;
  const others = places.filter(({ board }) => board !== place.board);
  const at = (typed: string) => others.find(({ board, seat }) => `${board}.${seat}` === typed);
  return {
    title: words.swap({ name: place.name }),
    text: words.swap({ name: place.name }),
    reason: "none",
    inputs: [
      {
        label: words.with,
        options: others.map(({ board, seat, name }) => [
          `${board}.${seat}`,
          words.place({ n: board, name }),
        ]),
      },
    ],
    question: ([typed = ""]) => words.swapHint({ one: place.name, other: at(typed)?.name ?? "–" }),
    act: async (_, [typed = ""]) => {
      const other = at(typed);
      if (!other) return;
      await change({
        swap: [
          [place.board, place.seat],
          [other.board, other.seat],
        ],
      });
    },
  };
}

export function turnOf({ board, players }: Encounter, change: Change): Asked {
  const words = messages.pairings;
  const [white = "", black = ""] = players.map((name) => name ?? "");
  return {
    title: words.turn,
    text: words.turn,
    reason: "none",
    question: () => words.turnHint({ white, black }),
    act: () => change({ turn: [board] }),
  };
}

/** Asks which bye a player gets. */
export function byeOf({ board, seat, name }: Place, change: Change): Asked {
  const words = messages.pairings;
  const kinds = ["zero", "half", "pairing"] as const;
  const text = messages.rollCall.giveBye({ name });
  return {
    title: text,
    text,
    reason: "none",
    inputs: [
      { label: words.byePoints, options: kinds.map((kind) => [kind, words.byeKinds[kind]]) },
    ],
    question: () => words.byeHint({ name }),
    act: (_, [typed]) => {
      const kind = kinds.find((one) => one === typed) ?? "zero";
      return change({ bye: { board, seat, kind } });
    },
  };
}
