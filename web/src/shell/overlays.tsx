// Notices, questions before something typed or unsent would be lost, and the cards of players.

import "./overlays.css";
import { news, putAway } from "../alerts/news.ts";
import { Dialog } from "../components/dialog.tsx";
import { messages } from "../messages/messages.ts";
import { heldBack, leaveAnyway } from "../navigation/router.ts";
import { signingOut, signOutAnyway } from "../session/session.ts";
import { NamedPlayer } from "./named.tsx";

export default function Overlays() {
  return (
    <>
      <Happened />
      <HeldBack />
      <SigningOut />
      <NamedPlayer />
    </>
  );
}

/** Notices, until the user opens or dismisses them. */
function Happened() {
  const last = news.value;
  if (!last) return null;
  const close = () => putAway(last);
  return (
    <div class="begun" role="status">
      <p>{last.text}</p>
      {last.to && (
        <a class="button primary small-button" href={last.to} onClick={close}>
          {last.look}
        </a>
      )}
      <button type="button" class="button small-button" onClick={close}>
        {messages.site.close}
      </button>
    </div>
  );
}

function HeldBack() {
  const held = heldBack.value;
  if (!held) return null;
  const stay = () => {
    heldBack.value = null;
  };
  return (
    <Dialog title={messages.site.leaveTitle} onClose={stay}>
      <p>{held.question}</p>
      <div class="button-row">
        <button type="button" class="button primary" onClick={stay}>
          {messages.site.leaveStay}
        </button>
        <button type="button" class="button" onClick={() => leaveAnyway(held)}>
          {messages.site.leaveGo}
        </button>
      </div>
    </Dialog>
  );
}

/** Asks before signing out while commands are unsent, because they would be lost. */
function SigningOut() {
  const unsent = signingOut.value;
  if (unsent === 0) return null;
  const stay = () => {
    signingOut.value = 0;
  };
  return (
    <Dialog title={messages.site.signOut} onClose={stay}>
      <p>{messages.menu.signOutUnsent({ n: unsent })}</p>
      <div class="button-row">
        <button type="button" class="button primary" onClick={stay}>
          {messages.site.leaveStay}
        </button>
        <button type="button" class="button" onClick={() => void signOutAnyway()}>
          {messages.site.signOut}
        </button>
      </div>
    </Dialog>
  );
}
