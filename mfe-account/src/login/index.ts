export { LoginPage as Component } from './LoginPage.tsx';
export { action } from './login.data.ts';
export { meta } from './login.meta.ts';
