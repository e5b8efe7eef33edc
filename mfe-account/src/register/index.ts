export { RegisterPage as Component } from './RegisterPage.tsx';
export { action } from './register.data.ts';
export { meta } from './register.meta.ts';
