import fc from 'fast-check';
import { foldArabic } from '@clinic/contracts';
import type { Database } from '../../db/database.ts';
import { arabicFoldingCases as cases } from '@clinic/contracts/testing';
import { everyEngine, freshDatabase } from '../../testing/database.ts';

describe.each(everyEngine)('E6: folding in SQL on %s', (engine) => {
  let database: Database;
  const folded = async (texts: string[]) => {
    const { rows } = await database.pool.query<{ folded: string }>(
      'SELECT ar_norm(text) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS given (text, place) ORDER BY place',
      [texts],
    );
    return rows.map((row) => row.folded);
  };

  beforeAll(async () => {
    database = await freshDatabase(engine);
  });
  afterAll(() => database.close());

  test('gives what the shared cases say', async () => {
    expect(await folded(cases.map(([given]) => given))).toEqual(cases.map(([, wanted]) => wanted));
  });

  test('is the same as in the browser for any Arabic or Latin text', async () => {
    const letters = fc.oneof(
      fc.integer({ min: 0x0600, max: 0x06ff }),
      fc.integer({ min: 0x0020, max: 0x00ff }),
      fc.integer({ min: 0x2000, max: 0x206f }),
      fc.integer({ min: 0xfe70, max: 0xfefc }),
    );
    const texts = fc.sample(
      fc.array(letters, { maxLength: 40 }).map((codes) => String.fromCodePoint(...codes)),
      { numRuns: 500, seed: 7 },
    );
    expect(await folded(texts)).toEqual(texts.map(foldArabic));
  });
});
