import { useState } from 'react';
import { useTranslation } from '@clinic/kit/i18n';
import type { RuntimeKey } from '@clinic/kit/i18n';
import { TeamRefused } from './team-client.ts';

interface Refusal {
  text: string;
  /** The store's own words, in English; they name releases, channels and whose turn it is. */
  details: string;
}

/** What the server refused, in the page's language. */
export function useRefusal() {
  const { t, i18n } = useTranslation('team');
  const [error, setError] = useState<unknown>(null);
  const refusal = ((): Refusal | null => {
    if (error === null) return null;
    const code = error instanceof TeamRefused ? error.code : 'failed';
    const known = i18n.exists(`team:refusals.${code}`) ? code : 'failed';
    return { text: t(`refusals.${known}` as RuntimeKey), details: error instanceof TeamRefused ? error.message : '' };
  })();
  return { refusal, refused: setError, forget: () => setError(null) };
}
