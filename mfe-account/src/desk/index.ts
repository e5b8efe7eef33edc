export { DeskPage as Component } from './DeskPage.tsx';
export { action } from './actions.data.ts';
export { loader } from './desk.data.ts';
export { meta } from './desk.meta.ts';
