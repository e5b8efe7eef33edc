/** Route types, and the router's parts that screens use. The router itself is the host's. */
export {
  data,
  Form,
  Link,
  NavLink,
  redirect,
  redirectDocument,
  replace,
  useActionData,
  useFetcher,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useSearchParams,
  useSubmit,
} from 'react-router-dom';
export { keepDataAfterPost } from './keep-data-after-post.ts';
export { isSamePage, samePage } from './same-page.ts';
export { isUnavailable, loadedOr, type Loaded, type Unavailable } from './loaded.ts';
export type { Brand, ScreenMeta, Site } from '@clinic/contracts/host';
export type { MetaArgs, MetaArgsOfAny, ScreenArgs, ScreenModule } from './screen.ts';
export type { FoundRecord, SearchArgs, SearchModule } from './search-module.ts';
export type { SlotContentModule, SlotContentProps, SlotLoaderArgs } from './slot-content.ts';
export { SiteContext, useSite } from './site.ts';
export { useDestination } from './use-destination.ts';
export { useInPageLanguage } from './use-in-page-language.ts';
export { useRefreshOnReturn } from './use-refresh-on-return.ts';
