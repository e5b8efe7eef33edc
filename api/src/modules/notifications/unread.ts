/** How other modules count an account's unread notifications. */
export { countUnread } from './repo.ts';
