import { auditLog } from '../../db/schema.ts';
import { call } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { refusalIn } from '../../testing/forms.ts';
import type { ModerationPerson, Moderation } from '../../testing/moderation.ts';
import { heldForDanger, moderationPeople, useModeration, written } from '../../testing/moderation.ts';

type Question = Awaited<ReturnType<Moderation['aQuestion']>>;

/** A call of the desk with everything in order for those who may make it. */
interface Route {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** As the API's document has it, below `/api/qa/desk/`. */
  readonly path: string;
  readonly may: readonly ModerationPerson[];
  readonly body?: (moderation: Moderation) => object;
  /** A question on which it can be done, by `as`. */
  readonly ready?: (moderation: Moderation, as: ModerationPerson) => Promise<Question>;
  /** Bodies that do not fit, each with the field that is named. */
  readonly wrong?: readonly (readonly [object, string])[];
}

const skinDoctors = ['dermatologist', 'colleague'] as const;
const keepers = ['moderator', 'admin'] as const;
const everybody = [...skinDoctors, ...keepers];
const all = [...everybody, 'cardiologist'] as const;

const claimedBy = async (moderation: Moderation, as: ModerationPerson) => {
  const takenBy = skinDoctors.some((one) => one === as) ? as : 'dermatologist';
  return moderation.aQuestion({
    takenBy: moderation.people[takenBy].id,
    takenUntil: new Date(moderation.clinic.now().getTime() + 60_000),
  });
};
const answered = async (moderation: Moderation) => {
  const question = await moderation.aQuestion();
  await moderation.act(moderation.people.dermatologist, question.id, 'answer', written);
  return question;
};
const reported = (moderation: Moderation) => moderation.aQuestion({ flags: ['reported'] });
const redacted = async (moderation: Moderation) => {
  const question = await moderation.aQuestion({ content: 'جوالي 0551234567' });
  await moderation.act(moderation.people.admin, question.id, 'redact');
  return question;
};
const closed = (moderation: Moderation) => moderation.aQuestion({ status: 'closed', closedReason: 'out-of-scope' });

const routes: readonly Route[] = [
  { method: 'GET', path: 'overview', may: all },
  { method: 'GET', path: 'questions', may: all },
  { method: 'GET', path: `search?search=${encodeURIComponent('حكة')}`, may: all },
  { method: 'GET', path: 'audit', may: ['admin'] },
  { method: 'GET', path: 'questions/{id}', may: everybody },
  { method: 'POST', path: 'questions/{id}/claim', may: skinDoctors },
  { method: 'POST', path: 'questions/{id}/release', may: everybody, ready: claimedBy },
  {
    method: 'POST',
    path: 'questions/{id}/answer',
    may: skinDoctors,
    body: () => written,
    wrong: [
      [{}, 'answer_content'],
      [{ ...written, answer_content: '  ' }, 'answer_content'],
      [{ ...written, answer_content: 'ن'.repeat(4001) }, 'answer_content'],
      [{ ...written, at_home: 'ن'.repeat(2001) }, 'at_home'],
      [{ ...written, emergency: 5 }, 'emergency'],
    ],
  },
  {
    method: 'PUT',
    path: 'questions/{id}/answer',
    may: skinDoctors,
    ready: answered,
    body: () => ({ ...written, answer_content: 'إجابة أدق.', revision: 0 }),
    wrong: [
      [written, 'revision'],
      [{ ...written, revision: -1 }, 'revision'],
      [{ revision: 0 }, 'answer_content'],
    ],
  },
  {
    method: 'POST',
    path: 'questions/{id}/close',
    may: everybody,
    body: () => ({ reason: 'out-of-scope', note: 'خارج نطاق الخدمة' }),
    wrong: [
      [{}, 'reason'],
      [{ reason: 'boring' }, 'reason'],
      [{ reason: 'duplicate' }, 'duplicate_of'],
      [{ reason: 'duplicate', duplicate_of: 999_999 }, 'duplicate_of'],
      [{ reason: 'out-of-scope', note: 'ن'.repeat(501) }, 'note'],
    ],
  },
  { method: 'POST', path: 'questions/{id}/reopen', may: keepers, ready: closed },
  {
    method: 'POST',
    path: 'questions/{id}/visibility',
    may: keepers,
    body: () => ({ visibility: 'hidden', reason: 'dangerous' }),
    wrong: [
      [{}, 'visibility'],
      [{ visibility: 'secret' }, 'visibility'],
      [{ visibility: 'hidden', reason: 'اسم المريضة نورة' }, 'reason'],
    ],
  },
  {
    method: 'POST',
    path: 'questions/{id}/specialty',
    may: everybody,
    body: (moderation) => ({ qa_specialty_id: moderation.heart.id }),
    wrong: [
      [{}, 'qa_specialty_id'],
      [{ qa_specialty_id: 999_999 }, 'qa_specialty_id'],
    ],
  },
  { method: 'POST', path: 'questions/{id}/reports/handled', may: keepers, ready: reported },
  // The addition of `readyFor` holds a number.
  { method: 'POST', path: 'questions/{id}/redact', may: everybody },
  { method: 'GET', path: 'questions/{id}/original', may: skinDoctors, ready: redacted },
  {
    method: 'GET',
    path: 'questions/{id}/contact',
    may: everybody,
    ready: (moderation) => moderation.aNamedQuestion('nora@mail.example', heldForDanger),
  },
  {
    method: 'POST',
    path: 'questions/{id}/additions/{addition}/publish',
    may: keepers,
    body: () => ({ keep: 'public-contact' }),
    wrong: [
      [{}, 'keep'],
      [{ keep: 'because' }, 'keep'],
    ],
  },
];

