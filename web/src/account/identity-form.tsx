import { useSignal } from "@preact/signals";
import { Field, Select } from "../components/controls.tsx";
import { Form, kept } from "../components/form.tsx";
import { useTask } from "../components/task.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import type { Account } from "../net/api.ts";
import { account } from "../session/account.ts";
import { countries } from "./countries.ts";

const words = messages.identity;

type Title = keyof typeof words.titles;

const ofDraughts: readonly Title[] = ["GMI", "MI", "MF", "CMF", "GMIF", "MIF", "MFF", "CMFF"];
const ofBackgammon: readonly Title[] = ["SGM", "GM", "M"];

const named = (titles: readonly Title[]) =>
  titles.map((title) => [title, `${title} · ${words.titles[title]}`] as const);

/** Name, country, club, title and numbers of the player outside this site. */
export function IdentityForm({ mine }: { mine: Account }) {
  const realName = useSignal(mine.real_name ?? "");
  const country = useSignal(mine.country ?? "");
  const club = useSignal(mine.club ?? "");
  const title = useSignal<string>(mine.title ?? "");
  const number = useSignal(mine.federation_number ?? "");
  const rating = useSignal(String(mine.fmjd_rating ?? ""));
  const task = useTask("real_name", "club", "federation_number");
  const save = () =>
    task.run(async () => {
      account.value = await accountApi.changeAccount({
        real_name: realName.value.trim(),
        country: country.value,
        club: club.value.trim(),
        title: title.value as Title | "",
        federation_number: number.value.trim(),
        fmjd_rating: Number(rating.value),
      });
    });
  const stored = title.value !== "" && title.value === mine.title;
  return (
    <Form
      card
      task={task}
      button={messages.account.save}
      look="primary"
      done={messages.account.saved}
      act={save}
    >
      <h2>{words.title}</h2>
      <p class="muted">{words.lead}</p>
      <Field
        label={words.realName}
        hint={words.realNameHint}
        autocomplete="name"
        maxLength={60}
        problem={task.fieldTrouble("real_name")}
        {...kept(realName)}
      />
      <div class="pair">
        <Select
          label={words.country}
          shown
          value={country.value}
          options={[["", words.none], ...countries()]}
          onChange={kept(country).onInput}
        />
        <Field
          label={words.club}
          autocomplete="off"
          maxLength={60}
          problem={task.fieldTrouble("club")}
          {...kept(club)}
        />
      </div>
      <div>
        <Select
          label={words.playerTitle}
          shown
          value={title.value}
          options={[["", words.noTitle]]}
          groups={[
            { label: words.draughts, options: named(ofDraughts) },
            { label: words.backgammon, options: named(ofBackgammon) },
          ]}
          onChange={kept(title).onInput}
        />
        {title.value !== "" && (
          <p class="note">
            {stored && mine.title_confirmed ? words.titleConfirmed : words.titleWaits}
          </p>
        )}
      </div>
      <div class="pair">
        <Field
          label={words.number}
          autocomplete="off"
          maxLength={11}
          problem={task.fieldTrouble("federation_number")}
          {...kept(number)}
        />
        <Field
          label={messages.account.fmjdRating}
          type="number"
          min={1}
          max={3000}
          {...kept(rating)}
        />
      </div>
      <p class="note">{words.numberHint}</p>
    </Form>
  );
}
