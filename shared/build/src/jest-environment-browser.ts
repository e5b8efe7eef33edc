import FixedJsdom from 'jest-fixed-jsdom';
import { keepScripts } from './jest-kept-scripts.ts';

keepScripts();

/** The DOM of tests, with the platform's own fetch. */
export default FixedJsdom;
