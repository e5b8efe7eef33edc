import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

let guesser: Promise<ZxcvbnFactory> | undefined;

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Guesser }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Guesser({ dictionary, graphs: adjacencyGraphs });
}

/** Guessing at more would make typing slow, and says nothing more. */
const looked = 40;

/**
 * How hard a password is to guess, 0 to 4. The list of common passwords (0.2 MB) is fetched when the first one is typed; null
 * when it cannot be had, and then only the API judges.
 */
export async function strengthOf(password: string): Promise<number | null> {
  guesser ??= load();
  try {
    return (await guesser).check(password.slice(0, looked)).score;
  } catch {
    guesser = undefined;
    return null;
  }
}
