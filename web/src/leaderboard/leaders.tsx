// A list of leaders, the own row tinted.

import "./leaders.css";
import { profileOf } from "../finder/finder.ts";
import { username } from "../session/account.ts";
import type { Leader } from "./leaderboard.ts";

export function Leaders({ leaders, busy }: { leaders: readonly Leader[]; busy?: boolean }) {
  return (
    <ol class="leaders" aria-busy={busy}>
      {leaders.map(({ rank, username: name, rating }) => (
        <li key={name}>
          <a class={name === username.value ? "leader mine" : "leader"} href={profileOf(name)}>
            <span class="leader-rank">{rank}</span>
            <span class="leader-name">{name}</span>
            <span class="leader-rating">{rating}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
