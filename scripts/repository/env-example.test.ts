import { readFileSync } from 'node:fs';
import { envExample, envExampleFile } from '../env-example.ts';

test('.env.example has every setting, as `npm run env:example` writes it', () => {
  expect(readFileSync(envExampleFile, 'utf8')).toBe(envExample());
});
