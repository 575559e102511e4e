// Of several questions about one thing only the answer to the newest counts.

export class Latest {
  private asked = 0;
  private newest: Promise<void> | null = null;

  /**
   * Uses the answer, unless something newer was asked for meanwhile. Resolves when the newest has
   * been used; what an older one failed of is nothing to anybody.
   */
  take<T>(answer: Promise<T>, use: (answer: T) => void): Promise<void> {
    const mine = ++this.asked;
    const done = this.use(mine, answer, use);
    this.newest = done;
    return done;
  }

  /** Says of what is done in several steps whether it is still the newest. */
  begin(): () => boolean {
    const mine = ++this.asked;
    this.newest = null;
    return () => mine === this.asked;
  }

  /** What is under way counts no more. */
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
