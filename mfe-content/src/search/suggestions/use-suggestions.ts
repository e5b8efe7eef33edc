import { useEffect, useState } from 'react';
import { Suggestions } from '@clinic/contracts/content';
import type { Suggestion } from '@clinic/contracts/content';
import { api } from '@clinic/kit/http';
import { leastLetters } from '../search.data.ts';

/** Pause in typing after which suggestions are asked for, in milliseconds. */
export const suggestAfterMs = 200;

/**
 * What somebody who types may look for. What was found for the letters before stays until the next answer is there; a failure
 * leaves nothing, since the search itself says what is wrong.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const query = typed.trim();
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const asks = query.length >= leastLetters;
  useEffect(() => {
    if (!asks) return;
    const left = new AbortController();
    const show = (suggestions: readonly Suggestion[]) => {
      if (!left.signal.aborted) setFound(suggestions);
    };
    const timer = setTimeout(() => {
      api.get('/api/search/suggestions', Suggestions, { query: { q: query }, signal: left.signal }).then(
        ({ data }) => show(data),
        () => show([]),
      );
    }, suggestAfterMs);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [query, asks]);
  return asks ? found : [];
}
