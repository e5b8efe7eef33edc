import type { TranslationKey } from './translations.ts';

type IsKey<K extends string> = K extends TranslationKey<'shared'> ? true : false;

// The compiler decides: each line is an error when its key is typed otherwise.
test('a key of a file compiles; one of no file does not, nor a branch of keys', () => {
  const known: IsKey<'breadcrumbs.home' | 'empty.no-questions.tips.first'> = true;
  const missing: IsKey<'breadcrumbs.hom'> = false;
  const branch: IsKey<'breadcrumbs'> = false;
  expect([known, missing, branch]).toEqual([true, false, false]);
});
