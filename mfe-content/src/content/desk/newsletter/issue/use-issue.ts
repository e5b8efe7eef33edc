import { useRef } from 'react';
import type { Lang } from '@clinic/contracts';
import type { IssueContent, NewsletterIssueDetails } from '@clinic/contracts/content/newsletter-issues';
import { NewsletterIssueResponse, SavedIssue, TestedIssue } from '@clinic/contracts/content/newsletter-issues';
import { api } from '@clinic/kit/http';
import { typedDrafts } from '../../../../parts/desk/typed-drafts.ts';
import { useWritten } from '../../../../parts/desk/use-written.ts';
import type { WrittenBy } from '../../../../parts/desk/written.ts';
import type { IssuePartName } from './issue-parts.ts';
import { mergedIssue, partsOfIssue } from './issue-parts.ts';

const address = (id: number, action = '') => `/api/content-desk/newsletter/${id}${action}`;

/** How an issue is written. */
const issueWriting: WrittenBy<NewsletterIssueDetails, IssueContent, IssuePartName, string> = {
  drafts: typedDrafts('clinic.newsletter-issues', 'issues'),
  merged: mergedIssue,
  parts: partsOfIssue,
  read: async (id) => (await api.get(address(id), NewsletterIssueResponse, { signal: null })).data,
  save: async ({ id, version }, content, keep) => {
    const { data } = await api.post(address(id), { version, content, keep }, SavedIssue, { signal: null });
    return { thing: data.issue, removed: data.removed };
  },
};

/** An issue of the newsletter while somebody works on it. */
export function useIssue(loaded: NewsletterIssueDetails) {
  const { thing: issue, send, afterSaving, refresh, ...writing } = useWritten(loaded, issueWriting);
  /** Whether it is being deleted from here: word of that comes before the answer. */
  const isGoing = useRef(false);
  const act = (action: 'send' | 'schedule' | 'cancel', more: object = {}) =>
    send(async ({ id, version }) => {
      const body = { version, ...more };
      return (await api.post(address(id, `/${action}`), body, NewsletterIssueResponse, { signal: null })).data;
    });
  return {
    ...writing,
    issue,
    act,
    refresh: async (): Promise<boolean> => isGoing.current || refresh(),
    /** Sends the issue to the caller; null when that was refused, otherwise the languages in which it went out. */
    test: (): Promise<readonly Lang[] | null> =>
      afterSaving(async ({ id, version }) => {
        const { data } = await api.post(address(id, '/test'), { version }, TestedIssue, { signal: null });
        return data.languages;
      }),
    /** Deletes the issue. False when it was refused. */
    remove: async (): Promise<boolean> => {
      isGoing.current = true;
      const done = await afterSaving(async ({ id, version }) => {
        await api.send('POST', address(id, '/delete'), { version }, { signal: null });
        return true;
      });
      isGoing.current = done === true;
      return isGoing.current;
    },
  };
}

export type IssueWriting = ReturnType<typeof useIssue>;
