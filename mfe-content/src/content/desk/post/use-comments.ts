import { useCallback, useEffect, useState } from 'react';
import type { PostComment, WriteComment } from '@clinic/contracts/content/desk';
import { PostCommentsResponse } from '@clinic/contracts/content/desk';
import type { SubmissionFailure } from '@clinic/kit/forms';
import { api, isApiError } from '@clinic/kit/http';

/** What the staff said about a post, and ways to say more. */
export function useComments(postId: number) {
  const [comments, setComments] = useState<readonly PostComment[]>([]);
  const [isUnread, setUnread] = useState(false);
  /** What the server said of the last thing that was sent; null when it took it. */
  const [failure, setFailure] = useState<Pick<SubmissionFailure, 'code' | 'text'> | null>(null);
  const address = `/api/content-desk/posts/${postId}/comments`;

  /** False when they could not be read. */
  const refresh = useCallback(async (): Promise<boolean> => {
    try {
      setComments((await api.get(address, PostCommentsResponse, { signal: null })).data);
      setUnread(false);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setUnread(true);
      return false;
    }
  }, [address]);
  useEffect(() => void refresh(), [refresh]);

  /** Whether it was taken. */
  const send = async (path: string, body: object): Promise<boolean> => {
    setFailure(null);
    try {
      setComments((await api.post(`${address}${path}`, body, PostCommentsResponse, { signal: null })).data);
      return true;
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure({ code: error.code, text: error.text });
      return false;
    }
  };

  return {
    ...{ comments, isUnread, failure, refresh },
    comment: (written: WriteComment) => send('', written),
    reply: (id: number, body: string) => send(`/${id}/replies`, { body }),
    resolve: (id: number, resolved: boolean) => send(`/${id}/resolution`, { resolved }),
  };
}

export type Commenting = ReturnType<typeof useComments>;
