import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from '@clinic/contracts';
import type { Brand } from '@clinic/contracts/host';
import { integrityOf } from '@clinic/releases/store';
import type { ReleaseStore } from '@clinic/releases/store';
import { workerUrl } from '@clinic/contracts/host';
import { escapeHtml, sendNotice, statusLink } from './notice-page.ts';
import { removingWorker } from './removing-worker.ts';
import { workerPolicy } from './security-headers.ts';
import type { ComposedSite, SiteSettings } from '../rendering/composed-site.ts';

/** Why there is no page: the browser has no network, or the server has nothing to serve. */
type Want = 'network' | 'site';

const words = {
  ar: {
    network: ['لا يوجد اتصال بالإنترنت', 'تعذّر الوصول إلى الموقع. تحقّق من اتصالك ثم أعد المحاولة.'],
    site: ['الموقع غير متاح الآن', 'الخلل عندنا ونعمل على إصلاحه. أعد المحاولة بعد قليل.'],
    reach: 'يمكنك التواصل معنا أيضًا',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    address: 'العنوان',
    again: 'إعادة المحاولة',
  },
  en: {
    network: ['No internet connection', 'The site could not be reached. Check your connection and try again.'],
    site: [
      'The site is not available right now',
      'The fault is on our side, and we are working on it. Try again in a moment.',
    ],
    reach: 'You can also reach us',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    again: 'Try again',
  },
} as const;

interface Offline {
  store: ReleaseStore;
  /** The live composition. Null while there is none. */
  live: () => ComposedSite | null;
  settings: SiteSettings;
}

/** The service worker of the live composition, and the page that it shows for want of a network. */
export function serveOffline(app: FastifyInstance, { store, live, settings }: Offline): void {
  app.get(workerUrl, async (_request, reply) => {
    if (!settings.serviceWorker) return sendWorker(reply, removingWorker);
    const host = live()?.host;
    // Browsers keep the worker that they have, and with it their offline page.
    if (host === undefined) return notServed(reply).header('cache-control', 'no-store').send();
    // A release of the host without a worker takes the former one away as well.
    const worker = await readWorker(store, host.release, host.workerIntegrity);
    if (worker === null) return reply.code(404).header('cache-control', 'no-store').send();
    return sendWorker(reply, worker);
  });

  app.get('/offline', async (request, reply) =>
    sendNotice(request, reply, 200, (lang) => noticeOf('network', settings.brand, lang)),
  );

  async function readWorker(from: ReleaseStore, release: string, integrity: string | null) {
    if (integrity === null) return removingWorker;
    const bytes = await from.readArtifactFile('host', release, 'sw.js').catch(() => null);
    const intact = bytes !== null && integrityOf(bytes) === integrity;
    if (!intact) app.log.error({ release }, 'the service worker of a release is missing or altered');
    return intact ? bytes : null;
  }
}

/** The page of a server that has nothing to serve yet. */
export function sendNotServed(request: FastifyRequest, reply: FastifyReply, brand: Brand): FastifyReply {
  return sendNotice(request, notServed(reply), 503, (lang) => noticeOf('site', brand, lang));
}

function notServed(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '2');
}

function sendWorker(reply: FastifyReply, body: Buffer | string): FastifyReply {
  return reply
    .type('text/javascript; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('service-worker-allowed', '/')
    .header('content-security-policy', workerPolicy)
    .send(body);
}

/** What can be done without a page: call, write, come. */
function noticeOf(want: Want, { phone, email, address }: Brand, lang: Lang): { title: string; body: string } {
  const text = words[lang];
  const [title, why] = text[want];
  const rows = [
    phone === null
      ? ''
      : row(text.phone, `<a href="tel:${escapeHtml(phone)}"><bdi dir="ltr">${escapeHtml(phone)}</bdi></a>`),
    email === null
      ? ''
      : row(text.email, `<a href="mailto:${escapeHtml(email)}"><bdi dir="ltr">${escapeHtml(email)}</bdi></a>`),
    address === null ? '' : row(text.address, escapeHtml(address[lang])),
  ].join('');
  const contacts = rows === '' ? '' : `<p>${text.reach}</p><dl>${rows}</dl>`;
  // An empty address is the page that could not be had.
  const status = want === 'site' ? `<p>${statusLink(lang)}</p>` : '';
  return { title, body: `<p>${why}</p>${contacts}<p><a href="">${text.again}</a></p>${status}` };
}

function row(name: string, value: string): string {
  return `<div><dt>${name}</dt><dd>${value}</dd></div>`;
}
