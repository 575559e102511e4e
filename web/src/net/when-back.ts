// What is to be asked for again as soon as the server answers again.

const waiting = new Set<() => void>();

/** Is done each time that the connection is back, until what is returned is called. */
export function whenBack(act: () => void): () => void {
  waiting.add(act);
  return () => waiting.delete(act);
}

export function serverIsBack() {
  for (const act of [...waiting]) act();
}
