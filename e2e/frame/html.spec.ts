import type { Lang } from '@clinic/contracts';
import { expect, languages, test } from '../browser/test.ts';
import { mainSite } from '../site/main-site.ts';
import { answered } from '../site/answered.ts';

/** Public pages, and words of the clinic's data that stand on each. */
const pages: { path: string; says: Record<Lang, RegExp> }[] = [
  { path: '/', says: { ar: /الأنف والأذن والحنجرة/, en: /Ear, nose and throat/i } },
  { path: '/doctors', says: { ar: /الأطباء/, en: /Doctors/ } },
  { path: '/specialities', says: { ar: /الأنف والأذن والحنجرة/, en: /Ear, nose and throat/i } },
  { path: '/specialities/ent-clinic', says: { ar: /الأنف والأذن والحنجرة/, en: /Ear, nose and throat/i } },
  { path: '/qa', says: { ar: /اسأل طبيبك/, en: /Ask your doctor/i } },
];

async function read(path: string, headers: Record<string, string> = {}) {
  const response = await answered(mainSite().url + path, { headers, redirect: 'manual' });
  return { response, status: response.status, html: await response.text() };
}

const policyParts = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

for (const lang of languages) {
  for (const { path, says } of pages) {
    test(`${lang}: ${path} is whole in its HTML`, async () => {
      const { response, status, html } = await read(lang === 'ar' ? path : `${path}?lang=${lang}`);

      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}">`);
      // Nothing is sent apart from its place: an inline script would have to move it there, and the policy forbids that.
      const body = html.slice(html.indexOf('<body'));
      expect(body).not.toMatch(/<!--\$[?!]-->|<template/);
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
      expect(main).toMatch(/<h1/);
      expect(main.replace(/<[^>]+>/g, ' ')).toMatch(says[lang]);
      expect(html).toMatch(/<title>[^<|]+ \| [^<]+<\/title>/);
      expect(html).toMatch(/<link rel="canonical" href="http[^"]+">/);
      for (const code of ['ar', 'en', 'x-default']) expect(html).toContain(`hreflang="${code}"`);
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const part of policyParts) expect(policy).toContain(part);
      expect(policy.match(/script-src[^;]*/)?.[0]).not.toMatch(/unsafe|http:|\*|nonce/);
    });
  }

  test(`${lang}: a doctor's page is whole in its HTML, under the slug of the language`, async () => {
    const { data } = (await (await fetch(`${mainSite().url}/api/doctors/random/1`)).json()) as {
      data: { slug_ar: string; slug_en: string; name_ar: string; name_en: string }[];
    };
    const doctor = data[0];
    if (doctor === undefined) throw new Error('the clinic has no doctor');
    const slug = lang === 'ar' ? doctor.slug_ar : doctor.slug_en;
    const { status, html } = await read(`/doctors/${encodeURIComponent(slug)}?lang=${lang}`);

    expect(status).toBe(200);
    expect(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]).toContain(lang === 'ar' ? doctor.name_ar : doctor.name_en);
  });
}

test('an unknown path is answered 404 with the frame, a bad slug with a page that says so', async () => {
  for (const path of ['/zzz', '/doctors/nobody-here', '/specialities/nothing-here', '/qa/questions/nothing-here']) {
    const { status, html } = await read(path);
    expect(status, path).toBe(404);
    expect(html, path).toMatch(/<main[\s\S]*<h1/);
    expect(html, path).toContain('noindex');
  }
  expect((await read('/404')).status).toBe(200);
});

test('pages in any case of letters lead to their one address', async () => {
  const { response, status } = await read('/DOCTORS?specialty=1');
  expect([status, response.headers.get('location')]).toEqual([308, '/doctors?specialty=1']);
  expect((await read('/doctors')).html).toMatch(/<link rel="canonical" href="[^"]+\/doctors">/);
});

test('Arabic addresses of the working hours lead to /shifts', async () => {
  for (const path of ['/ساعات-العمل', '/أوقات-العمل', '/مواعيد-العمل']) {
    const { response, status } = await read(encodeURI(path));
    expect([301, 302, 308], path).toContain(status);
    expect(response.headers.get('location'), path).toBe('/shifts');
  }
});

test('every kind of answer carries the security headers, and nothing about the server', async () => {
  const script = /<script src="([^"]+)"/.exec((await read('/')).html)?.[1] ?? '';
  for (const path of [
    '/',
    '/zzz',
    '/api/specialties',
    '/api/nothing',
    '/registry/production.json',
    '/favicon.svg',
    script,
  ]) {
    const { headers } = (await read(path)).response;
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin');
    expect(headers.get('permissions-policy'), path).toContain('camera=()');
    expect(headers.get('strict-transport-security'), path).toBe('max-age=63072000');
    expect(headers.get('content-security-policy'), path).toMatch(/default-src|frame-ancestors/);
    expect(headers.get('server'), path).toBeNull();
    expect(headers.get('x-powered-by'), path).toBeNull();
  }
});

test('snapshots are the same with and without cookies, and are not sent again when nothing changed', async () => {
  const plain = await read('/specialities');
  const withCookies = await read('/specialities', {
    cookie: '__Host-sid=stranger; access_token=stranger; user_name=Sara',
  });
  expect(withCookies.html).toBe(plain.html);
  const etag = plain.response.headers.get('etag') ?? '';
  expect((await read('/specialities', { 'if-none-match': etag })).status).toBe(304);
  const member = await read('/profile/Appointments');
  expect(member.response.headers.get('cache-control')).toContain('no-store');
});
