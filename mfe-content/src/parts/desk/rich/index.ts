export { RichText } from './RichText.tsx';
export { canWrite, missingPassages, replacePassage } from './of-posts.ts';
