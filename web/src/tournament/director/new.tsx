// The form that creates a tournament.

import "../list.css";
import "./new.css";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { Choice, Field, NumberField, Select, Trouble } from "../../components/controls.tsx";
import { Lines } from "../../components/form.tsx";
import { lazilyWithin } from "../../components/lazily.tsx";
import { useTask } from "../../components/task.ts";
import { ControlFields, ControlKind } from "../../game-options/control-fields.tsx";
import { type ControlWish, controlOf, firstControl } from "../../game-options/control-wish.ts";
import { GameFields, gameOf, type TypedGame, usualGame } from "../../game-options/game-fields.tsx";
import { stakeOptions } from "../../game-options/options.ts";
import { formatName } from "../../labels/tournament-row.ts";
import { isDraughts, nardiKey } from "../../labels/variants.ts";
import { messages } from "../../messages/messages.ts";
import { goOn } from "../../navigation/router.ts";
import { useTitle } from "../../navigation/title.ts";
import type { NewTournament } from "../../net/api.ts";
import { newTournamentsApi } from "../../net/new-tournaments.ts";
import { account } from "../../session/account.ts";
import { EventFields } from "./event-fields.tsx";
import { GamesFields, type OfGames } from "./games-fields.tsx";
import { OpeningFields, openingsOf, type TypedOpenings, usualStart } from "./opening-fields.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { StepFields, stepsOf, type TypedStep } from "./step-fields.tsx";
import { anyTime, ScheduleFields, StartFields, type TypedTimes, timesOf } from "./time-fields.tsx";
import { eventOf, noEvent, type TypedEvent } from "./typed-event.ts";
import { rulesOf, type TypedRules, tieBreaksOf, usualRules } from "./typed-rules.ts";

type Format = NewTournament["format"];
const formats: readonly Format[] = ["round_robin", "swiss", "knockout", "match", "arena"];

interface Typed {
  name: string;
  description: string;
  format: Format;
  game: TypedGame;
  rated: boolean;
  rounds: string;
  minutes: string;
  cycles: "1" | "2";
  allAtOnce: boolean;
  games: string;
  steps: readonly TypedStep[];
  rules: TypedRules;
  times: TypedTimes;
  openings: TypedOpenings;
  event: TypedEvent;
  ofGames: OfGames;
  factor: boolean;
}

const first: Typed = {
  name: "",
  description: "",
  format: "round_robin",
  game: usualGame,
  rated: true,
  rounds: "5",
  minutes: "45",
  cycles: "1",
  allAtOnce: true,
  games: "1",
  steps: [],
  rules: usualRules,
  times: anyTime,
  openings: usualStart,
  event: noEvent,
  ofGames: { games_shown: "now" },
  factor: false,
};

/** True if the number of players is limited. */
const hasPlaces = ({ format, rules }: Typed) =>
  format === "match" || rules.entry.max_players !== "";

/** Games with dice have no draws. */
const mayBeDrawn = ({ variant }: TypedGame) => variant !== nardiKey;

/** The values of the form, in the server's format. */
function wishOf(typed: Typed, wish: ControlWish): NewTournament {
  const roundRobin = typed.format === "round_robin";
  const hasRounds = typed.format === "swiss" || typed.format === "match";
  const rules = rulesOf(typed.rules, typed.format, wish.pace === "live");
  return {
    name: typed.name.trim(),
    description: typed.description.trim(),
    format: typed.format,
    ...gameOf(typed.game),
    time_control: controlOf(wish),
    rated: typed.rated,
    cycles: roundRobin ? Number(typed.cycles) : 1,
    all_at_once: roundRobin && typed.allAtOnce,
    ...(typed.format === "arena" && { minutes: Number(typed.minutes) }),
    ...(hasRounds && { rounds: Number(typed.rounds) }),
    games_per_encounter: typed.format === "arena" ? 1 : Number(typed.games),
    ...rules,
    ...(rules.tiebreaks && { tiebreaks: tieBreaksOf(typed.game.variant, rules.tiebreaks) }),
    entry: { ...rules.entry, start_when_full: hasPlaces(typed) && typed.times.begins === "full" },
    openings: openingsOf(isDraughts(typed.game.variant) ? typed.openings : usualStart),
    ...(typed.format !== "arena" && stepsOf(typed.steps)),
    ...eventOf(typed.event),
    ...typed.ofGames,
    ...(!mayBeDrawn(typed.game) && { agreed_draw_from_move: 0 }),
    second_factor: typed.factor,
    ...timesOf(typed.times, typed.format !== "arena" && !(roundRobin && typed.allAtOnce)),
  };
}

