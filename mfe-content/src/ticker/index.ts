export { Ticker as Component } from './Ticker.tsx';
export { loader } from './ticker.data.ts';
