export { DeskPage as Component } from './DeskPage.tsx';
export { loader } from './desk.data.ts';
export { meta } from './desk.meta.ts';
