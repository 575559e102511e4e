// The players of a tournament with the director's acts on each, and the field that adds one.

import "../../components/table.css";
import "../tables.css";
import "../standings.css";
import "./direct.css";
import { useSignal } from "@preact/signals";
import { Card } from "../../components/card.tsx";
import { Trouble } from "../../components/controls.tsx";
import { CopyField } from "../../components/copy-field.tsx";
import { Menu, type MenuItem } from "../../components/menu.tsx";
import { More } from "../../components/more.tsx";
import { PlayerField } from "../../finder/player-field.tsx";
import { entrants } from "../../labels/entrants.ts";
import { joined } from "../../messages/joined.ts";
import { messages } from "../../messages/messages.ts";
import type { Tournament } from "../../net/api.ts";
import { username } from "../../session/account.ts";
import { Contestant } from "../card.tsx";
import type { TournamentPage } from "../tournament.ts";
import { askToExpel, byes, replacement } from "./asks.ts";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

type Entry = Tournament["entries"][number];

/** More than these are shown on request. */
const shownAtOnce = 100;

/** Players with a seat stay in the list when they leave, because others may replace them. */
const isListed = ({ state, seat }: Entry) =>
  state === "entered" || (seat !== null && (state === "withdrawn" || state === "expelled"));

export function Players({ page, tournament }: Props) {
  const words = messages.direct;
  const all = useSignal(false);
  const listed = tournament.entries.filter(isListed);
  const announced = tournament.status === "announced";
  const link = `${location.origin}/tournament/${page.id}`;
  const shown = all.value ? listed : listed.slice(0, shownAtOnce);
  return (
    <>
      {announced && (
        <Card title={words.invite}>
          <CopyField id="tournament-link" label={words.link} text={link} />
        </Card>
      )}
      <Card flush title={words.players} count={entrants(tournament).length}>
        {announced && <Add page={page} />}
        {shown.length > 0 && (
          <table class="table results entrants">
            <tbody>
              {shown.map((entry) => (
                <Row key={entry.username} page={page} tournament={tournament} entry={entry} />
              ))}
            </tbody>
          </table>
        )}
      </Card>
      <More
        label={words.allPlayers}
        show={
          shown.length < listed.length &&
          (() => {
            all.value = true;
          })
        }
      />
    </>
  );
}

/** Enters one player. A wrong name stays in the field. */
function Add({ page }: { page: TournamentPage }) {
  const words = messages.direct;
  const name = useSignal("");
  const trouble = useSignal<string | null>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    const csv = name.value.trim();
    trouble.value = null;
    const failure = await page.act("POST", "/entries/import", { csv });
    trouble.value = page.trouble.peek();
    page.trouble.value = null;
    if (failure === null) name.value = "";
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <div class="direct-add">
        <PlayerField
          label={messages.labels.player}
          value={name.value}
          unknown={words.unknownPlayer}
          required
          onInput={(typed) => {
            name.value = typed;
          }}
        />
        <button type="submit" class="button" disabled={page.busy.value}>
          {words.add}
        </button>
      </div>
      <Trouble>{trouble.value}</Trouble>
    </form>
  );
}

function Row({ page, tournament, entry }: Props & { entry: Entry }) {
  const { username: name, bot } = entry;
  const items = actsOn(page, tournament, entry);
  return (
    <tr>
      <th scope="row" class="name-column">
        <Contestant page={page} name={name} bot={bot} />
      </th>
      <td class="direct-menu">
        {items.length > 0 && <Menu label={joined(messages.direct.more, name)} items={items} />}
      </td>
    </tr>
  );
}

function actsOn(page: TournamentPage, tournament: Tournament, entry: Entry): MenuItem[] {
  const words = messages.directing;
  const { username: name, state } = entry;
  const begun = tournament.status !== "announced";
  const plays = state === "entered";
  return [
    ...(begun ? [{ label: words.replace, act: () => page.askFor(replacement(page, name)) }] : []),
    ...(plays && tournament.format === "swiss"
      ? [{ label: words.byes, act: () => page.askFor(byes(page, name)) }]
      : []),
    ...(plays && name !== username.value
      ? [{ label: messages.rollCall.out, act: () => askToExpel(page, tournament, name) }]
      : []),
  ];
}
