import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { useTask } from "../account/task.ts";
import { api, type Challenge } from "../api.ts";
import { challengeFacts } from "../lobby/challenges.tsx";
import { account, challenges, enterAsGuest, member, username } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Trouble } from "../parts/controls.tsx";
import { CopyField } from "../parts/copy-field.tsx";
import { Lost } from "../parts/lost.tsx";
import { Problem } from "../request.ts";
import { navigate } from "../router.ts";
import { useTitle } from "../title.ts";

/** A challenge by its address: its maker waits here, whoever has the link answers here. */
export function ChallengeRoute({ id }: { id: string }) {
  const challenge = useSignal<Challenge | null>(null);
  const trouble = useSignal<string | null>(null);
  const asker = account.value;
  useTitle(messages.challenge.title);
  useEffect(() => {
    if (asker === undefined) return;
    api.challenge(id).then(
      (found) => {
        challenge.value = found;
      },
      (error: unknown) => {
        const gone = error instanceof Problem;
        trouble.value = gone ? messages.challenge.gone : messages.site.unreachable;
      },
    );
  }, [id, asker, challenge, trouble]);
  useWithdrawal(id, challenge, trouble);
  if (trouble.value) return <Lost sentence={trouble.value} />;
  if (!challenge.value) return <main id="content" class="page narrow" aria-busy="true" />;
  const mine = challenge.value.from === username.value;
  return (
    <main id="content" class="page narrow">
      <div class="card">
        <h1>{messages.challenge.title}</h1>
        {mine ? <Waiting challenge={challenge.value} /> : <Answer challenge={challenge.value} />}
      </div>
    </main>
  );
}

/** Once it has been among the open ones, its absence means that it is gone. */
function useWithdrawal(
  id: string,
  challenge: Signal<Challenge | null>,
  trouble: Signal<string | null>,
) {
  const seen = useSignal(false);
  const there = challenges.value.some((open) => open.id === id);
  useEffect(() => {
    if (there) seen.value = true;
    else if (seen.value && challenge.value) trouble.value = messages.challenge.gone;
  }, [there, seen, challenge, trouble]);
}

function Waiting({ challenge }: { challenge: Challenge }) {
  const link = `${location.origin}/challenge/${challenge.id}`;
  const withdraw = async () => {
    await api.withdrawChallenge(challenge.id).catch(() => {});
    navigate("/");
  };
  return (
    <>
      <p class="muted">{challengeFacts(challenge, true)}</p>
      <p class="waiting-line" role="status">
        {challenge.to
          ? messages.challenge.waitingFor(challenge.to)
          : messages.challenge.waitingOpen}
      </p>
      {challenge.to === null && (
        <CopyField id="challenge-link" label={messages.challenge.linkTitle} text={link} />
      )}
      <button type="button" class="button" onClick={() => void withdraw()}>
        {messages.challenge.withdraw}
      </button>
    </>
  );
}

function Answer({ challenge }: { challenge: Challenge }) {
  const task = useTask();
  const signUp = `/signup?next=${encodeURIComponent(`/challenge/${challenge.id}`)}`;
  const accept = async () => {
    if (!account.value && !challenge.rated) await enterAsGuest();
    if (challenge.rated && !member.value) {
      navigate(signUp);
      return;
    }
    const { game_id: game } = await api.acceptChallenge(challenge.id);
    navigate(`/game/${game}`);
  };
  const decline = async () => {
    await api.declineChallenge(challenge.id);
    navigate("/");
  };
  return (
    <>
      <p>{messages.challenge.challengesYou(challenge.from)}</p>
      <p class="muted">{challengeFacts(challenge, false)}</p>
      <Trouble>{task.trouble}</Trouble>
      <div class="button-row">
        <button type="button" class="button primary" onClick={() => void task.run(accept)}>
          {account.value || challenge.rated ? messages.challenge.accept : messages.guest.play}
        </button>
        {!account.value && !challenge.rated && (
          <a class="button" href={signUp}>
            {messages.guest.signUpFirst}
          </a>
        )}
        {challenge.to !== null && (
          <button type="button" class="button" onClick={() => void task.run(decline)}>
            {messages.challenge.decline}
          </button>
        )}
      </div>
    </>
  );
}
