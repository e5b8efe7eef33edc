import type { Page, Route } from '@playwright/test';

/** A way in which a remote can be broken on its way to the browser. */
export interface Fault {
  name: string;
  /** What the browser itself says about it: the marks of the fault, not of the site. */
  marks: RegExp[];
  answer: (route: Route, remote: string) => Promise<unknown> | undefined;
}

const isEntry = (route: Route) => route.request().url().endsWith('/remoteEntry.js');
const javascript = 'text/javascript; charset=utf-8';
const refused = /Failed to load resource/;

/** A container as small as can be, under the name that the host looks for. */
const container = (remote: string, get: string) => `var clinic_${remote} = { init() {}, get(module) { ${get} } };`;

const fulfilEntry = (body: (remote: string) => string) => (route: Route, remote: string) =>
  isEntry(route) ? route.fulfill({ contentType: javascript, body: body(remote) }) : route.continue();

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
    marks: [/Unexpected token '<'/],
    answer: fulfilEntry(() => '<!doctype html><title>Welcome to the hotel network</title>'),
  },
  {
    name: 'the entry is cut off',
    marks: [/SyntaxError/],
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
    marks: [/broken on purpose/],
    answer: fulfilEntry(() => 'throw new Error("broken on purpose");'),
  },
  {
    name: 'its screen throws while it loads',
    marks: [/broken on purpose/],
    answer: fulfilEntry((remote) =>
      container(remote, 'return Promise.resolve(() => { throw new Error("broken on purpose"); });'),
    ),
  },
  {
    name: 'its screen throws while it is drawn',
    marks: [/broken on purpose/],
    answer: fulfilEntry((remote) =>
      container(remote, 'return Promise.resolve(() => ({ Component() { throw new Error("broken on purpose"); } }));'),
    ),
  },
  {
    name: 'it exports something else',
    marks: [/Element type is invalid|error #130/],
    answer: fulfilEntry((remote) => container(remote, 'return Promise.resolve(() => ({ Screen: 1 }));')),
  },
];

/** Breaks a remote for a page. The returned function makes it whole again; requests that hang stay so. */
export async function breakRemote(page: Page, remote: string, fault: Fault): Promise<() => Promise<void>> {
  const files = `**/artifacts/${remote}/**/*.js`;
  const handler = async (route: Route) => {
    await fault.answer(route, remote);
  };
  await page.route(files, handler);
  return () => page.unroute(files, handler);
}
