export { PasswordResetPage as Component } from './PasswordResetPage.tsx';
export { action } from './password-reset.data.ts';
export { meta } from './password-reset.meta.ts';
