// The user's own studies, those that they may edit, and all public ones.

import "../components/filters.css";
import "../components/form.css";
import "../components/lines.css";
import { Select, Trouble } from "../components/controls.tsx";
import { Ago } from "../components/dates/ago.tsx";
import { Rest } from "../components/more.tsx";
import { useTask } from "../components/task.ts";
import { groupedVariants } from "../labels/variants.ts";
import { useKeptList } from "../loading/kept.ts";
import { Paged } from "../loading/paged.ts";
import { useBegun } from "../loading/resource.ts";
import { messages } from "../messages/messages.ts";
import { navigate } from "../navigation/router.ts";
import { useTitle } from "../navigation/title.ts";
import { type Invitation, type StudyLine, studies } from "../net/studies.ts";
import { account, member, username } from "../session/account.ts";
import { MembersOnly } from "./members-only.tsx";
import { addressOf } from "./study.ts";

const words = messages.study;

export default function StudiesRoute({ query }: { query: string }) {
  useTitle(words.title);
  if (account.value === undefined) return <main id="content" class="page" aria-busy="true" />;
  return (
    <main id="content" class="page">
      <header class="section-head">
        <h1>{words.title}</h1>
        {member.value && <NewStudy />}
      </header>
      {member.value ? <Mine key={username.value} /> : <MembersOnly next="/studies" />}
      <PublicOnes variant={new URLSearchParams(query).get("variant") ?? ""} />
    </main>
  );
}

/** Opens a new study with a board. It gets its name later. */
function NewStudy() {
  const task = useTask();
  const make = () =>
    task.run(async () => {
      const { id } = await studies.make({
        name: words.make,
        visibility: "private",
        chapter: {
          name: words.chapter({ n: 1 }),
          game: { variant: "international", tags: [], moves: [] },
        },
      });
      navigate(addressOf(id), { force: true });
    });
  return (
    <>
      <button type="button" class="button primary" disabled={task.busy} onClick={() => void make()}>
        {words.make}
      </button>
      <Trouble>{task.trouble}</Trouble>
    </>
  );
}

function Mine() {
  const list = useBegun(() => new Paged<StudyLine>((cursor) => studies.mine(cursor)), []);
  const items = list.items.value;
  return (
    <section aria-labelledby="my-studies">
      <h2 id="my-studies">{words.mine}</h2>
      <Invitations accepted={() => void list.refresh()} />
      {items?.length === 0 && <p class="empty muted">{words.none}</p>}
      <ul class="lines" aria-label={words.mine} aria-busy={items === null}>
        {items?.map((study) => (
          <Line key={study.id} study={study} mine />
        ))}
      </ul>
      <Rest list={list} label={words.more} />
    </section>
  );
}

/** All public studies, the last changed first. The address has the variant. */
function PublicOnes({ variant }: { variant: string }) {
  const wanted = useBegun(
    () => new Paged<StudyLine>((cursor) => studies.listed(variant, cursor)),
    [variant],
  );
  const { list, busy } = useKeptList(wanted);
  const items = list.items.value;
  return (
    <section aria-labelledby="public-studies">
      <div class="section-head">
        <h2 id="public-studies">{words.publicOnes}</h2>
        <div class="filters">
          <Select
            label={messages.labels.variant}
            value={variant}
            options={[["", messages.labels.anyVariant]]}
            groups={groupedVariants()}
            onChange={(chosen) =>
              navigate(chosen ? `/studies?variant=${chosen}` : "/studies", { replace: true })
            }
          />
        </div>
      </div>
      {items?.length === 0 && <p class="empty muted">{words.nonePublic}</p>}
      <ul class="lines" aria-label={words.publicOnes} aria-busy={busy}>
        {items?.map((study) => (
          <Line key={study.id} study={study} />
        ))}
      </ul>
      <Rest list={list} label={words.more} />
    </section>
  );
}

/** Other players' studies that the user may edit; nothing if there are none. */
function Invitations({ accepted }: { accepted(): void }) {
  const list = useBegun(() => new Paged<Invitation>((cursor) => studies.invitations(cursor)), []);
  const items = list.items.value ?? [];
  if (items.length === 0) return null;
  const answered = (yes: boolean) => {
    void list.refresh();
    if (yes) accepted();
  };
  return (
    <section class="card form" aria-labelledby="invitations-title">
      <h2 id="invitations-title">{words.invitations}</h2>
      <ul class="lines">
        {items.map((invitation) => (
          <InvitationLine key={invitation.id} invitation={invitation} answered={answered} />
        ))}
      </ul>
      <Rest list={list} label={words.moreInvitations} />
    </section>
  );
}

interface InvitationProps {
  invitation: Invitation;
  answered(yes: boolean): void;
}

function InvitationLine({ invitation: { id, name, owner }, answered }: InvitationProps) {
  const task = useTask();
  const answer = (yes: boolean) =>
    task.run(async () => {
      await (yes ? studies.accept(id) : studies.decline(id));
      answered(yes);
    });
  return (
    <li class="line">
      <span class="line-what">
        <span>{name}</span>
        <span class="small muted">{words.invitedBy({ owner })}</span>
      </span>
      <span class="button-row">
        {([true, false] as const).map((yes) => (
          <button
            key={String(yes)}
            type="button"
            class="button small-button"
            disabled={task.busy}
            onClick={() => void answer(yes)}
          >
            {yes ? words.accept : words.decline}
          </button>
        ))}
      </span>
      <Trouble>{task.trouble}</Trouble>
    </li>
  );
}

/** Among the user's own studies it says who may read each. */
function Line({ study, mine = false }: { study: StudyLine; mine?: boolean }) {
  const { id, name, owner, chapters, visibility, updated_ms } = study;
  const count = words.count({ n: chapters });
  const others = owner !== username.value || !mine;
  return (
    <li class="line">
      <span class="line-what">
        <a href={addressOf(id)}>{name}</a>
        <span class="small muted">
          {others && (
            <>
              <a href={`/@/${encodeURIComponent(owner)}`}>{owner}</a>
              {" · "}
            </>
          )}
          {mine && `${words.visibilities[visibility]} · `}
          {count}
        </span>
      </span>
      <span class="small muted">
        <Ago at={updated_ms} />
      </span>
    </li>
  );
}
