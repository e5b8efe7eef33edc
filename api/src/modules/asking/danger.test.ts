import { eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import { qaSpecialties, questions } from '../../db/schema.ts';
import { askedIn, aNamedQuestion, postQuestion } from '../../testing/asked-question.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { aVisitor } from '../../testing/forms.ts';
import { queuedMessagesOf } from '../../testing/messages.ts';
import { aQaSpecialty, aStoredAnswer } from '../../testing/questions.ts';

const origin = 'https://nabd.example';
const title = 'تعبت من كل شيء';
const words = ['أفكر أنهي حياتي', 'ألم شديد في الصدر منذ ساعة', 'I want to end my life', 'زوجي يضربني كل يوم'];

describe.each(engines)('a post of somebody who may be in danger on %s', (engine) => {
  let clinic: TestClinic;
  let specialty: { id: number; slugEn: string };
  let people: Record<'moderator' | 'ofIt' | 'elsewhere' | 'admin' | 'doctor' | 'other' | 'gone' | 'patient', Patient>;

  const ask = async (more: object = {}) =>
    askedIn(await postQuestion(clinic, aNamedQuestion(specialty.id, { question_title: title, ...more })));
  const alerts = async (of: TestClinic = clinic) =>
    (await queuedMessagesOf(of)).filter(({ dedupeKey }) => dedupeKey.includes(':danger:'));
  const get = (path: string) => call(clinic, 'GET', path);

  beforeAll(async () => {
    clinic = await openClinic(engine, { env: { PUBLIC_URL: origin } });
    const ofVisits = await aSpecialty(clinic);
    specialty = await aQaSpecialty(clinic, { specialtyId: ofVisits.id });
    const doctorOf = async (specialtyId: number) =>
      aPatient(clinic, {
        roleId: roles.doctor,
        doctorId: (await aDoctor(clinic, { specialtyId })).id,
      });
    people = {
      moderator: await aPatient(clinic, { roleId: roles.moderator, lang: 'en' }),
      ofIt: await aPatient(clinic, { roleId: roles.moderator, limitSpecialties: [ofVisits.id] }),
      elsewhere: await aPatient(clinic, { roleId: roles.moderator, limitSpecialties: [999] }),
      admin: await aPatient(clinic, { roleId: roles.admin }),
      doctor: await doctorOf(ofVisits.id),
      other: await doctorOf((await aSpecialty(clinic)).id),
      gone: await aPatient(clinic, { roleId: roles.moderator, status: 'locked' }),
      patient: await aPatient(clinic),
    };
  });
  beforeEach(() => clinic.database.pool.query('TRUNCATE questions, outbox, rate_limits, idempotency_keys CASCADE'));
  afterAll(() => clinic.close());

  test.each(words)('«%s» is taken in, and held until people have read it', async (content) => {
    const asked = await ask({ question_content: content });
    expect(asked).toMatchObject({ review: true, slug: null });
    const [row] = await clinic.database.db.select().from(questions);
    expect(row).toMatchObject({ visibility: 'review', publishedAt: null, flags: ['red-flag'] });
  });

  test('nothing of it can be read anywhere, and an answer does not change that', async () => {
    const { id } = await ask({ question_content: words[0] });
    const [row] = await clinic.database.db.select().from(questions);
    await aStoredAnswer(clinic, id);
    await clinic.database.db.update(questions).set({ status: 'answered', weekViews: 50 }).where(eq(questions.id, id));
    const seen = encodeURIComponent(title);
    const places = [
      '/api/qa/questions',
      '/api/qa/questions?sort=popular',
      '/api/qa/questions?status=answered',
      `/api/qa/questions/search?q=${seen}`,
      `/api/qa/questions/similar?title=${seen}`,
      '/api/qa/trending-questions',
      `/api/qa/qa-specialties/${specialty.id}/questions`,
      `/api/search?q=${seen}`,
      '/api/sitemap/questions',
    ];
    for (const place of places) {
      const answer = await get(place);
      expect([place, answer.statusCode]).toEqual([place, 200]);
      expect([place, answer.body.includes(title), answer.body.includes(row?.slug ?? '')]).toEqual([
        place,
        false,
        false,
      ]);
    }
    for (const name of [String(id), encodeURIComponent(row?.slug ?? '')])
      expect((await get(`/api/qa/questions/${name}`)).statusCode).toBe(404);
    expect((await get('/api/qa/stats')).json()).toMatchObject({ data: { total_questions: 0, total_answers: 0 } });
  });

  test('whoever reads questions at the desk is alerted at once by e-mail and SMS, in the language of the account', async () => {
    const { id } = await ask({ question_content: words[0] });
    const sent = await alerts();
    const alerted = [people.moderator, people.ofIt, people.admin, people.doctor];
    expect(new Set(sent.map(({ userId }) => userId))).toEqual(new Set(alerted.map((user) => user.id)));
    expect(new Set(sent.map(({ channel }) => channel))).toEqual(new Set(['email', 'sms']));
    for (const { body, createdAt } of sent) {
      expect(body).toContain(`${origin}/qa/desk/${id}`);
      expect(createdAt).toEqual(clinic.now());
      for (const secret of [title, 'أنهي', 'نورة', 'noura@']) expect(body).not.toContain(secret);
    }
    expect(sent.find(({ userId }) => userId === people.moderator.id)).toMatchObject({
      lang: 'en',
      subject: 'Urgent: somebody in Ask Your Doctor may be in danger',
    });
  });

  test('what is added to a question is held and told of as well, each addition once', async () => {
    const { id, slug, tracking_code: code } = await ask();
    expect(await alerts()).toEqual([]);
    const add = (content: string) =>
      call(clinic, 'POST', '/api/qa/track/additions', { body: { code, content }, headers: aVisitor() });
    await add('وصار أخف');
    await add(words[0] ?? '');
    await add(words[0] ?? '');
    const keys = (await alerts()).map(({ dedupeKey }) => dedupeKey);
    expect(keys).toContain(`question:${id}:danger:addition-2:${people.admin.id}`);
    expect(keys.every((key) => key.startsWith(`question:${id}:danger:addition-2:`))).toBe(true);
    const page = await get(`/api/qa/questions/${encodeURIComponent(slug ?? '')}`);
    expect(page.body).toContain('وصار أخف');
    expect(page.body).not.toContain('أنهي');
  });

  test('an ordinary question alerts nobody', async () => {
    await ask();
    expect(await alerts()).toEqual([]);
  });

  test('the clinician on duty is alerted instead where the clinic names one', async () => {
    const env = { PUBLIC_URL: origin, DUTY_EMAIL: 'duty@nabd.example', DUTY_PHONE: '+966500000001' };
    const named = await openClinic(engine, { env });
    const [stored] = await named.database.db.select().from(qaSpecialties).limit(1);
    await aPatient(named, { roleId: roles.moderator });
    const id = stored?.id ?? (await aQaSpecialty(named)).id;
    await postQuestion(named, aNamedQuestion(id, { question_content: words[1] }));
    expect(await alerts(named)).toMatchObject([
      { channel: 'email', recipient: 'duty@nabd.example', lang: 'ar' },
      { channel: 'sms', recipient: '+966500000001', lang: 'ar' },
    ]);
    await named.close();
  });

  test('whoever reads questions is alerted where no message can leave to the clinician on duty', async () => {
    const env = {
      PUBLIC_URL: origin,
      DUTY_PHONE: '+966500000001',
      SMTP_URL: 'smtp://mail.invalid',
      MAIL_FROM: 'a@b.example',
    };
    const named = await openClinic(engine, { env });
    const { id: moderator } = await aPatient(named, { roleId: roles.moderator });
    await postQuestion(named, aNamedQuestion((await aQaSpecialty(named)).id, { question_content: words[1] }));
    expect((await alerts(named)).map(({ channel, userId }) => [channel, userId])).toContainEqual(['email', moderator]);
    await named.close();
  });
});
