export { PrivacyPage as Component } from './PrivacyPage.tsx';
export { action, loader } from './privacy.data.ts';
export { meta } from './privacy.meta.ts';
