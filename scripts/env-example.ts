/** `npm run env:example`: writes `.env.example` from the settings schemas of the servers and the store. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { environment as apiEnvironment } from '../api/src/settings/environment.ts';
import { environment as hostEnvironment } from '../host/server/settings.ts';
import { serviceEnvironment } from '../releases/src/service/settings.ts';
import { storeEnvironment } from '../releases/src/store/location.ts';
import { root } from './processes.ts';

const Described = z.object({
  properties: z.record(
    z.string(),
    z.object({ description: z.string(), default: z.union([z.string(), z.number()]).optional() }),
  ),
});

const parts = {
  'The host server': hostEnvironment,
  'The API': apiEnvironment,
  'The release store': storeEnvironment,
  'The release service': serviceEnvironment,
} as const;

/** The text of `.env.example`: each variable once, with its meanings and its default, commented out. */
export function envExample(): string {
  const seen = new Set<string>();
  const sections = Object.entries(parts).map(([title, schema]) => {
    const { properties } = Described.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
    const lines = Object.entries(properties)
      .filter(([name]) => !seen.has(name))
      .map(([name, { description, default: value = '' }]) => `# ${description}\n#${name}=${value}\n`);
    for (const name of Object.keys(properties)) seen.add(name);
    return `## ${title}\n\n${lines.join('\n')}`;
  });
  return [
    '# Settings. Copy to .env and remove the # before what you set; npm start and npm run dev read it.\n',
    ...sections,
  ].join('\n');
}

/** Where it stands. */
export const envExampleFile = path.join(root, '.env.example');

if (process.argv[1] === import.meta.filename) writeFileSync(envExampleFile, envExample());
