// The director's acts on the whole tournament, as a list of icons with words.

import "./direct.css";
import { Card } from "../../components/card.tsx";
import { Icon, type IconName } from "../../components/icons.tsx";
import { entrants } from "../../labels/entrants.ts";
import { messages } from "../../messages/messages.ts";
import type { Tournament } from "../../net/api.ts";
import type { TournamentPage } from "../tournament.ts";
import { ActIcons } from "./act-icons.tsx";
import {
  askToAct,
  duplicate,
  forbiddenPair,
  formerDirector,
  listed,
  messageToAll,
  moreTime,
  newDirector,
} from "./asks.ts";

interface Props {
  page: TournamentPage;
  tournament: Tournament;
}

interface Act {
  icon: IconName;
  text: string;
  does(): void;
}

export function Acts({ page, tournament }: Props) {
  return (
    <Card
      flush
      title={messages.direct.tournament}
      end={
        <span class="good" role="status">
          {page.said.value}
        </span>
      }
    >
      <ActIcons />
      <div class="direct-acts">
        {actsOf(page, tournament).map(({ icon, text, does }) => (
          <button key={text} type="button" class="direct-act" onClick={does}>
            <Icon name={icon} />
            {text}
          </button>
        ))}
        <a class="direct-act" href={`/tournament/${page.id}?print`}>
          <Icon name="print" />
          {messages.directing.print}
        </a>
      </div>
    </Card>
  );
}

function actsOf(page: TournamentPage, tournament: Tournament): Act[] {
  const words = messages.directing;
  const { status, format, directors } = tournament;
  const before = status === "announced";
  const running = status === "running";
  const open = before || running || status === "paused";
  const pairs = open && format === "swiss" && entrants(tournament).length >= 2;
  const acts: (Act | false)[] = [
    {
      icon: "megaphone",
      text: words.message,
      does: () => page.askFor(messageToAll(page, tournament)),
    },
    before && { icon: "plus", text: words.list, does: () => page.askFor(listed(page)) },
    running && {
      icon: "clock",
      text: words.timeForAll,
      does: () => page.askFor(moreTime(page)),
    },
    pairs && {
      icon: "lock",
      text: words.apart,
      does: () => page.askFor(forbiddenPair(page, tournament)),
    },
    ...(running ? stops(page) : []),
    open && {
      icon: "edit",
      text: words.edit,
      does: () => {
        page.said.value = "";
        page.editing.value = true;
      },
    },
    { icon: "copy", text: words.clone, does: () => page.askFor(duplicate(page, tournament)) },
    open && {
      icon: "people",
      text: words.addDirector,
      does: () => page.askFor(newDirector(page, tournament)),
    },
    open &&
      directors.length > 1 && {
        icon: "minus",
        text: words.removeDirector,
        does: () => page.askFor(formerDirector(page, tournament)),
      },
  ];
  return acts.filter((act) => act !== false);
}

function stops(page: TournamentPage): Act[] {
  const words = messages.tournaments.acts;
  const { pause, pauseHint, finish, finishHint } = words;
  return [
    {
      icon: "pause",
      text: pause,
      does: () =>
        askToAct(page, { text: pause, question: pauseHint, needsReason: true, path: "/pause" }),
    },
    {
      icon: "flag",
      text: finish,
      does: () => askToAct(page, { text: finish, question: finishHint, path: "/finish" }),
    },
  ];
}
