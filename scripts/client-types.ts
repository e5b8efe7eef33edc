/** `npm run client:types`: writes the types of `@clinic/client` from the OpenAPI document of the API. */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import prettier from 'prettier';
import { buildApp } from '../api/src/app.ts';
import { createServices } from '../api/src/create-services.ts';
import { openPostgres } from '../api/src/db/database.ts';
import { readSettings } from '../api/src/settings/settings.ts';
import { root } from './processes.ts';

/** Where the types stand. */
export const clientTypesFile = path.join(root, 'shared', 'client', 'src', 'schema.ts');

const secret = 'only-for-a-server-that-never-listens-0000';

/** The document as a server in demo mode describes itself. The server never listens and asks its database nothing. */
async function apiDocument(): Promise<OpenAPI3> {
  const settings = readSettings({
    DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none',
    DATA_DIR: os.tmpdir(),
    ...{ SESSION_SECRET: secret, DATA_KEY: secret, AUDIT_KEY: secret, INTERNAL_KEY: secret },
    LOG_LEVEL: 'silent',
  });
  const database = openPostgres(settings.databaseUrl ?? '', () => undefined);
  const app = await buildApp(createServices({ database, settings, clock: () => new Date() }));
  try {
    await app.ready();
    return app.swagger() as unknown as OpenAPI3;
  } finally {
    await app.close();
    await database.close();
  }
}

/** Examples are for readers of the document: written as comments, they would be as long as the types. */
const withoutExamples = (document: OpenAPI3) =>
  JSON.parse(JSON.stringify(document, (key, value: unknown) => (key === 'example' ? undefined : value))) as OpenAPI3;

/** The text of `schema.ts`. */
export async function clientTypes(): Promise<string> {
  const nodes = await openapiTS(withoutExamples(await apiDocument()), { alphabetize: true });
  const head = '/** The API as its OpenAPI document describes it. `npm run client:types` writes this file. */\n';
  return prettier.format(head + astToString(nodes), {
    ...(await prettier.resolveConfig(clientTypesFile)),
    parser: 'typescript',
  });
}

if (process.argv[1] === import.meta.filename) void clientTypes().then((types) => writeFileSync(clientTypesFile, types));
