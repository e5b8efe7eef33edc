export { QuestionPage as Component } from './QuestionPage.tsx';
export { loader } from './question.data.ts';
export { action } from './report.data.ts';
export { meta } from './question.meta.ts';
