// The state of a tournament.

import "./state-chip.css";
import { Chip, type ChipLook } from "../components/chips.tsx";
import { statusName } from "../labels/tournament-row.ts";
import type { Tournament } from "../net/api.ts";

const looks: Partial<Record<Tournament["status"], ChipLook>> = {
  announced: "joined",
  running: "running",
  paused: "draft",
};

/** `text` replaces the name of the state. */
export function StateChip({ status, text }: { status: Tournament["status"]; text?: string }) {
  return (
    <Chip look={looks[status] ?? "plain"}>
      <span class="tournament-status">{text ?? statusName(status)}</span>
    </Chip>
  );
}
