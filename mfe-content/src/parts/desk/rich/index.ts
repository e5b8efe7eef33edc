export { RichText } from './RichText.tsx';
export { canWrite } from './can-write.ts';
