export { AskPage as Component } from './AskPage.tsx';
export { action, loader } from './ask.data.ts';
export { keepDataAfterPost as shouldRevalidate } from '@clinic/kit/routing';
export { meta } from './ask.meta.ts';
