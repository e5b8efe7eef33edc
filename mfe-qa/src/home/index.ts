export { QaHomePage as Component } from './QaHomePage.tsx';
export { loader } from './home.data.ts';
export { meta } from './home.meta.ts';
