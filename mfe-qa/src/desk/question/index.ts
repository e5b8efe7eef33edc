export { DeskQuestionPage as Component } from './DeskQuestionPage.tsx';
export { loader } from './question.data.ts';
export { action } from './actions.data.ts';
export { meta } from './question.meta.ts';
