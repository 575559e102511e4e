import "./about-player.css";
import { useSignal } from "@preact/signals";
import { BotMark } from "../components/bot-mark.tsx";
import { Trouble } from "../components/controls.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import type { User } from "../net/api.ts";
import { blocked, member, username } from "../session/account.ts";
import { loadBlocked } from "../session/session.ts";
import ReportDialog from "./report-dialog.tsx";

const words = messages.player;

/** Shows a player's role and, to other signed-in users, the buttons to block and report them. */
export function AboutPlayer({ about }: { about: User }) {
  const reporting = useSignal(false);
  const level = about.computer_level;
  const computer = level !== null;
  const task = useTask();
  const isBlocked = blocked.value.has(about.username);
  const toggle = () =>
    task.run(async () => {
      await (isBlocked ? accountApi.unblock(about.username) : accountApi.block(about.username));
      await loadBlocked();
    });
  return (
    <div class="about-player">
      {about.bot && (
        <p>
          <BotMark bot /> {computer ? words.computerHere : messages.bots.here}
        </p>
      )}
      {about.role !== "player" && <p class="muted">{words.roles[about.role]}</p>}
      {about.closed && <p class="muted">{words.closedHere}</p>}
      {about.guest && <p class="muted">{words.guestHere}</p>}
      {computer && (
        <a class="button primary" href={`/?computer=${level}`}>
          {words.playComputer}
        </a>
      )}
      {member.value && !computer && username.value !== about.username && !about.closed && (
        <div class="button-row">
          <button
            type="button"
            class="button small-button"
            disabled={task.busy}
            onClick={() => void toggle()}
          >
            {isBlocked ? words.unblock : words.block}
          </button>
          <button
            type="button"
            class="button small-button"
            onClick={() => {
              reporting.value = true;
            }}
          >
            {words.report}
          </button>
        </div>
      )}
      <Trouble>{task.trouble}</Trouble>
      {reporting.value && (
        <ReportDialog
          name={about.username}
          onClose={() => {
            reporting.value = false;
          }}
        />
      )}
    </div>
  );
}
