import { useEffect } from 'react';
import { api } from '@clinic/kit/http';

/** Tells the clinic that a question was opened; that it could not be told matters to nobody. */
export function useCountedView(question: number): void {
  useEffect(() => {
    void api.send('POST', `/api/qa/questions/${question}/view`).catch(() => undefined);
  }, [question]);
}
