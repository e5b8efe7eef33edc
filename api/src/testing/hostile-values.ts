import fc from 'fast-check';

/** Texts that have broken servers: characters a database refuses, numbers past a column, dates that do not exist. */
const texts = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u200f',
    '\ufeff',
    '\uffff',
    '😀',
    'e\u0301',
    'ﷺ',
  ],
  ...['%', '_', '\\', "'", '"', '`', '--', ';', '${1}', '{{1}}', '../..', '%00', '%ff', '<svg/onload=1>', '\r\nx: y'],
  ...[
    '0',
    '-0',
    '-1',
    '1.5',
    '1e3',
    '1e999',
    'NaN',
    'Infinity',
    '0x10',
    '٣',
    '007',
    '1_000',
    'null',
    'undefined',
    'true',
  ],
  ...['2147483647', '2147483648', '-2147483649', '9007199254740991', '9007199254740993', '9223372036854775808'],
  ...[
    '2026-02-30',
    '2026-02-28',
    '0000-01-01',
    '0001-01-01',
    '9999-12-31',
    '2026-13-01',
    '-000001-01-01',
    '294277-01-01',
  ],
  ...['00:00', '23:59', '24:00', '2026-11-21T07:00:00Z', '2026-11-21T99:00:00Z', 'P1D', '{}', '[]', '[object Object]'],
  ...['__proto__', 'constructor', 'toString', 'a@b', 'a@b.c', '+966500000000', '00966500000000', 'x'.repeat(400)],
] as const;

/** Any one text, from those above or made up. */
export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
);

/** Any one JSON value where another one is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -0, -1, 1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e21, 1e308, -(2 ** 31) - 1],
      ...[[], {}, [null], [[]], [1, 1], { length: 9 }, { toString: 1 }, { __proto__: null, ar: 1 }],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
);

/** The given record with some values replaced, left out or put beside names that nobody asked for. */
export function spoiled(valid: Readonly<Record<string, unknown>>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(valid);
  const some =
    names.length === 0 ? fc.constant([]) : fc.subarray(names, { minLength: 1, maxLength: Math.min(names.length, 3) });
  return fc
    .record({
      replaced: some.chain((chosen) =>
        fc.tuple(...chosen.map((name) => fc.tuple(fc.constant(name), spoiledValue(valid[name])))),
      ),
      dropped: fc.option(fc.constantFrom('', ...names), { freq: 4 }),
      added: fc.option(fc.tuple(hostileText, hostileValue), { freq: 4 }),
    })
    .map(({ replaced, dropped, added }) => {
      const record: [string, unknown][] = [...Object.entries(valid), ...replaced, ...(added ? [added] : [])];
      return Object.fromEntries(record.filter(([name]) => name !== dropped));
    });
}

/** A value in place of a valid one: any other, or, of a record, itself spoiled within. */
function spoiledValue(valid: unknown): fc.Arbitrary<unknown> {
  const isRecord = typeof valid === 'object' && valid !== null && !Array.isArray(valid);
  return isRecord ? fc.oneof(hostileValue, spoiled(Object.fromEntries(Object.entries(valid)))) : hostileValue;
}
