// The player's acts in a game, and what can be done with a finished one.

import "./actions.css";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { opposite } from "../board/position.ts";
import { FreshMark } from "../chat/last-line.tsx";
import { Icon, type IconName } from "../components/icons.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { messages } from "../messages/messages.ts";
import { analysisAt } from "../navigation/analysis-address.ts";
import { layout } from "./layout.ts";
import { Settling } from "./settling.tsx";
import { type TableModel, tabTitle } from "./table-model.ts";

const MoreActs = lazilyWithin("game/more", ["acts", "game"], () => import("./more.tsx"));

interface Props {
  model: TableModel;
  showKeys(): void;
  toggleZen(): void;
}

export function Actions({ model, showKeys, toggleZen }: Props) {
  const { facts, state } = model;
  const ended = state.ending.value !== null;
  const arena = facts.berserk !== null;
  const analysed = model.analysed && (ended || facts.pace !== "live");
  const words = messages.game;
  return (
    // At the end of the game other buttons appear where a finger may be about to press "Resign" or
    // "Accept draw".
    <Settling key={ended ? "ended" : "running"} class="actions">
      {state.playing.value && <PlayerActions model={model} />}
      {state.mayGoBerserk.value && (
        <Act text={words.berserk} hint={words.berserkHint} act={() => model.commands.berserk()} />
      )}
      {ended && arena && (
        <a class="act" href={`/tournament/${facts.tournament_id}`}>
          <span>{words.backToArena}</span>
        </a>
      )}
      {ended && facts.tournament_id === null && <RematchButton model={model} />}
      {ended && (
        <a class="act" href="/">
          <span>{words.newGame}</span>
          <Icon name="games" />
        </a>
      )}
      {analysed && (
        // Hidden during a live game; see docs/fair-play.md.
        <a
          class="act"
          href={analysisAt(facts.id, model.cursor.ply.value)}
          title={words.analyseHint}
        >
          <span>{words.analyse}</span>
          <Icon name="chart" />
        </a>
      )}
      {layout.value === "phone" && model.people && (
        <Act
          icon="chat"
          text={tabTitle(model, "chat")}
          act={() => {
            model.tab.value = model.tab.value === "chat" ? "moves" : "chat";
          }}
          marked={<FreshMark chat={model.chat} />}
        />
      )}
      <More model={model} showKeys={showKeys} toggleZen={toggleZen} />
    </Settling>
  );
}

interface ActProps {
  icon?: IconName;
  text: string;
  hint?: string | undefined;
  disabled?: boolean;
  act(): void;
  marked?: preact.VNode;
}

function Act({ icon, text, hint, disabled = false, act, marked }: ActProps) {
  return (
    <button type="button" class="act" disabled={disabled} title={hint} onClick={act}>
      <span>{text}</span>
      {icon && <Icon name={icon} />}
      {marked}
    </button>
  );
}

function PlayerActions({ model }: { model: TableModel }) {
  const words = messages.game;
  const { facts, state } = model;
  const alone = model.dice || state.several;
  const early = state.confirmed.value.length < 2 && facts.tournament_id === null && !alone;
  return (
    <>
      {!alone && !facts.rated && facts.pace === "live" && (
        <Act icon="undo" {...takebackOf(model)} />
      )}
      {!alone && <DrawButton model={model} />}
      {early ? (
        <Act icon="close" text={words.abort} act={() => model.consider("abort")} />
      ) : (
        <Act icon="flag" text={words.resign} act={() => model.consider("resign")} />
      )}
    </>
  );
}

function DrawButton({ model }: { model: TableModel }) {
  const { by, barred } = model.state.draw.value;
  const words = messages.game;
  const from = model.facts.agreed_draw_from_move;
  const refusal =
    model.state.confirmed.value.length < 2 * from
      ? words.drawFrom({ from })
      : barred === model.state.side
        ? words.drawBarred
        : undefined;
  return (
    <Act
      icon="half"
      text={words.draw}
      hint={refusal}
      disabled={by !== null || refusal !== undefined}
      act={() => model.consider("offerDraw")}
    />
  );
}

/** Beside a live board. In a correspondence game it is among the rarer acts. */
export function takebackOf({ state, commands }: TableModel) {
  const words = messages.offers;
  const barred = state.takeback.value.barred === state.side;
  return {
    text: words.takeback,
    hint: barred ? words.takebackBarred : words.takebackHint,
    disabled: !state.mayTakeBack.value,
    act: () => commands.takeback("offer"),
  };
}

function RematchButton({ model }: { model: TableModel }) {
  const { color: side, rematch, nextGame } = model.state;
  if (side === null || nextGame.value) return null;
  const { by, barred } = rematch.value;
  // The opponent's offer is answered in the strip.
  if (by === opposite(side)) return null;
  return (
    <Act
      icon="undo"
      text={messages.offers.rematch}
      hint={barred === side ? messages.game.drawBarred : undefined}
      disabled={by !== null || barred === side}
      act={() => model.offerRematch()}
    />
  );
}

/** Rarer acts, in a menu above the button. */
function More(props: Props) {
  const open = useSignal(false);
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    open.value = false;
  };
  // useCloseOutside would be a file of its own before the first move.
  useEffect(() => {
    if (!open.value) return;
    const pressed = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) close();
    };
    document.addEventListener("pointerdown", pressed);
    return () => document.removeEventListener("pointerdown", pressed);
  }, [open.value]);
  return (
    <div
      ref={place}
      class="more-acts"
      role="group"
      aria-label={messages.game.more}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open.value || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        close();
        place.current?.querySelector("button")?.focus();
      }}
    >
      <button
        type="button"
        class="act"
        aria-label={messages.game.more}
        title={messages.game.more}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <span>{messages.game.more}</span>
        <Icon name="more" />
      </button>
      {open.value && (
        <div class="more-list">
          <MoreActs {...props} close={close} />
        </div>
      )}
    </div>
  );
}
