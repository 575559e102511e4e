import "../english.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import de from "texts:de";
import en from "texts:en";
import { iconOf, pageOf, sentence } from "../../src/bell/sentence.ts";
import { adopt } from "../../src/messages/messages.ts";
import type { Notification } from "../../src/net/notifications.ts";

const row = (kind: Notification["kind"], more: Partial<Notification> = {}): Notification => ({
  id: "1",
  kind,
  at_ms: 0,
  player: "Oskar",
  game: null,
  challenge: null,
  tournament: null,
  ...more,
});
const game = { game: "12" };
const cup = { tournament: { id: "7", name: "Harbour Swiss" } };

test("a row is one sentence", () => {
  const cases: [Notification, string][] = [
    [row("game_ended", { ...game, score: "win" }), "You won against Oskar"],
    [row("game_ended", game), "Your game against Oskar has ended"],
    [row("flag_fell", { ...game, score: "loss" }), "You lost on time against Oskar"],
    [row("reminder", { ...game, hours: 3 }), "Less than 3 hours left for your move against Oskar"],
    [row("round_published", { ...cup, first_round: 5, last_round: 5 }), "Round 5 is published"],
    [row("round_published", { ...cup, first_round: 1, last_round: 9 }), "Rounds 1–9 are published"],
    [row("vacation_decided", { act: "denied" }), "Your vacation request was declined"],
    [row("vacation_decided", { act: "booked" }), "Your vacation has changed"],
    [row("entry_asked", cup), "Oskar asks to join"],
  ];
  for (const [notification, text] of cases) assert.equal(sentence(notification), text);
});

test("a game of several players has no single opponent", () => {
  assert.equal(
    sentence(row("game_ended", { ...game, player: null })),
    "Your game against your opponent has ended",
  );
});

test("every language has the values of its sentences", () => {
  adopt("de", [de]);
  assert.equal(
    sentence(row("round_published", { ...cup, first_round: 5, last_round: 5 })),
    "Runde 5 ist veröffentlicht",
  );
  adopt("en", [en]);
});

test("a row links to the page where one can act", () => {
  const cases: [Notification, string][] = [
    [row("draw_offered", game), "/game/12"],
    [row("round_published", cup), "/tournament/7?tab=rounds"],
    [row("vacation_asked", cup), "/tournament/7?tab=vacations"],
    [row("vacation_decided", cup), "/vacation"],
    [row("dispute_opened", { ...cup, ...game }), "/tournament/7"],
    [row("dispute_settled", { ...cup, ...game }), "/game/12"],
    [row("challenge", { challenge: "9" }), "/@/Oskar"],
    [row("challenge", { challenge: "9", player: null }), "/"],
  ];
  for (const [notification, page] of cases) assert.equal(pageOf(notification), page);
});

test("icons tell games, tournaments and vacations apart", () => {
  assert.equal(iconOf(row("game_ended", game)), "games");
  assert.equal(iconOf(row("round_published", cup)), "trophy");
  assert.equal(iconOf(row("vacation_asked", cup)), "calendar");
});
