export { VerificationPage as Component } from './VerificationPage.tsx';
export { action, loader } from './verification.data.ts';
export { meta } from './verification.meta.ts';
