import { useEffect } from 'react';
import { api } from '@clinic/kit/http';

/** A view counts, however short it was. */
const outlivesPage = { signal: null };

/** Tells the clinic that a question was opened; that it could not be told matters to nobody. */
export function useCountedView(question: number): void {
  useEffect(() => {
    void api.send('POST', `/api/qa/questions/${question}/view`, undefined, outlivesPage).catch(() => undefined);
  }, [question]);
}
