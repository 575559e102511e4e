// Forms for directors' decisions on vacations.

import { ownZone } from "../../messages/instants.ts";
import { tournamentVacationsApi } from "../../net/tournament-vacations.ts";
import "./unfolded.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Field, Select, Trouble } from "../../components/controls.tsx";
import { MomentField } from "../../components/dates/date-field.tsx";
import { instantOf, momentOf, noMoment, sameMoment } from "../../components/dates/moments.ts";
import { Dialog } from "../../components/dialog.tsx";
import { kept } from "../../components/form.tsx";
import { joined } from "../../messages/joined.ts";
import { messages } from "../../messages/messages.ts";
import { socket } from "../../net/connection.ts";
import { problemText } from "../../vacation/refusals.ts";
import {
  type FreezeRuling,
  freezeState,
  type Ruling,
  type TournamentVacations,
} from "../vacations.ts";
import { endText, freezeText, rulingText } from "./approval.ts";

const words = messages.vacationDesk;

interface Span {
  start_ms: number;
  /** NaN if left open. */
  end_ms: number;
  reason: string;
}

interface FormProps {
  vacations: TournamentVacations;
  /** Initial values; empty fields if omitted. */
  first?: { start_ms: number; end_ms: number | null };
  /** Times that cannot be changed. */
  fixed?: "start" | "both";
  /** True if the end may be left open. */
  open?: boolean;
  text: string;
  send(span: Span): Promise<unknown>;
  children?: ComponentChildren;
}

/** Times and a reason. Typed text stays until it is stored. */
function SpanForm({ vacations, first, fixed, open, text, send, children }: FormProps) {
  const begin = first ? momentOf(first.start_ms) : noMoment;
  const last = first?.end_ms ?? null;
  const finish = last === null ? noMoment : momentOf(last);
  const start = useSignal(begin);
  const end = useSignal(finish);
  const reason = useSignal("");
  const trouble = useSignal<unknown>(null);
  const said = useSignal("");
  const submit = async () => {
    if (vacations.busy.peek()) return;
    said.value = "";
    // Unedited times keep their seconds.
    const span = {
      start_ms: first && sameMoment(start.value, begin) ? first.start_ms : instantOf(start.value),
      end_ms: last !== null && sameMoment(end.value, finish) ? last : instantOf(end.value),
      reason: reason.value.trim(),
    };
    trouble.value = await vacations.act(() => send(span));
    if (trouble.value !== null) return;
    [start.value, end.value, reason.value] = [begin, finish, ""];
    said.value = messages.directing.done({ act: text });
  };
  return (
    <form
      class="form"
      aria-label={text}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
      {fixed !== "both" && (
        <>
          <MomentField
            label={messages.vacation.start}
            required
            disabled={fixed === "start"}
            {...kept(start)}
          />
          <MomentField label={messages.vacation.end} required={!open} {...kept(end)} />
          <p class="note">{words.inZone({ zone: ownZone() })}</p>
        </>
      )}
      <Field label={words.reason} required {...kept(reason)} />
      {trouble.value !== null && <Trouble>{problemText(trouble.value)}</Trouble>}
      <button type="submit" class="button primary" disabled={vacations.busy.value}>
        {text}
      </button>
      <p class="act-done good" role="status">
        {said.value}
      </p>
    </form>
  );
}

export function RulingDialog(props: { vacations: TournamentVacations; ruling: Ruling }) {
  const { vacations, ruling } = props;
  const { act, allocation: one } = ruling;
  const moves = act === "move";
  const text = { deny: words.deny, cancel: words.cancel, move: words.change }[act];
  return (
    <Dialog
      title={joined(text, one.username ?? "")}
      onClose={() => {
        vacations.ruling.value = null;
      }}
    >
      <SpanForm
        vacations={vacations}
        first={one}
        {...(!moves ? { fixed: "both" } : one.state === "active" ? { fixed: "start" } : {})}
        text={text}
        send={({ reason, ...span }) =>
          tournamentVacationsApi.ruleOnVacation(
            vacations.tournament,
            one,
            act,
            moves ? { ...span, reason } : { reason },
          )
        }
      >
        <p>{rulingText(act, one)}</p>
      </SpanForm>
    </Dialog>
  );
}

/** Grants a vacation, possibly a past one. */
export function Grant(props: { vacations: TournamentVacations; players: readonly string[] }) {
  const { vacations, players } = props;
  const player = useSignal("");
  const charged = useSignal(true);
  const chosen = player.value || (players[0] ?? "");
  return (
    <section class="card form">
      <h2>{words.grant}</h2>
      <p class="muted">{words.grantLead}</p>
      <SpanForm
        vacations={vacations}
        text={words.give}
        send={(span) =>
          tournamentVacationsApi.grantVacation(vacations.tournament, {
            ...span,
            username: chosen,
            charged: charged.value,
          })
        }
      >
        <Select
          shown
          label={messages.labels.player}
          value={chosen}
          options={players.map((name) => [name, name] as const)}
          onChange={(value) => {
            player.value = value;
          }}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={charged.value}
            onChange={(event) => {
              charged.value = event.currentTarget.checked;
            }}
          />
          <span>{words.charged}</span>
        </label>
      </SpanForm>
    </section>
  );
}

/** Pauses all clocks for a period. */
export function Freeze({ vacations }: { vacations: TournamentVacations }) {
  return (
    <section class="card form">
      <h2>{words.freeze}</h2>
      <p class="muted">{words.freezeLead}</p>
      <SpanForm
        vacations={vacations}
        open
        text={words.stop}
        send={({ end_ms, ...span }) =>
          tournamentVacationsApi.freezeTournament(
            vacations.tournament,
            end_ms ? { ...span, end_ms } : span,
          )
        }
      />
    </section>
  );
}

/** Changes the end of a pause of all clocks, or cancels it. */
export function FreezeDialog(props: { vacations: TournamentVacations; ruling: FreezeRuling }) {
  const { vacations, ruling } = props;
  const { act, freeze } = ruling;
  const ends = act === "end";
  const begun = freezeState(freeze, socket.serverNow()) !== "planned";
  const text = ends ? endText(begun) : words.change;
  return (
    <Dialog
      title={text}
      onClose={() => {
        vacations.freezeRuling.value = null;
      }}
    >
      <SpanForm
        vacations={vacations}
        first={freeze}
        fixed={ends ? "both" : "start"}
        text={text}
        send={({ end_ms, reason }) =>
          tournamentVacationsApi.changeFreeze(vacations.tournament, freeze.id, {
            end_ms: ends ? freeze.start_ms : end_ms,
            reason,
          })
        }
      >
        <p>
          <strong>{freezeText(freeze)}</strong>
        </p>
        {ends && <p>{begun ? words.letRunLead : words.takeBackLead}</p>}
      </SpanForm>
    </Dialog>
  );
}
