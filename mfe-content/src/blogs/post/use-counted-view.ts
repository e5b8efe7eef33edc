import { useEffect } from 'react';
import { api } from '@clinic/kit/http';

/** Tells the clinic that an article was opened; that it could not be told matters to nobody. */
export function useCountedView(post: number | undefined): void {
  useEffect(() => {
    if (post !== undefined) void api.send('POST', `/api/posts/${post}/view`).catch(() => undefined);
  }, [post]);
}
