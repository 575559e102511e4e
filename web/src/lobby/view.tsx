import "./view.css";
import { useEffect, useMemo } from "preact/hooks";
import { lazilyWithin } from "../components/lazily.tsx";
import { variantKeys } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import { account, member } from "../session/account.ts";
import { incoming } from "../session/challenges.ts";
import { gamesKnown, runningGames } from "../session/games.ts";
import { watchAdminLink } from "./admin-link.ts";
import { ChallengeNotices } from "./challenges.tsx";
import { Featured } from "./featured.tsx";
import { Lobby } from "./lobby.ts";
import { Play } from "./play.tsx";
import { Seeks } from "./seeks.tsx";

const gamesKey = "crownhead.had-games";

/** True if the user had running games on their last visit. */
function hadGames(): boolean {
  try {
    return localStorage.getItem(gamesKey) !== null;
  } catch {
    return false;
  }
}

function rememberGames(some: boolean) {
  try {
    if (some) localStorage.setItem(gamesKey, "1");
    else localStorage.removeItem(gamesKey);
  } catch {
    // Without storage the page moves when the games arrive.
  }
}

/** Keeps the space of the games, which are above the others on a phone. */
const MineShape = () => <section class={hadGames() ? "mine-shape" : ""} aria-busy="true" />;

const Mine = lazilyWithin(
  "lobby/mine",
  ["game", "lobby"],
  () => import("./mine.tsx"),
  () => <MineShape />,
);
const Side = lazilyWithin("lobby/side", ["lobby", "puzzle"], () => import("./side.tsx"));

const FirstSteps = lazilyWithin(
  "lobby/first-steps",
  ["lobby", "welcome"],
  () => import("./first-steps.tsx"),
);

export default function LobbyRoute() {
  const lobby = useMemo(() => new Lobby(), []);
  useEffect(() => () => lobby.dispose(), [lobby]);
  const known = account.value !== undefined;
  const ready = known && lobby.seeks.value !== null;
  useEffect(() => {
    if (ready) void lobby.resume();
  }, [lobby, ready]);
  useEffect(watchAdminLink, []);
  const steps = lobby.firstSteps.value;
  useTitle("");
  return (
    <main id="content" class="page front">
      <Lead />
      {steps && (
        <div class="front-whole">
          <FirstSteps steps={steps} close={() => lobby.putAwayFirstSteps()} />
        </div>
      )}
      <div class="front-play">
        <Play lobby={lobby} />
        {incoming.value.length > 0 && <ChallengeNotices />}
        <Seeks lobby={lobby} />
      </div>
      <Middle lobby={lobby} />
      <Side lobby={lobby} />
    </main>
  );
}

/** One line for visitors that says what the site is. */
function Lead() {
  const words = messages.lobby;
  if (account.value === undefined || member.value)
    return <h1 class="visually-hidden">{messages.site.name}</h1>;
  return (
    <header class="front-lead">
      <h1>{words.lead}</h1>
      <p class="muted">{words.leadMore({ n: variantKeys.length })}</p>
    </header>
  );
}

/** The user's own games or, without any, the top game. */
function Middle({ lobby }: { lobby: Lobby }) {
  const mine = account.value;
  const known = mine === null || (mine !== undefined && gamesKnown.value);
  const some = runningGames.value.length > 0;
  useEffect(() => {
    if (known) rememberGames(some);
  }, [known, some]);
  if (!known) return <MineShape />;
  return some ? <Mine /> : <Featured lobby={lobby} />;
}
