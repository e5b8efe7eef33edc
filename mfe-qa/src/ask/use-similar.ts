import { useEffect, useState } from 'react';
import { SimilarList } from '@clinic/contracts/qa';
import type { z } from '@clinic/contracts';
import { api } from '@clinic/kit/http';
import { useLang } from '@clinic/kit/i18n';

export type SimilarQuestion = z.infer<typeof SimilarList>['data'][number];

/** Pause in typing after which similar questions are looked for, in milliseconds. */
const pause = 300;
/** Letters of a title that say enough to look for others like it. */
const leastLetters = 3;
const most = 5;

/** Answered questions that are like what is being asked. Without them the form is as good: a failure is only logged. */
export function useSimilar(title: string, specialty: string): readonly SimilarQuestion[] {
  const [found, setFound] = useState<{ of: string; questions: readonly SimilarQuestion[] }>({ of: '', questions: [] });
  const lang = useLang();
  const words = title.trim();
  const enough = words.length >= leastLetters;

  useEffect(() => {
    if (!enough) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      const query = { title: words, lang, ...(specialty === '' ? {} : { qa_specialty_id: specialty }) };
      api.get('/api/qa/questions/similar', SimilarList, { query, signal: left.signal }).then(
        ({ data }) => setFound({ of: words, questions: data.slice(0, most) }),
        (error: unknown) => {
          if (!left.signal.aborted) console.warn(error);
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [words, enough, specialty, lang]);

  return enough ? found.questions : [];
}
