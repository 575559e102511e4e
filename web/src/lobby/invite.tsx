// The three dialogs of the front page: play the computer, challenge a friend, custom game.

import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Choice, Field } from "../components/controls.tsx";
import { Form, kept } from "../components/form.tsx";
import { LevelWorth } from "../components/level-worth.tsx";
import { useTask } from "../components/task.ts";
import { PlayerField } from "../finder/player-field.tsx";
import { ControlFields } from "../game-options/control-fields.tsx";
import {
  type ControlWish,
  controlOf,
  firstControl,
  kindOfWish,
  noLimit,
} from "../game-options/control-wish.ts";
import {
  GameFields,
  gameOf,
  type TypedGame,
  type TypedTerms,
  usualTerms,
} from "../game-options/game-fields.tsx";
import { stakeOptions } from "../game-options/options.ts";
import { poolOf } from "../game-options/pool.ts";
import { kindOf } from "../game-options/time-control.ts";
import { namesIn } from "../labels/names.ts";
import { starKey, throwsDice } from "../labels/variants.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { address, goOn } from "../navigation/router.ts";
import { api, type ColorChoice, type GameWish, type Pool } from "../net/api.ts";
import { goToBegun } from "../net/begun-game.ts";
import { account, member, whoIsHere } from "../session/account.ts";
import { asGuest, enterAsGuest } from "../session/session.ts";
import type { Lobby } from "./lobby.ts";

const colorOptions = () =>
  [
    ["white", messages.colorChoice.white],
    ["random", messages.colorChoice.random],
    ["black", messages.colorChoice.black],
  ] as const;

function StakeChoice({ lobby }: { lobby: Lobby }) {
  return (
    <Choice
      label={messages.lobby.stake}
      value={lobby.chosen.value.rated ? "rated" : "casual"}
      options={stakeOptions()}
      onChange={(value) => lobby.choose({ rated: value === "rated" })}
    />
  );
}

/** Shown only if the site has vacations. */
function VacationsBox({ agreed }: { agreed: Signal<boolean> }) {
  const site = useResource(api.site, []);
  if (!site.answer.value?.vacations) return null;
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={agreed.value}
        onChange={(event) => {
          agreed.value = event.currentTarget.checked;
        }}
      />
      {messages.challenge.vacations}
    </label>
  );
}

interface WishProps {
  lobby: Lobby;
  button: string;
  /** The initial time control. */
  control?: ControlWish;
  /**
   * A game against the computer is always casual and has no vacations, so the form does not ask for
   * either.
   */
  casual?: boolean;
  /** The chosen terms, for games that allow more than two players. */
  ofSeveral?: Signal<TypedTerms>;
  act(wish: GameWish, rated: boolean): unknown;
  before?: ComponentChildren | ((pool: Pool) => ComponentChildren);
  /** Rendered after the fields that all three dialogs share. */
  children?: ComponentChildren;
}

const severalPlay = ({ variant, star: { seats = 2 } }: TypedGame): boolean =>
  variant === starKey && seats > 2;

/** Variant, ruleset, time control, rated or casual, and colour. */
function WishForm(props: WishProps) {
  const { lobby, button, control: first, casual, ofSeveral, act, before, children } = props;
  const control = useSignal(first ?? firstControl);
  const ofTwo = useSignal(usualTerms);
  const terms = ofSeveral ?? ofTwo;
  const color = useSignal<ColorChoice>("random");
  const task = useTask();
  const { variant, rated } = lobby.chosen.value;
  const typed = { variant, ...terms.value };
  const unlimited = kindOfWish(control.value) === "unlimited";
  const vacations = useSignal(false);
  const slow = !casual && kindOf(controlOf(control.value)) === "correspondence" && !unlimited;
  const wish = () => ({
    ...gameOf(typed),
    time_control: controlOf(control.value),
    color: color.value,
    vacations: slow && vacations.value,
  });
  return (
    <Form
      task={task}
      button={button}
      look="primary wide"
      act={() => task.run(async () => act(wish(), rated && !unlimited && !casual))}
    >
      {typeof before === "function"
        ? before(poolOf(variant, severalPlay(typed), controlOf(control.value)))
        : before}
      <GameFields
        typed={typed}
        several={ofSeveral !== undefined}
        set={({ variant: chosen, ...said }) => {
          if (chosen !== variant) lobby.choose({ variant: chosen });
          terms.value = said;
        }}
      />
      <ControlFields wish={control} />
      {!casual &&
        (unlimited ? <p class="note">{messages.control.casual}</p> : <StakeChoice lobby={lobby} />)}
      {slow && <VacationsBox agreed={vacations} />}
      <Choice
        label={messages.challenge.yourColor}
        value={color.value}
        options={colorOptions()}
        onChange={(value) => {
          color.value = value;
        }}
      />
      {children}
    </Form>
  );
}

