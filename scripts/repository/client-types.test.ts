import { readFileSync } from 'node:fs';
import { clientTypes, clientTypesFile } from '../client-types.ts';

test('the types of @clinic/client are those of the API, as `npm run client:types` writes them', async () => {
  expect(readFileSync(clientTypesFile, 'utf8')).toBe(await clientTypes());
});
