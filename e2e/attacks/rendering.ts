/**
 * What others notice while one client tries to wear out page rendering. It asks a running site for pages as a visitor does and
 * attacks it meanwhile from another network, one attack after the other. It prints a table and ends with 1 when a visitor got an
 * empty page. The site takes both addresses from `X-Forwarded-For`, so it has to be reached on its own machine:
 * `node e2e/attacks/rendering.ts http://localhost:4000 [seconds per attack]`
 */
import { parseArgs } from 'node:util';

const attacker = '198.51.100.66';
const visitor = '203.0.113.7';

interface Answer {
  status: number;
  /** Whether it is a page that the browser has to fill. */
  shell: boolean;
  milliseconds: number;
}

interface Attack {
  name: string;
  connections: number;
  /** The n-th request of the attack. */
  request: (n: number) => { path: string; form?: string };
}

const random = () => Math.random().toString(36).slice(2);
const manyFields = Array.from({ length: 20_000 }, (_, n) => `f${n}=1`).join('&');

const attacks: Attack[] = [
  { name: 'none', connections: 0, request: () => ({ path: '/' }) },
  { name: 'forms of 20,000 fields', connections: 4, request: () => ({ path: '/contact', form: manyFields }) },
  {
    name: 'forms with nothing in them',
    connections: 16,
    request: () => ({ path: '/contact', form: 'name=x&message=y' }),
  },
  { name: 'random queries', connections: 16, request: () => ({ path: `/?x=${random()}` }) },
  { name: 'random values of a known query', connections: 16, request: () => ({ path: `/doctors?page=${random()}` }) },
  { name: 'random searches', connections: 16, request: () => ({ path: `/search?q=${random()}` }) },
  { name: 'random paths', connections: 16, request: () => ({ path: `/${random()}` }) },
  { name: 'random doctors', connections: 16, request: () => ({ path: `/doctors/${random()}` }) },
];

async function ask(site: string, from: string, path: string, form?: string): Promise<Answer> {
  const begun = performance.now();
  const headers = new Headers({ 'x-forwarded-for': from, 'accept-encoding': 'gzip' });
  if (form !== undefined) {
    headers.set('content-type', 'application/x-www-form-urlencoded');
    headers.set('origin', site);
  }
  try {
    const response = await fetch(site + path, {
      headers,
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    });
    const body = await response.text();
    const shell = response.status === 200 && body.includes('<div id="root"></div>');
    return { status: response.status, shell, milliseconds: performance.now() - begun };
  } catch {
    return { status: 0, shell: false, milliseconds: performance.now() - begun };
  }
}

/** Addresses of pages that nobody has asked for yet, each to be taken once. */
async function coldPages(site: string): Promise<() => string> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
  const cold = paths.map((url) => new URL(url)).map(({ pathname, search }) => pathname + search);
  return () => cold.pop() ?? '/';
}

async function run(site: string, attack: Attack, seconds: number, nextCold: () => string) {
  const until = performance.now() + seconds * 1000;
  const attacked: Answer[] = [];
  const visited: Answer[] = [];
  let n = 0;
  const wear = async () => {
    while (performance.now() < until) {
      const { path, form } = attack.request((n += 1));
      attacked.push(await ask(site, attacker, path, form));
    }
  };
  const visit = async () => {
    while (performance.now() < until) {
      visited.push(await ask(site, visitor, nextCold()));
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  };
  await Promise.all([...Array.from({ length: attack.connections }, wear), visit()]);
  return { attacked, visited };
}

const statuses = (answers: Answer[]) => {
  const counts = new Map<string, number>();
  for (const { status, shell } of answers) {
    const kind = shell ? 'empty' : String(status);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ');
};

function waits(answers: Answer[]): string {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${at(0.5)} / ${at(1)} ms`;
}

const { positionals } = parseArgs({ allowPositionals: true });
const [site = 'http://localhost:4000', seconds = '10'] = positionals;
const nextCold = await coldPages(site);
const rows = [];
for (const attack of attacks) {
  const { attacked, visited } = await run(site, attack, Number(seconds), nextCold);
  rows.push({ attack: attack.name, shells: visited.filter(({ shell }) => shell).length });
  console.log(
    [
      attack.name.padEnd(32),
      `attack ${Math.round(attacked.length / Number(seconds))}/s: ${statuses(attacked)}`,
      `visitor ${statuses(visited)}; ${waits(visited)} (median / longest)`,
    ].join(' | '),
  );
}
if (rows.some(({ shells }) => shells > 0)) process.exitCode = 1;