export default function NewTournamentRoute() {
  const ImportForm = lazilyWithin(
    "tournament/director/import-form",
    ["lobby", "setup", "tournament"],
    () => import("./import-form.tsx"),
  );

  const words = messages.tournaments;
  const typed = useSignal<Typed>(first);
  const control = useSignal(firstControl);
  const task = useTask("name", "description", "entry.password", "entry.max_players");
  const live = control.value.pace === "live";
  useTitle(words.make);
  const set = (changed: Partial<Typed>) => {
    typed.value = { ...typed.value, ...changed };
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    const wish = wishOf(typed.value, control.value);
    const made = await task.run(() => newTournamentsApi.makeTournament(wish));
    if (made) goOn(`/tournament/${made.id}`);
  };
  if (account.value === null) return <SignInFirst />;
  if (account.value?.may_hold_tournaments === false) return <NotAllowed />;
  return (
    <main id="content" class="page tournaments">
      <h1>{words.make}</h1>
      <form class="form tournament-form" onSubmit={(event) => void submit(event)}>
        <Field
          label={words.name}
          value={typed.value.name}
          required
          maxLength={100}
          problem={task.fieldTrouble("name")}
          onInput={(name) => set({ name })}
        />
        <Lines
          label={words.description}
          rows={3}
          value={typed.value.description}
          maxLength={4000}
          problem={task.fieldTrouble("description")}
          onInput={(description) => set({ description })}
        />
        <Select
          shown
          label={words.format}
          value={typed.value.format}
          options={formats.map((format) => [format, formatName(format)] as const)}
          onChange={(format) => set({ format: format as Format })}
        />
        <FormatFields typed={typed.value} set={set} />
        <GameFields typed={typed.value.game} set={(game) => set({ game })} />
        {isDraughts(typed.value.game.variant) && (
          <OpeningFields typed={typed.value.openings} set={(openings) => set({ openings })} />
        )}
        <ControlKind wish={control} />
        <ControlFields wish={control} />
        {typed.value.format !== "arena" && (
          <StepFields typed={typed.value.steps} live={live} set={(steps) => set({ steps })} />
        )}
        <Choice
          label={messages.tournaments.stake}
          value={typed.value.rated ? "rated" : "casual"}
          options={stakeOptions()}
          onChange={(value) => set({ rated: value === "rated" })}
        />
        <GamesFields
          before={mayBeDrawn(typed.value.game)}
          typed={typed.value.ofGames}
          set={(changed) => set({ ofGames: { ...typed.value.ofGames, ...changed } })}
        />
        <RuleFields
          typed={typed.value.rules}
          format={typed.value.format}
          variant={typed.value.game.variant}
          live={live}
          stepped={typed.value.steps.length > 0}
          troubleOf={task.fieldTrouble}
          set={(rules) => set({ rules })}
        >
          <StartFields
            typed={typed.value.times}
            places={hasPlaces(typed.value)}
            set={(times) => set({ times })}
          />
        </RuleFields>
        <EventFields typed={typed.value.event} set={(event) => set({ event })} />
        <Choice
          label={messages.directorsFactor.title}
          value={typed.value.factor ? "coded" : "plain"}
          options={[
            ["plain", messages.directorsFactor.plain],
            ["coded", messages.directorsFactor.coded],
          ]}
          onChange={(value) => set({ factor: value === "coded" })}
        />
        <Trouble>{task.trouble}</Trouble>
        <button type="submit" class="button primary" disabled={task.busy}>
          {words.announce}
        </button>
      </form>
      <ImportForm />
    </main>
  );
}

interface RefusalProps {
  why: string;
  children: ComponentChildren;
}

/** Shown instead of the form: there is nothing to fill in. */
function Refusal({ why, children }: RefusalProps) {
  return (
    <main id="content" class="page tournaments">
      <h1>{messages.tournaments.make}</h1>
      <p>{why}</p>
      <p>{children}</p>
    </main>
  );
}

const NotAllowed = () => (
  <Refusal why={messages.tournaments.notYours}>
    <a class="button" href="/tournaments">
      {messages.site.tournaments}
    </a>
  </Refusal>
);

const SignInFirst = () => (
  <Refusal why={messages.tournamentList.signInFirst}>
    <a class="button primary" href="/signin?next=/tournaments/new">
      {messages.site.signIn}
    </a>
  </Refusal>
);

interface PartProps {
  typed: Typed;
  set(changed: Partial<Typed>): void;
}

function FormatFields({ typed, set }: PartProps) {
  const words = messages.tournaments;
  const hasRounds = typed.format === "swiss" || typed.format === "match";
  if (typed.format === "arena") {
    return (
      <NumberField
        label={messages.arena.minutes}
        most={720}
        value={typed.minutes}
        onInput={(minutes) => set({ minutes })}
      />
    );
  }
  return (
    <>
      {typed.format === "round_robin" && (
        <>
          <Choice
            label={words.cycles}
            value={typed.cycles}
            options={[
              ["1", words.single],
              ["2", words.double],
            ]}
            onChange={(cycles) => set({ cycles })}
          />
          <Choice
            label={words.rounds}
            value={typed.allAtOnce ? "all" : "each"}
            options={[
              ["all", words.together],
              ["each", words.oneByOne],
            ]}
            onChange={(value) => set({ allAtOnce: value === "all" })}
          />
        </>
      )}
      <div class="pair">
        {hasRounds && (
          <NumberField
            label={words.rounds}
            most={30}
            value={typed.rounds}
            onInput={(rounds) => set({ rounds })}
          />
        )}
        {typed.steps.length === 0 && (
          <NumberField
            label={words.gamesEach}
            most={12}
            value={typed.games}
            onInput={(games) => set({ games })}
          />
        )}
      </div>
      {!(typed.format === "round_robin" && typed.allAtOnce) && (
        <ScheduleFields typed={typed.times} set={(times) => set({ times })} />
      )}
    </>
  );
}
