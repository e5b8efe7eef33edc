export { AssessmentPage as Component } from './AssessmentPage.tsx';
export { loader } from './self-assessment.data.ts';
export { meta } from './self-assessment.meta.ts';
