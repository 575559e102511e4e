// The vacations tab: current and planned vacations, and for directors also pending requests.

import { exactText } from "../messages/instants.ts";
import "../vacation/lines.css";
import "./director/acts.css";
import "./vacations-tab.css";
import { useEffect } from "preact/hooks";
import { entrants } from "../labels/entrants.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import type { Allocation } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { reasonText } from "../vacation/text.ts";
import { askToApprove, endText, freezeText } from "./director/approval.ts";
import { Freeze, Grant } from "./director/rulings.tsx";
import { Timeline } from "./director/timeline.tsx";
import type { TournamentPage } from "./tournament.ts";
import {
  type FreezeRuling,
  freezeState,
  type TournamentFreeze,
  type TournamentVacations,
} from "./vacations.ts";

const words = messages.vacationDesk;

export default function VacationsTab({ page }: { page: TournamentPage }) {
  const { vacations } = page;
  const directs = page.directs.value;
  useEffect(() => {
    void page.look();
  }, [page, directs]);
  return (
    <div class="tournament-vacations">
      {page.mine.value?.state === "entered" && (
        <p>
          <a class="button" href="/vacation">
            {messages.vacation.mine}
          </a>
        </p>
      )}
      {directs && <Waiting page={page} />}
      <Listed
        title={words.coming}
        empty={words.nobodyAway}
        rows={vacations.coming.value}
        vacations={vacations}
        directs={directs}
      />
      <Freezes vacations={vacations} directs={directs} />
      {directs && <DirectorsPart page={page} />}
    </div>
  );
}

function DirectorsPart({ page }: { page: TournamentPage }) {
  const { vacations } = page;
  const tournament = page.state.value;
  const players = tournament ? entrants(tournament).map(({ username }) => username) : [];
  return (
    <>
      <Timeline vacations={vacations} />
      <div class="director-forms">
        <Grant vacations={vacations} players={players} />
        <Freeze vacations={vacations} />
      </div>
      {vacations.past.value.length > 0 && (
        <Listed
          title={words.past}
          empty=""
          rows={vacations.past.value}
          vacations={vacations}
          directs={false}
        />
      )}
    </>
  );
}

const span = (one: { start_ms: number; end_ms: number }) =>
  words.span({ start: exactText(one.start_ms), end: exactText(one.end_ms) });

function Row({ one, children }: { one: Allocation; children?: preact.ComponentChildren }) {
  return (
    <li class={`vacation-line ${one.state}`}>
      <div>
        <a href={`/@/${encodeURIComponent(one.username ?? "")}`}>
          <strong>{one.username}</strong>
        </a>{" "}
        <span class="muted small">{messages.vacation.states[one.state]}</span>
        <p class="small">{span(one)}</p>
        {one.message && <blockquote class="small vacation-text">{one.message}</blockquote>}
        {one.reason && <p class="small">{reasonText(one.reason)}</p>}
      </div>
      {children && <div class="button-row">{children}</div>}
    </li>
  );
}

function Waiting({ page }: { page: TournamentPage }) {
  const { vacations } = page;
  const rows = vacations.waiting.value;
  return (
    <section class="director" aria-labelledby="vacations-waiting">
      <h2 id="vacations-waiting">{words.waiting}</h2>
      {rows.length === 0 && <p class="empty muted">{words.nobodyWaits}</p>}
      <ul class="vacation-list">
        {rows.map((one) => (
          <Row key={one.id} one={one}>
            <button
              type="button"
              class="button small-button primary"
              disabled={vacations.busy.value}
              aria-label={joined(words.approve, one.username ?? "")}
              onClick={() => askToApprove(page, one)}
            >
              {words.approve}
            </button>
            <Ask vacations={vacations} act="deny" one={one} text={words.deny} />
          </Row>
        ))}
      </ul>
    </section>
  );
}

interface ListedProps {
  title: string;
  empty: string;
  rows: readonly Allocation[];
  vacations: TournamentVacations;
  directs: boolean;
}

function Listed({ title, empty, rows, vacations, directs }: ListedProps) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 && <p class="empty muted">{empty}</p>}
      <ul class="vacation-list">
        {rows.map((one) => (
          <Row key={one.id} one={one}>
            {directs && (
              <>
                <Ask vacations={vacations} act="move" one={one} text={words.change} />
                {one.state === "planned" && (
                  <Ask vacations={vacations} act="cancel" one={one} text={words.cancel} />
                )}
              </>
            )}
          </Row>
        ))}
      </ul>
    </section>
  );
}

interface AskProps {
  vacations: TournamentVacations;
  act: "deny" | "cancel" | "move";
  one: Allocation;
  text: string;
}

function Ask({ vacations, act, one, text }: AskProps) {
  return (
    <button
      type="button"
      class="button small-button"
      aria-label={joined(text, one.username ?? "")}
      onClick={() => {
        vacations.ruling.value = { act, allocation: one };
      }}
    >
      {text}
    </button>
  );
}

interface FreezesProps {
  vacations: TournamentVacations;
  directs: boolean;
}

function Freezes({ vacations, directs }: FreezesProps) {
  const freezes = vacations.list.value?.freezes ?? [];
  if (freezes.length === 0) return null;
  return (
    <section>
      <h2>{words.freezes}</h2>
      <ul class="vacation-list">
        {freezes.map((one) => (
          <FreezeLine key={one.id} one={one} vacations={vacations} directs={directs} />
        ))}
      </ul>
    </section>
  );
}

function FreezeLine({ one, vacations, directs }: FreezesProps & { one: TournamentFreeze }) {
  const state = freezeState(one, socket.serverNow());
  const ask = (act: FreezeRuling["act"], text: string) => (
    <button
      type="button"
      class="button small-button"
      aria-label={joined(text, freezeText(one))}
      onClick={() => {
        vacations.freezeRuling.value = { act, freeze: one };
      }}
    >
      {text}
    </button>
  );
  return (
    <li class={`vacation-line ${state}`}>
      <div>
        <p>{freezeText(one)}</p>
        <p class="muted small">{words.freezeStates[state]}</p>
        <Said {...one} />
        {one.changed && <Said {...one.changed} />}
      </div>
      {directs && state !== "finished" && (
        <div class="button-row">
          {ask("change", words.change)}
          {ask("end", endText(state === "active"))}
        </div>
      )}
    </li>
  );
}

function Said({ by, reason }: { by: string; reason: string }) {
  return <p class="muted small">{joined(by, reason)}</p>;
}
