import type { Lang } from '@clinic/contracts';
import type { Translate } from '@clinic/kit/i18n';
import type { HostServices } from '../../shell/app/host-context.ts';
import type { Outcome } from '../../shell/remotes/outcomes.ts';

export interface Reported {
  services: HostServices;
  lang: Lang;
  direction: string;
  /** The page, and the size of the window. */
  page: { href: string; innerWidth: number; innerHeight: number };
  outcomes: readonly Outcome[];
  /** Translates a key of the inspector. */
  t: Translate<'inspector'>;
}

/** What somebody who investigates an error needs to know of a page, one line each, without anything personal. */
export function reportOf({ services, lang, direction, page, outcomes, t }: Reported): string {
  const { boot, catalogue } = services;
  const { id, seq, channel } = boot.composition;
  const failures = outcomes.filter(({ ok }) => !ok);
  const lines = [
    ['composition', catalogue.reference(id)],
    ['seq', String(seq)],
    ['channel', channel],
    ['preview', boot.preview?.id ?? t('inspector.none')],
    ['host', `host@${boot.host.release}`],
    [
      'remotes',
      Object.entries(catalogue.remotes)
        .map(([name, { release }]) => `${name}@${release}`)
        .join(' '),
    ],
    ['language', lang],
    ['direction', direction],
    ['address', addressOf(page.href)],
    ['viewport', `${page.innerWidth}×${page.innerHeight}`],
    ['failures', failures.map(failureOf).join(' ') || t('inspector.none')],
  ] as const satisfies [string, string][];
  return lines.map(([key, value]) => `${t(`inspector.${key}`)}: ${value}`).join('\n');
}

function failureOf({ remote, release, module, phase }: Outcome): string {
  return [`${remote}@${release ?? '?'}`, phase, ...(module === null ? [] : [module])].join('/');
}

/** Values of queries that say which page it is; any other may be somebody's, as the token of a link is. */
const harmless = ['lang', 'page'];

/** The address of a page without what may be personal in its query. */
export function addressOf(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const query = [...searchParams].map(([name, value]) => `${name}=${harmless.includes(name) ? value : '…'}`);
  return origin + pathname + (query.length > 0 ? `?${query.join('&')}` : '');
}
