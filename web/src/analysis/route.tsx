import "../components/board-shapes.css";
import "./view.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ErrorPage } from "../components/error-page.tsx";
import { legally, readRecord } from "../game/record.ts";
import { variantKeys } from "../labels/variants.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import { api, type Game } from "../net/api.ts";
import { loadRules } from "../net/connection.ts";
import { Problem } from "../net/request.ts";
import { isRefusal, type Rules, type Variant } from "../rules/rules.ts";
import { account, username } from "../session/account.ts";
import { Analysis, type PlayedMove, type Subject } from "./analysis.ts";
import { wanted } from "./engine-wanted.ts";
import { addressOf, keep, kept, type Tags } from "./kept-work.ts";
import { type Plannable, withLines } from "./plan.ts";
import { nodeOf, planted, played, promoted, root, type Tree } from "./tree.ts";
import { AnalysisView } from "./view.tsx";

/** The game or position cannot be analysed; the message is for the user. */
class Unfit extends Error {}

const defaultVariant = "international";

/** Opens the board for the game, or the variant and position, in the address. */
export default function AnalysisRoute({ query }: { query: string }) {
  // The account must be known first: it decides what the user may do with the game.
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

/** `passing` errors are worth a retry. */
function troubleOf(error: unknown): { sentence: string; passing: boolean } {
  if (error instanceof Unfit) return { sentence: error.message, passing: false };
  if (error instanceof Problem && error.status === 404)
    return { sentence: messages.game.notFound, passing: false };
  return { sentence: messages.site.unreachable, passing: true };
}

/** Loads everything the board needs and returns a function that creates it. */
async function opened(query: URLSearchParams): Promise<() => Analysis> {
  const rules = await loadRules();
  const id = query.get("game");
  return id
    ? openedGame(rules, await api.game(id), query.get("ply"))
    : openedPosition(rules, query);
}

/** The analysis board supports draughts only. */
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
    score: "",
    plannable: null,
    running: false,
    finished: null,
  };
  const work = kept(address) ?? { tree: planted(read.fen), tags: [] };
  return () => {
    if (query.get("computer") === "on") wanted.value = true;
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
    score: game.result ?? "",
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
  // Analysis made before the latest moves of the game stays as variations.
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

/** Returns the tree with all moves up to `id` on the main line. */
function mainLine(tree: Tree, id: number): Tree {
  const next = promoted(tree, id);
  return next === tree ? tree : mainLine(next, id);
}

/** Placeholder for the whole page while it loads. */
function AnalysisShape() {
  return (
    <main id="content" class="analysis" aria-busy="true">
      <div class="gauge" />
      <div class="analysis-board">
        <div class="board-shape" />
      </div>
      <section class="analysis-panel" />
    </main>
  );
}
