// Estimates how hard a password is to guess, from the habits of people who make one up.

/** From "easily guessed" to "very good". */
export type Strength = 0 | 1 | 2 | 3;

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const least = [35, 50, 65];

/** True for the same character, or for neighbours on the keyboard or in keyboard order. */
function follows(one: string, other: string): boolean {
  const step = (other.codePointAt(0) ?? 0) - (one.codePointAt(0) ?? 0);
  return Math.abs(step) <= 1 || rows.some((row) => row.includes(one + other));
}

/** Bits of entropy of a character: few after a letter, as in a word, and almost none in a run. */
function bitsOf(letter: string, before: string): number {
  if (before !== "" && follows(before.toLowerCase(), letter.toLowerCase())) return 1;
  if (/\d/.test(letter)) return 3.3;
  const word = /\p{Ll}/u;
  if (word.test(letter) && word.test(before)) return 3;
  return /\p{L}/u.test(letter) ? 4.7 : 5;
}

/** The player's own name adds nothing. */
export function strength(password: string, name: string): Strength {
  const own = new RegExp(name.replace(/\W/g, "\\$&"), "gi");
  const letters = [...password.replace(own, "")];
  const bits = letters.reduce((sum, letter, i) => sum + bitsOf(letter, letters[i - 1] ?? ""), 0);
  return least.filter((bound) => bits >= bound).length as Strength;
}
