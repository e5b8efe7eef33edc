import { eq } from 'drizzle-orm';
import { questionAdditions, questionTags } from '../../db/schema.ts';
import { engines } from '../../testing/database.ts';
import { call } from '../../testing/clinic.ts';
import { refusalIn } from '../../testing/forms.ts';
import type { Moderation } from '../../testing/moderation.ts';
import { useModeration } from '../../testing/moderation.ts';

const phone = '0551234567';
const asked = {
  title: `طفح، جوالي ${phone}`,
  content: 'اسمي سارة القحطاني ورقم هويتي 1098765432.\nظهر طفح أحمر.',
};

describe.each(engines)('personal data in a question on %s', (engine) => {
  const moderation = useModeration(engine);
  let id: number;
  beforeEach(async () => {
    await moderation.clinic.database.pool.query('DELETE FROM questions');
    ({ id } = await moderation.aQuestion({ ...asked, visibility: 'review', flags: ['personal-data'] }));
    await moderation.clinic.database.db.insert(questionTags).values([
      { questionId: id, pos: 0, tag: 'طفح' },
      { questionId: id, pos: 1, tag: 'sara@mail.example' },
    ]);
  });

  const publish = (body: object = {}) =>
    moderation.act(moderation.people.moderator, id, 'visibility', { visibility: 'public', ...body });
  const original = (as: keyof Moderation['people']) =>
    moderation.get(`questions/${id}/original`, moderation.people[as]);
  const add = async (content: string, isPublic = false) => {
    const createdAt = moderation.clinic.now();
    const [row] = await moderation.clinic.database.db
      .insert(questionAdditions)
      .values({ questionId: id, content, isPublic, createdAt })
      .returning();
    return row?.id ?? 0;
  };
  const publicPage = async () => (await call(moderation.clinic, 'GET', `/api/qa/questions/${id}`)).body;

  test('one press replaces it everywhere; what is left can be published', async () => {
    await add(`أو راسلوني على ${phone}`, true);
    const answer = await moderation.act(moderation.people.moderator, id, 'redact');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      data: {
        question_title: 'طفح، جوالي **********',
        question_content: 'اسمي ************* ورقم هويتي **********.\nظهر طفح أحمر.',
        tags: ['طفح', '*****************'],
        additions: [{ content: 'أو راسلوني على **********' }],
        original: { readable: false },
      },
    });
    expect((await publish()).statusCode).toBe(200);
    const page = await publicPage();
    expect(page).toContain('ظهر طفح أحمر');
    for (const secret of [phone, '1098765432', 'القحطاني', 'mail.example']) expect(page).not.toContain(secret);
    expect(refusalIn(await moderation.act(moderation.people.moderator, id, 'redact'))).toMatchObject({
      code: 'INVALID_TRANSITION',
    });
  });

  test('tags that become the same stars are one tag from then on', async () => {
    await moderation.clinic.database.db.insert(questionTags).values([
      { questionId: id, pos: 2, tag: phone },
      { questionId: id, pos: 3, tag: '1098765432' },
      { questionId: id, pos: 4, tag: 'حكة' },
    ]);
    const answer = await moderation.act(moderation.people.moderator, id, 'redact');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ data: { tags: ['طفح', '*****************', '**********', 'حكة'] } });
    expect((await original('dermatologist')).json()).toMatchObject({
      data: { tags: ['طفح', 'sara@mail.example', phone, '1098765432', 'حكة'] },
    });
  });

  test('publishing is refused while it stands there, and a reason for keeping it is logged', async () => {
    expect(refusalIn(await publish())).toMatchObject({ status: 422, errors: { keep: ['errors.keepReasonRequired'] } });
    expect((await moderation.stored(id)).visibility).toBe('review');
    expect((await publish({ keep: 'because' })).statusCode).toBe(422);
    expect((await publish({ keep: 'public-contact' })).statusCode).toBe(200);
    expect((await moderation.actions(id)).at(-1)).toMatchObject({
      action: 'question.published',
      details: { from: 'review', keep: 'public-contact' },
    });
  });

  test('what was added later is refused in the same way', async () => {
    const addition = await add(`رقمي ${phone}`);
    const show = (body?: object) =>
      moderation.act(moderation.people.moderator, id, `additions/${addition}/publish`, body);
    expect(refusalIn(await show())).toMatchObject({ status: 422, errors: { keep: ['errors.keepReasonRequired'] } });
    expect((await show({ keep: 'owner-agreed' })).statusCode).toBe(200);
    expect((await moderation.actions(id)).at(-1)).toMatchObject({ details: { addition, keep: 'owner-agreed' } });
  });

  test('the original is encrypted, and doctors of the speciality read it, each time in the log', async () => {
    await moderation.act(moderation.people.dermatologist, id, 'redact');
    const [row] = (
      await moderation.clinic.database.pool.query(
        'SELECT row_to_json(questions)::text AS row FROM questions WHERE id = $1',
        [id],
      )
    ).rows as { row: string }[];
    for (const secret of [phone, '1098765432', 'القحطاني']) expect(row?.row).not.toContain(secret);
    const read = await original('colleague');
    expect(read.json()).toEqual({
      data: {
        question_title: asked.title,
        question_content: asked.content,
        tags: ['طفح', 'sara@mail.example'],
        user_name: null,
        additions: [],
      },
    });
    for (const other of ['moderator', 'admin', 'cardiologist'] as const)
      expect((await original(other)).statusCode).toBe(403);
    const actions = await moderation.actions(id);
    expect(actions.map(({ action, result }) => [action, result])).toEqual([
      ['question.redacted', 'done'],
      ['question.original-read', 'done'],
      ...Array.from({ length: 3 }, () => ['question.original-read', 'refused']),
    ]);
    expect(actions[0]?.details).toEqual({ phone: 1, name: 1, 'id-number': 1, email: 1 });
    expect(JSON.stringify(actions)).not.toContain(phone);
  });

  test('a second press keeps what was written first', async () => {
    await moderation.act(moderation.people.moderator, id, 'redact');
    const addition = await add(`رقمي ${phone}`);
    await moderation.act(moderation.people.moderator, id, 'redact');
    expect((await original('dermatologist')).json()).toMatchObject({
      data: { question_title: asked.title, additions: [{ id: addition, content: `رقمي ${phone}` }] },
    });
    const [row] = await moderation.clinic.database.db
      .select()
      .from(questionAdditions)
      .where(eq(questionAdditions.id, addition));
    expect(row?.content).toBe('رقمي **********');
  });

  test('where nothing was replaced there is no original', async () => {
    expect((await original('dermatologist')).statusCode).toBe(404);
  });
});
