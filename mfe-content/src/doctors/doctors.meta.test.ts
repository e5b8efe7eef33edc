import type { Translate } from '@clinic/kit/i18n';
import { aDoctor } from '../testing/sample-clinic.ts';
import type { DoctorsData } from './doctors.data.ts';
import { meta } from './doctors.meta.ts';

const t = ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as Translate<'content'>;
const of = (asked: string, part: Partial<DoctorsData> = {}) =>
  meta({
    data: {
      asked,
      specialties: [],
      chosen: null,
      choices: { languages: [], genders: [] },
      list: { total: 1, size: 12, doctors: [aDoctor(1)] },
      ...part,
    },
    lang: 'en',
    t,
    site: { origin: 'https://clinic.example' } as Parameters<typeof meta>[0]['site'],
    params: {},
  });

test.each(['/doctors', '/doctors?page=2', '/doctors?specialty=3'])('%s is for search engines', (asked) => {
  expect(of(asked).noindex).toBeUndefined();
});

test.each(['name=al', 'language=fr', 'gender=male', 'free_within=7', 'specialty=3&gender=male'])(
  'what somebody looked for with %s is not',
  (query) => {
    expect(of(`/doctors?${query}`).noindex).toBe(true);
  },
);

test('neither is a page without doctors, or of a speciality that is none', () => {
  expect(of('/doctors?page=9', { list: { total: 1, size: 12, doctors: [] } }).noindex).toBe(true);
  expect(of('/doctors?specialty=x', { list: null }).noindex).toBe(true);
});

test('the title names the speciality and the page', () => {
  const chosen = { id: 3, name_ar: 'القلب', name_en: 'Heart' };
  expect(of('/doctors').title).toBe('doctors.title');
  expect(of('/doctors?specialty=3&page=2', { chosen }).title).toBe('directory.titleOfPage directory.titleOf Heart 2');
});
