import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { useClinic } from '../testing/use-clinic.ts';
import { unknownText } from './sample.ts';

type Body = { content?: Record<string, { example?: unknown }> } | undefined;
interface Described {
  requestBody?: Body;
  responses: Record<string, Body>;
}

const ruleset = fileURLToPath(new URL('../../redocly.yaml', import.meta.url));

describe('the OpenAPI document', () => {
  const clinic = useClinic('pglite');

  async function findingsIn(document: unknown): Promise<string[]> {
    const config = await createConfig(readFileSync(ruleset, 'utf8'), { configPath: ruleset });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
    return problems.map(({ ruleId, message, location: [place] }) => `${ruleId} at ${place?.pointer ?? ''}: ${message}`);
  }

  const document = async () =>
    (await clinic.app.inject('/api/openapi.json')).json<{ paths: Record<string, Record<string, object>> }>();

  test('keeps to every rule of redocly.yaml, without a warning', async () => {
    expect(await findingsIn(await document())).toEqual([]);
  });

  test('shows what each operation takes and answers, and invents no text that nobody wrote for its property', async () => {
    const { paths } = await document();
    const bodies = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, Described>).flatMap(([method, { requestBody, responses }]) =>
        [['request', requestBody] as const, ...Object.entries(responses)].flatMap(([what, body]) => {
          const json = body?.content?.['application/json'];
          return json === undefined ? [] : [[`${method} ${path} ${what}`, json.example] as const];
        }),
      ),
    );
    expect(bodies.length).toBeGreaterThan(150);
    expect(bodies.filter(([, example]) => example === undefined).map(([where]) => where)).toEqual([]);
    const unknown = (example: unknown): string[] =>
      typeof example === 'object' && example !== null
        ? Object.entries(example).flatMap(([name, value]) =>
            [name, value].includes(unknownText) ? [name] : unknown(value),
          )
        : [];
    expect([...new Set(bodies.flatMap(([, example]) => unknown(example)))]).toEqual([]);
  });

  test('would not with a name, a tag or an example that does not fit', async () => {
    const { paths, ...others } = await document();
    const login = { ...paths['/api/login']?.['post'], operationId: 'sign_in', tags: ['elsewhere'] };
    const written = JSON.stringify({ ...others, paths: { ...paths, '/api/login': { post: login } } });
    const findings = await findingsIn(JSON.parse(written.replace('"0500000011"', '500000011')));
    expect(findings.map((finding) => finding.split(' ', 1)[0])).toEqual([
      'rule/camel-case-operation-id',
      'operation-tag-defined',
      'no-invalid-media-type-examples',
    ]);
  });
});
