import type { Answer } from './client.ts';
import { judge } from './pages.ts';

const good = { text: 40, links: 2, hasTicker: false };
const link = '<a href="/">home</a>';
const words = 'a text with all that belongs onto it';
const page = (body: string, more: Partial<Answer> = {}): Answer => ({
  status: 200,
  body: `<!doctype html><html><head><title>t</title></head><body>${body}<script>${words}</script></body></html>`,
  headers: { 'cache-control': 'public, max-age=0' },
  ...more,
});
const whole = page(link + words + link);
const aged = (caching: string) => ({
  ...whole,
  headers: { 'cache-control': caching, 'server-timing': 'known;desc="…"' },
});

test.each([
  ['whole', whole],
  ['aged', aged('no-store')],
  ['wrong: aged, and for every cache', aged('public, max-age=0')],
  ['wrong: not all of it', page(link + link)],
  ['wrong: not all of it', page(link + words + words)],
  ['wrong: with or without the ticker', page(`${link}${words}${link}<b data-badge="1"></b>`)],
  ['wrong: cut off', { ...whole, body: whole.body.slice(0, -10) }],
  ['wrong: names a patient', page(`${link}Patient 17 has ${words}${link}`)],
  ['wrong: 500', { ...whole, status: 500 }],
  ['wrong: 503', { ...whole, status: 503 }],
  ['refused', { ...whole, status: 503, headers: { 'retry-after': '2' } }],
  ['no answer', { status: 0, body: '', headers: {} }],
  ['no answer', { status: 503, body: '{"error":"Service Unavailable","statusCode":503}', headers: {} }],
] as const)('%s', (decision, answer) => {
  expect(judge(answer, good)).toBe(decision);
});
