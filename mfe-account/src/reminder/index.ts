export { ReminderPage as Component } from './ReminderPage.tsx';
export { action, loader } from './reminder.data.ts';
export { meta } from './reminder.meta.ts';
