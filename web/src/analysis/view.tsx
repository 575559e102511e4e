import "../game/layout.css";
import "../game/standing.css";
import "./view.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren, Ref } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { Select } from "../components/controls.tsx";
import { DialogButton } from "../components/dialog.tsx";
import { IconButton } from "../components/icons.tsx";
import { KeyList } from "../components/keys.ts";
import { lazilyWithin } from "../components/lazily.tsx";
import { MoveField } from "../components/move-field.tsx";
import { Stepping } from "../components/stepping.tsx";
import { groupedVariants } from "../labels/variants.ts";
import { messages, named } from "../messages/messages.ts";
import { moveHint, ruleName, squareText } from "../messages/sentences.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { settings } from "../settings/settings.ts";
import type { Analysis } from "./analysis.ts";
import { ComputerPanel } from "./computer-view.tsx";
import { watchKeys } from "./keys.ts";
import { Notes } from "./notes.tsx";
import { OpeningsPanel } from "./openings-view.tsx";
import { root } from "./tree.ts";
import { TreeView } from "./tree-view.tsx";

const Explained = lazilyWithin(
  "explained/view",
  ["analysis", "explained", "game"],
  () => import("../explained/view.tsx"),
);

const Import = lazilyWithin(
  "analysis/import",
  ["analysis", "game", "refusals"],
  () => import("./import.tsx"),
);
const SetupPanel = lazilyWithin(
  "analysis/setup-view",
  ["analysis", "refusals"],
  () => import("./setup-view.tsx"),
);
const PlanButton = lazilyWithin(
  "analysis/plan-view",
  ["acts", "analysis", "game"],
  () => import("./plan-view.tsx"),
  () => <></>,
);
const Share = lazilyWithin("analysis/share", ["analysis"], () => import("./share.tsx"));
const SaveView = lazilyWithin(
  "study/save-view",
  ["game", "study"],
  () => import("../study/save-view.tsx"),
);

interface ViewProps {
  page: Analysis;
  /** Page title; defaults to the title of the analysis board. */
  title?: string;
  /** Replaces the description of the subject above the moves. */
  head?: ComponentChildren;
}

export function AnalysisView({ page, title = messages.site.analysis, head }: ViewProps) {
  const field = useRef<HTMLInputElement>(null);
  const comment = useRef<HTMLTextAreaElement>(null);
  const keysShown = useSignal(false);
  useEffect(
    () =>
      watchKeys(page, {
        focusField: () => field.current?.focus(),
        focusComment: () => comment.current?.focus(),
        showKeys: () => {
          keysShown.value = true;
        },
      }),
    [page, keysShown],
  );
  const words = messages.analysis;
  useTitle(title);
  const showKeys = () => {
    keysShown.value = true;
  };
  return (
    <main id="content" class={page.subject.finished ? "game analysis explains" : "game analysis"}>
      <h1 class="visually-hidden">{title}</h1>
      <div class="game-board">
        <Board
          model={page.board}
          words={{ board: messages.board.label, square: squareText }}
          coordinates={settings.value.coordinates}
        />
      </div>
      <section class="game-panel">
        <Subject page={page} head={head} onKeys={showKeys} />
        {page.setup.value ? (
          <SetupPanel page={page} />
        ) : (
          <Moves page={page} field={field} comment={comment} />
        )}
      </section>
      <p class="visually-hidden" role="status" aria-live="polite">
        {page.announcement.value}
      </p>
      {keysShown.value && (
        <KeyList
          rows={words.keys}
          onClose={() => {
            keysShown.value = false;
          }}
        />
      )}
    </main>
  );
}

function Named({ page }: { page: Analysis }) {
  const { variant, players } = page.subject;
  return players ? (
    <span class="muted">
      {messages.game.title({ white: players.white, black: players.black })} ·{" "}
      {named(messages.variants, variant.key) ?? variant.name}
    </span>
  ) : (
    <Select
      label={messages.analysis.variant}
      value={variant.key}
      options={[]}
      groups={groupedVariants()}
      onChange={(key) => navigate(`/analysis?variant=${key}`)}
    />
  );
}

