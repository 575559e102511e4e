import "../game/layout.css";
import "../parts/board-shapes.css";
import "./view.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { legally, readRecord } from "../game/record.ts";
import { useResource } from "../loading/resource.ts";
import { account, username } from "../me/account.ts";
import { messages } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import { api, type Game } from "../net/api.ts";
import { loadRules } from "../net/connection.ts";
import { Problem } from "../net/request.ts";
import { ErrorPage } from "../parts/error-page.tsx";
import { isRefusal, type Rules, type Variant } from "../rules/rules.ts";
import { variantKeys } from "../words/variants.ts";
import { Analysis, type PlayedMove, type Subject } from "./analysis.ts";
import { switchOn } from "./computer-view.tsx";
import { addressOf, keep, kept, type Tags } from "./kept-work.ts";
import { type Plannable, withLines } from "./plan.ts";
import { nodeOf, planted, played, promoted, root, type Tree } from "./tree.ts";
import { AnalysisView } from "./view.tsx";

/** What cannot be analysed, said to the reader. */
class Unfit extends Error {}

const defaultVariant = "international";

/** The board for what an address names: a game, or a variant and a position. */
export default function AnalysisRoute({ query }: { query: string }) {
  // Whose game it is decides what can be made of it.
  if (account.value === undefined) return <AnalysisShape />;
  return <AnalysisOf key={username.value} query={query} />;
}

function AnalysisOf({ query }: { query: string }) {
  const found = useResource(() => opened(new URLSearchParams(query)), [query]);
  const page = useSignal<Analysis | null>(null);
  const open = found.answer.value;
  useEffect(() => {
    if (!open) return;
    const made = open();
    page.value = made;
    return () => {
      made.dispose();
      page.value = null;
    };
  }, [open, page]);
  if (page.value) return <AnalysisView page={page.value} key={query} />;
  if (found.failure.value === null) return <AnalysisShape />;
  const { sentence, passing } = troubleOf(found.failure.value);
  return <ErrorPage sentence={sentence} again={passing ? () => found.again() : undefined} />;
}

/** What may be had after all is asked for again. */
function troubleOf(error: unknown): { sentence: string; passing: boolean } {
  if (error instanceof Unfit) return { sentence: error.message, passing: false };
  if (error instanceof Problem && error.status === 404)
    return { sentence: messages.game.notFound, passing: false };
  return { sentence: messages.site.unreachable, passing: true };
}

/** What makes the board, when all that it needs is here. */
async function opened(query: URLSearchParams): Promise<() => Analysis> {
  const rules = await loadRules();
  const id = query.get("game");
  return id
    ? openedGame(rules, await api.game(id), query.get("ply"))
    : openedPosition(rules, query);
}

/** The board knows draughts alone. */
function analysed(rules: Rules, key: string): Variant {
  if (!variantKeys.some((known) => known === key))
    throw new Unfit(messages.analysis.noVariant({ key }));
  return rules.variant(key);
}

function openedPosition(rules: Rules, query: URLSearchParams): () => Analysis {
  const key = query.get("variant") ?? defaultVariant;
  const variant = analysed(rules, key);
  const read = rules.standing(variant, query.get("fen") ?? variant.startFen);
  if (isRefusal(read)) throw new Unfit(refusalSentence(read));
  const asked = query.get("ruleset");
  const ruleset = variant.rulesets.slice(1).find((other) => other.key === asked)?.key ?? "";
  const address = addressOf(key, read.fen, ruleset);
  const subject: Subject = {
    variant,
    ruleset,
    players: null,
    plannable: null,
    running: false,
    finished: null,
  };
  const work = kept(address) ?? { tree: planted(read.fen), tags: [] };
  return () => {
    if (query.get("computer") === "on") switchOn();
    return new Analysis(subject, rules, work, (changed) => keep(address, changed));
  };
}

async function openedGame(rules: Rules, game: Game, ply: string | null): Promise<() => Analysis> {
  const variant = analysed(rules, game.variant);
  const plies = readRecord(rules, variant, game);
  let tree: Tree = kept(game.id)?.tree ?? planted(game.start_fen);
  let at = root;
  const ids = [root];
  const moves: PlayedMove[] = [];
  for (const ply of plies) {
    const legal = legally(rules, variant, nodeOf(tree, at).fen, ply);
    const { short, full } = legal ?? { short: ply.text, full: ply.text };
    const { fenAfter, spentMs } = ply;
    moves.push({ short, full, fenAfter, spentMs });
    const grown = played(tree, at, { short, full }, fenAfter);
    tree = grown.tree;
    at = grown.id;
    ids.push(at);
  }
  const plannable = plannableAt(game, at);
  if (plannable) {
    const { lines } = await api.conditionals(game.id);
    tree = withLines(tree, at, lines, rules, variant);
  }
  const { white, black } = game.players;
  const subject: Subject = {
    variant,
    ruleset: game.ruleset,
    players: { white: white.username, black: black.username },
    plannable,
    running: game.status === "playing",
    finished:
      game.status === "finished" && moves.length > 1
        ? { id: game.id, start: game.start_fen, moves }
        : null,
  };
  const tags: Tags = [
    ["White", white.username],
    ["Black", black.username],
    ["Result", game.result ?? "*"],
  ];
  // What was thought of before the game went on stays, but beside it.
  const work = { tree: mainLine(tree, at), tags };
  return () => {
    const page = new Analysis(subject, rules, work, (changed) => keep(game.id, changed));
    page.goTo(ids[Number(ply ?? ids.length - 1)] ?? at);
    return page;
  };
}

function plannableAt(game: Game, node: number): Plannable | null {
  const { white, black } = game.players;
  const me = username.peek();
  const mine = me === white.username ? "white" : me === black.username ? "black" : null;
  if (!mine || game.pace !== "correspondence" || game.status !== "playing") return null;
  return { game: game.id, ply: game.ply, node, mineFirst: game.turn === mine };
}

/** The tree in which no move up to `id` is a variation. */
function mainLine(tree: Tree, id: number): Tree {
  const next = promoted(tree, id);
  return next === tree ? tree : mainLine(next, id);
}

/** The place of everything while it loads. */
function AnalysisShape() {
  return (
    <main id="content" class="game analysis" aria-busy="true">
      <div class="game-board">
        <div class="board-shape" />
      </div>
      <section class="game-panel" />
    </main>
  );
}
