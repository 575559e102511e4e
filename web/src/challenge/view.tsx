import "./view.css";
import { useEffect, useRef } from "preact/hooks";
import { Trouble } from "../components/controls.tsx";
import { CopyField } from "../components/copy-field.tsx";
import { ErrorPage } from "../components/error-page.tsx";
import { useTask } from "../components/task.ts";
import { type Resource, useResource } from "../loading/resource.ts";
import { challengeFacts } from "../lobby/challenges.tsx";
import { messages } from "../messages/messages.ts";
import { goOn, navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { api, type Challenge } from "../net/api.ts";
import { goToBegun } from "../net/begun-game.ts";
import { Problem } from "../net/request.ts";
import { account, member, username } from "../session/account.ts";
import { challenges, challengesGone } from "../session/challenges.ts";
import { refreshGames, runningGames } from "../session/games.ts";
import { tellsByItself } from "../session/news.ts";
import { snapshots } from "../session/session.ts";
import { loadSite, mayPlay } from "../session/sign-in.ts";
import { type Accepted, acceptedIn, begins, keepMine, mineBefore } from "./own-challenge.ts";

/** The page of a challenge: its author waits here, and a player with the link answers here. */
export default function ChallengeRoute({ id }: { id: string }) {
  useTitle(messages.challenge.title);
  const asker = account.value;
  if (asker === undefined) return <main id="content" class="page narrow" aria-busy="true" />;
  return <ChallengeOf id={id} asker={asker?.username} />;
}

/** The challenge as the current account sees it. */
function ChallengeOf({ id, asker }: { id: string; asker: string | undefined }) {
  const found = useResource(() => read(id), [id]);
  useEffect(() => {
    if (found.answer.peek()) void found.load();
  }, [asker, found]);
  const answer = found.answer.value;
  const challenge = isOpen(answer) ? answer : null;
  useEffect(
    () => (challenge ? tellsByItself((started) => begins(challenge, started)) : undefined),
    [challenge],
  );
  const ended = useEnd(challenge);
  const end = ended.answer.value ?? (isOpen(answer) ? null : answer);
  const failed = [found, ended].find(({ failure }) => failure.value !== null);
  if (failed)
    return <ErrorPage sentence={messages.site.unreachable} again={() => failed.again()} />;
  if (end === "gone") return <ErrorPage sentence={messages.challenge.gone} />;
  if (end) return <WasAccepted {...end} />;
  if (!challenge) return <main id="content" class="page narrow" aria-busy="true" />;
  // The events received after loading know who has joined.
  const now = challenges.value.find(({ id: open }) => open === id) ?? challenge;
  return (
    <main id="content" class="page narrow">
      <div class="card">
        <h1>{messages.challenge.title}</h1>
        {isMine(now) ? (
          <Waiting challenge={now} />
        ) : (
          <Answer challenge={now} joined={() => void found.load()} />
        )}
      </div>
    </main>
  );
}

type End = Accepted | "gone";

/** True if the user waits for others: they made the challenge or have taken a seat in it. */
function isMine({ from, joined = [] }: Challenge): boolean {
  const me = username.value;
  return me !== null && (from === me || joined.includes(me));
}

/** Number of seats open to anyone with the link. */
function openSeats({ to, joined = [], invited = [], terms }: Challenge): number {
  return to === null ? (terms?.seats ?? 2) - 1 - joined.length - invited.length : 0;
}

const isOpen = (answer: Challenge | End | null): answer is Challenge =>
  answer !== null && answer !== "gone" && "id" in answer;

/** Loads the challenge or, if it has ended, its outcome. */
async function read(id: string): Promise<Challenge | End> {
  try {
    const found = await api.challenge(id);
    if (isMine(found)) keepMine(found);
    return found;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const mine = mineBefore(id);
    return mine === null ? "gone" : whatBecameOf(mine);
  }
}

async function whatBecameOf(challenge: Challenge): Promise<End> {
  if (!isMine(challenge)) return "gone";
  await refreshGames();
  return acceptedIn(runningGames.peek(), challenge) ?? "gone";
}

/**
 * The challenge ends when the server says so, or when a snapshot after a lost connection does not
 * include it.
 */
function useEnd(challenge: Challenge | null): Resource<End | null> {
  const first = useRef(snapshots.value);
  const listed = challenges.value.some((open) => open.id === challenge?.id);
  const told = challenge !== null && challengesGone.value.has(challenge.id);
  const mine = challenge !== null && isMine(challenge);
  const missing = mine && snapshots.value > first.current && !listed;
  const over = told || missing;
  return useResource(
    async () => (challenge && over ? whatBecameOf(challenge) : null),
    [challenge, over],
  );
}

function WasAccepted({ game, by }: Accepted) {
  return (
    <main id="content" class="page narrow">
      <div class="card" role="status">
        <h1>{messages.challenge.accepted({ name: by })}</h1>
        <p>
          <a class="button primary" href={`/game/${game}`}>
            {messages.challenge.openGame}
          </a>
        </p>
      </div>
    </main>
  );
}

function Waiting({ challenge }: { challenge: Challenge }) {
  const link = `${location.origin}/challenge/${challenge.id}`;
  const task = useTask();
  const made = challenge.from === username.value;
  const awaited = challenge.to === null ? (challenge.invited ?? []) : [challenge.to];
  const withdraw = async () => {
    const act = made ? api.withdrawChallenge : api.declineChallenge;
    await act(challenge.id).catch((error: unknown) => {
      // 404: the challenge has ended. Load its outcome.
      if (!(error instanceof Problem && error.status === 404)) throw error;
    });
    navigate("/");
  };
  return (
    <>
      <p class="muted">{challengeFacts(challenge, true)}</p>
      <DiceCommitment challenge={challenge} />
      <p class="waiting-line" role="status">
        {openSeats(challenge) > 0
          ? messages.challenge.waitingOpen
          : messages.challenge.waitingFor({ name: awaited.join(", ") })}
      </p>
      <Seated challenge={challenge} />
      {openSeats(challenge) > 0 && (
        <CopyField id="challenge-link" label={messages.challenge.linkTitle} text={link} />
      )}
      <Trouble>{task.trouble}</Trouble>
      <button
        type="button"
        class="button"
        disabled={task.busy}
        onClick={() => void task.run(withdraw)}
      >
        {made ? messages.challenge.withdraw : messages.challenge.decline}
      </button>
    </>
  );
}

/** For more than two players: the players who have joined and those still missing. */
function Seated({ challenge }: { challenge: Challenge }) {
  const { from, joined, invited = [], declined = [], terms } = challenge;
  const words = messages.challenge;
  if (!joined) return null;
  const names = [from, ...joined];
  const seats = terms?.seats ?? names.length;
  return (
    <>
      <p role="status">
        {names.length} / {seats}
      </p>
      <ol>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
        {invited.map((name) => (
          <li key={name} class="muted">
            {words.invited({ name })}
          </li>
        ))}
      </ol>
      <div role="status">
        {declined.map((name) => (
          <p key={name} class="muted">
            {words.hasDeclined({ name })}
          </p>
        ))}
      </div>
    </>
  );
}

/** Shown so that players can verify later that the dice were fixed in advance. */
function DiceCommitment({ challenge: { dice_commitment: commitment } }: { challenge: Challenge }) {
  if (commitment === undefined) return null;
  return (
    <p class="small muted challenge-dice">{messages.challenge.diceCommitment({ commitment })}</p>
  );
}

/** `joined` is called after taking a seat in a challenge to several players. */
function Answer({ challenge, joined }: { challenge: Challenge; joined(): void }) {
  const task = useTask();
  const site = useResource(loadSite, []);
  const asGuest = !account.value && !challenge.rated && site.answer.value?.guests !== "none";
  const signUp = `/signup?next=${encodeURIComponent(`/challenge/${challenge.id}`)}`;
  const accept = async () => {
    if (challenge.rated ? !member.value : !(await mayPlay("links"))) {
      goOn(signUp);
      return;
    }
    const accepted = await api.acceptChallenge(challenge.id);
    if ("game_id" in accepted) goToBegun(accepted.game_id);
    else joined();
  };
  // An open link cannot be declined.
  const asked = challenge.to !== null || challenge.invited?.includes(username.value ?? "");
  const decline = async () => {
    await api.declineChallenge(challenge.id);
    navigate("/");
  };
  return (
    <>
      <p>{messages.news.challengesYou({ name: challenge.from })}</p>
      <p class="muted">{challengeFacts(challenge, false)}</p>
      <Seated challenge={challenge} />
      <DiceCommitment challenge={challenge} />
      <Trouble>{task.trouble}</Trouble>
      <div class="button-row">
        <button type="button" class="button primary" onClick={() => void task.run(accept)}>
          {asGuest ? messages.guest.play : messages.challenge.accept}
        </button>
        {asGuest && (
          <a class="button" href={signUp}>
            {messages.guest.signUpFirst}
          </a>
        )}
        {asked && (
          <button type="button" class="button" onClick={() => void task.run(decline)}>
            {messages.challenge.decline}
          </button>
        )}
      </div>
    </>
  );
}
