/** Address of the service worker. Its scope is the whole site. */
export const workerUrl = '/sw.js';
