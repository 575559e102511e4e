// The dialog that sets up a game: against a friend, against the computer, or an open game.

import "./setup.css";
import "../components/stone.css";
import { type Signal, useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Choice, Field } from "../components/controls.tsx";
import { Dialog } from "../components/dialog.tsx";
import { Fold } from "../components/fold.tsx";
import { Form, kept } from "../components/form.tsx";
import { LevelWorth } from "../components/level-worth.tsx";
import { useTask } from "../components/task.ts";
import { PlayerField } from "../finder/player-field.tsx";
import { ControlFields, ControlKind } from "../game-options/control-fields.tsx";
import {
  type ControlWish,
  controlOf,
  firstControl,
  kindOfWish,
  noLimit,
} from "../game-options/control-wish.ts";
import {
  gameOf,
  RareTerms,
  type TypedGame,
  type TypedTerms,
  termsFor,
  UsualTerms,
} from "../game-options/game-fields.tsx";
import { stakeOptions } from "../game-options/options.ts";
import { poolOf } from "../game-options/pool.ts";
import { kindOf } from "../game-options/time-control.ts";
import { VariantChoice } from "../game-options/variant-choice.tsx";
import { namesIn } from "../labels/names.ts";
import { controlText } from "../labels/time.ts";
import { starKey, throwsDice, variantName } from "../labels/variants.ts";
import { useResource } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { address, goOn } from "../navigation/router.ts";
import { api, type ColorChoice, type GameWish, type Pool } from "../net/api.ts";
import { goToBegun } from "../net/begun-game.ts";
import { account, member, whoIsHere } from "../session/account.ts";
import { loadSite, mayPlay } from "../session/sign-in.ts";
import type { Lobby } from "./lobby.ts";

export type SetupKind = "friend" | "computer" | "own";

interface Props {
  lobby: Lobby;
  close(): void;
}

const colorOptions = () =>
  (["random", "white", "black"] as const).map(
    (color) =>
      [
        color,
        <span key={color} class="setup-color">
          <span class={`stone setup-stone ${color}`} aria-hidden="true" />{" "}
          {messages.colorChoice[color]}
        </span>,
      ] as const,
  );

function Check({ text, checked }: { text: string; checked: Signal<boolean> }) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={checked.value}
        onChange={(event) => {
          checked.value = event.currentTarget.checked;
        }}
      />
      {text}
    </label>
  );
}

/** Shown only if the site has vacations. */
function VacationsBox({ agreed }: { agreed: Signal<boolean> }) {
  const site = useResource(loadSite, []);
  if (!site.answer.value?.vacations) return null;
  return <Check text={messages.gameSetup.vacations} checked={agreed} />;
}

interface WishProps {
  lobby: Lobby;
  button: string;
  /** The initial time control. */
  control?: ControlWish;
  /** A game against the computer is always casual and has no vacations. */
  casual?: boolean;
  terms: Signal<TypedTerms>;
  act(wish: GameWish, rated: boolean): unknown;
  before?: (pool: Pool) => ComponentChildren;
  /** More options of this dialog. */
  more?: ComponentChildren;
}

const severalPlay = ({ variant, star: { seats = 2 } }: TypedGame): boolean =>
  variant === starKey && seats > 2;

/** The terms of the game that the front page shows. */
function useTerms({ chosen }: Lobby) {
  return useSignal<TypedTerms>(termsFor(chosen.value.variant, Number(chosen.value.seats)));
}

/** What all three dialogs have: game, time, colour and, folded, the rest. */
function WishForm(props: WishProps) {
  const { lobby, button, control: first, casual = false, terms, act, before, more } = props;
  const words = messages.gameSetup;
  const control = useSignal(first ?? firstControl);
  const color = useSignal<ColorChoice>("random");
  const vacations = useSignal(false);
  const task = useTask();
  const { variant } = lobby.chosen.value;
  const typed = { variant, ...terms.value };
  const unlimited = kindOfWish(control.value) === "unlimited";
  const slow = !casual && kindOf(controlOf(control.value)) === "correspondence" && !unlimited;
  const rated = lobby.rated.value && !unlimited && !casual;
  const set = (changed: Partial<TypedTerms>) => {
    terms.value = { ...terms.value, ...changed };
  };
  const wish = () => ({
    ...gameOf(typed),
    time_control: controlOf(control.value),
    color: color.value,
    vacations: slow && vacations.value,
  });
  const summary = [
    variantName(variant),
    controlText(controlOf(control.value)),
    messages.rated({ rated }),
  ];
  return (
    <Form
      task={task}
      button={button}
      look="primary"
      act={() => task.run(async () => act(wish(), rated))}
      after={<span class="setup-summary muted small">{summary.join(" · ")}</span>}
    >
      {before?.(poolOf(variant, severalPlay(typed), controlOf(control.value)))}
      <div class="setup-game">
        <VariantChoice
          others
          value={variant}
          onChange={(chosen) => {
            lobby.choose({ variant: chosen });
            terms.value = termsFor(chosen, 2);
          }}
        />
        {!casual && (
          <Choice
            label={messages.lobby.stake}
            hideLabel
            value={rated ? "rated" : "casual"}
            options={stakeOptions()}
            disabled={unlimited || (account.value && !member.value) ? "rated" : undefined}
            onChange={(value) => lobby.choose({ rated: value === "rated" })}
          />
        )}
      </div>
      {unlimited && !casual && <p class="note">{messages.controlForm.casual}</p>}
      {account.value !== undefined && !member.value && !casual && (
        <p class="note">{words.byLink}</p>
      )}
      <UsualTerms typed={typed} set={set} />
      <ControlFields wish={control} />
      <Choice
        label={words.yourColor}
        value={color.value}
        options={colorOptions()}
        onChange={(value) => {
          color.value = value;
        }}
      />
      <Fold title={words.more}>
        {() => (
          <div class="form">
            <RareTerms typed={typed} set={set} />
            <ControlKind wish={control} />
            {more}
            {slow && <VacationsBox agreed={vacations} />}
          </div>
        )}
      </Fold>
    </Form>
  );
}

