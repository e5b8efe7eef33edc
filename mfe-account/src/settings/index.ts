export { SettingsPage as Component } from './SettingsPage.tsx';
export { action, loader } from './settings.data.ts';
export { meta } from './settings.meta.ts';
