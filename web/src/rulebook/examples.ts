// The examples are a file of their own, which only these pages load.

import address from "./examples.json";

export interface Example {
  variant: string;
  title: string;
  text: string;
  fen: string;
  moves: readonly string[];
}

export async function loadExamples(): Promise<readonly Example[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`the examples cannot be had: ${response.status}`);
  return response.json();
}
