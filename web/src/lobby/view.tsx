import "./view.css";
import { useEffect, useMemo } from "preact/hooks";
import { Choice, Trouble } from "../components/controls.tsx";
import { DialogButton } from "../components/dialog.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { stakeOptions } from "../game-options/options.ts";
import { kindOf, sameControl } from "../game-options/time-control.ts";
import { VariantChoice } from "../game-options/variant-choice.tsx";
import { controlText } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import { address } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import type { TimeControl } from "../net/api.ts";
import { account } from "../session/account.ts";
import { incoming } from "../session/challenges.ts";
import { waitingGames } from "../session/games.ts";
import { watchAdminLink } from "./admin-link.ts";
import { ChallengeNotices } from "./challenges.tsx";
import { Featured } from "./featured.tsx";
import { Lobby } from "./lobby.ts";
import { Seeks } from "./seeks.tsx";
import { Soon } from "./soon.tsx";
import { tiles } from "./wishes.ts";

const InviteForm = lazilyWithin("lobby/invite", ["finder", "lobby"], () => import("./invite.tsx"));

const Daily = lazilyWithin("puzzle/daily", ["puzzle"], () => import("../puzzle/daily.tsx"));

const FirstSteps = lazilyWithin(
  "lobby/first-steps",
  ["lobby", "welcome"],
  () => import("./first-steps.tsx"),
);

export default function LobbyRoute() {
  const lobby = useMemo(() => new Lobby(), []);
  useEffect(() => () => lobby.dispose(), [lobby]);
  const known = account.value !== undefined;
  const next = waitingGames.value[0]?.id;
  useEffect(() => {
    if (known) void lobby.chooseFeatured();
  }, [lobby, known, next]);
  const ready = known && lobby.seeks.value !== null;
  useEffect(() => {
    if (ready) void lobby.resume();
  }, [lobby, ready]);
  useEffect(watchAdminLink, []);
  const steps = lobby.firstSteps.value;
  useTitle("");
  return (
    <main id="content" class="page lobby">
      <h1 class="visually-hidden">{messages.site.name}</h1>
      {steps && (
        <div class="lobby-first">
          <FirstSteps steps={steps} close={() => lobby.putAwayFirstSteps()} />
        </div>
      )}
      {incoming.value.length > 0 && <ChallengeNotices />}
      <Play lobby={lobby} />
      <Featured lobby={lobby} />
      <aside class="lobby-side">
        <Soon />
        <Around lobby={lobby} />
        <DailyPuzzle lobby={lobby} />
      </aside>
      <Seeks lobby={lobby} />
    </main>
  );
}

/** Its space is reserved; it loads after the rest of the page. */
function DailyPuzzle({ lobby }: { lobby: Lobby }) {
  const rest = lobby.seeks.value !== null && lobby.featured.value !== undefined;
  return <div class="daily-room">{rest && <Daily />}</div>;
}

/** The number of players online, and links to the live games. */
function Around({ lobby }: { lobby: Lobby }) {
  const online = lobby.online.value;
  return (
    <p class="around muted">
      {online !== null && <span>{messages.current.online({ n: online })}</span>}
      <a href="/games">{messages.current.all}</a>
    </p>
  );
}

/** The level named in the address, set by links from the computer's profile pages. */
const askedLevel = () => /\?computer=([1-8])$/.exec(address.value)?.[1] ?? null;

function Play({ lobby }: { lobby: Lobby }) {
  const { variant, rated } = lobby.chosen.value;
  const level = askedLevel();
  useEffect(() => {
    if (level !== null) lobby.choose({ level });
  }, [lobby, level]);
  return (
    <section class="play" aria-labelledby="play-title">
      <h2 id="play-title">{messages.lobby.title}</h2>
      <VariantChoice
        hideLabel
        others
        value={variant}
        onChange={(value) => lobby.choose({ variant: value })}
      />
      <Choice
        label={messages.lobby.stake}
        hideLabel
        value={rated ? "rated" : "casual"}
        options={stakeOptions()}
        onChange={(value) => lobby.choose({ rated: value === "rated" })}
      />
      <div class="tiles">
        {tiles.map((control) => (
          <Tile key={controlText(control, String, String)} lobby={lobby} control={control} />
        ))}
      </div>
      <Trouble>{lobby.trouble.value}</Trouble>
      <div class="play-more">
        <DialogButton
          label={messages.lobby.computer}
          title={messages.lobby.computerTitle}
          opened={level !== null}
        >
          {(close) => <InviteForm form="computer" lobby={lobby} close={close} />}
        </DialogButton>
        <DialogButton
          label={messages.lobby.friend}
          title={messages.challenge.friendTitle}
          opened={address.value.includes("?challenge=")}
        >
          {(close) => <InviteForm form="friend" lobby={lobby} close={close} />}
        </DialogButton>
        <DialogButton label={messages.lobby.own} title={messages.challenge.ownTitle}>
          {(close) => <InviteForm form="own" lobby={lobby} close={close} />}
        </DialogButton>
      </div>
    </section>
  );
}

function Tile({ lobby, control }: { lobby: Lobby; control: TimeControl }) {
  const waiting = lobby.waitingFor(control) !== undefined;
  const { underWay } = lobby;
  const busy = underWay.value !== null && sameControl(underWay.value, control);
  const text = controlText(control, (n) => messages.lobby.daysTile({ n }));
  const kind =
    control.kind === "per_move" ? messages.lobby.aMove : messages.lobby.kind[kindOf(control)];
  return (
    <button
      type="button"
      class={waiting ? "tile waiting" : "tile"}
      aria-pressed={waiting}
      aria-busy={busy}
      title={waiting ? messages.lobby.takeBack : undefined}
      onClick={() => void lobby.tile(control)}
    >
      <span class="tile-time">{text}</span>
      <span class="tile-kind">{waiting ? messages.lobby.waiting : kind}</span>
    </button>
  );
}
