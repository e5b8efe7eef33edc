import { HistoryLine } from '@clinic/contracts/registry';
import * as z from 'zod/mini';
import type { StoreContext } from './store-context.ts';

/** Adds a line to the history. Callers hold the store's lock. */
export async function record(context: StoreContext, line: HistoryLine): Promise<void> {
  await context.backend.append(context.history, JSON.stringify(z.parse(HistoryLine, line)));
}

/** Who did what, oldest first. `unreadable` counts lines that a crash cut off: they must not stop a rollback. */
export async function readHistory(context: StoreContext): Promise<{ lines: HistoryLine[]; unreadable: number }> {
  const bytes = await context.backend.read(context.history);
  const texts = (bytes?.toString() ?? '').split('\n').filter((text) => text !== '');
  const lines = texts.map(readLine).filter((line) => line !== null);
  return { lines, unreadable: texts.length - lines.length };
}

/** Releases that an act puts in place, as people write them. */
export function changesInWords(changes: Readonly<Record<string, string | null>>): string {
  return Object.entries(changes)
    .map(([name, release]) => (release === null ? `without ${name}` : `${name}@${release}`))
    .join(' ');
}

/** What an aborted rollout was called in the history at first. */
const formerAbort = '"act":"take-back"';

function readLine(text: string): HistoryLine | null {
  try {
    return z.parse(HistoryLine, JSON.parse(text.replace(formerAbort, '"act":"abort"')));
  } catch {
    return null;
  }
}
