import "./self-play.css";
import "../components/buttons.css";
import { useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Choice } from "../components/controls.tsx";
import { messages } from "../messages/messages.ts";
import { animates } from "../settings/motion.ts";
import { StarBoard } from "./board.tsx";
import type { StarRules, Terms } from "./rules.ts";
import { StarSelfPlay } from "./self-play.ts";
import { placesText, seatName } from "./sentences.ts";

const words = messages.star;

const menOf = { 3: 6, 4: 10 } as const;

/** A board on which the user plays all seats. */
export function StarSelfPlayBoard({ rules }: { rules: StarRules }) {
  const terms = useSignal<Terms>({ side: 4, men: 10, seats: 2, ruleset: "classic" });
  const change = (changed: Partial<Terms>) => {
    const next = { ...terms.value, ...changed };
    terms.value = { ...next, men: menOf[next.side] };
  };
  const { side, seats, ruleset } = terms.value;
  return (
    <div class="star-self-play">
      <div class="star-terms">
        <Choice
          label={words.seatCount}
          value={String(seats)}
          options={["2", "3", "4", "5", "6"].map((count) => [count, count] as const)}
          onChange={(count) => change({ seats: Number(count) })}
        />
        <Choice
          label={words.size}
          value={String(side)}
          options={(["3", "4"] as const).map((key) => [key, words.sizes[key]] as const)}
          onChange={(key) => change({ side: key === "3" ? 3 : 4 })}
        />
        <Choice
          label={words.ruleset}
          value={ruleset}
          options={(["classic", "open"] as const).map((key) => [key, words.rulesets[key]] as const)}
          onChange={(key) => change({ ruleset: key })}
        />
      </div>
      <Game key={JSON.stringify(terms.value)} rules={rules} terms={terms.value} />
    </div>
  );
}

function Game({ rules, terms }: { rules: StarRules; terms: Terms }) {
  const game = useMemo(() => new StarSelfPlay(rules, terms), [rules, terms]);
  const { model } = game;
  useEffect(() => () => model.dispose(), [model]);
  useSignalEffect(() => {
    model.animated = animates();
  });
  const { seat, places } = model.standing.value;
  const pass = game.pass.value;
  const played = game.played.value;
  const status = () => {
    if (seat === null) return words.over({ places: placesText(places) });
    const side = seatName(seat);
    if (pass) return words.mustPass({ seat: side });
    return model.refused.value ? words.refused : words.toMove({ seat: side });
  };
  return (
    <>
      <StarBoard model={model} label={words.board} />
      <p role="status">{status()}</p>
      <div class="button-row">
        {pass && (
          <button type="button" class="button primary" onClick={() => game.play(pass)}>
            {words.pass}
          </button>
        )}
        <button
          type="button"
          class="button"
          disabled={played.length === 0}
          onClick={() => game.takeBack()}
        >
          {words.takeBack}
        </button>
        <button type="button" class="button" onClick={() => game.turnBoard()}>
          {words.turnBoard}
        </button>
      </div>
      <p class="small muted">
        {played
          .slice(-8)
          .map(({ move }) => move.text)
          .join(" ")}
      </p>
    </>
  );
}
