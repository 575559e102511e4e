import "./self-play.css";
import "../components/buttons.css";
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Choice } from "../components/controls.tsx";
import { messages } from "../messages/messages.ts";
import { animates } from "../settings/motion.ts";
import { NardiBoard } from "./board.tsx";
import type { NardiRules } from "./rules.ts";
import { SelfPlay } from "./self-play.ts";

const words = messages.nardi;

/** A board on which the user plays both sides. */
export function SelfPlayBoard({ rules }: { rules: NardiRules }) {
  const game = useMemo(() => new SelfPlay(rules), [rules]);
  const { model } = game;
  useEffect(() => () => model.dispose(), [model]);
  useSignalEffect(() => {
    model.animated = animates();
  });
  const rulesets = ["latvian", "wbgf"] as const;
  return (
    <div class="self-play">
      <Choice
        label={words.ruleset}
        value={game.ruleset.value}
        options={rulesets.map((key) => [key, words.rulesets[key]] as const)}
        onChange={(ruleset) => game.start(ruleset)}
      />
      <NardiBoard model={model} label={words.board} />
      <p class="nardi-pips">
        {(["white", "black"] as const).map((color) => (
          <span key={color}>
            {words.pips({ side: messages.color[color], n: model.position.value.pips[color] })}
          </span>
        ))}
      </p>
      <p class="nardi-status" role="status">
        {statusText(game)}
      </p>
      <Acts game={game} />
      <p class="small muted">
        {game.turns.value
          .slice(-6)
          .map(({ color, text }) => `${messages.color[color]} ${text}`)
          .join(" · ")}
      </p>
    </div>
  );
}

function statusText(game: SelfPlay): string {
  const phase = game.phase.value;
  const side = messages.color[game.turn];
  const play = game.model.play.value;
  switch (phase.kind) {
    case "opening":
      return words.opening;
    case "tied":
      return words.tied;
    case "roll":
      return words.toRoll({ side });
    case "doubled":
      return words.doubled({ side, n: 2 * (game.model.cube.value?.value ?? 1) });
    case "over": {
      const winner = messages.color[phase.winner];
      return words.won[phase.win]({ side: winner, n: phase.points });
    }
    case "play": {
      if (game.model.refused.value) return words.refused;
      if (play?.whole?.text === "-") return words.noPlay({ side, dice: play.roll });
      return play?.whole
        ? words.made({ side, play: play.whole.text })
        : words.toPlay({ side, dice: (play?.dice ?? []).join(", ") });
    }
  }
}

interface ActsProps {
  game: SelfPlay;
}

function Acts({ game }: ActsProps) {
  const { model } = game;
  const { kind } = game.phase.value;
  const play = model.play.value;
  const main = (text: string, act: () => void, disabled = false) => (
    <button type="button" class="button primary" disabled={disabled} onClick={act}>
      {text}
    </button>
  );
  const side = (text: string, act: () => void, disabled = false) => (
    <button type="button" class="button" disabled={disabled} onClick={act}>
      {text}
    </button>
  );
  return (
    <div class="button-row">
      {(kind === "opening" || kind === "tied") && main(words.throw, () => game.throwForStart())}
      {kind === "roll" && main(words.roll, () => game.roll())}
      {kind === "roll" &&
        model.cube.value &&
        side(words.double, () => game.double(), !game.mayDouble.value)}
      {kind === "doubled" && main(words.take, () => game.take())}
      {kind === "doubled" && side(words.drop, () => game.drop())}
      {kind === "play" && main(words.done, () => game.done(), !play?.whole)}
      {kind === "play" && side(words.undo, () => model.undo(), !play?.made.length)}
      {kind === "over" && main(words.newGame, () => game.start())}
      {side(words.turnBoard, () => {
        model.side.value = model.side.value === "white" ? "black" : "white";
      })}
      {side(words.mirror, () => {
        model.mirrored.value = !model.mirrored.value;
      })}
    </div>
  );
}
