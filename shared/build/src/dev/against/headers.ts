import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers that are about one connection, never about what is passed on (RFC 9110, section 7.6.1). */
const hopByHop = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'];

/** Answers' headers that hold for the deployed address only. */
const ofTheDeployed = ['strict-transport-security'];

/** Besides, what a changed page may not say: its files are checked against no release, and it is never kept. */
const ofTheDeployedPage = [
  'cache-control',
  'content-encoding',
  'content-length',
  'etag',
  'integrity-policy',
  'integrity-policy-report-only',
  'last-modified',
];

/**
 * Headers of a request as the deployed site expects them from one of its own pages. An origin other than the proxy's is left
 * as it is, so that the site refuses what another site's page sends.
 * @param here origins under which the proxy is opened
 */
export function onwardHeaders(headers: IncomingHttpHeaders, here: readonly string[], site: URL): OutgoingHttpHeaders {
  const onward: OutgoingHttpHeaders = without(headers, hopByHop);
  onward['host'] = site.host;
  const { origin, referer, accept } = headers;
  if (origin !== undefined && here.includes(origin)) onward['origin'] = site.origin;
  const from = here.find((address) => referer?.startsWith(`${address}/`));
  if (from !== undefined) onward['referer'] = site.origin + (referer ?? '').slice(from.length);
  if (accept?.includes('text/html') === true) {
    onward['accept-encoding'] = 'identity';
    delete onward['if-none-match'];
    delete onward['if-modified-since'];
  }
  return onward;
}

/** Headers of an answer for a page that was opened through the proxy. */
export function homewardHeaders(headers: IncomingHttpHeaders, site: URL, page: boolean): OutgoingHttpHeaders {
  const dropped = [...hopByHop, ...ofTheDeployed, ...(page ? ofTheDeployedPage : [])];
  const homeward: OutgoingHttpHeaders = without(headers, dropped);
  const { location } = headers;
  if (location?.startsWith(`${site.origin}/`) === true) homeward['location'] = location.slice(site.origin.length);
  const cookies = headers['set-cookie'];
  if (cookies !== undefined) homeward['set-cookie'] = cookies.map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''));
  if (page) homeward['cache-control'] = 'no-store';
  return homeward;
}

function without(headers: IncomingHttpHeaders, dropped: readonly string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)));
}
