// Of several requests for one thing only the answer to the newest counts.

export class Latest {
  private asked = 0;
  private newest: Promise<void> | null = null;

  /**
   * Uses the answer, unless something newer was asked for meanwhile. Resolves when the newest has
   * been used; failures of older ones are ignored.
   */
  take<T>(answer: Promise<T>, use: (answer: T) => void): Promise<void> {
    const mine = ++this.asked;
    const done = this.use(mine, answer, use);
    this.newest = done;
    return done;
  }

  /** Tells, between the steps of something longer, whether it is still the newest. */
  begin(): () => boolean {
    const mine = ++this.asked;
    this.newest = null;
    return () => mine === this.asked;
  }

  /** Drops what is under way. */
  stop() {
    this.asked += 1;
    this.newest = null;
  }

  private async use<T>(mine: number, answer: Promise<T>, use: (answer: T) => void) {
    try {
      const found = await answer;
      if (mine === this.asked) use(found);
    } catch (error) {
      if (mine === this.asked) throw error;
    }
    if (mine !== this.asked) await this.newest;
  }
}
