// The card "Play": which game, rated or casual, and a tile for each usual length.

import "../components/reach.css";
import "./card.css";
import "./play.css";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Choice, Select, Trouble } from "../components/controls.tsx";
import { lazilyWithin } from "../components/lazily.tsx";
import { stakeOptions } from "../game-options/options.ts";
import { kindOf, sameControl } from "../game-options/time-control.ts";
import { controlSentence, controlText } from "../labels/time.ts";
import { groupedVariants, isDraughts, nardiKey, starKey, variantName } from "../labels/variants.ts";
import { messages } from "../messages/messages.ts";
import { address } from "../navigation/router.ts";
import type { SeekWish } from "../net/api.ts";
import { account, member } from "../session/account.ts";
import type { Lobby } from "./lobby.ts";
import type { SetupKind } from "./setup.tsx";
import { tilesOf } from "./wishes.ts";

const Setup = lazilyWithin(
  "lobby/setup",
  ["finder", "lobby", "setup"],
  () => import("./setup.tsx"),
);

interface Props {
  lobby: Lobby;
}

export function Play({ lobby }: Props) {
  const wishes = tilesOf({ ...lobby.chosen.value, rated: lobby.rated.value });
  return (
    <section class="front-card play" aria-labelledby="play-title">
      <h2 id="play-title" class="visually-hidden">
        {messages.lobby.title}
      </h2>
      <Games lobby={lobby} />
      <div class="play-body">
        <Terms lobby={lobby} />
        <div class={wishes.length < 6 ? "tiles four" : "tiles"}>
          {wishes.map((wish) => (
            <Tile key={controlText(wish.time_control, String, String)} lobby={lobby} wish={wish} />
          ))}
        </div>
        <Trouble>{lobby.trouble.value}</Trouble>
        <Ways lobby={lobby} />
      </div>
    </section>
  );
}

/** The three games as tabs. */
function Games({ lobby }: Props) {
  const { variant, draughts } = lobby.chosen.value;
  const games = [
    [draughts, messages.lobby.draughts, isDraughts(variant)],
    [nardiKey, variantName(nardiKey), variant === nardiKey],
    [starKey, variantName(starKey), variant === starKey],
  ] as const;
  return (
    <div class="play-games" role="group" aria-labelledby="play-title">
      {games.map(([key, name, chosen]) => (
        <button
          key={name}
          type="button"
          aria-pressed={chosen}
          onClick={() => lobby.choose({ variant: key })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

const seatCounts = Array.from("2346", (count) => [count, count] as const);

/** The variant or the number of players, and rated or casual. */
function Terms({ lobby }: Props) {
  const { variant, seats } = lobby.chosen.value;
  const guest = account.value !== undefined && !member.value;
  return (
    <>
      <div class="play-terms">
        {isDraughts(variant) && (
          <Select
            label={messages.labels.variant}
            value={variant}
            options={[]}
            groups={groupedVariants()}
            onChange={(key) => lobby.choose({ variant: key })}
          />
        )}
        {variant === starKey && (
          <Choice
            label={messages.variantChoice.players}
            hideLabel
            value={seats}
            options={seatCounts}
            onChange={(count) => lobby.choose({ seats: count })}
          />
        )}
        <Choice
          label={messages.lobby.stake}
          hideLabel
          value={lobby.rated.value ? "rated" : "casual"}
          options={stakeOptions()}
          disabled={guest ? "rated" : undefined}
          onChange={(value) => lobby.choose({ rated: value === "rated" })}
        />
      </div>
      {guest && (
        <a class="small reach play-rated" href="/signup">
          {messages.lobby.signUpRated}
        </a>
      )}
    </>
  );
}

/** A match is named by its points, any other game by its time control. */
function textsOf({ terms, time_control: control }: SeekWish): [string, string] {
  if (terms?.length !== undefined)
    return [messages.lobby.points({ n: terms.length }), controlText(control)];
  const days = (n: number) => messages.lobby.daysTile({ n });
  const kind =
    control.kind === "per_move" ? messages.lobby.aMove : messages.lobby.kind[kindOf(control)];
  return [controlText(control, days), kind];
}

function Tile({ lobby, wish }: Props & { wish: SeekWish }) {
  const waiting = lobby.waitingFor(wish) !== undefined;
  const others = waiting ? 0 : lobby.othersWaiting(wish);
  const { value: underWay } = lobby.underWay;
  const [text, kind] = textsOf(wish);
  return (
    <button
      type="button"
      class={waiting ? "tile waiting" : "tile"}
      aria-pressed={waiting}
      aria-busy={underWay !== null && sameControl(underWay, wish.time_control)}
      title={waiting ? messages.lobby.takeBack : controlSentence(wish.time_control)}
      onClick={() => void lobby.tile(wish)}
    >
      <span class="tile-time">{text}</span>
      <span class={others > 0 ? "tile-kind tile-others" : "tile-kind"}>
        {waiting ? messages.lobby.waiting : others > 0 ? messages.lobby.waits({ n: others }) : kind}
      </span>
    </button>
  );
}

/** The level named in the address, set by links from the computer's profile pages. */
const askedLevel = () => /\?computer=([1-8])$/.exec(address.value)?.[1] ?? null;

/** The dialog that the address asks for. */
function askedSetup(): SetupKind | null {
  if (askedLevel() !== null) return "computer";
  return address.peek().includes("?challenge=") ? "friend" : null;
}

/** The dialogs: a friend, the computer, a custom game. */
function Ways({ lobby }: Props) {
  const level = askedLevel();
  const open = useSignal(askedSetup());
  useEffect(() => {
    if (level !== null) lobby.choose({ level });
  }, [lobby, level]);
  const ways = [
    ["friend", messages.lobby.friend],
    ["computer", messages.lobby.computer],
    ["own", messages.lobby.own],
  ] as const;
  return (
    <>
      <div class="play-more">
        {ways.map(([kind, text]) => (
          <button
            key={kind}
            type="button"
            class="button"
            onPointerEnter={Setup.ahead}
            onClick={() => {
              open.value = kind;
            }}
          >
            {text}
          </button>
        ))}
      </div>
      {open.value !== null && (
        <Setup
          kind={open.value}
          lobby={lobby}
          close={() => {
            open.value = null;
          }}
        />
      )}
    </>
  );
}
