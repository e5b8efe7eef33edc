/**
 * What the two halves of the host say to each other: the server, and what runs in the browser and in the renderer. Names
 * that the API and the kit share with them are here too.
 */
export {
  applicationElementId,
  bootElementId,
  compositionScripts,
  firstViewAttribute,
  formsWaitAttribute,
  remotesOfScript,
  rootElementId,
  scriptCopiesElementId,
  stripAttribute,
  visitorHrefAttribute,
  type BootData,
  type CatalogueEntry,
  type OtherRemotes,
  type PageBoot,
  type PageDescriptor,
  type PageRoute,
  type PageSlotData,
  type SiteBoot,
} from './boot-data.ts';
export { socialNetworks, type Brand, type BrandLogo, type Site, type SocialNetwork } from './brand.ts';
export { bucketCookie, bucketOf, releaseFor, visitorIn, visitorOfPage } from './canary-bucket.ts';
export { fontSubsets, fontWeights, type FontSubset } from './font-subsets.ts';
export { inspectorCookie } from './inspector-cookie.ts';
export { jsonForScript } from './json-for-script.ts';
export { knownAtMetric } from './known-at.ts';
export { pageDescriptor } from './page-descriptor.ts';
export {
  TeamAction,
  TeamRefusal,
  TeamState,
  type ChannelState,
  type KnownRelease,
  type PastLine,
  type SignedInTeam,
} from './releases-console.ts';
export { withoutHtml, type PostedForm, type Rendered, type RenderRequest } from './rendering.ts';
export { routesBySegment } from './routes-by-segment.ts';
export type { ScreenMeta } from './screen-meta.ts';
export { accessTokenCookie } from './session-cookie.ts';
export { signInPath } from './sign-in-path.ts';
export { sitePreviewHeader, sitePreviewPath, type ShownPreview, type SitePreviewWords } from './site-preview.ts';
export { SitePreviewResponse, SitePreviewToken } from './site-preview-answer.ts';
export { workerUrl } from './service-worker.ts';
