export { RichText } from './RichText.tsx';
export { canWrite, missingPassages } from './of-posts.ts';
