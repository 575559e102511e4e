// Model of the page of a draughts game.

import { computed } from "@preact/signals";
import type { BoardModel } from "../board/model.ts";
import { messages } from "../messages/messages.ts";
import { moveHint } from "../messages/sentences.ts";
import type { Game } from "../net/api.ts";
import type { Socket } from "../net/socket.ts";
import type { LegalRoute, Rules } from "../rules/rules.ts";
import { BoardCursor, slideOf } from "./board-cursor.ts";
import { OwnMoves, soundOf } from "./own-moves.ts";
import { ConditionalMoves } from "./plans/conditional-moves.ts";
import { GameState } from "./state.ts";
import { type Hint, TableModel } from "./table-model.ts";

export class GameModel extends TableModel<GameState> {
  readonly records = ["pdn"] as const;
  readonly cursor: BoardCursor;
  readonly moves: OwnMoves;
  /** The user's conditional moves; null where there are none. */
  readonly conditionals: ConditionalMoves | null;

  override readonly hint = computed<Hint | null>(() => {
    const pieces = this.cursor.capture.value;
    const ahead = this.board.premoves.value.length;
    if (pieces > 0) return { kind: "capture", text: messages.game.captureOf({ n: pieces }) };
    return ahead > 0 ? { kind: "premoves", text: messages.game.premoves({ n: ahead }) } : null;
  });

  /** `quiet`: a board embedded in another page, without sound and conditional moves. */
  constructor(
    facts: Game,
    username: string | null,
    readonly rules: Rules,
    socket: Socket,
    quiet = false,
  ) {
    super(facts, new GameState(facts, username, rules), socket, quiet);
    const { state } = this;
    const plays = state.side !== null && facts.pace === "correspondence";
    this.conditionals =
      plays && facts.status === "playing" && !quiet
        ? new ConditionalMoves(state, (n) =>
            this.notices.say("told", messages.game.plansGone({ n })),
          )
        : null;
    this.cursor = new BoardCursor(state, {
      play: (route) => this.moves.play(route),
      refused: (from, to) => this.moves.refuse(from, to),
      ambiguous: () => this.notices.say("refused", messages.game.severalCaptures),
      premove: (slide) => this.moves.premove(slide),
      cancelPremoves: () => this.moves.cancelPremoves(),
    });
    this.moves = new OwnMoves(state, this.cursor, this.notices, rules, (command, fields) =>
      this.ask(command, fields),
    );
    this.listen();
  }

  override get planned() {
    return this.conditionals !== null;
  }

  override get opened() {
    return true;
  }

  get moveHint() {
    return moveHint(this.state.variant.geometry.algebraic);
  }

  get board(): BoardModel<LegalRoute> {
    return this.cursor.board;
  }

  override dispose() {
    super.dispose();
    this.board.dispose();
    this.conditionals?.dispose();
  }

  cancel() {
    this.board.cancel();
  }

  protected picks() {
    return this.board.picked.value !== null;
  }

  protected override premoved() {
    return this.board.premoves.value.length > 0;
  }

  protected answered(atEnd: boolean) {
    const route = this.state.confirmed.value.at(-1)?.route;
    if (!route) return;
    this.notices.sound(soundOf(route));
    if (!atEnd) return;
    this.cursor.refresh(slideOf(route), this.state.trackOf(this.cursor.ply.value));
    this.moves.playPremove();
  }
}