const levels = Array.from("12345678", (level) => [level, level] as const);

/**
 * Runs `act` for a user who may play by link and with the computer: a visitor becomes a guest, or
 * signs up first where there are no guests.
 */
async function asPlayer(lobby: Lobby, act: () => Promise<void>) {
  if (await mayPlay("links")) await act();
  else lobby.signUpThen(messages.guest.signUpFirst, act);
}

function ComputerForm({ lobby }: Props) {
  const { level } = lobby.chosen.value;
  return (
    <WishForm
      lobby={lobby}
      button={messages.gameSetup.play}
      control={noLimit}
      casual
      terms={useTerms(lobby)}
      act={async (wish) => {
        const dice = throwsDice(wish.variant);
        await asPlayer(lobby, async () => {
          const { game_id: game } = await api.playComputer({ ...wish, level: Number(level) }, dice);
          goToBegun(game);
        });
      }}
      before={(pool) => (
        <div>
          <Choice
            label={messages.gameSetup.level}
            value={level}
            options={levels}
            onChange={(chosen) => lobby.choose({ level: chosen })}
          />
          <LevelWorth level={Number(level)} {...pool} />
        </div>
      )}
    />
  );
}

/** The player named in the address, set by links that challenge them. */
const askedOpponent = () =>
  new URLSearchParams(address.peek().split("?")[1]).get("challenge") ?? "";

function FriendForm({ lobby }: Props) {
  const opponent = useSignal(askedOpponent());
  const terms = useTerms(lobby);
  const words = messages.gameSetup;
  const several = severalPlay({ variant: lobby.chosen.value.variant, ...terms.value });
  const name = opponent.value.trim();
  const names = several ? namesIn(name) : name ? [name] : [];
  const challenge = async (wish: GameWish, rated: boolean) => {
    const { id } = await api.makeChallenge({
      ...wish,
      rated,
      ...(several ? { opponents: names } : name && { opponent: name }),
    });
    goOn(`/challenge/${id}`);
  };
  return (
    <WishForm
      lobby={lobby}
      button={names.length > 0 ? words.sendTo({ name: names.join(", ") }) : words.link}
      terms={terms}
      act={async (wish, rated) => {
        await whoIsHere();
        if (!member.value && names.length > 0) {
          const title = messages.lobby.wish.challenge({ name: names.join(", ") });
          lobby.signUpThen(title, () => challenge(wish, rated));
          return;
        }
        await asPlayer(lobby, () => challenge(wish, rated && member.value));
      }}
      before={() => (
        <PlayerField
          several={several}
          label={several ? words.opponents : words.opponent}
          hint={several ? words.opponentsHint : words.opponentHint}
          maxLength={several ? 120 : 20}
          {...kept(opponent)}
        />
      )}
    />
  );
}

const bound = (text: string): number | null => (text === "" ? null : Number(text));

/** An open game may be limited to a rating range. An empty field sets no limit. */
function OwnForm({ lobby, close }: Props) {
  const words = messages.gameSetup;
  const least = useSignal("");
  const most = useSignal("");
  const accounts = useSignal(false);
  const fields = [
    [words.leastRating, least],
    [words.mostRating, most],
  ] as const;
  return (
    <WishForm
      lobby={lobby}
      button={words.seek}
      terms={useTerms(lobby)}
      act={(wish, rated) => {
        close();
        void lobby.seek({
          ...wish,
          rated,
          min_rating: bound(least.value),
          max_rating: bound(most.value),
          accounts_only: accounts.value,
        });
      }}
      more={
        <>
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
          {member.value && <Check text={words.accountsOnly} checked={accounts} />}
        </>
      }
    />
  );
}

const forms = { computer: ComputerForm, friend: FriendForm, own: OwnForm };

export default function Setup({ kind, ...props }: Props & { kind: SetupKind }) {
  const Fields = forms[kind];
  return (
    <Dialog title={messages.gameSetup[`${kind}Title`]} onClose={props.close}>
      <div class="game-setup">
        <Fields {...props} />
      </div>
    </Dialog>
  );
}