describe.each(engines)('the routes of the answering desk on %s', (engine) => {
  const moderation = useModeration(engine);
  beforeEach(() => moderation.clinic.database.pool.query('TRUNCATE rate_limits'));

  const send = (
    route: Route,
    as: ModerationPerson | null,
    id: number,
    addition = 1,
    body: object | undefined = undefined,
  ) =>
    call(
      moderation.clinic,
      route.method,
      `/api/qa/desk/${route.path.replace('{id}', String(id)).replace('{addition}', String(addition))}`,
      { ...(as ? { as: moderation.people[as] } : {}), body: body ?? route.body?.(moderation) },
    );
  async function readyFor(route: Route, as: ModerationPerson) {
    const question = await (route.ready ?? ((one) => one.aQuestion()))(moderation, as);
    const { rows } = await moderation.clinic.database.pool.query<{ id: string }>(
      `INSERT INTO question_additions (question_id, content, is_public, created_at)
        VALUES ($1, 'اتصلوا بي على 0551234567', false, now()) RETURNING id`,
      [question.id],
    );
    return { id: question.id, addition: Number(rows[0]?.id) };
  }

  test('V12: every route of the desk is in the table', async () => {
    await moderation.clinic.app.ready();
    const { paths } = moderation.clinic.app.swagger() as { paths: Record<string, object> };
    const documented = Object.entries(paths).flatMap(([path, methods]) =>
      path.startsWith('/api/qa/desk/')
        ? Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice('/api/qa/desk/'.length)}`)
        : [],
    );
    expect(documented.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path.split('?', 1)[0]}`).sort());
  });

  describe.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_name, route) => {
    test('401: a visitor is asked to sign in', async () => {
      const { id } = await readyFor(route, 'dermatologist');
      expect(refusalIn(await send(route, null, id))).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    });

    test.each(moderationPeople)('E10: as %s', async (as) => {
      const { id, addition } = await readyFor(route, as);
      const answer = await send(route, as, id, addition);
      if (route.may.includes(as))
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
      else expect(refusalIn(answer)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    });

    if (route.path.includes('{id}')) {
      test('404: a question that does not exist', async () => {
        const [as = 'admin'] = route.may;
        expect(refusalIn(await send(route, as, 999_999))).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      });
    }

    for (const [body, field] of route.wrong ?? []) {
      test(`422: ${field} in ${JSON.stringify(body).slice(0, 60)}`, async () => {
        const [as = 'admin'] = route.may;
        const { id, addition } = await readyFor(route, as);
        const refused = refusalIn(await send(route, as, id, addition, body));
        expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([422, [field]]);
      });
    }
  });

  test.each(['questions?list=secret', 'questions?page=0', 'questions?qa_specialty_id=x', 'audit?page=0'])(
    '422: %s',
    async (path) => {
      expect((await moderation.get(path, moderation.people.admin)).statusCode).toBe(422);
    },
  );

  test('404: an addition of another question', async () => {
    const route = routes.at(-1) as Route;
    const [one, other] = [await readyFor(route, 'admin'), await readyFor(route, 'admin')];
    expect((await send(route, 'admin', one.id, other.addition)).statusCode).toBe(404);
  });

  test('V26: every refusal of somebody who is signed in is written down, but nobody fills the log with them', async () => {
    const question = await moderation.aQuestion();
    const { cardiologist, patient } = moderation.people;
    await moderation.act(cardiologist, question.id, 'answer', written);
    expect(await moderation.actions(question.id)).toEqual([
      { action: 'question.answered', result: 'refused', actorId: cardiologist.id, details: { code: 'FORBIDDEN' } },
    ]);
    const before = await moderation.clinic.database.db.$count(auditLog);
    const codes: number[] = [];
    for (let n = 0; n < 32; n += 1) codes.push((await moderation.get('overview', patient)).statusCode);
    expect(codes.slice(-3)).toEqual([403, 429, 429]);
    expect((await moderation.clinic.database.db.$count(auditLog)) - before).toBe(30);
    expect(await moderation.clinic.services.audit.verify(moderation.clinic.database.db)).toMatchObject({
      broken: null,
    });
  });

  test('a doctor who has left, or an account that belongs to no doctor, is nobody at the desk', async () => {
    const { pool } = moderation.clinic.database;
    const { colleague } = moderation.people;
    await pool.query('UPDATE doctors SET active = false WHERE id = $1', [colleague.doctorId]);
    expect((await moderation.get('overview', colleague)).statusCode).toBe(403);
    await pool.query('UPDATE doctors SET active = true WHERE id = $1', [colleague.doctorId]);
    await pool.query('UPDATE users SET doctor_id = NULL WHERE id = $1', [colleague.id]);
    expect((await moderation.get('overview', colleague)).statusCode).toBe(403);
    await pool.query('UPDATE users SET doctor_id = $1 WHERE id = $2', [colleague.doctorId, colleague.id]);
    expect((await moderation.get('overview', colleague)).statusCode).toBe(200);
  });

  test('V14 and V26: neither logs nor the audit log hold anything that anybody wrote, nor names or addresses', async () => {
    const { dermatologist, moderator } = moderation.people;
    const question = await moderation.aNamedQuestion('noura@mail.example', {
      title: 'سر الطفح',
      content: 'تفاصيل السر',
    });
    await moderation.act(dermatologist, question.id, 'answer', written);
    await moderation.edit(dermatologist, question.id, { ...written, revision: 0 });
    await moderation.act(moderator, question.id, 'close', { reason: 'out-of-scope', note: 'ملاحظة سرية' });
    const { rows } = await moderation.clinic.database.pool.query<{ log: string }>(
      `SELECT string_agg(audit_log::text, ' ') AS log FROM audit_log`,
    );
    const log = `${moderation.clinic.logged.join('')} ${rows[0]?.log ?? ''}`;
    for (const text of ['noura', '551234567', 'نورة', 'السر', 'سرية', written.answer_content, moderator.name]) {
      expect(log).not.toContain(text);
    }
  });
});
