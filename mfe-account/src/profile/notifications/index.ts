export { NotificationsPage as Component } from './NotificationsPage.tsx';
export { loader } from './notifications.data.ts';
export { meta } from './notifications.meta.ts';