interface Props {
  lobby: Lobby;
  close(): void;
}

const levels = Array.from("12345678", (level) => [level, level] as const);

/** A user without an account plays as a guest. */
function ComputerForm({ lobby }: Props) {
  const { level } = lobby.chosen.value;
  const terms = useSignal(usualTerms);
  return (
    <WishForm
      lobby={lobby}
      button={messages.lobby.startComputer}
      control={noLimit}
      casual
      ofSeveral={terms}
      act={async (wish) => {
        const dice = throwsDice(wish.variant);
        const begin = () => api.playComputer({ ...wish, level: Number(level) }, dice);
        const { game_id: game } = await ((await whoIsHere()) ? begin() : asGuest(begin));
        goToBegun(game);
      }}
      before={(pool) => (
        <>
          <Choice
            label={messages.lobby.level}
            value={level}
            options={levels}
            onChange={(chosen) => lobby.choose({ level: chosen })}
          />
          <LevelWorth level={Number(level)} {...pool} />
        </>
      )}
    />
  );
}

/** The player named in the address, set by links that challenge them. */
const askedOpponent = () =>
  new URLSearchParams(address.peek().split("?")[1]).get("challenge") ?? "";

function FriendForm({ lobby }: Props) {
  const opponent = useSignal(askedOpponent());
  const terms = useSignal(usualTerms);
  const words = messages.challenge;
  const several = severalPlay({ variant: lobby.chosen.value.variant, ...terms.value });
  return (
    <WishForm
      lobby={lobby}
      button={messages.challenge.send}
      ofSeveral={terms}
      act={async (wish, rated) => {
        const name = opponent.value.trim();
        const names = several ? namesIn(name) : name ? [name] : [];
        await whoIsHere();
        if (!member.value && names.length > 0) {
          goOn("/signup");
          return;
        }
        if (!account.value) await enterAsGuest();
        const { id } = await api.makeChallenge({
          ...wish,
          rated: rated && member.value,
          ...(several ? { opponents: names } : name && { opponent: name }),
        });
        goOn(`/challenge/${id}`);
      }}
      before={
        <PlayerField
          several={several}
          label={several ? words.opponents : words.opponent}
          hint={several ? words.opponentsHint : words.opponentHint}
          maxLength={several ? 120 : 20}
          {...kept(opponent)}
        />
      }
    >
      {account.value !== undefined && !member.value && (
        <p class="muted small">{messages.guest.byLink}</p>
      )}
    </WishForm>
  );
}

const bound = (text: string): number | null => (text === "" ? null : Number(text));

/** A seek may be limited to a rating range. An empty field sets no limit. */
function OwnForm({ lobby, close }: Props) {
  const words = messages.challenge;
  const least = useSignal("");
  const most = useSignal("");
  const terms = useSignal(usualTerms);
  const fields = [
    [words.leastRating, least],
    [words.mostRating, most],
  ] as const;
  return (
    <WishForm
      lobby={lobby}
      button={words.seek}
      ofSeveral={terms}
      act={(wish, rated) => {
        close();
        void lobby.seek({
          ...wish,
          rated,
          min_rating: bound(least.value),
          max_rating: bound(most.value),
        });
      }}
    >
      <div class="pair">
        {fields.map(([label, text]) => (
          <Field
            key={label}
            label={label}
            type="number"
            min={600}
            max={4000}
            step={1}
            placeholder={words.anyRating}
            {...kept(text)}
          />
        ))}
      </div>
    </WishForm>
  );
}

const forms = { computer: ComputerForm, friend: FriendForm, own: OwnForm };

export default function InviteForm({ form, ...props }: Props & { form: keyof typeof forms }) {
  const Form = forms[form];
  return <Form {...props} />;
}
