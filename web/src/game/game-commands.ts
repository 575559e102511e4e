// A player's commands other than moves.

type OfferAction = "offer" | "accept" | "decline";

type Send = (command: string, fields?: Record<string, unknown>) => Promise<boolean>;

export class GameCommands {
  /** `word` is the client's entropy for the dice of a rematch. */
  constructor(
    private readonly send: Send,
    private readonly word: () => Record<string, unknown>,
  ) {}

  draw(action: OfferAction | "claim") {
    void this.send("draw", { action });
  }

  takeback(action: OfferAction) {
    void this.send("takeback", { action });
  }

  rematch(action: OfferAction) {
    void this.send("rematch", { action, ...this.word() });
  }

  giveTime() {
    void this.send("give_time");
  }

  /** Arena only: gives up half of the time for an extra point. */
  berserk() {
    void this.send("berserk");
  }

  /** Ends a game against an opponent who has left. */
  claim(result: "win" | "draw") {
    void this.send("claim", { result });
  }

  resign() {
    void this.send("resign");
  }

  abort() {
    void this.send("abort");
  }
}
