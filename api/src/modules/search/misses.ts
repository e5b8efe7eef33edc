import { wordsOf } from '@clinic/contracts/content/words';
import { latinDigits } from '@clinic/contracts';
import { personalDataIn } from '@clinic/contracts/qa';
import { addDays, clinicToday } from '@clinic/contracts/time';
import type { Db } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { addMisses, dropMissesBefore } from './miss-repo.ts';

/** Days that searches without result are stored. */
export const keptDays = 90;

/** A longer text is a message rather than a search, and may say who wrote it. */
const longestQuery = 100;
/** From so many digits on a text may be a number of somebody: a telephone, an identity card, a file of the clinic. */
const digitsOfNumber = 6;
/** Different texts that wait to be written; while the database is away, the memory does not fill up. */
const mostWaiting = 500;

/**
 * A search as it may be stored: folded, its words alone. Null for what is too short or too long to be one, and for what may
 * say who searched.
 */
export function storableQuery(text: string): string | null {
  const query = wordsOf(text).join(' ');
  if (query.length < 2 || query.length > longestQuery) return null;
  const digits = latinDigits(text).match(/\d/g)?.length ?? 0;
  if (digits >= digitsOfNumber || personalDataIn(text).length > 0 || personalDataIn(query).length > 0) return null;
  return query;
}

/** Counts searches that found nothing, without their searchers waiting for it. */
export interface MissCounter {
  count: (text: string, now: Date) => void;
  /** Resolves when everything is written, or was given up. */
  settled: () => Promise<void>;
}

/** @param onError receives the error when counts could not be written; they are lost */
export function missCounter(db: Db, onError: (error: unknown) => void): MissCounter {
  let waiting = new Map<string, { day: string; query: string; times: number }>();
  let writing: Promise<void> | null = null;

  // One statement at a time: what comes meanwhile is written with the next one.
  async function writeAll(): Promise<void> {
    while (waiting.size > 0) {
      const misses = [...waiting.values()];
      waiting = new Map();
      await addMisses(db, misses).catch(onError);
    }
    writing = null;
  }

  return {
    count(text, now) {
      const query = storableQuery(text);
      if (query === null) return;
      const day = clinicToday(now);
      const key = `${day} ${query}`;
      const known = waiting.get(key);
      if (known) known.times += 1;
      else if (waiting.size < mostWaiting) waiting.set(key, { day, query, times: 1 });
      writing ??= writeAll();
    },
    settled: () => writing ?? Promise.resolve(),
  };
}

/** Deletes searches that are older. */
export const dropOldMisses = ({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> =>
  dropMissesBefore(db, addDays(clinicToday(clock()), -keptDays));
