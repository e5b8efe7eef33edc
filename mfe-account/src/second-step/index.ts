export { SecondStepPage as Component } from './SecondStepPage.tsx';
export { action, loader } from './second-step.data.ts';
export { meta } from './second-step.meta.ts';
