// The address of the tournaments for a calendar program.

import "../components/page.css";
import "./subscribe.css";
import "../components/form.css";
import { CopyField } from "../components/copy-field.tsx";
import { Fold } from "../components/fold.tsx";
import { messages } from "../messages/messages.ts";
import { calendarAddress, type Wanted } from "./calendar.ts";

export default function Subscribe({ wanted, me }: { wanted: Wanted; me: string | null }) {
  const words = messages.tournamentList;
  return (
    <Fold title={words.subscribe} look="subscribe">
      {() => <Address address={calendarAddress(wanted, me, location.origin)} />}
    </Fold>
  );
}

function Address({ address }: { address: string }) {
  const words = messages.tournamentList;
  return (
    <div class="form">
      <p class="muted small">{words.subscribeHint}</p>
      <CopyField id="calendar-address" label={words.calendarAddress} text={address} />
      <a class="button" href={address.replace(/^https?:/, "webcal:")}>
        {words.openCalendar}
      </a>
    </div>
  );
}
