// What a visitor wanted to do when the page sent them to sign up.

import { signal } from "@preact/signals";
import { goOn } from "../navigation/router.ts";

/** Title of the sign-up page: "Sign up to challenge Jelle". null without a wish. */
export const wishTitle = signal<string | null>(null);

export function signUpFor(title: string) {
  wishTitle.value = title;
  goOn("/signup");
}

export function forgetWish() {
  wishTitle.value = null;
}
