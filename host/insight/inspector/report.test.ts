import { addressOf } from './report.ts';
import { idsOf } from './events.ts';
import { incompatibilities } from './incompatibilities.ts';
import arabic from './locales/ar.json';
import english from './locales/en.json';

test.each([
  ['https://clinic.example/qa?page=2&lang=en', 'https://clinic.example/qa?page=2&lang=en'],
  ['https://clinic.example/reset-password?token=secret', 'https://clinic.example/reset-password?token=…'],
  ['https://clinic.example/qa?search=my+illness#part', 'https://clinic.example/qa?search=…'],
])('the address of a report says which page it is and nothing of its visitor: %s', (href, reported) => {
  expect(addressOf(href)).toBe(reported);
});

test('of a payload the ids are shown, no text of anybody', () => {
  expect(idsOf({ appointment: 7, note: 'headache', doctor: 58 })).toBe('appointment=7 doctor=58');
  expect(idsOf(undefined)).toBe('');
});

const host = {
  contract: '1.2',
  provides: {
    host: '1.0.0',
    api: '1.0.0',
    shared: { '@clinic/kit/ui': '2.1.0', react: '19.0.0' },
    slots: [],
    navigationSlots: [],
    events: {},
  },
};
const builtWith = (shared: Record<string, string>) => ({ shared, emits: {}, listens: {} });

test('a remote fits a host of its major versions, whatever the minor ones', () => {
  const built = builtWith({ '@clinic/kit/ui': '2.0.3', react: '19.2.0', '@clinic/kit/gone': '1.0.0' });
  expect(incompatibilities({ owner: 'qa', contract: '1.0', built }, host)).toEqual([]);
  expect(incompatibilities({ owner: 'qa', contract: '1.0' }, { contract: '1.0' })).toEqual([]);
});

test('what does not fit is named with both versions', () => {
  const built = builtWith({ '@clinic/kit/ui': '1.9.0' });
  expect(incompatibilities({ owner: 'qa', contract: '2.0', built }, host)).toEqual([
    'contract 2.0 ≠ 1.2',
    '@clinic/kit/ui 1.9.0 ≠ 2.1.0',
  ]);
});

test('both languages say the same things', () => {
  const keys = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'object' ? keys(value as object).map((inner) => `${key}.${inner}`) : [key],
    );
  expect(keys(arabic)).toEqual(keys(english));
});
