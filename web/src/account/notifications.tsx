// The section for notifications: in browsers and by e-mail.

import "../components/form.css";
import "../components/lines.css";
import { Ago } from "../components/dates/ago.tsx";
import { Failed } from "../components/failed.tsx";
import { type Resource, useResource } from "../loading/resource.ts";
import { joined } from "../messages/joined.ts";
import { messages } from "../messages/messages.ts";
import { accountApi } from "../net/account.ts";
import type { Account, PushSubscriptions } from "../net/api.ts";
import { BrowserChoice } from "../push/choice.tsx";
import { MessagesForm } from "./messages-form.tsx";

const words = messages.push;

export default function Notifications({ mine }: { mine: Account }) {
  const browsers = useResource(accountApi.pushSubscriptions, []);
  return (
    <>
      <section class="card form" aria-labelledby="browsers-title">
        <h2 id="browsers-title">{words.browsers}</h2>
        <BrowserChoice changed={() => void browsers.load()} />
        <Browsers list={browsers} />
      </section>
      <MessagesForm mine={mine} />
    </>
  );
}

/** The browsers that receive messages. */
function Browsers({ list }: { list: Resource<PushSubscriptions> }) {
  const items = list.answer.value?.items;
  const { safety } = messages;
  return (
    <>
      {items && items.length > 0 && (
        <ul class="lines">
          {items.map((browser) => (
            <li key={browser.id} class="line">
              <span class="line-what">
                <span>{browser.device || safety.unknownDevice}</span>
                <span class="muted small">
                  {browser.current ? safety.thisSession : <Ago at={browser.seen_ms} />}
                  {browser.failing_since_ms !== null && ` · ${words.failing}`}
                </span>
              </span>
              {!browser.current && (
                <button
                  type="button"
                  class="button small-button"
                  aria-label={joined(words.remove, browser.device || safety.unknownDevice)}
                  onClick={() => void list.change(accountApi.removePushSubscription(browser.id))}
                >
                  {words.remove}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Failed again={() => list.again()}>{list.trouble.value}</Failed>
    </>
  );
}
