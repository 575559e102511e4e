// The tournament's place in an event, its prizes, and the tournament for which its best players
// qualify.

import { Field, NumberField, Select } from "../../components/controls.tsx";
import { Folded } from "../../components/folded.tsx";
import { Lines } from "../../components/form.tsx";
import { useResource } from "../../loading/resource.ts";
import { messages } from "../../messages/messages.ts";
import type { Tournament, TournamentRow } from "../../net/api.ts";
import { api } from "../../net/api.ts";
import { tournamentsApi } from "../../net/tournaments.ts";
import { account } from "../../session/account.ts";
import type { TypedEvent } from "./typed-event.ts";

interface Props {
  typed: TypedEvent;
  /** The tournament itself, which is not offered as a destination. */
  self?: Tournament;
  set(changed: TypedEvent): void;
}

type Stage = Pick<TournamentRow, "id" | "name">;

/**
 * Possible destinations: announced tournaments that the user directs, and the current destination.
 */
async function stagesOf(director: string, self?: string, kept?: string): Promise<Stage[]> {
  const { items } = await api.tournaments({ status: "announced", director, limit: "200" });
  const others = items.filter(({ id }) => id !== self);
  const missing = kept !== undefined && !others.some(({ id }) => id === kept);
  return missing ? [await tournamentsApi.tournament(kept), ...others] : others;
}

export function EventFields({ typed, self, set }: Props) {
  const words = messages.event;
  const director = account.value?.username;
  const kept = self?.promotion?.to;
  const nextStages =
    useResource(
      async () => (director ? stagesOf(director, self?.id, kept) : []),
      [director, self?.id, kept],
    ).answer.value ?? [];
  return (
    <Folded title={words.title}>
      <div class="pair">
        <Field
          label={words.stage}
          value={typed.stage}
          maxLength={100}
          onInput={(stage) => set({ ...typed, stage })}
        />
        <Field
          label={words.section}
          value={typed.section}
          maxLength={100}
          onInput={(section) => set({ ...typed, section })}
        />
      </div>
      <Lines
        label={words.prizes}
        rows={3}
        value={typed.prizes}
        onInput={(prizes) => set({ ...typed, prizes })}
      />
      {nextStages.length > 0 && (
        <Select
          shown
          label={words.next}
          value={typed.next}
          options={[
            ["", words.nowhere] as const,
            ...nextStages.map((row) => [row.id, row.name] as const),
          ]}
          onChange={(next) => set({ ...typed, next })}
        />
      )}
      {typed.next !== "" && (
        <NumberField
          label={words.best}
          most={2000}
          value={typed.best}
          onInput={(best) => set({ ...typed, best })}
        />
      )}
    </Folded>
  );
}
