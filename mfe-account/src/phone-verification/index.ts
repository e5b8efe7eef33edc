export { VerificationPage as Component } from './VerificationPage.tsx';
export { action } from './verification.data.ts';
export { meta } from './verification.meta.ts';
