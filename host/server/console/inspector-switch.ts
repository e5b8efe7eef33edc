import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { inspectorCookie } from '@clinic/contracts/host';
import { formScope } from '../http/form-scope.ts';
import { sendNotice } from '../http/notice-page.ts';

/** Wrong keys that one address may try, and for how long it waits after them, in milliseconds. */
const tries = { most: 10, within: 15 * 60 * 1000 };

/** Largest form in bytes: a key. */
const largestForm = 4096;

/** Readable by script, so that a page knows without asking; it ends with the browser. */
const cookie = { path: '/', sameSite: 'strict' } as const;

interface InspectorSwitch {
  /** What opens the inspector in production; empty closes it. */
  key: string;
  /** Public address of the site. */
  originOf: (request: FastifyRequest) => string;
}

type Outcome = 'ask' | 'wrong' | 'wait' | 'on';

const words = {
  ar: {
    title: 'عدسة التركيب',
    ask: 'تُظهر العدسة على كل صفحة أي جزء منها لأي فريق وأي إصدار، وما حدث عند تحميله. هي لمن يعمل على الموقع.',
    key: 'المفتاح',
    open: 'شغّل العدسة',
    wrong: 'المفتاح غير صحيح.',
    wait: 'محاولات خاطئة كثيرة. حاول مرة أخرى بعد ربع ساعة.',
    on: 'العدسة تعمل في هذا المتصفح حتى تغلقه.',
    off: 'أوقف العدسة',
    home: 'الصفحة الرئيسية',
  },
  en: {
    title: 'Composition lens',
    ask: 'The lens shows on every page which part of it is of which team and release, and what happened as it was loaded. It is for those who work on the site.',
    key: 'Key',
    open: 'Switch the lens on',
    wrong: 'The key is not right.',
    wait: 'Too many wrong tries. Try again in a quarter of an hour.',
    on: 'The lens is on in this browser until you close it.',
    off: 'Switch the lens off',
    home: 'Home page',
  },
} as const;

const statuses: Record<Outcome, number> = { ask: 200, wrong: 403, wait: 429, on: 200 };

/**
 * `/lens`: switches the composition inspector on in this browser, for who has the key. What the inspector shows stands in every page and
 * every artifact already; the key keeps it out of visitors' way and protects nothing. Without a key there is no such page.
 */
export function serveInspectorSwitch(app: FastifyInstance, { key, originOf }: InspectorSwitch): void {
  if (key === '') return;
  const wrong = new LRUCache<string, number>({ max: 10_000, ttl: tries.within, noUpdateTTL: true });
  const tell = (request: FastifyRequest, reply: FastifyReply, outcome: Outcome) =>
    sendNotice(request, reply, statuses[outcome], (lang) => {
      const text = words[lang];
      const message = outcome === 'ask' ? text.ask : text[outcome];
      const form = outcome === 'on' ? offForm(text.off) : outcome === 'wait' ? '' : keyForm(text, lang);
      const home = `<div class="ways"><a href="/">${text.home}</a></div>`;
      return { title: text.title, body: `<p${outcome === 'ask' ? '' : ' role="status"'}>${message}</p>${form}${home}` };
    });

  app.get('/lens', async (request, reply) =>
    tell(request, reply, request.cookies[inspectorCookie] === undefined ? 'ask' : 'on'),
  );
  formScope(app, {
    originOf,
    bodyLimit: largestForm,
    types: ['application/x-www-form-urlencoded'],
    routes: (pages) => {
      pages.post<{ Body: Buffer }>('/lens', async (request, reply) => {
        const missed = wrong.get(request.ip) ?? 0;
        if (missed >= tries.most) return tell(request, reply.header('retry-after', tries.within / 1000), 'wait');
        if (same(new URLSearchParams(request.body.toString()).get('key') ?? '', key))
          return tell(request, reply.setCookie(inspectorCookie, '1', secured(request)), 'on');
        wrong.set(request.ip, missed + 1);
        return tell(request, reply, 'wrong');
      });
      pages.post('/lens/off', async (request, reply) =>
        reply.clearCookie(inspectorCookie, secured(request)).header('cache-control', 'no-store').redirect('/lens', 303),
      );
    },
  });

  function secured(request: FastifyRequest) {
    return { ...cookie, secure: originOf(request).startsWith('https:') };
  }
}

function keyForm(text: (typeof words)['ar' | 'en'], lang: string): string {
  return `<form method="post" action="/lens"><label for="key-${lang}">${text.key}</label><input id="key-${lang}" name="key" type="password" autocomplete="off" required dir="ltr"><button class="start">${text.open}</button></form>`;
}

function offForm(label: string): string {
  return `<form method="post" action="/lens/off"><button>${label}</button></form>`;
}

/** Compares in constant time, whatever the lengths. */
function same(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
