import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Lang } from '@clinic/contracts';
import { useLang } from '../i18n/index.ts';
import type { ScreenArgs } from './screen.ts';

/**
 * What a page loaded, in the language of the page. After a switch of the language the loader runs once more, beside the router:
 * there a load would drop what a form was answered, and one that fails would take the page away. Until it has come, and when it
 * cannot be had, the former one stays.
 * @param loaded what `useLoaderData` returned
 */
export function useInPageLanguage<D extends { lang: Lang } | null>(
  loaded: D,
  loader: (args: ScreenArgs) => Promise<unknown>,
): D {
  const lang = useLang();
  const params = useParams();
  const { pathname, search } = useLocation();
  const [turned, setTurned] = useState<{ from: D; to: unknown }>();
  const load = useEffectEvent((signal: AbortSignal) =>
    loader({ request: new Request(new URL(pathname + search, location.href), { signal }), params, lang }),
  );

  useEffect(() => {
    if (isIn(lang, loaded ?? { lang })) return undefined;
    const page = new AbortController();
    load(page.signal).then(
      (to) => setTurned({ from: loaded, to }),
      () => undefined,
    );
    return () => page.abort();
  }, [lang, loaded]);

  return turned?.from === loaded && !isIn(lang, loaded) && isIn<D>(lang, turned.to) ? turned.to : loaded;
}

/** Whether data are in a language. A page that is no longer there answers with a status, and has none. */
function isIn<D>(lang: Lang, data: unknown): data is D {
  return (data as { lang?: Lang } | null)?.lang === lang;
}
