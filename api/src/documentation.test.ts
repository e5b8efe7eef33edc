import type { TestClinic } from './testing/clinic.ts';
import { openClinic } from './testing/clinic.ts';
import { permissions } from './testing/permissions.ts';

interface Operation {
  operationId?: string;
  tags?: string[];
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string; schema?: object }[];
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
}

describe('S144: the documentation of the API', () => {
  let clinic: TestClinic;
  let operations: [route: string, operation: Operation][];

  beforeAll(async () => {
    clinic = await openClinic('pglite');
    const { paths } = (await clinic.app.inject('/api/docs/json')).json<{
      paths: Record<string, Record<string, Operation>>;
    }>();
    operations = Object.entries(paths).flatMap(([path, of]) =>
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
    expect((await clinic.app.inject('/api/docs')).statusCode).toBe(200);
  });

  test('V25: a server whose settings say so describes itself to nobody', async () => {
    const quiet = await openClinic('pglite', { env: { API_DOCS: 'off' } });
    for (const path of ['', '/json', '/yaml', '/static/index.html']) {
      expect((await quiet.app.inject(`/api/docs${path}`)).statusCode).toBe(404);
    }
    await quiet.close();
  });

  test('says of each what it is for, and gives it a name of its own', () => {
    expect(lacking(({ summary, tags }) => Boolean(summary) && tags?.length === 1)).toEqual([]);
    const names = operations.map(([, { operationId }]) => operationId);
    expect(new Set(names).size).toBe(operations.length);
    expect(names).toContain('get_doctors_by-slug_slug');
  });

  test('describes what each answers when it succeeds, and its parameters', () => {
    const succeeds = ({ responses = {} }: Operation) => {
      const [status, answer] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
      // Nothing is said where nothing may be: 202 is the same for addresses that have an account and those that have none.
      if (status === '204' || (status === '202' && answer?.content === undefined)) return true;
      return Object.values(answer?.content ?? {}).some(({ schema }) => schema !== undefined);
    };
    expect(lacking(succeeds)).toEqual([]);
    const named = ({ parameters = [] }: Operation, route: string) =>
      [...route.matchAll(/\{(\w+)\}/g)].every(([, name]) =>
        parameters.some((parameter) => parameter.in === 'path' && parameter.name === name && parameter.schema),
      );
    expect(lacking(named)).toEqual([]);
  });

  test('describes every refusal by the same envelope (E7)', () => {
    const refused = ({ responses }: Operation) =>
      JSON.stringify(responses?.['default']?.content).includes('#/components/schemas/Error');
    expect(lacking(refused)).toEqual([]);
  });

  test('says for which calls one has to be signed in', () => {
    expect(
      lacking(({ security = [] }, route) => (security.length === 0) === permissions[route]?.admits.includes('visitor')),
    ).toEqual([]);
  });
});
