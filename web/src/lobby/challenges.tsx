import { incoming } from "../session/challenges.ts";
import "./challenges.css";
import { BotMark } from "../components/bot-mark.tsx";
import { Trouble } from "../components/controls.tsx";
import { Rating } from "../components/rating.tsx";
import { useTask } from "../components/task.ts";
import { playedText } from "../labels/ruleset.ts";
import { controlSentence, controlText } from "../labels/time.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { api, type Challenge } from "../net/api.ts";

/** "Russian · 5+3 · casual · you play Black". */
export function challengeFacts(challenge: Challenge, mine: boolean): string {
  const { time_control: control, rated, vacations, color } = challenge;
  const facts = [
    playedText(challenge),
    control.kind === "sessions" ? controlSentence(control) : controlText(control),
    messages.rated({ rated }),
  ];
  if (vacations) facts.push(messages.withVacations);
  if (color !== "random") {
    const white = (color === "white") === mine;
    facts.push(messages.lobby.youPlay({ color: white ? "white" : "black" }));
  }
  return facts.join(" · ");
}

/** Open challenges to the user. */
export function ChallengeNotices() {
  return (
    <section class="challenges" aria-label={messages.lobby.challenges}>
      {incoming.value.map((challenge) => (
        <ChallengeNotice key={challenge.id} challenge={challenge} />
      ))}
    </section>
  );
}

function ChallengeNotice({ challenge }: { challenge: Challenge }) {
  const task = useTask();
  const accept = async () => {
    const accepted = await api.acceptChallenge(challenge.id);
    navigate("game_id" in accepted ? `/game/${accepted.game_id}` : `/challenge/${accepted.id}`);
  };
  return (
    <div class="challenge-notice">
      <p>
        <strong>{messages.lobby.challengeFrom({ name: challenge.from })}</strong>{" "}
        <BotMark bot={challenge.from_bot} />{" "}
        <Rating rating={challenge.from_rating} provisional={challenge.from_provisional} />
        <span class="muted"> {challengeFacts(challenge, false)}</span>
      </p>
      <button type="button" class="button small-button" onClick={() => void task.run(accept)}>
        {messages.lobby.acceptChallenge}
      </button>
      <button
        type="button"
        class="button small-button"
        onClick={() => void task.run(() => api.declineChallenge(challenge.id))}
      >
        {messages.lobby.declineChallenge}
      </button>
      <Trouble>{task.trouble}</Trouble>
    </div>
  );
}
