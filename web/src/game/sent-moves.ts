// Sends the user's moves in any kind of game, after a confirmation if the user wants one.

import { batch, signal } from "@preact/signals";
import type { Sound } from "../alerts/sound.ts";
import { messages } from "../messages/messages.ts";
import type { Command } from "../net/unanswered.ts";
import { settings } from "../settings/settings.ts";
import type { Notices } from "./notices.ts";
import type { TableCursor } from "./table-cursor.ts";
import type { Pending, TableState } from "./table-state.ts";

/** Resolves with false if the server rejected the command; the reason has been shown. */
export type Ask = (command: string, fields?: Record<string, unknown>) => Promise<boolean>;

interface StateOf<R> extends TableState {
  readonly pending: TableState["pending"] & { value: Pending<R> | null };
}

export abstract class SentMoves<R extends { short: string }> {
  /** True if the user's next move claims a draw. */
  readonly claiming = signal(false);
  /** True if the user's next move offers a draw. */
  readonly offering = signal(false);
  /** Message to send with the user's next move. */
  readonly message = signal("");

  constructor(
    private readonly table: StateOf<R>,
    private readonly shown: TableCursor,
    protected readonly notices: Notices,
    private readonly ask: Ask,
  ) {}

  /** Text of a move for the server. */
  protected abstract textOf(route: R): string;
  /** The legal move for a text from textOf(); undefined if there is none. */
  protected abstract routeOf(text: string): R | undefined;
  /** The move meant by typed text, or a sentence that explains why it cannot be played. */
  protected abstract meant(text: string): R | string | Promise<string>;
  protected abstract soundOf(route: R): Sound;
  /** Shows the move on the board; `unshow` removes it again. */
  protected abstract show(route: R): void;
  protected abstract unshow(route: R): void;

  protected claims(_route: R): boolean {
    return false;
  }

  /** True if this move needs a confirmation, for users who have turned confirmation on. */
  protected asksAbout(_route: R): boolean {
    return true;
  }

  /** Additional fields that this kind of game sends with a move. */
  protected fields(): Record<string, unknown> {
    return {};
  }

  play(route: R) {
    const { confirmMoves } = settings.value;
    const slow = confirmMoves === "correspondence" && this.table.facts.pace === "correspondence";
    const asked = this.asksAbout(route) && (confirmMoves === "always" || slow);
    this.notices.last.value = null;
    this.table.pending.value = { route, state: asked ? "asked" : "sent" };
    this.shown.ply.value = this.table.plies.value.length;
    this.show(route);
    this.notices.sound(this.soundOf(route));
    if (!asked) void this.send(route);
  }

  confirm() {
    const pending = this.table.pending.value;
    if (pending?.state !== "asked") return;
    this.table.pending.value = { ...pending, state: "sent" };
    this.shown.refresh();
    void this.send(pending.route);
  }

  /** Takes back a move that has not been sent. */
  reconsider() {
    if (this.table.pending.value?.state === "asked") this.rollBack();
  }

  private async send(route: R) {
    const ply = this.table.confirmed.value.length;
    const claims = this.claiming.value && this.claims(route);
    const offers = this.offering.value && this.table.mayOfferByMove.value;
    const offer = claims || offers ? { draw_offer: true } : {};
    batch(() => {
      this.claiming.value = false;
      this.offering.value = false;
    });
    const text = this.message.value.trim();
    const message = text === "" ? {} : { message: text };
    const move = this.textOf(route);
    const stored = await this.ask("move", { ply, move, ...offer, ...message, ...this.fields() });
    if (!stored) this.rollBack();
    else if (text !== "") this.message.value = "";
  }

  /** Shows an unanswered move sent by this page or by an earlier one. */
  resume(unanswered: readonly Command[]) {
    const sent = unanswered.find(({ t }) => t === "move");
    if (!sent || !this.table.myTurn.value) return;
    if (sent.fields.ply !== this.table.confirmed.value.length) return;
    const route = this.routeOf(String(sent.fields.move));
    if (!route) return;
    this.table.pending.value = { route, state: "sent" };
    this.shown.ply.value = this.table.plies.value.length;
    this.shown.refresh();
    sent.answer.catch((error: Error) => {
      this.notices.say("refused", error.message);
      this.rollBack();
    });
  }

  rollBack() {
    const route = this.table.pending.value?.route;
    if (!route) return;
    batch(() => {
      this.table.pending.value = null;
      this.shown.ply.value = this.table.confirmed.value.length;
    });
    this.unshow(route);
  }

  /** Plays a typed move. Unreadable text stays in the field, and the reason is shown. */
  typed(text: string): boolean {
    if (!this.table.myTurn.value) {
      this.notices.say("refused", messages.game.notYourTurn);
      return false;
    }
    this.shown.stepToEnd();
    const meant = this.meant(text);
    if (meant instanceof Promise) this.refuseWith(meant);
    else if (typeof meant === "string") this.notices.say("refused", meant);
    else {
      this.play(meant);
      return true;
    }
    return false;
  }

  /** Shows a reason once it has loaded. */
  protected refuseWith(reason: Promise<string>) {
    void reason
      .catch(() => messages.site.unreachable)
      .then((text) => this.notices.say("refused", text));
  }

  /** Drops the premoves, because the game has taken a different course. */
  dropPremoves() {}
  cancelPremoves() {}
  playPremove() {}
}
