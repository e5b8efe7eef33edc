import FixedJsdom from 'jest-fixed-jsdom';
import { cacheScripts } from './jest-cached-scripts.ts';

cacheScripts();

/** The DOM of tests, with the platform's own fetch. */
export default FixedJsdom;