interface SubjectProps {
  page: Analysis;
  head: ComponentChildren;
  onKeys(): void;
}

function Subject({ page, head, onKeys }: SubjectProps) {
  const words = messages.analysis;
  return (
    <header class="game-facts small">
      {head ?? <Named page={page} />}
      <span class="facts-acts">
        <button type="button" class="button small-button" onClick={() => page.beginSetup()}>
          {words.setUp}
        </button>
        <DialogButton
          label={messages.exchange.importing}
          title={messages.exchange.importTitle}
          look="small-button"
        >
          {(close) => <Import page={page} onDone={close} />}
        </DialogButton>
        <DialogButton
          label={messages.exchange.share}
          title={messages.exchange.shareTitle}
          look="small-button"
        >
          {() => <Share page={page} />}
        </DialogButton>
        {!head && (
          <DialogButton label={words.keep} title={words.keepTitle} look="small-button">
            {() => <SaveView page={page} />}
          </DialogButton>
        )}
        {page.subject.plannable && <PlanButton page={page} plannable={page.subject.plannable} />}
        <IconButton icon="keys" label={messages.game.keys} onClick={onKeys} />
      </span>
    </header>
  );
}

interface MovesProps {
  page: Analysis;
  field: Ref<HTMLInputElement>;
  comment: Ref<HTMLTextAreaElement>;
}

function Moves({ page, field, comment }: MovesProps) {
  return (
    <>
      <ComputerPanel page={page} />
      <OpeningsPanel page={page} />
      {page.subject.finished && <Explained page={page} game={page.subject.finished} />}
      <TreeView page={page} />
      <Stepping
        steps={{
          first: () => page.toStart(),
          previous: () => page.back(),
          next: () => page.forth(),
          last: () => page.toEnd(),
          flip: () => page.flip(),
        }}
        atStart={page.cursor.value === root}
        atEnd={page.node.value.children.length === 0}
      />
      <Stands page={page} />
      <Notes page={page} comment={comment} />
      <MoveField
        hint={moveHint(page.geometry.algebraic)}
        field={field}
        typed={(text) => page.typed(text)}
      />
    </>
  );
}

/** The side to move or the result, active draw rules, and why a move was rejected. */
function Stands({ page }: { page: Analysis }) {
  const standing = page.standing.value;
  return (
    <div class="standing" aria-live="off">
      <p class="headline">{headline(page)}</p>
      {standing && standing.counters.length > 0 && (
        <ul class="counters small">
          {standing.counters.map(({ rule, left, article }) => (
            <li key={rule} title={article ? messages.game.counterTitle({ article }) : undefined}>
              {messages.game.counter({ rule: ruleName(rule), left })}
            </li>
          ))}
        </ul>
      )}
      {page.refusal.value ? (
        <p class="notice refused">{page.refusal.value}</p>
      ) : (
        page.capture.value > 0 && (
          <p class="notice capture">{messages.analysis.captureOf({ n: page.capture.value })}</p>
        )
      )}
    </div>
  );
}

function headline(page: Analysis): string {
  const { won, drawn } = page.standing.value ?? {};
  const words = messages.analysis;
  if (won) {
    const loser = won.by === "white" ? "black" : "white";
    return words.won({
      winner: messages.color[won.by],
      why: named(messages.ending.lost, won.reason)?.({ loser }) ?? "",
    });
  }
  if (drawn) {
    const article = drawn.article ? `, ${messages.ending.article({ number: drawn.article })}` : "";
    const why = ruleName(drawn.rule) + article;
    return drawn.claimed ? words.claimable({ why }) : words.drawn({ why });
  }
  return messages.game.turnOf({ color: page.positionOf(page.node.value.fen).turn });
}
