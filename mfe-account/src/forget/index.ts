export { ForgetPage as Component } from './ForgetPage.tsx';
export { action } from './forget.data.ts';
export { meta } from './forget.meta.ts';
