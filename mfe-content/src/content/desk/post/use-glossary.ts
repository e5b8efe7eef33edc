import { useMemo } from 'react';
import type { Term } from '@clinic/contracts/content/writing';
import { TermsResponse } from '@clinic/contracts/content/writing';
import { api, useResource } from '@clinic/kit/http';
import { wordingsOf } from './terms.ts';

const none: readonly Term[] = [];

/** The glossary of the clinic, and its words as texts are looked through for them. Without it there are no remarks of it. */
export function useGlossary() {
  const terms = useResource('glossary', async (signal) => {
    const { data } = await api.get('/api/content-desk/terms', TermsResponse, { signal });
    return data;
  });
  const known = terms.status === 'ready' ? terms.data : none;
  return { terms, wordings: useMemo(() => wordingsOf(known), [known]) };
}
