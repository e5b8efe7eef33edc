import { useEffect, useEffectEvent, useState } from 'react';
import type { Lang } from '@clinic/contracts';
import { translateIn, useLang, useTranslation } from '@clinic/kit/i18n';
import { isApiError } from '@clinic/kit/http';
import type { FoundRecord, SearchModule } from '@clinic/kit/routing';
import { useHost } from '../app/host-context.ts';
import type { RoomSearch } from './room-searches.ts';

/** Fewest characters that records are searched by: shorter ones are in too many of them. */
export const leastText = 3;
/** Most records that a room shows. */
export const mostRecords = 5;
/** How long somebody has to pause, in milliseconds: each search of patients is a row of the audit log. */
const pauseMs = 400;
/** Longest wait for a room, in milliseconds. */
const timeoutMs = 6000;

/** The records of a room, or that it could not be searched. */
export type RoomOutcome = readonly FoundRecord[] | 'failed';

interface Found {
  /** What they were searched by; those of another text are nobody's any more. */
  request: string;
  outcomes: Readonly<Record<string, RoomOutcome>>;
}

const nothing: Found['outcomes'] = {};

/**
 * Searches rooms by what somebody types, each for itself: what is there is shown, and who fails or is slow keeps nobody
 * waiting. Another text stops the searches before it.
 */
export function useFoundRecords(text: string, searches: readonly RoomSearch[]) {
  const { modules } = useHost();
  const { i18n } = useTranslation('host');
  const lang = useLang();
  const [found, setFound] = useState<Found>({ request: '', outcomes: nothing });
  const rooms = searches.map(({ key }) => key).join();
  const request = text.length < leastText || rooms === '' ? null : `${lang} ${rooms} ${text}`;

  const searchIn = async (
    { remote, module, room }: RoomSearch,
    of: Lang,
    leaving: AbortSignal,
  ): Promise<RoomOutcome> => {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]);
    const stopped = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    const load = async () => {
      const loaded = await modules.loadWithTranslations<SearchModule>(remote, module, of);
      return loaded.search({ text, room, lang: of, t: translateIn(i18n, of, remote), most: mostRecords, signal });
    };
    return (await Promise.race([load(), stopped])).slice(0, mostRecords);
  };
  const start = useEffectEvent((asked: string, leaving: AbortSignal) => {
    for (const search of searches)
      void searchIn(search, lang, leaving)
        .catch((error: unknown) => {
          // A code, never what was typed.
          if (!leaving.aborted)
            console.warn(`${search.key} could not be searched: ${isApiError(error) ? error.code : String(error)}`);
          return 'failed' as const;
        })
        .then((outcome) => {
          if (leaving.aborted) return;
          setFound((last) => ({
            request: asked,
            outcomes: { ...(last.request === asked ? last.outcomes : nothing), [search.key]: outcome },
          }));
        });
  });

  useEffect(() => {
    if (request === null) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => start(request, leaving.signal), pauseMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [request]);

  const outcomes = found.request === request ? found.outcomes : nothing;
  return { outcomes, isSearching: request !== null && Object.keys(outcomes).length < searches.length };
}
