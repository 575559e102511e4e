// Imports a game or a position.

import "../components/form.css";
import "./import.css";
import { useSignal } from "@preact/signals";
import { Trouble } from "../components/controls.tsx";
import { FileField } from "../components/files/file-field.tsx";
import { textOf } from "../components/files/text-file.ts";
import { messages } from "../messages/messages.ts";
import { refusalSentence } from "../messages/refusals.ts";
import { goOn } from "../navigation/router.ts";
import { api, type PdnGame } from "../net/api.ts";
import { isRefusal, type Variant } from "../rules/rules.ts";
import { troubleText } from "../trouble.ts";
import type { Analysis } from "./analysis.ts";
import { treeOf } from "./exchange.ts";
import { addressOf, keep, type Work } from "./kept-work.ts";
import { planted } from "./tree.ts";

/** The most bytes that the server accepts at once. */
const longestPdn = 1_200_000;

const isPosition = (text: string): boolean => /^\s*[WB?]\s*:/i.test(text);

export default function Import({ page, onDone }: { page: Analysis; onDone(): void }) {
  const text = useSignal("");
  const trouble = useSignal<string | null>(null);
  const games = useSignal<readonly PdnGame[]>([]);
  const take = (game: PdnGame) => {
    takeGame(page, game);
    onDone();
  };
  const choose = (game: PdnGame) => {
    if (game.faults.length === 0) take(game);
    else games.value = [game];
  };
  const read = async () => {
    trouble.value = null;
    games.value = [];
    try {
      if (isPosition(text.value)) {
        trouble.value = takePosition(page, text.value);
        if (trouble.value === null) onDone();
        return;
      }
      const key = page.subject.variant.key as PdnGame["variant"];
      const answer = await api.readPdn(text.value, key);
      const [only] = answer.games;
      if (only && answer.games.length === 1) choose(only);
      else games.value = answer.games;
    } catch (error) {
      trouble.value = troubleText(error);
    }
  };
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (new Blob([text.value]).size > longestPdn) trouble.value = messages.exchange.tooLong;
        else void read();
      }}
    >
      <TextField text={text.value} onText={(value) => (text.value = value)} />
      <Trouble>{trouble.value}</Trouble>
      <Found games={games.value} onChoose={choose} onTake={take} />
      <button type="submit" class="button primary" disabled={text.value.trim() === ""}>
        {messages.exchange.importDo}
      </button>
    </form>
  );
}

function TextField({ text, onText }: { text: string; onText(text: string): void }) {
  const words = messages.exchange;
  return (
    <div class="field">
      <label class="label" for="import-text">
        {words.importLabel}
      </label>
      <textarea
        id="import-text"
        class="input mono"
        rows={8}
        spellcheck={false}
        placeholder={words.importHint}
        value={text}
        onInput={(event) => onText(event.currentTarget.value)}
      />
      <FileField
        label={words.importFile}
        accept=".pdn,.txt,.fen"
        onFile={(file) => {
          if (file) void textOf(file).then(onText);
        }}
      />
    </div>
  );
}

interface FoundProps {
  games: readonly PdnGame[];
  /** Called with the chosen game. A game with errors is then shown alone, with its errors. */
  onChoose(game: PdnGame): void;
  onTake(game: PdnGame): void;
}

/** The games to choose from, or the errors of the only one. */
function Found({ games, onChoose, onTake }: FoundProps) {
  const words = messages.exchange;
  const [only] = games;
  if (!only) return null;
  if (games.length > 1) {
    return (
      <div class="found">
        <h3>{words.choose}</h3>
        {games.map((game, i) => (
          <button key={i} type="button" class="button small-button" onClick={() => onChoose(game)}>
            {titleOf(game) ?? words.game({ n: i + 1 })}
          </button>
        ))}
      </div>
    );
  }
  return (
    <div class="found" role="alert">
      <p>{words.partly}</p>
      <ul class="small">
        {only.faults.map(({ line, column, text, reason, params }) => (
          <li key={`${line}:${column}`} class="problem">
            {words.at({ line, column })}: {refusalSentence({ detail: text, reason, params })}
          </li>
        ))}
      </ul>
      <button type="button" class="button small-button" onClick={() => onTake(only)}>
        {words.goOn}
      </button>
    </div>
  );
}

function titleOf({ tags }: PdnGame): string | null {
  const tag = (wanted: string) => tags.find(({ name }) => name === wanted)?.value;
  const white = tag("White");
  const black = tag("Black");
  return white && black ? `${messages.game.title({ white, black })} ${tag("Result") ?? ""}` : null;
}

/** Returns the reason if the position is unusable, or null after showing it. */
function takePosition(page: Analysis, fen: string): string | null {
  const read = page.rules.standing(page.subject.variant, fen.trim());
  if (isRefusal(read)) return refusalSentence(read);
  page.replace({ tree: planted(read.fen), tags: [] });
  return null;
}

/** The ruleset of a game, or empty if it is the variant's default. */
const otherRuleset = ({ rulesets }: Variant, { ruleset }: PdnGame): string =>
  ruleset === rulesets[0]?.key ? "" : ruleset;

function takeGame(page: Analysis, game: PdnGame) {
  const variant = page.rules.variant(game.variant);
  const own = new Set(["Result", "FEN", "GameType", "SetUp", "Ruleset"]);
  const work: Work = {
    tree: treeOf(page.rules, variant, game),
    tags: [
      ...game.tags
        .filter(({ name }) => !own.has(name))
        .map(({ name, value }) => [name, value] as const),
      ["Result", game.result],
    ],
  };
  const ruleset = otherRuleset(variant, game);
  const { subject } = page;
  if (variant.key === subject.variant.key && (ruleset === "" || ruleset === subject.ruleset)) {
    page.replace(work);
    return;
  }
  keep(addressOf(variant.key, game.start_fen, ruleset), work);
  const address = new URLSearchParams({ variant: variant.key, fen: game.start_fen });
  if (ruleset !== "") address.set("ruleset", ruleset);
  goOn(`/analysis?${address}`);
}
