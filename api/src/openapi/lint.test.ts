import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { useClinic } from '../testing/use-clinic.ts';

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
