import { useEffect } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router-dom';
import { useLang, useTranslation, translateIn } from '@clinic/kit/i18n';
import { samePage, useDestination, useSite } from '@clinic/kit/routing';
import type { ScreenModule } from '@clinic/kit/routing';
import { useHost } from '../app/host-context.ts';
import { pageMeta } from '../app/page-meta.ts';
import type { ScreenHandle } from '../app/route-handle.ts';

/**
 * Keeps title, description and address of the page true after the first one: the server wrote those of the first. When the
 * language changes and the page has an address of its own in it, the address follows.
 */
export function PageHead() {
  const { catalogue, modules } = useHost();
  const site = useSite();
  const lang = useLang();
  const { t, i18n } = useTranslation('host');
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  // Whether somebody leaves is asked of the router; this says when to ask again.
  const { state: moving } = useNavigation();
  const destination = useDestination();
  const match = useMatches().at(-1);
  const route = (match?.handle as ScreenHandle | undefined)?.route;

  useEffect(() => {
    const screen = route === undefined ? undefined : modules.peek<ScreenModule>(route.remote, route.screen);
    const meta = pageMeta({
      handle: match?.handle,
      screen,
      catalogue,
      hostT: t,
      data: match?.loaderData ?? undefined,
      lang,
      site,
      t: translateIn(i18n, lang, route?.remote ?? 'host'),
      params: match?.params ?? {},
    });
    document.title = `${meta.title} | ${site.brand.name[lang]}`;
    document
      .querySelector('meta[name="description"]')
      ?.setAttribute('content', meta.description ?? site.brand.tagline[lang]);

    const query = new URLSearchParams(search);
    const named = query.get('lang') ?? lang;
    query.delete('lang');
    const own = meta.paths?.[lang] ?? pathname;
    const address = own + (query.size > 0 ? `?${query}` : '');
    if (readable(own) !== readable(pathname)) {
      // On the way to another page, or while something is sent, it would end that.
      if (destination().key === key) void navigate(address, { replace: true, state: samePage });
    } else if (named !== lang && readable(pathname + search) === readable(location.pathname + location.search)) {
      // The former language goes behind the router, which would drop what a form of the page was answered, and give up what is
      // being sent. Its location keeps it: every navigation that it builds upon that comes here again. While somebody goes back,
      // the browser is at the address of another page already.
      history.replaceState(history.state, '', address + location.hash);
    }
  }, [site, catalogue, modules, lang, t, i18n, navigate, key, pathname, search, moving, destination, match, route]);

  return null;
}

/** An address as people read it; as it is where what somebody wrote into it, such as `50%off`, cannot be decoded. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
