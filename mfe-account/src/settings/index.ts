export { SettingsPage as Component } from './SettingsPage.tsx';
export { meta } from './settings.meta.ts';
