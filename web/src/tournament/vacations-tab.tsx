// The vacations tab: current and planned vacations, and for directors also pending requests.

import "../vacation/lines.css";
import "./director/unfolded.css";
import "./vacations-tab.css";
import { useEffect } from "preact/hooks";
import { Card } from "../components/card.tsx";
import { Chip } from "../components/chips.tsx";
import { entrants } from "../labels/entrants.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { hoursText } from "../messages/spans.ts";
import type { Allocation } from "../net/api.ts";
import { socket } from "../net/connection.ts";
import { StateChip } from "../vacation/state-chip.tsx";
import { reasonText, spanText } from "../vacation/text.ts";
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

function Row({ one, children }: { one: Allocation; children?: preact.ComponentChildren }) {
  return (
    <li class={`vacation-line ${one.state}`}>
      <div>
        <a href={`/@/${encodeURIComponent(one.username ?? "")}`}>
          <strong>{one.username}</strong>
        </a>
        <p class="muted small">{`${spanText(one)} · ${hoursText(one.charged_hours)}`}</p>
        {one.message && <blockquote class="small vacation-text">{one.message}</blockquote>}
        {one.reason && <p class="small">{reasonText(one.reason)}</p>}
      </div>
      <StateChip state={one.state} />
      {children && <div class="button-row">{children}</div>}
    </li>
  );
}

function Waiting({ page }: { page: TournamentPage }) {
  const { vacations } = page;
  const rows = vacations.waiting.value;
  return (
    <Card title={words.waiting} count={rows.length || undefined}>
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
    </Card>
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
    <Card title={title}>
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
    </Card>
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
    <Card title={words.freezes}>
      <ul class="vacation-list">
        {freezes.map((one) => (
          <FreezeLine key={one.id} one={one} vacations={vacations} directs={directs} />
        ))}
      </ul>
    </Card>
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
        <Said {...one} />
        {one.changed && <Said {...one.changed} />}
      </div>
      <Chip look={state === "active" ? "urgent" : "plain"}>{words.freezeStates[state]}</Chip>
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
