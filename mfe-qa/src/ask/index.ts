export { AskPage as Component } from './AskPage.tsx';
export { action, loader } from './ask.data.ts';
export { meta } from './ask.meta.ts';
