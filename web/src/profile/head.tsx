// The head of a player's page: name, what they are doing, and what can be done with them.

import "../components/reach.css";
import "./head.css";
import { useSignal } from "@preact/signals";
import { BotMark } from "../components/bot-mark.tsx";
import { Trouble } from "../components/controls.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { Menu } from "../components/menu.tsx";
import { useTask } from "../components/task.ts";
import { doingText, OnlineDot } from "../finder/doing.tsx";
import { challengeOf } from "../finder/finder.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { shortDayText } from "../messages/when.ts";
import { accountApi } from "../net/account.ts";
import type { Profile as Facts, User } from "../net/api.ts";
import type { Activity } from "../net/players.ts";
import { blocked, member, username } from "../session/account.ts";
import { loadBlocked } from "../session/session.ts";
import type { Profile } from "./profile.ts";

const ReportDialog = lazilyWithin(
  "account/report-dialog",
  ["acts"],
  () => import("../account/report-dialog.tsx"),
);

export function Head({ profile, name }: { profile: Profile; name: string }) {
  const [facts, user, activity] = [profile.facts.value, profile.user.value, profile.activity.value];
  const shown = facts?.username ?? name;
  return (
    <header class="profile-head">
      <span class="profile-avatar" aria-hidden="true">
        {shown.slice(0, 1).toUpperCase()}
      </span>
      <div class="profile-who">
        <div class="profile-name">
          <h1>{shown}</h1>
          {user && <BotMark bot={user.bot} />}
          {activity && <Doing activity={activity} />}
        </div>
        <p class="muted">{facts ? factsText(facts, user) : "\u00a0"}</p>
      </div>
      {user && <Acts user={user} activity={activity} />}
    </header>
  );
}

function Doing({ activity }: { activity: Activity }) {
  const words = messages.finder;
  const doing = doingText(activity);
  if (!activity.online && doing === "") return null;
  return (
    <span class="profile-doing">
      <OnlineDot online={activity.online} />
      <span>{doing}</span>
      {activity.game && (
        <a class="reach" href={`/game/${activity.game.id}`}>
          {words.watch}
        </a>
      )}
    </span>
  );
}

function factsText(facts: Facts, user: User | null): string {
  const words = messages.player;
  return [
    user?.computer_level != null && words.computerHere,
    user?.bot && user.computer_level === null && messages.bots.here,
    user && user.role !== "player" && words.roles[user.role],
    user?.closed && words.closedHere,
    user?.guest && words.guestHere,
    facts.fmjd_rating && joined(messages.profile.fmjdRating, facts.fmjd_rating),
    messages.profile.since({ date: shortDayText(facts.created_ms) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** The first button is Challenge, or Play for a computer, or Edit on the own page. */
function Acts({ user, activity }: { user: User; activity: Activity | null }) {
  const words = messages.finder;
  const { username: name, computer_level: level } = user;
  if (username.value === name)
    return (
      <div class="button-row">
        <a class="button" href="/account">
          {words.edit}
        </a>
      </div>
    );
  if (level !== null)
    return (
      <div class="button-row">
        <a class="button primary" href={`/?computer=${level}`}>
          {messages.player.playComputer}
        </a>
      </div>
    );
  if (user.closed) return null;
  return (
    <div class="button-row profile-acts">
      <a class="button primary profile-challenge" href={challengeOf(name)}>
        {words.challenge}
      </a>
      {activity?.game && (
        <a class="button" href={`/game/${activity.game.id}`}>
          {words.watch}
        </a>
      )}
      {member.value && <More name={name} />}
    </div>
  );
}

/** A menu: block or unblock, report. */
function More({ name }: { name: string }) {
  const words = messages.player;
  const reporting = useSignal(false);
  const task = useTask();
  const isBlocked = blocked.value.has(name);
  const toggle = () =>
    task.run(async () => {
      await (isBlocked ? accountApi.unblock(name) : accountApi.block(name));
      await loadBlocked();
    });
  const report = () => {
    reporting.value = true;
  };
  const items = [
    { label: isBlocked ? words.unblock : words.block, act: () => void toggle() },
    { label: words.report, act: report },
  ];
  return (
    <>
      <Menu label={messages.finder.more} items={items} look="button" />
      <Trouble>{task.trouble}</Trouble>
      {reporting.value && (
        <ReportDialog
          name={name}
          onClose={() => {
            reporting.value = false;
          }}
        />
      )}
    </>
  );
}
