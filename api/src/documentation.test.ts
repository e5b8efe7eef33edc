import { ErrorBody } from '@clinic/contracts';
import type { TestClinic } from './testing/clinic.ts';
import { openClinic } from './testing/clinic.ts';
import { permissions } from './testing/permissions.ts';

interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string; schema?: object }[];
  responses?: Record<string, { $ref?: string; content?: Record<string, { schema?: object }> }>;
}

interface Document {
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: Record<string, { content: object }> };
}

describe('S144: the documentation of the API', () => {
  let clinic: TestClinic;
  let document: Document;
  let operations: [route: string, operation: Operation][];

  beforeAll(async () => {
    clinic = await openClinic('pglite');
    document = (await clinic.app.inject('/api/docs/json')).json<Document>();
    operations = Object.entries(document.paths).flatMap(([path, of]) =>
      Object.entries(of).map(([method, operation]): [string, Operation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    );
  });
  afterAll(() => clinic.close());

  /** Routes of which something does not hold. */
  const lacking = (holds: (operation: Operation, route: string) => boolean) =>
    operations.filter(([route, operation]) => !holds(operation, route)).map(([route]) => route);

  test('Q23: knows every route but those of servers, below /api but for two about its health, and can be read there', async () => {
    const open = Object.keys(permissions).filter((route) => permissions[route]?.hidden !== true);
    expect(operations.map(([route]) => route).sort()).toEqual(open.sort());
    const elsewhere = operations.map(([route]) => route).filter((route) => !route.includes(' /api/'));
    expect(elsewhere).toEqual(['GET /healthz', 'GET /readyz']);
    const page = await clinic.app.inject('/api/docs');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect((await clinic.app.inject('/api/openapi.json')).json()).toEqual(document);
  });

  test('V25: a server whose settings say so describes itself to nobody', async () => {
    const quiet = await openClinic('pglite', { env: { API_DOCS: 'off' } });
    for (const path of ['', '/json', '/yaml', '/static/index.html']) {
      expect((await quiet.app.inject(`/api/docs${path}`)).statusCode).toBe(404);
    }
    expect((await quiet.app.inject('/api/openapi.json')).statusCode).toBe(404);
    await quiet.close();
  });

  test('says of each what it is for, and gives it a name of its own', () => {
    expect(lacking(({ summary, tags }) => Boolean(summary) && tags?.length === 1)).toEqual([]);
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(operations.length);
    expect(names.filter((name) => !/^[a-z]+[A-Z][A-Za-z0-9]*$/.test(name ?? ''))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['getDoctorsBySlug', 'getAppointmentsById']));
  });

  test('names what it answers with, and names nothing that stands nowhere', () => {
    const text = JSON.stringify(document);
    const named = Object.keys(document.components.schemas);
    expect(named).toEqual(expect.arrayContaining(['Error', 'Appointment', 'Question']));
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name));
    expect([...referred].sort()).toEqual(named.sort());
  });

  test('says nothing in the words of this project’s own lists', () => {
    const codes = [...JSON.stringify(document).matchAll(/\b[A-Z]\d{1,3}\b/g)].map(([code]) => code);
    expect(codes).toEqual([]);
    expect(document.servers).toHaveLength(1);
  });

  test('describes what each answers when it succeeds, and its parameters', () => {
    const succeeds = ({ responses = {} }: Operation) => {
      const [status, answer] = Object.entries(responses).find(([code]) => /^[23]/.test(code)) ?? [];
      // Nothing is said where nothing may be: 303 leads elsewhere, 202 is the same for addresses that have an account and those that have none.
      if (status === '204' || status === '303' || (status === '202' && answer?.content === undefined)) return true;
      return Object.values(answer?.content ?? {}).some(({ schema }) => schema !== undefined);
    };
    expect(lacking(succeeds)).toEqual([]);
    const named = ({ parameters = [] }: Operation, route: string) =>
      [...route.matchAll(/\{(\w+)\}/g)].every(([, name]) =>
        parameters.some((parameter) => parameter.in === 'path' && parameter.name === name && parameter.schema),
      );
    expect(lacking(named)).toEqual([]);
  });

  test('describes every refusal by the same envelope (E7), with an example', () => {
    for (const [name, { content }] of Object.entries(document.components.responses)) {
      const { 'application/json': json } = content as Record<string, { schema?: object; example?: unknown }>;
      expect([name, json?.schema]).toEqual([name, { $ref: '#/components/schemas/Error' }]);
      expect(ErrorBody.safeParse(json?.example).success).toBe(true);
    }
    const refers = ({ responses = {} }: Operation) =>
      Object.keys(document.components.responses).includes(responses['default']?.$ref?.split('/').at(-1) ?? '');
    expect(lacking(refers)).toEqual([]);
  });

  test('says what each may refuse: who is not signed in, what is not there, what does not fit, who asks too often', () => {
    const statusesOf = (wanted: string) =>
      Object.keys(operations.find(([route]) => route === wanted)?.[1].responses ?? {});
    expect(statusesOf('GET /api/appointments/{id}')).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '422',
      '429',
      'default',
    ]);
    expect(statusesOf('GET /api/specialties')).toEqual(expect.arrayContaining(['200', '400', '429', 'default']));
    expect(lacking(({ responses = {} }) => '429' in responses)).toEqual([]);
  });

  test('says for which calls one has to be signed in', () => {
    expect(
      lacking(({ security = [] }, route) => (security.length === 0) === permissions[route]?.admits.includes('visitor')),
    ).toEqual([]);
  });
});
