export { HomePage as Component } from './HomePage.tsx';
export { loader } from './home.data.ts';
export { meta } from './home.meta.ts';
