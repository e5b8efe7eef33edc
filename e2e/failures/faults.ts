import type { Page, Route } from '@playwright/test';
import { alterRemotes, integrityOf } from '../browser/alter-remotes.ts';

/** A way in which a remote can be broken on its way to the browser. */
export interface Fault {
  name: string;
  /** What the browser itself says about it: the marks of the fault, not of the site. */
  marks: RegExp[];
  answer: (route: Route, remote: string) => Promise<unknown> | undefined;
  /** Code that was released in the place of the remote's entry, until it is repaired: no other would run. */
  released?: (remote: string) => string;
}

const isEntry = (route: Route) => new URL(route.request().url()).pathname.endsWith('/remoteEntry.js');
/** The scripts of a remote, also those that are asked for again under an address of their own. */
export const scriptsOf = (remote: string) => new RegExp(`/artifacts/${remote}/[^?]+\\.js(\\?|$)`);
const javascript = 'text/javascript; charset=utf-8';
const refused = /Failed to load resource/;
/** What Chromium says of bytes that are not those of the element's integrity. */
export const altered = /Failed to find a valid digest/;

/** A container as small as can be, under the name that the host looks for. */
const container = (remote: string, get: string) => `var clinic_${remote} = { init() {}, get(module) { ${get} } };`;

const pass = (route: Route) => route.continue();

export const faults: readonly Fault[] = [
  {
    name: 'the entry is not found',
    marks: [refused],
    answer: (route) => (isEntry(route) ? route.fulfill({ status: 404, body: '' }) : route.continue()),
  },
  {
    name: 'the entry is answered with 500',
    marks: [refused],
    answer: (route) => (isEntry(route) ? route.fulfill({ status: 500, body: '{}' }) : route.continue()),
  },
  { name: 'nothing can be reached', marks: [refused], answer: (route) => route.abort('connectionrefused') },
  {
    name: 'a page of HTML stands in for the entry',
    marks: [altered],
    answer: (route) =>
      isEntry(route)
        ? route.fulfill({
            contentType: javascript,
            body: '<!doctype html><title>Welcome to the hotel network</title>',
          })
        : route.continue(),
  },
  {
    name: 'the entry is cut off',
    marks: [altered],
    async answer(route) {
      if (!isEntry(route)) return route.continue();
      const whole = await (await route.fetch()).text();
      return route.fulfill({ contentType: javascript, body: whole.slice(0, whole.length / 2) });
    },
  },
  {
    name: 'the entry never arrives',
    marks: [refused],
    answer: (route) => (isEntry(route) ? undefined : route.continue()),
  },
  {
    name: 'the files of the screen never arrive',
    marks: [refused],
    answer: (route) => (isEntry(route) ? route.continue() : undefined),
  },
  {
    name: 'the files of the screen are gone',
    marks: [refused],
    answer: (route) => (isEntry(route) ? route.continue() : route.fulfill({ status: 404, body: '' })),
  },
  {
    name: 'it throws while it starts',
    marks: [/broken on purpose/, refused],
    answer: pass,
    released: () => 'throw new Error("broken on purpose");',
  },
  {
    name: 'its screen throws while it loads',
    marks: [/broken on purpose/, refused],
    answer: pass,
    released: (remote) => container(remote, 'return Promise.resolve(() => { throw new Error("broken on purpose"); });'),
  },
  {
    name: 'its screen throws while it is drawn',
    marks: [/broken on purpose/, refused],
    answer: pass,
    released: (remote) =>
      container(remote, 'return Promise.resolve(() => ({ Component() { throw new Error("broken on purpose"); } }));'),
  },
  {
    name: 'it exports something else',
    marks: [/Element type is invalid|error #130/, refused],
    answer: pass,
    released: (remote) => container(remote, 'return Promise.resolve(() => ({ Screen: 1 }));'),
  },
];

/** Breaks a remote for a page. The returned function makes it whole again; requests that hang stay so. */
export async function breakRemote(page: Page, remote: string, fault: Fault): Promise<() => Promise<void>> {
  if (fault.released !== undefined) return releaseBroken(page, remote, fault.released(remote));
  const files = scriptsOf(remote);
  const handler = async (route: Route) => {
    await fault.answer(route, remote);
  };
  await page.route(files, handler);
  return () => page.unroute(files, handler);
}

/** Shows pages whose composition has an entry that misbehaves until `repaired` is set in the page, and is the real one from then on. */
async function releaseBroken(page: Page, remote: string, code: string): Promise<() => Promise<void>> {
  const bodies = new Map<string, string>();
  await alterRemotes(
    page,
    ({ pathname }) => !/^\/(artifacts|compositions|api|images|registry)\//.test(pathname),
    async (remotes) => {
      const [, base = '', integrity = ''] =
        new RegExp(`"${remote}":{"release":"[^"]*","base":"([^"]*)","integrity":"([^"]*)"`).exec(remotes) ?? [];
      const real = await (await page.request.get(`${base}remoteEntry.js`)).text();
      const body = `if (globalThis.repaired) {${real}} else {${code}}`;
      bodies.set(`${base}remoteEntry.js`, body);
      return [[integrity, integrityOf(body)]];
    },
  );
  // A release that could stand in is away.
  await page.route(`**/artifacts/${remote}/**/remoteEntry.js*`, (route) => {
    const body = bodies.get(decodeURIComponent(new URL(route.request().url()).pathname));
    return body === undefined ? route.abort() : route.fulfill({ contentType: javascript, body });
  });
  return () => page.evaluate(() => void Object.assign(window, { repaired: true }));
}
