import "../components/form.css";
import "../components/reach.css";
import "./view.css";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { playSound } from "../alerts/sound.ts";
import { Choice, Select } from "../components/controls.tsx";
import { Sections } from "../components/sections.tsx";
import { Switch } from "../components/switch.tsx";
import { languages } from "../messages/languages.ts";
import { messages } from "../messages/messages.ts";
import { useTitle } from "../navigation/title.ts";
import { BrowserChoice } from "../push/choice.tsx";
import { member } from "../session/account.ts";
import { keep, keepNow } from "../session/settings.ts";
import { changeLanguage, settings } from "../settings/settings.ts";
import type { Settings } from "../settings/stored.ts";
import { BoardChoice, PieceChoice } from "./board.tsx";
import { pairs } from "./pairs.ts";
import { Slider } from "./slider.tsx";
import { TimeZoneChoice } from "./time-zone.tsx";

const words = messages.settings;

const sections = Object.keys(words.sections) as (keyof typeof words.sections)[];

export default function SettingsRoute() {
  useTitle(words.title);
  useEffect(() => keepNow, []);
  return (
    <main id="content" class="page settings">
      <header>
        <h1>{words.title}</h1>
        <p class="muted">
          {words.lead} {member.value ? words.withAccount : words.inBrowser}
        </p>
      </header>
      <Sections
        label={words.title}
        list={sections.map((one) => [`/settings#${one}`, words.sections[one]] as const)}
      >
        <Board />
        <Play />
        <Sounds />
        <Section name="notifications">
          <BrowserChoice />
          {member.value && (
            <a class="reach" href="/account/notifications">
              {messages.push.more}
            </a>
          )}
        </Section>
        <Display />
      </Sections>
    </main>
  );
}

interface SectionProps {
  name: keyof typeof words.sections;
  children: ComponentChildren;
}

function Section({ name, children }: SectionProps) {
  return (
    <section id={name} class="card form" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{words.sections[name]}</h2>
      {children}
    </section>
  );
}

type OnOffName = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

/** A setting that is on or off and applies at once. */
function OnOff({ name, label }: { name: OnOffName; label: string }) {
  return <Switch label={label} on={settings.value[name]} onChange={(on) => keep({ [name]: on })} />;
}

function Board() {
  const now = settings.value;
  return (
    <Section name="board">
      <BoardChoice now={now} />
      <PieceChoice now={now} />
      <Choice
        label={words.coordinates}
        value={now.coordinates}
        options={pairs(words.coordinate)}
        onChange={(coordinates) => keep({ coordinates })}
      />
      <Slider
        label={words.boardSize}
        value={now.boardSize}
        least={60}
        step={5}
        onInput={(percent) => keep({ boardSize: percent })}
      />
      <OnOff name="animation" label={words.animation} />
    </Section>
  );
}

function Play() {
  return (
    <Section name="play">
      <Choice
        label={words.confirm}
        value={settings.value.confirmMoves}
        options={pairs(words.confirms)}
        onChange={(confirmMoves) => keep({ confirmMoves })}
      />
      <OnOff name="nextGame" label={words.nextGame} />
      <OnOff name="askFirst" label={words.askFirst} />
      <OnOff name="premoves" label={words.premoves} />
      <OnOff name="hideRatings" label={words.hideRatings} />
    </Section>
  );
}

function Sounds() {
  const { sound, volume } = settings.value;
  return (
    <Section name="sounds">
      <OnOff name="sound" label={words.sound} />
      {sound && (
        <>
          <Slider
            label={words.volume}
            value={volume}
            least={10}
            step={10}
            onInput={(percent) => keep({ volume: percent })}
            onChange={() => playSound("move")}
          />
          <OnOff name="soundMoves" label={words.soundMoves} />
          <OnOff name="soundNews" label={words.soundNews} />
          <OnOff name="soundLowTime" label={words.soundLowTime} />
        </>
      )}
    </Section>
  );
}

function Display() {
  const now = settings.value;
  return (
    <Section name="display">
      <Choice
        label={words.theme}
        value={now.theme}
        options={pairs(words.themes)}
        onChange={(theme) => keep({ theme })}
      />
      <Select
        shown
        label={words.language}
        value={now.language}
        options={pairs({ system: words.systemLanguage, ...languages })}
        onChange={changeLanguage}
      />
      <TimeZoneChoice />
    </Section>
  );
}
