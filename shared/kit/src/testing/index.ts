/** For tests of remotes: a screen in the real router, with the real client and the real texts; only the network is faked. */
export { errorCatalogue, saidByApi } from './error-catalogue.ts';
export { renderSlotContent, renderRoute } from './render-route.tsx';
export type { RemoteUnderTest, RenderedRoute } from './render-route.tsx';
export { leaveWhileLoading } from './leave-while-loading.ts';
export { fakeApi, http, HttpResponse } from './fake-api.ts';
export { testSite } from './test-site.ts';
export { visibilityOnly } from './visibility-only.ts';
export { signedInAs } from './signed-in.ts';
export { describeErrors } from './error-sweep.tsx';
export type { SweptForm } from './error-sweep.tsx';
export { showTab, streams, withStreams } from './fake-event-source.ts';
