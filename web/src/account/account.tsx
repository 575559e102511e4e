import type { ComponentChildren } from "preact";
import { lazilyWithin } from "../components/lazily.tsx";
import { Sections } from "../components/sections.tsx";
import { messages } from "../messages/messages.ts";
import { shortDayText } from "../messages/when.ts";
import { useTitle } from "../navigation/title.ts";
import type { Account } from "../net/api.ts";
import { account } from "../session/account.ts";
import { signOut } from "../session/session.ts";
import { Blocks } from "./blocks.tsx";
import { Calendar } from "./calendar.tsx";
import { EmailForm } from "./email-form.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { Leaving } from "./leaving.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";
import SignInRoute from "./sign-in.tsx";
import SignUpRoute from "./sign-up.tsx";

const words = messages.account;

const Developers = lazilyWithin(
  "account/developers",
  ["account", "notifications"],
  () => import("./developers.tsx"),
);

const Notifications = lazilyWithin(
  "account/notifications",
  ["account", "dates", "push"],
  () => import("./notifications.tsx"),
);

type Part = keyof typeof words.parts;

const parts = Object.keys(words.parts) as Part[];

const addressOf = (part: Part) => (part === "profile" ? "/account" : `/account/${part}`);

/** `part` is a section's name in the address; the first section has none. */
export default function AccountRoute({ part }: { part: string }) {
  const shown = parts.find((one) => one === part) ?? "profile";
  useTitle(shown === "profile" ? words.title : words.parts[shown]);
  const mine = account.value;
  if (mine === undefined) return <main id="content" class="page" aria-busy="true" />;
  if (mine === null) return <SignInRoute next={addressOf(shown)} />;
  if (mine.guest) return <SignUpRoute next={addressOf(shown)} />;
  const staff = mine.role === "moderator" || mine.role === "admin";
  return (
    <main id="content" class="page">
      <header class="page-head">
        <div>
          <h1>{words.title}</h1>
          <p class="muted">
            <a href={`/@/${encodeURIComponent(mine.username)}`}>{mine.username}</a> · {words.since}{" "}
            {shortDayText(mine.created_ms)}
            {staff && (
              <>
                {" · "}
                <a href="/moderation">{messages.moderation.title}</a>
              </>
            )}
          </p>
        </div>
        <button type="button" class="button" onClick={() => void signOut()}>
          {messages.site.signOut}
        </button>
      </header>
      <Sections
        label={words.title}
        list={parts.map((one) => [addressOf(one), words.parts[one]] as const)}
        current={addressOf(shown)}
      >
        {mine.second_factor_missing && (
          <p class="trouble" role="status">
            {messages.safety.factorAsked}{" "}
            {shown !== "security" && <a href="/account/security">{words.parts.security}</a>}
          </p>
        )}
        <Shown key={shown} part={shown} mine={mine} />
      </Sections>
    </main>
  );
}

function Shown({ part, mine }: { part: Part; mine: Account }) {
  const content: Record<Part, () => ComponentChildren> = {
    profile: () => <IdentityForm mine={mine} />,
    email: () => (
      <>
        <EmailForm mine={mine} />
        <Calendar />
      </>
    ),
    notifications: () => <Notifications mine={mine} />,
    security: () => (
      <>
        <PasswordForm />
        <SecondFactor />
        <Blocks />
      </>
    ),
    devices: () => <Sessions />,
    data: () => <Leaving />,
    developers: () => <Developers mine={mine} />,
  };
  return <>{content[part]()}</>;
}
