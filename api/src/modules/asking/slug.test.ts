import fc from 'fast-check';
import { idInSlug, storedSlug } from '../../http/params.ts';
import { slugOf, slugsFor } from './slug.ts';

test.each([
  ['هل أوقف كريم الرتينول في الصيف؟', 'هل-أوقف-كريم-الرتينول-في-الصيف'],
  ['  Can I  take Vitamin-D daily?! ', 'can-i-take-vitamin-d-daily'],
  ['مُدّة العِلاج؟', 'مدة-العلاج'],
  ['علــــى الريق', 'على-الريق'],
  ['Ménière’s disease', 'ménière-s-disease'],
  ['ضغطي 135 وعند الطبيب 155', 'ضغطي-135-وعند-الطبيب-155'],
  ['رقمي 0551234567 أريد موعدًا', 'رقمي-أريد-موعدا'],
  ['؟؟؟ 🙂', 'سؤال'],
  ['12345', 'سؤال-12345'],
])('Q7: «%s» is found at %s', (title, slug) => expect(slugOf(title, 'ar')).toBe(slug));

test('a long title ends at a word; a word that is too long by itself is cut', () => {
  const slug = slugOf('سؤال طويل جدًا عن علاج الصداع النصفي المزمن عند النساء في فترة الحمل وبعدها', 'ar');
  expect(slug).toBe('سؤال-طويل-جدا-عن-علاج-الصداع-النصفي-المزمن-عند-النساء-في');
  expect(slugOf('a'.repeat(200), 'en')).toBe('a'.repeat(60));
});

test('whatever the title, every slug that is tried is found again by its address, and none is read as an id', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 255 }), (title) => {
      for (const slug of slugsFor(title, 'en')) {
        expect(slug).not.toBe('');
        expect(slug.length).toBeLessThanOrEqual(70);
        expect(storedSlug(decodeURIComponent(encodeURIComponent(slug)))).toBe(slug);
        expect(idInSlug(slug)).toBeNull();
        expect(slug).toMatch(/^[\p{L}\p{N}\p{M}-]+$/u);
      }
    }),
    { numRuns: 300 },
  );
});

test('words of the API’s own addresses are never taken plain', () => {
  for (const word of ['search', 'trending', 'similar']) expect([...slugsFor(word, 'en')]).not.toContain(word);
});
