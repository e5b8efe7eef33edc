import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Lang } from '@clinic/shared/contracts';
import type { Brand } from '@clinic/shared/routing';
import type { ReleaseStore } from '@clinic/releases/store';
import { workerUrl } from '../src/offline/page-state.ts';
import { sendNotice } from './notice-page.ts';
import { removingWorker } from './removing-worker.ts';
import { workerPolicy } from './security-headers.ts';
import type { HostSettings } from './settings.ts';
import type { Sites } from './site.ts';

const words = {
  ar: {
    title: 'لا يوجد اتصال بالإنترنت',
    text: 'تعذر الوصول إلى الموقع. تحقق من اتصالك ثم أعد المحاولة.',
    reach: 'يمكنك التواصل معنا أيضًا',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    address: 'العنوان',
    again: 'إعادة المحاولة',
  },
  en: {
    title: 'No internet connection',
    text: 'The site could not be reached. Check your connection and try again.',
    reach: 'You can also reach us',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    again: 'Try again',
  },
} as const;

interface Offline {
  store: ReleaseStore;
  sites: Sites;
  settings: Pick<HostSettings, 'brand' | 'serviceWorker'>;
}

/** The service worker of the live composition, and the page that it shows for want of a network. */
export function serveOffline(app: FastifyInstance, { store, sites, settings }: Offline): void {
  app.get(workerUrl, async (_request, reply) => {
    const live = settings.serviceWorker ? (sites.current?.site.host ?? null) : null;
    // A release of the host without a worker takes the former one away as well.
    const worker = live === null ? removingWorker : await readWorker(store, live.release, live.workerIntegrity);
    if (worker === null) return reply.code(404).header('cache-control', 'no-store').send();
    return sendWorker(reply, worker);
  });

  app.get('/offline', async (request, reply) =>
    sendNotice(request, reply, 200, (lang) => ({ title: words[lang].title, body: offlineBody(settings.brand, lang) })),
  );

  async function readWorker(from: ReleaseStore, release: string, integrity: string | null) {
    if (integrity === null) return removingWorker;
    const bytes = await from.readArtifactFile('host', release, 'sw.js').catch(() => null);
    const intact = bytes !== null && `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity;
    if (!intact) app.log.error({ release }, 'the service worker of a release is missing or altered');
    return intact ? bytes : null;
  }
}

function sendWorker(reply: FastifyReply, body: Buffer | string): FastifyReply {
  return reply
    .type('text/javascript; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('service-worker-allowed', '/')
    .header('content-security-policy', workerPolicy)
    .send(body);
}

/** What can be done without a network: call, write, come. */
function offlineBody({ phone, email, address }: Brand, lang: Lang): string {
  const text = words[lang];
  const rows = [
    phone === null ? '' : row(text.phone, `<a href="tel:${escape(phone)}"><bdi dir="ltr">${escape(phone)}</bdi></a>`),
    email === null
      ? ''
      : row(text.email, `<a href="mailto:${escape(email)}"><bdi dir="ltr">${escape(email)}</bdi></a>`),
    address === null ? '' : row(text.address, escape(address[lang])),
  ].join('');
  const contacts = rows === '' ? '' : `<p>${text.reach}</p><dl>${rows}</dl>`;
  // An empty address is the page that could not be had.
  return `<p>${text.text}</p>${contacts}<p><a href="">${text.again}</a></p>`;
}

function row(name: string, value: string): string {
  return `<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
