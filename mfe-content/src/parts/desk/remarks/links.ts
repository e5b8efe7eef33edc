import { textLink } from '@clinic/contracts/content/desk';
import { linkLimits } from '@clinic/contracts/content/writing';
import { plainWords } from './plain-text.ts';
import type { Remark } from './remark.ts';

/** A link of a text: where it leads, null where nothing says so, and its words. */
interface TextLink {
  readonly href: string | null;
  readonly text: string;
}

/** What is known of links to this site. */
export interface LinkCheck {
  /** Paths, as {@link sitePath} gives them, that lead to no page. */
  readonly nowhere: ReadonlySet<string>;
  readonly isUnknown: boolean;
}

const attributes = /^((?:[^>"']|"[^"]*"|'[^']*')*)>/;
const address = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** The links of a text, in its editor or typed as HTML, as many as are looked at. */
export function linksOf(html: string): TextLink[] {
  return html
    .split(/<a(?=[\s>])/i)
    .slice(1, 1 + linkLimits.links)
    .map((piece) => {
      const [opening = '', given = ''] = attributes.exec(piece) ?? [];
      const [, quoted, single, bare] = address.exec(given) ?? [];
      const [inner = ''] = piece.slice(opening.length).split(/<\/a>/i, 1);
      const href = quoted ?? single ?? bare;
      return { href: href === undefined ? null : href.replaceAll('&amp;', '&').trim(), text: plainWords(inner) };
    });
}

/** The path of this site to which an address leads, without what follows `?` and `#`; null where it leads elsewhere. */
export function sitePath(href: string): string | null {
  const { origin } = globalThis.location;
  const own = href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
  if (!own.startsWith('/') || !textLink.test(own)) return null;
  const [path = ''] = own.split(/[?#]/, 1);
  return path;
}

/** An address as people read it, set apart from the words around it. */
function readable(href: string): string {
  let shown = href;
  try {
    shown = decodeURI(href);
  } catch {
    // It stays as it is written.
  }
  return `\u2066${shown.length > 80 ? `${shown.slice(0, 80)}…` : shown}\u2069`;
}

function remarkOn({ href, text }: TextLink, { nowhere }: LinkCheck): Remark[] {
  if (href === null || href === '' || href === '#') return [{ kind: 'link-empty', text }];
  if (!textLink.test(href)) return [{ kind: 'link-malformed', text, address: readable(href) }];
  const path = sitePath(href);
  return path !== null && nowhere.has(path) ? [{ kind: 'link-nowhere', text, address: readable(href) }] : [];
}

/** What is wrong with the links of a text. Addresses of other sites are not opened, which is said where there are some. */
export function linkRemarks(html: string, check: LinkCheck): Remark[] {
  const links = linksOf(html);
  const paths = links.map(({ href }) => (href === null ? null : sitePath(href)));
  const isElsewhere = ({ href }: TextLink, path: string | null | undefined) =>
    path === null && href !== null && /^https:/i.test(href) && textLink.test(href);
  return [
    ...links.flatMap((link) => remarkOn(link, check)),
    ...(check.isUnknown && paths.some((path) => path !== null) ? [{ kind: 'links-unchecked' } as const] : []),
    ...(links.some((link, index) => isElsewhere(link, paths[index])) ? [{ kind: 'other-sites' } as const] : []),
  ];
}

/** What is wrong with a field that holds an address and nothing else. Whether it is one at all is said when it is saved. */
export function addressRemarks(href: string, { nowhere }: LinkCheck): Remark[] {
  const path = sitePath(href);
  return path !== null && nowhere.has(path) ? [{ kind: 'address-nowhere', address: readable(href) }] : [];
}
