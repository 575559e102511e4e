// Players: find one by name, see who is online, and the best of each speed.

import "../components/filters.css";
import "./view.css";
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Select } from "../components/controls.tsx";
import { profileOf } from "../finder/finder.ts";
import { PlayerField } from "../finder/player-field.tsx";
import { groupedVariants, otherPools, poolKeys } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import type { Pool } from "../net/api.ts";
import { BestOfEach } from "./best.tsx";
import { addressOf, type Shown, shownBy } from "./leaderboard.ts";
import { OnlineNow } from "./online.tsx";
import { OnePool } from "./pool.tsx";

export default function PlayersRoute({ query }: { query: string }) {
  const words = messages.finder;
  const shown = useMemo(() => shownBy(new URLSearchParams(query), poolKeys), [query]);
  const typed = useSignal("");
  const { variant, speed } = shown;
  useTitle(words.players);
  return (
    <main id="content" class="page players-page">
      <header class="players-head">
        <h1>{words.players}</h1>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const name = typed.value.trim();
            if (name) navigate(profileOf(name));
          }}
        >
          <PlayerField
            label={words.findPlayer}
            hideLabel
            placeholder={words.findPlayer}
            value={typed.value}
            onInput={(text) => {
              typed.value = text;
            }}
            onChoose={({ username }) => navigate(profileOf(username))}
          />
        </form>
      </header>
      <div class="players-columns">
        <OnlineNow />
        <div class="players-boards">
          <VariantChoice shown={shown} />
          {speed ? (
            <OnePool key={`${variant} ${speed}`} variant={variant} speed={speed} />
          ) : (
            <BestOfEach variant={variant} />
          )}
        </div>
      </div>
    </main>
  );
}

function VariantChoice({ shown }: { shown: Shown }) {
  return (
    <div class="filters">
      <Select
        label={messages.labels.variant}
        value={shown.variant}
        options={otherPools()}
        groups={groupedVariants()}
        onChange={(variant) =>
          navigate(addressOf({ ...shown, variant: variant as Pool["variant"] }), { replace: true })
        }
      />
      <span class="small muted">{messages.leaderboard.lead}</span>
    </div>
  );
}
