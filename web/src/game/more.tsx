// The rarer acts in a game, loaded when the user first opens their menu.

import "../components/buttons.css";
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { opposite } from "../board/position.ts";
import { Icon } from "../components/icons.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { messages } from "../messages/messages.ts";
import { day, spanText } from "../messages/spans.ts";
import { type RecordFormat, recordAddress } from "../net/api.ts";
import { account, member } from "../session/account.ts";
import { takebackOf } from "./actions.tsx";
import AnnulButton from "./annul.tsx";
import DisputeButton from "./dispute.tsx";
import { layout } from "./layout.ts";
import { tabsOf } from "./panel.tsx";
import { type TableModel, tabTitle } from "./table-model.ts";

const ReportDialog = lazilyWithin(
  "account/report-dialog",
  ["acts"],
  () => import("../account/report-dialog.tsx"),
);

interface Props {
  model: TableModel;
  showKeys(): void;
  toggleZen(): void;
  close(): void;
}

const moderates = () => ["moderator", "admin"].includes(account.value?.role ?? "");

export default function MoreActs({ model, showKeys, toggleZen, close }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => list.current?.querySelector<HTMLElement>("button, a")?.focus(), []);
  const { facts, state } = model;
  const ended = state.ending.value !== null;
  const words = messages.game;
  const duel = state.playing.value && !model.dice && !state.several;
  /** An act after which the menu closes. */
  const item = (text: string, act: () => void, look = "button") => (
    <button
      key={text}
      type="button"
      class={look}
      onClick={() => {
        list.current?.closest(".more-acts")?.querySelector("button")?.focus();
        close();
        act();
      }}
    >
      {text}
    </button>
  );
  const parts = layout.value === "phone" ? tabsOf(model).filter((tab) => tab !== "moves") : [];
  return (
    <div ref={list} class="more-rows">
      {duel && <WithMove model={model} />}
      {duel && !facts.rated && facts.pace !== "live" && <Takeback model={model} close={close} />}
      <GiveTime model={model} close={close} />
      {parts.map((tab) =>
        item(tabTitle(model, tab), () => {
          model.tab.value = tab;
        }),
      )}
      {item(messages.rarer.zen, toggleZen)}
      {item(words.keys, showKeys, "button with-keys")}
      {(ended || state.side === null) &&
        model.records.map((format) => <RecordLink key={format} model={model} format={format} />)}
      {state.side !== null && facts.tournament_id !== null && member.value && (
        <DisputeButton model={model} />
      )}
      <ReportButton model={model} />
      {ended && moderates() && <AnnulButton model={model} />}
    </div>
  );
}

interface Of {
  model: TableModel;
}

/** Draw offers and claims that are sent with the next move, so that both are considered together. */
function WithMove({ model: { state, moves } }: Of) {
  const claims = state.claimable.value === null && state.mayClaimByMove.value;
  return (
    <>
      <button
        type="button"
        class="button"
        aria-pressed={moves.offering.value}
        disabled={!state.mayOfferByMove.value}
        title={messages.rarer.offerByMoveHint}
        onClick={() => {
          moves.offering.value = !moves.offering.value;
        }}
      >
        {messages.rarer.offerByMove}
      </button>
      {claims && (
        <button
          type="button"
          class="button"
          aria-pressed={moves.claiming.value}
          title={messages.rarer.claimByMoveHint}
          onClick={() => {
            moves.claiming.value = !moves.claiming.value;
          }}
        >
          {messages.rarer.claimByMove}
        </button>
      )}
    </>
  );
}

function Takeback({ model, close }: Of & { close(): void }) {
  const { text, hint, disabled, act } = takebackOf(model);
  return (
    <button
      type="button"
      class="button"
      disabled={disabled}
      title={hint}
      onClick={() => {
        close();
        act();
      }}
    >
      {text}
    </button>
  );
}

const liveGift = 15_000;

function GiveTime({ model, close }: Of & { close(): void }) {
  const { color } = model.state;
  if (color === null || model.state.ending.value) return null;
  const { username: name, computer_level: level } = model.facts.players[opposite(color)];
  if (level !== null || model.facts.time_control.kind === "unlimited") return null;
  const gift = model.facts.pace === "live" ? liveGift : day;
  return (
    <button
      type="button"
      class="button give-time"
      onClick={() => {
        close();
        model.commands.giveTime();
      }}
    >
      {messages.offers.giveTime({ name, time: spanText(gift) })}
    </button>
  );
}

function RecordLink({ model, format }: Of & { format: RecordFormat }) {
  const { id } = model.facts;
  const name = format.toUpperCase();
  const ofPosition = format === "xgid";
  return (
    <a
      class="button"
      href={recordAddress(id, format, model.cursor.ply.value)}
      download={`crownhead-${id}.${ofPosition ? "txt" : format}`}
      title={ofPosition ? messages.rarer.positionHint : messages.rarer.recordHint({ format: name })}
    >
      <Icon name="download" />
      {name}
    </a>
  );
}

/** Reports the opponent to the moderators. */
function ReportButton({ model }: Of) {
  const reporting = useSignal(false);
  const { color } = model.state;
  if (color === null || !member.value || !model.people) return null;
  const { username: name } = model.facts.players[opposite(color)];
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          reporting.value = true;
        }}
      >
        {messages.report.title({ name })}
      </button>
      {reporting.value && (
        <ReportDialog
          name={name}
          game={model.facts.id}
          onClose={() => {
            reporting.value = false;
          }}
        />
      )}
    </>
  );
}
