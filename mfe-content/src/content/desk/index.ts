export { DeskPage as Component } from './DeskPage.tsx';
export { action, loader } from './desk.data.ts';
export { meta } from './desk.meta.ts';
