import { readFileSync } from 'node:fs';
import { releaseReference, releaseReferenceFile } from '../release-reference.ts';

test('docs/release-cli.md says of every command what it says itself, as `npm run release:reference` writes it', () => {
  expect(readFileSync(releaseReferenceFile, 'utf8')).toBe(releaseReference());
});
