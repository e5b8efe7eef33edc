import fc from 'fast-check';
import { ErrorBody } from '@clinic/contracts';
import type { Ask } from './testing/permission-rules.ts';
import { permissions } from './testing/permissions.ts';
import type { PermissionFixtures } from './testing/permission-fixtures.ts';
import { callers, openPermissionFixtures } from './testing/permission-fixtures.ts';
import type { TestClinic } from './testing/clinic.ts';
import { everyEngine } from './testing/database.ts';
import { hostileText, hostileValue, spoiled } from './testing/hostile-values.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Operation {
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content?: Record<string, { schema?: Schema | { $ref: string } }> };
}

interface Schema {
  properties?: Record<string, unknown>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** What one request sends. */
interface Hostile {
  readonly params: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly payload: string | undefined;
  readonly headers: Record<string, string>;
}

/** How many requests a run sends to each route: about ten thousand in all, with two callers and two engines. */
const perRoute = Number(process.env['HOSTILE_REQUESTS_PER_ROUTE'] ?? 20);

const contentTypes = [
  ...['application/json', 'application/json', 'application/json', 'application/json; charset=utf-16', '', 'text/plain'],
  ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'multipart/form-data', 'nonsense'],
];

/** A header may hold no line break and no character past Latin 1: a client could not send it. */
const headerText = hostileText.map((text) =>
  Array.from(text, (char) => (/[\x20-\x7e\xa0-\xff]/.test(char) ? char : '?')).join(''),
);

const named = (names: readonly string[], valid: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(names.map((name) => [name, valid[name] ?? 'x']));

/** Requests to an operation of the API document, each near to a valid one. */
function hostileRequests(
  { parameters = [], requestBody }: Operation,
  { schemas }: Document['components'],
  valid: Ask,
): fc.Arbitrary<Hostile> {
  const names = (place: string) => parameters.filter((parameter) => parameter.in === place).map(({ name }) => name);
  const content = Object.values(requestBody?.content ?? {})[0];
  const schema = content?.schema;
  const { properties = {} } =
    (schema && '$ref' in schema ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema) ?? {};
  const body = { ...named(Object.keys(properties)), ...valid.body };
  const json = fc.oneof({ weight: 5, arbitrary: spoiled(body) }, { weight: 1, arbitrary: hostileValue });
  const written = fc.oneof(
    { weight: 6, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '{"a":1e400}', '{"__proto__":{"a":1}}', '['.repeat(2_000)) },
  );
  return fc.record({
    params: spoiled(named(names('path'), valid.params)),
    query: fc.oneof(fc.constant(named(names('query'), valid.query)), spoiled(named(names('query'), valid.query))),
    payload: requestBody ? written : fc.option(written, { freq: 8, nil: undefined }),
    headers: fc.record(
      {
        'content-type': fc.constantFrom(...contentTypes),
        'accept-language': headerText,
        'idempotency-key': headerText,
        range: headerText,
        'if-none-match': headerText,
      },
      { requiredKeys: ['content-type'] },
    ),
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The address of a request. A lone surrogate has no UTF-8 form, and no client can send it. */
function addressOf(path: string, { params, query }: Hostile): string {
  const encoded = (value: unknown) => encodeURIComponent(textOf(value).toWellFormed());
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? ''));
  const search = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${encoded(name)}=${encoded(one ?? '')}`),
  );
  return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
}

describe.each(everyEngine)('requests that nobody should send, on %s', (engine) => {
  let clinic: TestClinic;
  let newPeople: () => Promise<PermissionFixtures>;
  let paths: Document['paths'];
  let components: Document['components'];
  let sent = 0;

  beforeAll(async () => {
    ({ clinic, newPeople } = await openPermissionFixtures(engine));
    ({ paths, components } = (await clinic.app.inject('/api/openapi.json')).json<Document>());
  });
  afterAll(() => clinic.close());
  beforeEach(() => clinic.database.pool.query('DELETE FROM rate_limits'));

  async function send(
    method: Method,
    url: string,
    { payload, headers }: Hostile,
    authorization: Record<string, string>,
  ) {
    sent += 1;
    const remoteAddress = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`;
    const answer = await clinic.app.inject({
      ...{ method, url, remoteAddress, headers: { ...headers, ...authorization } },
      ...(payload === undefined ? {} : { payload }),
    });
    const problem = answer.statusCode < 400 ? null : ErrorBody.safeParse(answer.json()).success ? null : 'no envelope';
    return { status: answer.statusCode, problem };
  }

  // A route answers within its schema or not at all: an answer that does not match it is a 500.
  test.each(Object.entries(permissions).filter(([, { hidden }]) => hidden !== true))('%s', async (route, rule) => {
    const [method = '', path = ''] = route.split(' ');
    const operation = paths[path]?.[method.toLowerCase()] ?? {};
    const admitted = callers.filter((caller) => rule.admits.includes(caller));
    const caller = admitted.find((name) => name !== 'visitor');
    const fixtures = await newPeople();
    const valid = await rule.ask(fixtures);
    await fc.assert(
      fc.asyncProperty(hostileRequests(operation, components, valid), async (request) => {
        for (const headers of [{}, ...(caller ? [fixtures.people[caller].headers] : [])]) {
          const answer = await send(method as Method, addressOf(path, request), request, headers);
          if (answer.status >= 500 || answer.problem !== null) throw new Error(JSON.stringify(answer));
        }
      }),
      { numRuns: perRoute, endOnFailure: true },
    );
  });
});
