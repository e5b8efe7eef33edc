import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import { outbox } from '../../db/schema.ts';
import { minuteMs } from '../../durations.ts';
import { dropOldMessages } from '../../messaging/retention.ts';
import { defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { useModeration, siteOrigin, written } from '../../testing/moderation.ts';

const email = 'noura@mail.example';

describe.each(engines)('what askers are told on %s', (engine) => {
  const moderation = useModeration(engine);
  beforeEach(() => moderation.clinic.database.pool.query('TRUNCATE outbox'));

  const answer = (id: number) => moderation.act(moderation.people.dermatologist, id, 'answer', written);
  /** As the sender leaves it. */
  const sent = () => moderation.clinic.database.pool.query("UPDATE outbox SET state = 'sent', content_enc = NULL");
  const show = (id: number, visibility: string) =>
    moderation.act(moderation.people.moderator, id, 'visibility', { visibility });

  test.each([
    ['ar', 'أجاب طبيب عن سؤالك', ''],
    ['en', 'A doctor has answered your question', '?lang=en'],
  ] as const)('E5: a named asker is told of the answer in %s, with its address', async (lang, subject, query) => {
    const { id, slug } = await moderation.aNamedQuestion(email, { lang });
    await answer(id);
    const letters = await moderation.letters();
    expect(letters).toMatchObject([{ recipient: email, lang, subject, dedupeKey: `question:${id}:answered` }]);
    expect(letters[0]?.body).toContain(`${siteOrigin}/qa/questions/${encodeURIComponent(slug)}${query}\n`);
    expect(letters[0]?.body).not.toContain(written.answer_content);
  });

  test.each([
    ['ar', 'واتصل بالرقم 112 عند الطوارئ.'],
    ['en', 'in an emergency call 112.'],
  ] as const)('the message of an answer in %s names the emergency number of the clinic', async (lang, words) => {
    const { id } = await moderation.aNamedQuestion(email, { lang });
    setClinicCountry(countries.KW);
    await answer(id);
    setClinicCountry(defaultCountry);
    const [letter] = await moderation.letters();
    expect(letter?.body).toContain(words);
    expect(letter?.body).not.toMatch(/\b997\b/);
  });

  test('E5: not before everybody can read it, and then once', async () => {
    const { id } = await moderation.aNamedQuestion(email, { visibility: 'review', flags: ['personal-data'] });
    await answer(id);
    expect(await moderation.letters()).toEqual([]);
    await show(id, 'public');
    expect(await moderation.letters()).toHaveLength(1);
    await show(id, 'hidden');
    await show(id, 'public');
    await moderation.edit(moderation.people.dermatologist, id, { ...written, revision: 0 });
    expect(await moderation.letters()).toHaveLength(1);
  });

  test.each(['hidden', 'spam', 'review'])(
    'what waits to lead to an answer is taken back when its question is %s, and comes again with it, once',
    async (visibility) => {
      const { id } = await moderation.aNamedQuestion(email);
      await answer(id);
      await show(id, visibility);
      expect(await moderation.letters()).toEqual([]);
      await show(id, 'public');
      expect(await moderation.letters()).toMatchObject([{ dedupeKey: `question:${id}:answered`, state: 'waiting' }]);
      await sent();
      await show(id, visibility);
      await show(id, 'public');
      expect(await moderation.letters()).toEqual([]);
    },
  );

  test('an asker is told of the answer once, also when nothing is left of that message', async () => {
    const { clinic } = moderation;
    const { id } = await moderation.aNamedQuestion(email);
    await answer(id);
    await sent();
    // The sessions of the staff do not last as long: it was announced earlier instead.
    await clinic.database.pool.query(`
      UPDATE outbox SET created_at = created_at - interval '91 days';
      UPDATE questions SET answer_announced_at = answer_announced_at - interval '91 days' WHERE id = ${id}`);
    await dropOldMessages(clinic.services);
    expect(await clinic.database.db.$count(outbox)).toBe(0);
    await show(id, 'hidden');
    await show(id, 'public');
    expect((await moderation.stored(id)).visibility).toBe('public');
    expect(await moderation.letters()).toEqual([]);
  });

  test('an answer whose waiting message the release before took back is announced again, once', async () => {
    const { clinic } = moderation;
    const { id } = await moderation.aNamedQuestion(email);
    await answer(id);
    const announced = (await moderation.stored(id)).answerAnnouncedAt;
    await clinic.database.db.delete(outbox);
    clinic.setNow(new Date(clinic.now().getTime() + minuteMs));
    await show(id, 'hidden');
    await show(id, 'public');
    clinic.setNow(defaultNow);
    expect(await moderation.letters()).toMatchObject([{ dedupeKey: `question:${id}:answered`, state: 'waiting' }]);
    await sent();
    await show(id, 'hidden');
    await show(id, 'public');
    expect(await moderation.letters()).toEqual([]);
    // The row of the message ends later than what the question says of it begins to count.
    expect((await moderation.stored(id)).answerAnnouncedAt).toEqual(announced);
  });

  test('whoever may be in danger is led to the code instead when their answer goes back into review', async () => {
    const { id } = await moderation.aNamedQuestion(email);
    await answer(id);
    await moderation.clinic.database.pool.query("UPDATE questions SET flags = '{red-flag}' WHERE id = $1", [id]);
    await show(id, 'review');
    const letters = await moderation.letters();
    expect(letters).toHaveLength(1);
    expect(letters[0]?.body).toContain(`${siteOrigin}/qa/track\n`);
    await show(id, 'hidden');
    expect(await moderation.letters()).toEqual([]);
  });

  test('whoever may be in danger is told of the answer while the question is held, with the way to it, once', async () => {
    const { id } = await moderation.aNamedQuestion(email, { visibility: 'review', flags: ['red-flag'] });
    await answer(id);
    const letters = await moderation.letters();
    expect(letters).toMatchObject([{ recipient: email, dedupeKey: `question:${id}:answered` }]);
    expect(letters[0]?.body).toContain(`${siteOrigin}/qa/track\n`);
    await show(id, 'public');
    expect(await moderation.letters()).toHaveLength(1);
  });

  test.each([
    ['ar', 'public', 'أُغلق سؤالك دون إجابة', (slug: string) => `/qa/questions/${encodeURIComponent(slug)}`],
    ['en', 'public', 'closed without an answer', (slug: string) => `/qa/questions/${encodeURIComponent(slug)}?lang=en`],
    ['ar', 'review', 'أُغلق سؤالك دون إجابة', () => '/qa/track'],
  ] as const)('E5: closing tells the asker in %s where the reason of a %s question is', async (...expected) => {
    const [lang, visibility, subject, path] = expected;
    const { id, slug } = await moderation.aNamedQuestion(email, { lang, visibility });
    const close = () =>
      moderation.act(moderation.people.moderator, id, 'close', { reason: 'out-of-scope', note: 'سر' });
    await close();
    const letters = await moderation.letters();
    expect(letters).toMatchObject([{ recipient: email, lang, dedupeKey: `question:${id}:closed` }]);
    expect(letters[0]?.subject).toContain(subject);
    expect(letters[0]?.body.split('\n')).toContain(`${siteOrigin}${path(slug)}`);
    expect(letters[0]?.body).not.toContain('سر');
    await moderation.act(moderation.people.moderator, id, 'reopen');
    expect(await moderation.letters()).toEqual([]);
    await close();
    expect(await moderation.letters()).toHaveLength(1);
    await sent();
    await moderation.act(moderation.people.moderator, id, 'reopen');
    await close();
    expect(await moderation.letters()).toEqual([]);
  });

  test.each(['hidden', 'spam', 'review'])(
    'what waits to say why there is no answer leads to the code once its question is %s',
    async (visibility) => {
      const { id } = await moderation.aNamedQuestion(email);
      await moderation.act(moderation.people.moderator, id, 'close', { reason: 'out-of-scope' });
      await show(id, visibility);
      const letters = await moderation.letters();
      expect(letters).toMatchObject([{ dedupeKey: `question:${id}:closed`, state: 'waiting' }]);
      expect(letters[0]?.body.split('\n')).toContain(`${siteOrigin}/qa/track`);
      await sent();
      await show(id, 'public');
      await show(id, visibility);
      expect(await moderation.letters()).toEqual([]);
    },
  );

  test('whoever has the answer is not told that there is none when the question is closed later', async () => {
    const { id } = await moderation.aNamedQuestion(email);
    await answer(id);
    await moderation.act(moderation.people.moderator, id, 'close', { reason: 'out-of-scope' });
    expect((await moderation.letters()).map(({ dedupeKey }) => dedupeKey)).toEqual([`question:${id}:answered`]);
  });

  test('V14: nobody is told of an anonymous question', async () => {
    const [answered, closed] = [await moderation.aQuestion(), await moderation.aQuestion()];
    await answer(answered.id);
    await moderation.act(moderation.people.moderator, closed.id, 'close', { reason: 'out-of-scope' });
    expect(await moderation.letters()).toEqual([]);
  });

  test('an answer whose message cannot be queued is not stored', async () => {
    const { id } = await moderation.aNamedQuestion(email, { contactEnc: Buffer.from('damaged') });
    expect((await answer(id)).statusCode).toBe(500);
    expect(await moderation.answerTo(id)).toBeUndefined();
    expect((await moderation.stored(id)).status).toBe('pending');
  });
});
