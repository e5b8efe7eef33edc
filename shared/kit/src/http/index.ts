/** The one HTTP client of the site, and its error. */
export { api, configureHttp } from './client.ts';
export type { HttpSettings, RequestOptions } from './client.ts';
export { useResource, type Resource } from './use-resource.ts';
export { ApiError, isApiError, type ClientErrorCode } from './api-error.ts';
export { orUnavailable } from './or-unavailable.ts';
