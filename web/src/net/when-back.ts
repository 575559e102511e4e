// Requests to repeat as soon as the server answers again.

const waiting = new Set<() => void>();

/** Calls `act` each time the connection is back, until the returned function is called. */
export function whenBack(act: () => void): () => void {
  waiting.add(act);
  return () => waiting.delete(act);
}

export function serverIsBack() {
  for (const act of [...waiting]) act();
}
