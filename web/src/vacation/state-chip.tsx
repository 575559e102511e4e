import { Chip, type ChipLook } from "../components/chips.tsx";
import { messages } from "../messages/messages.ts";
import type { Allocation } from "../net/api.ts";

const looks: Partial<Record<Allocation["state"], ChipLook>> = {
  pending: "draft",
  planned: "joined",
  active: "running",
};

/** What has become of a request. */
export function StateChip({ state }: { state: Allocation["state"] }) {
  return <Chip look={looks[state] ?? "plain"}>{messages.vacation.states[state]}</Chip>;
}
