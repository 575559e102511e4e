// What a visitor wanted to do when they went to sign up.

import { signal } from "@preact/signals";
import { goOn } from "../navigation/router.ts";

/** Title of the sign-up page: "Sign up to challenge Jelle". null without a wish. */
export const wishTitle = signal<string | null>(null);

/** Titles the sign-up page that is opening. */
export function keepWish(title: string) {
  wishTitle.value = title;
}

export function signUpFor(title: string) {
  keepWish(title);
  goOn("/signup");
}

export function forgetWish() {
  wishTitle.value = null;
}
