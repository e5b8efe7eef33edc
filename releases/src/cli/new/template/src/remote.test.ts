import { RemoteDescriptor } from '@clinic/contracts/registry';
import arabic from './locales/ar.json';
import english from './locales/en.json';
import { remote } from './remote.ts';

type Texts = { [key: string]: string | Texts };

const keysOf = (texts: Texts, prefix = ''): string[] =>
  Object.entries(texts)
    .flatMap(([key, value]) => (typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`)))
    .sort();

test('the descriptor fits the contract', () => {
  const described = { schema: 'clinic-remote/1', version: '1.0.0', contract: '1.0', ...remote };
  expect(RemoteDescriptor.safeParse(described).error?.issues ?? []).toEqual([]);
});

test('both languages have the same texts', () => {
  expect(keysOf(arabic)).toEqual(keysOf(english));
});
