import type { Rule } from './testing/permission-rules.ts';
import { permissions } from './testing/permissions.ts';
import type { OutsideRule } from './testing/outside-limits.ts';
import { limitableAt, outsideLimits } from './testing/outside-limits.ts';
import type { Caller, PermissionFixtures } from './testing/permission-fixtures.ts';
import { callers, openPermissionFixtures } from './testing/permission-fixtures.ts';
import type { TestClinic } from './testing/clinic.ts';
import { engines } from './testing/database.ts';
import { registeredRoutes } from './testing/registered-routes.ts';

/** The documentation itself, pictures, and in a demo the outbox: for everybody, and about nobody's account. */
const isOfServer = (route: string) => /^GET (\/api\/docs|\/api\/openapi\.json$|\*$|\/dev\/outbox$)/.test(route);

/** How to ask as everybody does, for people of whom nothing is kept. */
const askOf = (route: string): NonNullable<OutsideRule['ask']> => permissions[route]?.ask ?? (async () => ({}));

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const unsafe = Object.keys(permissions).filter((route) => !route.startsWith('GET '));

function addressOf(route: string, { params = {}, query = {} }: Awaited<ReturnType<Rule['ask']>>) {
  const [method = '', path = ''] = route.split(' ');
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? 1));
  return { method: method as Method, url: search === '' ? filled : `${filled}?${search}` };
}

/** Whether an answer lets its caller in, whatever it then says of what was asked for. */
function isAdmission(status: number, { admits }: Rule): boolean {
  const isThere = status !== 404 || admits.includes('visitor');
  return status !== 401 && status !== 403 && status < 500 && isThere;
}

describe.each(engines)('V12, S77: who may do what, on %s', (engine) => {
  let clinic: TestClinic;
  let newPeople: () => Promise<PermissionFixtures>;
  /** For what is open to all: what they do there counts against their addresses, not against them. */
  let anybody: PermissionFixtures;
  let called = 0;

  beforeAll(async () => {
    ({ clinic, newPeople } = await openPermissionFixtures(engine));
    anybody = await newPeople();
  });
  afterAll(() => clinic.close());

  function send(route: string, ask: Awaited<ReturnType<Rule['ask']>>, headers: Record<string, string>) {
    called += 1;
    const remoteAddress = `10.${called >> 16}.${(called >> 8) & 255}.${called & 255}`;
    const payload = ask.body === undefined ? {} : { payload: ask.body };
    return clinic.app.inject({ ...addressOf(route, ask), headers, remoteAddress, ...payload });
  }

  /** Asks as people whose roles are limited to something else, and as those whose roles are not. */
  async function expectLimits(route: string, { status, only, ask }: OutsideRule, fixtures: PermissionFixtures) {
    for (const role of only ?? limitableAt(route)) {
      const { lacks, ...asked } = await (ask ?? askOf(route))(fixtures);
      const answer = await send(route, asked, (await fixtures.limited(role)).headers);
      const isFound = lacks !== undefined && answer.body.includes(lacks);
      expect([role, answer.statusCode, isFound]).toEqual([role, status, false]);
      // What is wrong with the request itself would be no refusal.
      if (lacks === undefined && status !== 422) continue;
      const whole = await send(route, asked, fixtures.people[role].headers);
      expect([role, whole.statusCode < 300, whole.body]).toEqual([role, true, expect.stringContaining(lacks ?? '')]);
    }
  }

  test('every route that there is has its rule, and every rule its route', () => {
    const routes = registeredRoutes(clinic.app).filter((route) => !isOfServer(route));
    expect(routes.sort()).toEqual(Object.keys(permissions).sort());
  });

  test.each(Object.entries(permissions))('%s', async (route, rule) => {
    const fixtures = rule.admits.includes('visitor') ? anybody : await newPeople();
    let ask = await rule.ask(fixtures);
    let admitted = 0;
    const rank = (caller: Caller) => Number(rule.admits.includes(caller));
    const answers: Partial<Record<Caller, number | 'admitted'>> = {};
    const kept: unknown[] = [];
    // Whoever is let in may change what the others would ask about, so they come last.
    for (const caller of [...callers].sort((a, b) => rank(a) - rank(b))) {
      // Each of them asks about a thing of their own, which the one before has not changed.
      if (rank(caller) === 1 && admitted++ > 0) ask = await rule.ask(fixtures);
      const answer = await send(route, ask, caller === 'visitor' ? {} : fixtures.people[caller].headers);
      answers[caller] = isAdmission(answer.statusCode, rule) ? 'admitted' : answer.statusCode;
      if (!rule.admits.includes('visitor')) kept.push(answer.headers['cache-control']);
    }
    const expected = callers.map((caller) => {
      if (rule.admits.includes(caller)) return [caller, 'admitted'];
      return [caller, caller === 'visitor' && rule.hidden !== true ? 401 : rule.refusedBy];
    });
    expect(answers).toEqual(Object.fromEntries(expected));
    expect(new Set(kept)).toEqual(new Set(rule.admits.includes('visitor') ? [] : ['no-store']));
    const outside = outsideLimits[route];
    if (outside) await expectLimits(route, outside, fixtures);
  });

  test('every route for a role that can be limited says what lies outside, and no other does', () => {
    const routes = Object.keys(permissions).filter((route) => limitableAt(route).length > 0);
    expect(Object.keys(outsideLimits).sort()).toEqual(routes.sort());
  });

  test.each(unsafe)('V6: %s does nothing for a browser without the token of its own session', async (route) => {
    const answer = await send(route, {}, { cookie: '__Host-sid=of-this-browser', 'sec-fetch-site': 'same-origin' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, 'CSRF_MISMATCH']);
  });
});
