// Ways to sign in: with a password, with a new account, or as a guest.

import { ownZone } from "../messages/instants.ts";
import { language } from "../messages/messages.ts";
import { api } from "../net/api.ts";
import { once } from "../net/connection.ts";
import { account, until, whoIsHere } from "./account.ts";
import { gamesKnown } from "./games.ts";
import { signedInAnew } from "./session.ts";

/** `code` is the second factor, if the server requires one. */
export async function signIn(name: string, password: string, code?: string) {
  await api.signIn(name, password, code);
  await signedInAnew();
}

const here = () => ({
  time_zone: ownZone(),
  locale: language,
});

/** Turns a guest into a registered player who keeps their games. */
export async function signUp(name: string, password: string, email: string) {
  const send = account.value?.guest ? api.signUpGuest : api.signUp;
  await send({
    username: name,
    password,
    ...(email === "" ? {} : { email }),
    ...here(),
  });
  await signedInAnew();
}

/** The site's options stay the same until the server restarts. */
export const loadSite = once(api.site);

let entering: Promise<void> | null = null;

async function enter() {
  await api.makeGuest(here());
  await signedInAnew();
}

/**
 * Makes sure that the user is signed in, a visitor as a guest. Resolves with false if they must
 * sign up first, because the site does not let guests play by link and with the computer, or in the
 * lobby.
 */
export async function mayPlay(where: "links" | "lobby"): Promise<boolean> {
  const user = await whoIsHere();
  if (user && (!user.guest || where === "links")) return true;
  const { guests } = await loadSite();
  if (guests === "none" || (where === "lobby" && guests !== "casual")) return false;
  if (!user) {
    entering ??= enter().finally(() => {
      entering = null;
    });
    await entering;
  }
  return true;
}

/** Resolves once the server has confirmed the user on the socket, on which a seek depends. */
export const heardOnSocket = () => until(() => gamesKnown.value);
