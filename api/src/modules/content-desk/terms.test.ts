import type { Term } from '@clinic/contracts/content/writing';
import { aPatient, call } from '../../testing/clinic.ts';
import { useContentRecords } from '../../testing/content-records.ts';
import { engines } from '../../testing/database.ts';

describe.each(engines)('the glossary on %s', (engine) => {
  const { clinic, people, add, change, remove, errorsOf } = useContentRecords(engine);
  const jab = {
    ...{ id: 'booster', term_ar: 'جرعة منشّطة', term_en: 'booster', note_ar: '', note_en: 'After the first doses.' },
    ...{ avoid_ar: ['جرعة داعمة'], avoid_en: ['top-up'] },
  };
  const read = async () => {
    const answer = await call(clinic, 'GET', '/api/content-desk/terms', { as: people.author });
    return answer.json<{ data: Term[] }>().data;
  };

  test('whoever writes reads all of it, with the terms of the demo clinic; visitors read none', async () => {
    const terms = await read();
    expect(terms.length).toBeGreaterThanOrEqual(12);
    expect(terms).toContainEqual(expect.objectContaining({ term_en: 'heart attack', term_ar: 'جلطة القلب' }));
    for (const as of [people.reviewer, people.publisher, people.admin])
      expect((await call(clinic, 'GET', '/api/content-desk/terms', { as })).statusCode).toBe(200);
    expect((await call(clinic, 'GET', '/api/content-desk/terms', { as: await aPatient(clinic) })).statusCode).toBe(403);
    expect((await call(clinic, 'GET', '/api/content-desk/terms', {})).statusCode).toBe(401);
    expect((await call(clinic, 'GET', '/api/search?q=myocardial')).body).not.toContain('myocardial infarction');
  });

  test('publishers add, change and remove terms; pages of visitors are not drawn again for it', async () => {
    const version = async () => (await call(clinic, 'GET', '/api/data-version')).body;
    const before = await version();
    expect((await add('terms', jab, people.author)).statusCode).toBe(403);
    expect((await add('terms', jab)).statusCode).toBe(201);
    expect((await read()).at(-1)).toEqual(jab);
    expect((await change('terms', 'booster', { avoid_en: [] })).statusCode).toBe(200);
    expect((await read()).at(-1)).toEqual({ ...jab, avoid_en: [] });
    expect((await remove('terms', 'booster')).statusCode).toBe(204);
    expect((await read()).map(({ id }) => id)).not.toContain('booster');
    expect(await version()).toBe(before);
  });

  test('a term is refused that is in the list, or among its own words to avoid', async () => {
    expect(errorsOf(await add('terms', { ...jab, term_en: 'stroke' }))).toEqual({
      'record.term_en': ['records.wrong.taken'],
    });
    expect(errorsOf(await add('terms', { ...jab, avoid_ar: ['جرعة', 'جُرعة مُنشطة'] }))).toEqual({
      'record.avoid_ar.1': ['records.wrong.ownTerm'],
    });
    expect(errorsOf(await add('terms', { ...jab, term_ar: '', avoid_en: [''] }))).toEqual({
      'record.term_ar': ['records.wrong.required'],
      'record.avoid_en.0': ['records.wrong.required'],
    });
  });
});
