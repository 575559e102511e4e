// The two dialogs of the front page: a challenge to a friend, a seek with a time of one's own.

import { type Signal, useSignal } from "@preact/signals";
import { api, type ColorChoice, type TimeControl } from "../api.ts";
import { account } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Choice, Field, Trouble } from "../parts/controls.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { navigate } from "../router.ts";
import { troubleText } from "../trouble.ts";
import type { Lobby } from "./lobby.ts";
import { stakeOptions, variantOptions } from "./options.ts";
import { fischer, perMove } from "./wishes.ts";

type Pace = "live" | "correspondence";

interface Wish {
  pace: Pace;
  minutes: string;
  seconds: string;
  days: string;
  color: ColorChoice;
}

const firstWish: Wish = { pace: "live", minutes: "10", seconds: "5", days: "3", color: "random" };

function controlOf({ pace, minutes, seconds, days }: Wish): TimeControl {
  if (pace === "correspondence") return perMove(Number(days));
  return fischer(Number(minutes), Number(seconds));
}

const paceOptions = [
  ["live", messages.challenge.live],
  ["correspondence", messages.challenge.correspondence],
] as const;

const colorOptions = [
  ["white", messages.colorChoice.white],
  ["random", messages.colorChoice.random],
  ["black", messages.colorChoice.black],
] as const;

function WishFields({ lobby, wish }: { lobby: Lobby; wish: Signal<Wish> }) {
  const words = messages.challenge;
  const { variant, rated } = lobby.chosen.value;
  const set = (changed: Partial<Wish>) => {
    wish.value = { ...wish.value, ...changed };
  };
  return (
    <>
      <Choice
        label={messages.lobby.variant}
        value={variant}
        options={variantOptions}
        onChange={(value) => lobby.choose({ variant: value })}
      />
      <Choice
        label={words.pace}
        value={wish.value.pace}
        options={paceOptions}
        onChange={(pace) => set({ pace })}
      />
      {wish.value.pace === "live" ? (
        <div class="pair">
          <Field
            label={words.minutes}
            type="number"
            min={0}
            max={180}
            step="any"
            required
            value={wish.value.minutes}
            onInput={(minutes) => set({ minutes })}
          />
          <Field
            label={words.increment}
            type="number"
            min={0}
            max={180}
            step="any"
            required
            value={wish.value.seconds}
            onInput={(seconds) => set({ seconds })}
          />
        </div>
      ) : (
        <Field
          label={words.daysPerMove}
          type="number"
          min={1}
          max={60}
          step={1}
          required
          value={wish.value.days}
          onInput={(days) => set({ days })}
        />
      )}
      <Choice
        label={messages.lobby.stake}
        value={rated ? "rated" : "casual"}
        options={stakeOptions}
        onChange={(value) => lobby.choose({ rated: value === "rated" })}
      />
      <Choice
        label={words.yourColor}
        value={wish.value.color}
        options={colorOptions}
        onChange={(color) => set({ color })}
      />
    </>
  );
}

function useClose(lobby: Lobby) {
  return () => {
    lobby.dialog.value = null;
  };
}

export function OwnDialog({ lobby }: { lobby: Lobby }) {
  const wish = useSignal(firstWish);
  const close = useClose(lobby);
  return (
    <Dialog title={messages.challenge.ownTitle} onClose={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          const { color } = wish.value;
          void lobby.seek({ ...lobby.chosen.value, time_control: controlOf(wish.value), color });
        }}
      >
        <WishFields lobby={lobby} wish={wish} />
        <button type="submit" class="button primary wide">
          {messages.challenge.seek}
        </button>
      </form>
    </Dialog>
  );
}

export function FriendDialog({ lobby }: { lobby: Lobby }) {
  const wish = useSignal(firstWish);
  const opponent = useSignal("");
  const trouble = useSignal<string | null>(null);
  const close = useClose(lobby);
  const challenge = async () => {
    if (!account.value) {
      navigate("/signup");
      return;
    }
    const name = opponent.value.trim();
    try {
      const { id } = await api.makeChallenge({
        ...lobby.chosen.value,
        ...(name === "" ? {} : { opponent: name }),
        time_control: controlOf(wish.value),
        color: wish.value.color,
      });
      navigate(`/challenge/${id}`);
    } catch (error) {
      trouble.value = troubleText(error);
    }
  };
  return (
    <Dialog title={messages.challenge.friendTitle} onClose={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void challenge();
        }}
      >
        <Field
          label={messages.challenge.opponent}
          hint={messages.challenge.opponentHint}
          value={opponent.value}
          autocomplete="off"
          maxLength={20}
          onInput={(text) => {
            opponent.value = text;
          }}
        />
        <WishFields lobby={lobby} wish={wish} />
        <Trouble>{trouble.value}</Trouble>
        <button type="submit" class="button primary wide">
          {messages.challenge.send}
        </button>
      </form>
    </Dialog>
  );
}
