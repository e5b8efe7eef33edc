import { eq } from 'drizzle-orm';
import { defaultCountry, setClinicCountry } from '@clinic/contracts';
import { countries } from '@clinic/contracts/countries';
import { termsVersion } from '@clinic/contracts/qa';
import { outbox, qaSpecialtyTotals, questions, questionTags } from '../../db/schema.ts';
import { askedIn, aNamedQuestion, postQuestion } from '../../testing/asked-question.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor, refusalIn } from '../../testing/forms.ts';
import { messagesTo, queuedMessagesOf } from '../../testing/messages.ts';
import { aQaSpecialty } from '../../testing/questions.ts';
import { decryptContact } from './contact.ts';

describe.each(engines)('asking a question on %s', (engine) => {
  let clinic: TestClinic;
  let specialty: number;

  const body = (more: object = {}) => aNamedQuestion(specialty, more);
  const ask = (more: object = {}, headers?: Record<string, string>) => postQuestion(clinic, body(more), headers);
  const stored = () => clinic.database.db.select().from(questions);
  const onlyRow = async () => {
    const [row, ...others] = await stored();
    if (!row || others.length > 0) throw new Error(`${others.length + 1} questions are stored`);
    return row;
  };
  const pageOf = (slug: string) => call(clinic, 'GET', `/api/qa/questions/${encodeURIComponent(slug)}`);

  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: 'https://nabd.example' } });
    specialty = (await aQaSpecialty(clinic)).id;
  });
  beforeEach(() => clinic.database.pool.query('TRUNCATE questions, outbox, rate_limits, idempotency_keys CASCADE'));
  afterAll(() => clinic.close());

  test.each([
    ['qa_specialty_id', undefined, 'errors.specialtyRequired'],
    ['qa_specialty_id', '', 'errors.specialtyRequired'],
    ['qa_specialty_id', 999_999, 'errors.specialtyRequired'],
    ['question_title', undefined, 'errors.titleRequired'],
    ['question_title', ' \u0000\n ', 'errors.titleRequired'],
    ['question_title', 'ن'.repeat(256), 'validation.tooLong'],
    ['question_content', '   ', 'errors.contentRequired'],
    ['question_content', 'ن'.repeat(2001), 'validation.tooLong'],
    ['user_name', undefined, 'errors.nameRequired'],
    ['user_name', ' ', 'errors.nameRequired'],
    ['user_email', undefined, 'errors.emailRequired'],
    ['user_email', 'noura@mail', 'errors.emailInvalid'],
    ['user_phone', '5'.repeat(41), 'validation.tooLong'],
    ['tags', ['1', '2', '3', '4', '5', '6'], 'errors.tooManyTags'],
    ['terms_accepted', false, 'errors.termsRequired'],
  ])('S113 and S114: %s «%s» is refused by name', async (field, value, key) => {
    const answer = refusalIn(await ask({ [field]: value }));
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(answer.errors).toEqual({ [field]: [key] });
    expect(await stored()).toEqual([]);
  });

  test('S113: an anonymous asker is asked for speciality, title and question only', async () => {
    const refused = refusalIn(await postQuestion(clinic, { is_anonymous: true, user_email: 'no address', tags: [] }));
    expect(refused.errors).toEqual({
      qa_specialty_id: ['errors.specialtyRequired'],
      question_title: ['errors.titleRequired'],
      question_content: ['errors.contentRequired'],
    });
    expect(refusalIn(await ask({ is_anonymous: 'perhaps' }))).toMatchObject({ status: 422 });
  });

  test('V5: what a browser sends without our token is refused', async () => {
    const foreign = { ...aVisitor(), origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(refusalIn(await ask({}, foreign))).toMatchObject({ status: 403, code: 'CSRF_MISMATCH' });
    expect(await stored()).toEqual([]);
  });

  test('S93, Q17 and Q42: a named question is public at once, under the name as it was entered', async () => {
    const answer = await ask({ user_phone: '٠٥٥ ١٢٣ ٤٥٦٧', tags: [' رتينول ', 'الشمس', 'رِتينول'], lang: 'ar' });
    expect(answer.statusCode).toBe(201);
    const asked = askedIn(answer);
    expect(asked).toMatchObject({ slug: 'هل-أوقف-كريم-الرتينول-في-الصيف', review: false });
    expect(asked.tracking_code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/);

    const page = await pageOf(asked.slug ?? '');
    expect(page.json()).toMatchObject({ data: { user_name: 'نورة ق.', status: 'pending', tags: ['رتينول', 'الشمس'] } });
    expect(page.body).not.toContain('mail.example');
    const [totals] = await clinic.database.db
      .select()
      .from(qaSpecialtyTotals)
      .where(eq(qaSpecialtyTotals.qaSpecialtyId, specialty));
    expect(totals).toMatchObject({ questions: 1 });

    const row = await onlyRow();
    expect(row).toMatchObject({ termsVersion, publishedAt: clinic.now(), flags: [], lang: 'ar' });
    expect(decryptContact(clinic.cipher, row)).toEqual({ email: 'noura@mail.example', phone: '+966551234567' });
  });

  test('what somebody wrote in place of a number is kept as it is', async () => {
    expect((await ask({ user_phone: 'لا يوجد' })).statusCode).toBe(201);
    expect(decryptContact(clinic.cipher, await onlyRow())).toEqual({ email: 'noura@mail.example', phone: 'لا يوجد' });
  });

  test('Q35: other clients may leave out the mode, tags and terms; nothing is said to be accepted then', async () => {
    const { is_anonymous, terms_accepted, ...bare } = body({ lang: undefined });
    expect([is_anonymous, terms_accepted]).toEqual([false, true]);
    const answer = await postQuestion(clinic, bare, { ...aVisitor(), 'accept-language': 'en-GB' });
    expect(answer.statusCode).toBe(201);
    expect(await onlyRow()).toMatchObject({
      isAnonymous: false,
      userName: 'نورة ق.',
      termsVersion: null,
      termsAcceptedAt: null,
      lang: 'en',
    });
  });

  test('the asker is told by mail, in the language of the question, with the code and without the question', async () => {
    const { tracking_code } = askedIn(await ask({ lang: 'en' }));
    const [mail] = await messagesTo(clinic, 'noura@mail.example');
    expect(mail).toMatchObject({ lang: 'en', subject: 'We have received your question' });
    expect(mail?.body).toContain(tracking_code);
    expect(mail?.body).toContain('https://nabd.example/qa/track?lang=en');
    for (const secret of ['الرتينول', 'يحمر', 'نورة']) expect(`${mail?.subject} ${mail?.body}`).not.toContain(secret);
    await ask({ lang: 'ar', user_email: 'sara@mail.example' });
    const [arabic] = await messagesTo(clinic, 'sara@mail.example');
    expect(arabic?.subject).toBe('استلمنا سؤالك');
    expect(arabic?.body).toContain('https://nabd.example/qa/track\n');
  });

  test('the message names the emergency numbers of the clinic', async () => {
    const bodies: (string | undefined)[] = [];
    for (const country of [defaultCountry, countries.KW])
      for (const lang of ['ar', 'en'] as const) {
        setClinicCountry(country);
        await ask({ lang, user_email: `${lang}.${country.code.toLowerCase()}@mail.example` });
        setClinicCountry(defaultCountry);
        const [mail] = await messagesTo(clinic, `${lang}.${country.code.toLowerCase()}@mail.example`);
        bodies.push(mail?.body.split('\n').at(-1));
      }
    expect(bodies).toEqual([
      'إن ساءت حالتك فلا تنتظر الإجابة: اتصل بالإسعاف على 997، أو بالرقم 937 للاستشارة الطبية.',
      'If you feel worse, do not wait for the answer: call an ambulance on 997, or 937 for medical advice.',
      'إن ساءت حالتك فلا تنتظر الإجابة: اتصل بالإسعاف على 112.',
      'If you feel worse, do not wait for the answer: call an ambulance on 112.',
    ]);
  });

  test('line breaks are kept as they are read; what no page shows is left out', async () => {
    await ask({ question_content: 'أولًا\r\n\r\nثانيًا\u0000\u0007' });
    expect(await onlyRow()).toMatchObject({ content: 'أولًا\n\nثانيًا' });
  });

  test.each([
    ['personal-data', { question_content: 'اتصلوا بي على ٠٥٥ ١٢٣ ٤٥٦٧ من فضلكم' }],
    ['personal-data', { tags: ['noura@mail.example'] }],
    ['link', { question_content: 'رأيت هذا الدواء في www.pills.example فهل هو آمن؟' }],
    ['link', { question_title: 'buy at pills.shop today' }],
  ])('Q17: with %s it waits until people have read it', async (flag, more) => {
    const asked = askedIn(await ask(more));
    expect(asked).toMatchObject({ review: true, slug: null });
    const row = await onlyRow();
    expect(row).toMatchObject({ visibility: 'review', publishedAt: null, flags: [flag] });
    expect((await pageOf(row.slug)).statusCode).toBe(404);
    expect((await pageOf(String(row.id))).statusCode).toBe(404);
    const [mail] = await queuedMessagesOf(clinic);
    expect(mail?.body).toContain('قبل نشره');
  });

  test('a robot that fills in the trap is thanked, and nothing is stored', async () => {
    const answer = await ask({ website: 'https://spam.example' });
    expect(answer.statusCode).toBe(201);
    expect(askedIn(answer)).toMatchObject({ slug: null, review: true });
    expect(askedIn(answer).tracking_code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/);
    expect(await stored()).toEqual([]);
    expect(await clinic.database.db.select().from(outbox)).toEqual([]);
    expect((await ask({ website: '' })).statusCode).toBe(201);
  });

  test('R5 and S111: one key is one question with one code, and every answer is the same', async () => {
    const visitor = { ...aVisitor(), 'idempotency-key': '6f1a' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({}, visitor)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(19);
    await onlyRow();
    expect(await clinic.database.db.select().from(outbox)).toHaveLength(1);
    const other = refusalIn(await ask({ question_title: 'سؤال آخر' }, visitor));
    expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
  });

  test('without a key the same words from one address are one question for ten minutes', async () => {
    const visitor = aVisitor();
    const start = clinic.now();
    const first = await ask({}, visitor);
    expect((await ask({}, visitor)).body).toBe(first.body);
    clinic.setNow(new Date(start.getTime() + 10 * 60_000));
    expect((await ask({}, visitor)).body).not.toBe(first.body);
    expect(await stored()).toHaveLength(2);
    clinic.setNow(start);
  });

  test('what is kept for repetitions goes: after ten minutes without a key, after a day with one', async () => {
    const start = clinic.now();
    const kept = async () =>
      (await clinic.database.pool.query<{ scope: string }>('SELECT scope FROM idempotency_keys ORDER BY scope')).rows;
    await ask();
    await ask({}, { ...aVisitor(), 'idempotency-key': 'one' });
    clinic.setNow(new Date(start.getTime() + 10 * 60_000));
    await ask({}, { ...aVisitor(), 'idempotency-key': 'two' });
    expect(await kept()).toEqual([{ scope: 'anybody ask' }, { scope: 'anybody ask' }]);
    clinic.setNow(new Date(start.getTime() + 24 * 60 * 60_000));
    await ask({}, { ...aVisitor(), 'idempotency-key': 'three' });
    expect(await kept()).toHaveLength(2);
    clinic.setNow(start);
  });

  test('equal titles get addresses of their own, also at once; words of the API are no addresses', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
    const slugs = answers.map((answer) => askedIn(answer).slug);
    expect(new Set(slugs).size).toBe(6);
    expect(slugs.every((slug) => slug?.startsWith('هل-أوقف-كريم-الرتينول-في-الصيف'))).toBe(true);
    expect(askedIn(await ask({ question_title: 'Search' })).slug).toMatch(/^search-[2-9a-z]{4}$/);
  });

  test('when the message cannot be queued, nothing is stored and it can be sent again', async () => {
    const visitor = aVisitor();
    await clinic.database.pool.query('ALTER TABLE outbox RENAME TO outbox_away');
    expect((await ask({}, visitor)).statusCode).toBe(500);
    await clinic.database.pool.query('ALTER TABLE outbox_away RENAME TO outbox');
    expect(await stored()).toEqual([]);
    expect(await clinic.database.db.select().from(questionTags)).toEqual([]);
    expect((await ask({}, visitor)).statusCode).toBe(201);
  });
});
