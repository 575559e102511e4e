// The two dialogs of the front page: a challenge to a friend, a seek with a time of one's own.

import { type Signal, useSignal } from "@preact/signals";
import { api, type ColorChoice } from "../api.ts";
import { account, enterAsGuest, member } from "../me.ts";
import { messages } from "../messages/messages.ts";
import { Choice, Field, Trouble } from "../parts/controls.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { kept } from "../parts/form.tsx";
import { navigate } from "../router.ts";
import { troubleText } from "../trouble.ts";
import { ControlFields } from "./control-fields.tsx";
import { type ControlWish, controlOf, firstControl, kindOfWish } from "./control-wish.ts";
import type { Lobby } from "./lobby.ts";
import { stakeOptions } from "./options.ts";
import { RulesetField } from "./ruleset-field.tsx";
import { VariantChoice } from "./variant-choice.tsx";

interface Wish {
  color: ColorChoice;
  /** Nothing for the variant's first. */
  ruleset: string;
  least: string;
  most: string;
}

const firstWish: Wish = {
  color: "random",
  ruleset: "",
  least: "",
  most: "",
};

const bound = (text: string): number | null => (text === "" ? null : Number(text));

/** Variant, ruleset, time and stake as they are chosen now. */
function gameOf(lobby: Lobby, { ruleset }: Wish, control: ControlWish) {
  const { variant, rated } = lobby.chosen.value;
  const time = controlOf(control);
  return {
    variant,
    ...(ruleset === "" ? {} : { ruleset }),
    rated: rated && time.kind !== "unlimited",
    time_control: time,
  };
}

const colorOptions = () =>
  [
    ["white", messages.colorChoice.white],
    ["random", messages.colorChoice.random],
    ["black", messages.colorChoice.black],
  ] as const;

interface WishProps {
  lobby: Lobby;
  wish: Signal<Wish>;
  control: Signal<ControlWish>;
}

function WishFields({ lobby, wish, control }: WishProps) {
  const words = messages.challenge;
  const { variant, rated } = lobby.chosen.value;
  const set = (changed: Partial<Wish>) => {
    wish.value = { ...wish.value, ...changed };
  };
  return (
    <>
      <VariantChoice
        value={variant}
        onChange={(value) => {
          lobby.choose({ variant: value });
          set({ ruleset: "" });
        }}
      />
      <RulesetField
        variant={variant}
        value={wish.value.ruleset}
        onChange={(ruleset) => set({ ruleset })}
      />
      <ControlFields wish={control} />
      {kindOfWish(control.value) === "unlimited" ? (
        <p class="note">{messages.control.casual}</p>
      ) : (
        <Choice
          label={messages.lobby.stake}
          value={rated ? "rated" : "casual"}
          options={stakeOptions()}
          onChange={(value) => lobby.choose({ rated: value === "rated" })}
        />
      )}
      <Choice
        label={words.yourColor}
        value={wish.value.color}
        options={colorOptions()}
        onChange={(color) => set({ color })}
      />
    </>
  );
}

/** Whom the seek is for; an empty field is no bound. */
function RangeFields({ wish }: { wish: Signal<Wish> }) {
  const words = messages.challenge;
  const fields = [
    ["least", words.leastRating],
    ["most", words.mostRating],
  ] as const;
  return (
    <div class="pair">
      {fields.map(([key, label]) => (
        <Field
          key={key}
          label={label}
          type="number"
          min={600}
          max={4000}
          step={1}
          placeholder={words.anyRating}
          value={wish.value[key]}
          onInput={(text) => {
            wish.value = { ...wish.value, [key]: text };
          }}
        />
      ))}
    </div>
  );
}

function useClose(lobby: Lobby) {
  return () => {
    lobby.dialog.value = null;
  };
}

export function OwnDialog({ lobby }: { lobby: Lobby }) {
  const wish = useSignal(firstWish);
  const control = useSignal(firstControl);
  const close = useClose(lobby);
  return (
    <Dialog title={messages.challenge.ownTitle} onClose={close}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          close();
          const { color, least, most } = wish.value;
          void lobby.seek({
            ...gameOf(lobby, wish.value, control.value),
            color,
            min_rating: bound(least),
            max_rating: bound(most),
          });
        }}
      >
        <WishFields lobby={lobby} wish={wish} control={control} />
        <RangeFields wish={wish} />
        <button type="submit" class="button primary wide">
          {messages.challenge.seek}
        </button>
      </form>
    </Dialog>
  );
}

export function FriendDialog({ lobby }: { lobby: Lobby }) {
  const wish = useSignal(firstWish);
  const control = useSignal(firstControl);
  const opponent = useSignal("");
  const trouble = useSignal<string | null>(null);
  const close = useClose(lobby);
  const challenge = async () => {
    const name = opponent.value.trim();
    if (!member.value && name !== "") {
      navigate("/signup");
      return;
    }
    try {
      if (!account.value) await enterAsGuest();
      const { id } = await api.makeChallenge({
        ...gameOf(lobby, wish.value, control.value),
        ...(member.value ? {} : { rated: false }),
        ...(name === "" ? {} : { opponent: name }),
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
          autocomplete="off"
          maxLength={20}
          {...kept(opponent)}
        />
        <WishFields lobby={lobby} wish={wish} control={control} />
        {!member.value && <p class="muted small">{messages.guest.byLink}</p>}
        <Trouble>{trouble.value}</Trouble>
        <button type="submit" class="button primary wide">
          {messages.challenge.send}
        </button>
      </form>
    </Dialog>
  );
}
