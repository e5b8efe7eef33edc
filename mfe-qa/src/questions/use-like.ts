import { useEffect, useRef, useState } from 'react';
import { LikeStatus, LikeToggle } from '@clinic/contracts/qa';
import type { Answer } from '@clinic/contracts/qa';
import { useBus } from '@clinic/kit/events';
import { formatWait } from '@clinic/contracts/time';
import { api, isApiError } from '@clinic/kit/http';
import { useLang } from '@clinic/kit/i18n';
import { useForAWhile } from './use-for-a-while.ts';

/** How long the button rests after it was pressed too often, in seconds, where the API asks for no longer. */
const lockedFor = 30;
/** How long a milestone is shown, in milliseconds. */
const milestoneFor = 3000;
/** Counts that are worth a word. */
const milestones = [10, 25, 50, 100, 500, 1000];

/** A like button as it is drawn. */
export interface Like {
  liked: boolean;
  count: number;
  /** Seconds for which the button rests since it was pressed too often; null while it can be pressed. */
  locked: number | null;
  /** The count that was just reached. */
  milestone: number | null;
  press: () => void;
}

/**
 * The likes of an answer, none for a question without one. Whether this visitor likes it is asked in the browser: the page
 * itself is the same for everybody. A press shows at once and is then put right by the server's count.
 */
export function useLike(answer: Pick<Answer, 'id' | 'likes_count'> | null): Like {
  const bus = useBus();
  const lang = useLang();
  const id = answer?.id;
  const [shown, show] = useState({ liked: false, count: answer?.likes_count ?? 0 });
  const [locked, lock] = useForAWhile<number>(lockedFor * 1000);
  const [milestone, celebrate] = useForAWhile<number>(milestoneFor);
  const pressed = useRef(false);
  const underWay = useRef(false);

  useEffect(() => {
    if (id === undefined) return;
    const asking = new AbortController();
    void statusOf(id, asking.signal).then((status) => {
      // What was pressed in the meantime is newer.
      if (status !== null && !pressed.current) show(status);
    });
    return () => asking.abort();
  }, [id]);

  async function press(): Promise<void> {
    if (id === undefined || underWay.current || locked !== null) return;
    pressed.current = true;
    underWay.current = true;
    show({ liked: !shown.liked, count: shown.count + (shown.liked ? -1 : 1) });
    try {
      // A like that was pressed counts, though its reader goes on.
      const { action, likes_count } = await api.post(`/api/qa/answers/${id}/like`, undefined, LikeToggle, {
        signal: null,
      });
      show({ liked: action === 'liked', count: likes_count });
      if (action === 'liked' && milestones.includes(likes_count)) celebrate(likes_count);
    } catch (error) {
      const known = isUndecided(error) ? await statusOf(id, null) : null;
      show(known ?? shown);
      // It was done, and only the answer that said so was lost.
      if (known?.liked === !shown.liked) return;
      if (!isApiError(error) || error.status !== 429) {
        bus.emit('host/toast.show@1', { kind: 'error', key: 'qa:likeError' });
        return;
      }
      const seconds = Math.max(lockedFor, error.retryAfter ?? 0);
      lock(seconds, seconds * 1000);
      const values = { wait: formatWait(seconds, lang) };
      bus.emit('host/toast.show@1', { kind: 'error', key: 'qa:rateLimitReached', values });
    } finally {
      underWay.current = false;
    }
  }

  return { ...shown, locked, milestone, press: () => void press() };
}

/** Whether nobody said what came of a press: it may have been stored all the same. */
const isUndecided = (error: unknown) =>
  isApiError(error) && (error.code === 'BAD_ANSWER' || error.status === 0 || error.status >= 500);

/** What the server has; null when it cannot be asked. */
async function statusOf(id: number, signal: AbortSignal | null): Promise<{ liked: boolean; count: number } | null> {
  try {
    const status = await api.get(`/api/qa/answers/${id}/like-status`, LikeStatus, { signal });
    return { liked: status.user_has_liked, count: status.likes_count };
  } catch (error) {
    if (signal?.aborted !== true) console.warn(error);
    return null;
  }
}
