import { useEffect } from 'react';
import { api } from '@clinic/kit/http';

/** A view counts, however short it was. */
const outlivesPage = { signal: null };

/** Tells the clinic that an article was opened; that it could not be told matters to nobody. */
export function useCountedView(post: number | undefined): void {
  useEffect(() => {
    if (post !== undefined)
      void api.send('POST', `/api/posts/${post}/view`, undefined, outlivesPage).catch(() => undefined);
  }, [post]);
}
