export { DeskQuestionPage as Component } from './DeskQuestionPage.tsx';
export { loader } from './question.data.ts';
export { action } from './acts.data.ts';
export { meta } from './question.meta.ts';
