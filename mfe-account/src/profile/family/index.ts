export { FamilyPage as Component } from './FamilyPage.tsx';
export { action, loader } from './family.data.ts';
export { meta } from './family.meta.ts';
