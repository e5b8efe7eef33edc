/** How the dedupe keys of all messages of issues begin. An index and a count of the outbox know it. */
export const issueKeys = 'newsletter-issue:';

/** How those of one issue begin. */
export const keysOfIssue = (issueId: number): string => `${issueKeys}${issueId}:`;

/** One subscriber gets an issue once, whatever happens while it is sent. */
export const issueKey = (issueId: number, subscriberId: number): string => `${keysOfIssue(issueId)}${subscriberId}`;
