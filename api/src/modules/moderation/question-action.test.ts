import type { z } from '@clinic/contracts';
import type { DeskPage as DeskPageSchema, Question } from '@clinic/contracts/qa';
import { answerRevisions, answers, auditLog } from '../../db/schema.ts';
import { call, defaultNow } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import { refusalIn } from '../../testing/forms.ts';
import { conflictIn, detailsIn, useModeration, written } from '../../testing/moderation.ts';

type DeskPage = z.infer<typeof DeskPageSchema>;
const later = (minutes: number) => new Date(defaultNow.getTime() + minutes * 60_000);

describe.each(engines)('moderation actions on %s', (engine) => {
  const moderation = useModeration(engine);

  const actionsOf = async (id: number) => (await moderation.actions(id)).map(({ action }) => action);
  const publicPage = (id: number) => call(moderation.clinic, 'GET', `/api/qa/questions/${id}`);

  describe('E5: claims', () => {
    test('a claim lasts ten minutes, is seen by the others, and is made longer by its holder', async () => {
      const { id } = await moderation.aQuestion();
      const mine = detailsIn(await moderation.act(moderation.people.dermatologist, id, 'claim'));
      expect(mine.claim).toEqual({
        by_me: true,
        name: moderation.people.dermatologist.name,
        until: '2026-11-21T07:10:00.000Z',
        seconds_left: 600,
      });
      const theirs = detailsIn(await moderation.get(`questions/${id}`, moderation.people.colleague));
      expect(theirs.claim).toEqual({ ...mine.claim, by_me: false });
      moderation.clinic.setNow(later(6));
      const listed = (await moderation.get('questions?list=waiting', moderation.people.colleague)).json<DeskPage>();
      expect(listed.data.data.find((one) => one.id === id)?.claim?.seconds_left).toBe(240);
      expect(conflictIn(await moderation.act(moderation.people.colleague, id, 'claim'))).toBe('ALREADY_CLAIMED');
      expect(conflictIn(await moderation.act(moderation.people.colleague, id, 'answer', written))).toBe(
        'ALREADY_CLAIMED',
      );
      const longer = detailsIn(await moderation.act(moderation.people.dermatologist, id, 'claim'));
      expect(longer.claim?.until).toBe('2026-11-21T07:16:00.000Z');
      expect(await actionsOf(id)).toEqual(['question.claimed', 'question.read', 'question.claimed']);
    });

    test('when its time is over it is nobody’s, and the next one takes it', async () => {
      const { id } = await moderation.aQuestion();
      await moderation.act(moderation.people.dermatologist, id, 'claim');
      moderation.clinic.setNow(later(10));
      expect(detailsIn(await moderation.get(`questions/${id}`, moderation.people.colleague)).claim).toBeNull();
      expect(conflictIn(await moderation.act(moderation.people.dermatologist, id, 'release'))).toBe('NOT_CLAIMED');
      expect(detailsIn(await moderation.act(moderation.people.colleague, id, 'claim')).claim).toMatchObject({
        by_me: true,
      });
      expect(conflictIn(await moderation.act(moderation.people.dermatologist, id, 'answer', written))).toBe(
        'ALREADY_CLAIMED',
      );
    });

    test('it is given back by its holder or by a moderator, not by a colleague', async () => {
      const { id } = await moderation.aQuestion();
      expect(conflictIn(await moderation.act(moderation.people.dermatologist, id, 'release'))).toBe('NOT_CLAIMED');
      await moderation.act(moderation.people.dermatologist, id, 'claim');
      expect(conflictIn(await moderation.act(moderation.people.colleague, id, 'release'))).toBe('ALREADY_CLAIMED');
      expect(detailsIn(await moderation.act(moderation.people.dermatologist, id, 'release')).claim).toBeNull();
      await moderation.act(moderation.people.dermatologist, id, 'claim');
      expect(detailsIn(await moderation.act(moderation.people.moderator, id, 'release')).claim).toBeNull();
      expect((await moderation.actions(id)).at(-1)).toMatchObject({
        action: 'question.released',
        details: { holder: moderation.people.dermatologist.id },
      });
    });

    test('two doctors at the same moment: exactly one has it', async () => {
      const { id } = await moderation.aQuestion();
      const both = await Promise.all(
        [moderation.people.dermatologist, moderation.people.colleague].map((as) => moderation.act(as, id, 'claim')),
      );
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await actionsOf(id)).toEqual(['question.claimed']);
    });

    test.each([
      ['hidden', 'INVALID_TRANSITION'],
      ['spam', 'INVALID_TRANSITION'],
    ] as const)('what is %s nobody takes', async (visibility, code) => {
      const { id } = await moderation.aQuestion({ visibility });
      expect(conflictIn(await moderation.act(moderation.people.dermatologist, id, 'claim'))).toBe(code);
      expect(conflictIn(await moderation.act(moderation.people.dermatologist, id, 'answer', written))).toBe(code);
    });
  });

  describe('E10: answering', () => {
    test('an answer in four parts stands on the page at once, under the doctor’s name', async () => {
      const { id } = await moderation.aQuestion();
      await moderation.act(moderation.people.dermatologist, id, 'claim');
      const answer = await moderation.act(moderation.people.dermatologist, id, 'answer', { ...written, come_in: '  ' });
      expect(detailsIn(answer)).toMatchObject({
        ...{ status: 'answered', claim: null, may: { answer: false, edit: true, moderate: false } },
        acts: [
          { action: 'question.claimed', by: moderation.people.dermatologist.name },
          { action: 'question.answered' },
        ],
      });
      const page = (await publicPage(id)).json<{ data: Question }>().data;
      expect(page).toMatchObject({
        status: 'answered',
        qa_answer: {
          ...{ ...written, come_in: null },
          ...{ created_at: defaultNow.toISOString(), reviewed_at: defaultNow.toISOString(), edited_at: null },
          doctor_profile: { id: moderation.people.dermatologist.doctorId },
        },
      });
    });

    test('who has not taken it may answer while nobody else has; a second answer is refused', async () => {
      const { id } = await moderation.aQuestion();
      expect((await moderation.act(moderation.people.dermatologist, id, 'answer', written)).statusCode).toBe(200);
      expect(conflictIn(await moderation.act(moderation.people.colleague, id, 'answer', written))).toBe(
        'ALREADY_ANSWERED',
      );
      expect(conflictIn(await moderation.act(moderation.people.colleague, id, 'claim'))).toBe('ALREADY_ANSWERED');
    });

    test('whoever sends their own answer again has it, and leaves no second row', async () => {
      const { id } = await moderation.aQuestion();
      const sent = { ...written, come_in: ' ' };
      const { dermatologist, moderator } = moderation.people;
      await moderation.act(dermatologist, id, 'answer', sent);
      moderation.clinic.setNow(later(1));
      const again = detailsIn(await moderation.act(dermatologist, id, 'answer', sent));
      expect(again).toMatchObject({
        status: 'answered',
        qa_answer: { ...written, come_in: null, created_at: defaultNow.toISOString() },
      });
      expect(await actionsOf(id)).toEqual(['question.answered']);
      const other = { ...written, answer_content: 'إجابة أخرى.' };
      expect(conflictIn(await moderation.act(dermatologist, id, 'answer', other))).toBe('ALREADY_ANSWERED');
      await moderation.act(moderator, id, 'close', { reason: 'out-of-scope' });
      expect(conflictIn(await moderation.act(dermatologist, id, 'answer', sent))).toBe('INVALID_TRANSITION');
    });

    test('two doctors at the same moment: exactly one answer is stored', async () => {
      const { id } = await moderation.aQuestion();
      const both = await Promise.all(
        [moderation.people.dermatologist, moderation.people.colleague].map((as) =>
          moderation.act(as, id, 'answer', written),
        ),
      );
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await moderation.clinic.database.db.$count(answers)).toBeGreaterThan(0);
      expect(await actionsOf(id)).toEqual(['question.answered']);
    });

    test('it also publishes a question that only waited; not one that a check or a reader has flagged', async () => {
      const waiting = await moderation.aQuestion({ visibility: 'review' });
      await moderation.act(moderation.people.dermatologist, waiting.id, 'answer', written);
      expect(await moderation.stored(waiting.id)).toMatchObject({ visibility: 'public', publishedAt: defaultNow });
      for (const flag of ['red-flag', 'personal-data', 'link', 'reported'] as const) {
        const kept = await moderation.aQuestion({ visibility: 'review', flags: [flag] });
        const answer = detailsIn(await moderation.act(moderation.people.dermatologist, kept.id, 'answer', written));
        expect(answer).toMatchObject({ visibility: 'review', status: 'answered' });
        expect((await publicPage(kept.id)).statusCode).toBe(404);
      }
    });

    test('an answer is edited by a doctor of the speciality; what it said before is kept', async () => {
      const { id } = await moderation.aQuestion();
      await moderation.act(moderation.people.dermatologist, id, 'answer', written);
      moderation.clinic.setNow(later(30));
      const better = { ...written, answer_content: 'إجابة أدق.', at_home: '' };
      const edited = detailsIn(await moderation.edit(moderation.people.colleague, id, { ...better, revision: 0 }));
      expect(edited.qa_answer).toMatchObject({
        ...{ answer_content: 'إجابة أدق.', at_home: null, edited_at: later(30).toISOString() },
        doctor_profile: { id: moderation.people.dermatologist.doctorId },
      });
      expect(edited.revisions).toEqual([
        { ...written, edited_by: moderation.people.colleague.name, edited_at: later(30).toISOString() },
      ]);
      expect((await moderation.actions(id)).at(-1)).toMatchObject({
        action: 'question.answer-edited',
        details: { revision: 1 },
      });
    });

    test('who has not seen the newest wording is told so, also at the same moment', async () => {
      const { id } = await moderation.aQuestion();
      await moderation.act(moderation.people.dermatologist, id, 'answer', written);
      const edit = (as: 'dermatologist' | 'colleague') =>
        moderation.edit(moderation.people[as], id, { ...written, at_home: as, revision: 0 });
      const both = await Promise.all([edit('dermatologist'), edit('colleague')]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const late = { ...written, at_home: 'later', revision: 0 };
      expect(conflictIn(await moderation.edit(moderation.people.colleague, id, late))).toBe('ALREADY_ANSWERED');
      const answerId = (await moderation.answerTo(id))?.id;
      const stored = await moderation.clinic.database.db.select().from(answerRevisions);
      expect(stored.filter((one) => one.answerId === answerId)).toHaveLength(1);
    });

    test('whoever sends their own wording again has it, and leaves no second one; a colleague does not', async () => {
      const { id } = await moderation.aQuestion();
      const { dermatologist, colleague } = moderation.people;
      await moderation.act(dermatologist, id, 'answer', written);
      const better = { ...written, at_home: '', revision: 0 };
      await moderation.edit(dermatologist, id, better);
      const again = detailsIn(await moderation.edit(dermatologist, id, better));
      expect(again.qa_answer).toMatchObject({ at_home: null });
      expect(again.revisions).toHaveLength(1);
      expect(await actionsOf(id)).toEqual(['question.answered', 'question.answer-edited']);
      expect(conflictIn(await moderation.edit(colleague, id, better))).toBe('ALREADY_ANSWERED');
    });

    test('what has no answer cannot be edited', async () => {
      const { id } = await moderation.aQuestion();
      const refused = await moderation.edit(moderation.people.dermatologist, id, { ...written, revision: 0 });
      expect(conflictIn(refused)).toBe('INVALID_TRANSITION');
    });

    test('likes at the same moment as an edit: none is lost, none waits for ever', async () => {
      const { id } = await moderation.aQuestion();
      await moderation.act(moderation.people.dermatologist, id, 'answer', written);
      const answerId = (await moderation.answerTo(id))?.id;
      const like = (n: number) =>
        moderation.clinic.database.pool
          .query('INSERT INTO answer_likes VALUES ($1, gen_random_uuid(), now())', [answerId])
          .then(() => n);
      const edit = moderation.edit(moderation.people.dermatologist, id, { ...written, revision: 0 });
      await Promise.all([like(1), like(2), edit, like(3), like(4)]);
      expect((await edit).statusCode).toBe(200);
      expect((await moderation.stored(id)).likesCount).toBe(4);
    });
  });

  describe('E5: closing and opening again', () => {
    test('as the repetition of a public question, with a link to it', async () => {
      const [first, again] = [await moderation.aQuestion(), await moderation.aQuestion()];
      await moderation.act(moderation.people.dermatologist, again.id, 'claim');
      const close = { reason: 'duplicate', duplicate_of: first.id, note: '' };
      const closed = detailsIn(await moderation.act(moderation.people.dermatologist, again.id, 'close', close));
      expect(closed).toMatchObject({
        ...{ status: 'closed', claim: null, may: { answer: false, edit: false } },
        closed: { reason: 'duplicate', note: null, duplicate_of: first.id },
      });
      expect((await publicPage(again.id)).json()).toMatchObject({
        data: { repeats: true, closed: { reason: 'duplicate', duplicate_of: { slug: first.slug } } },
      });
      expect((await publicPage(first.id)).json<{ data: Question }>().data).not.toHaveProperty('repeats');
      expect(conflictIn(await moderation.act(moderation.people.dermatologist, again.id, 'close', close))).toBe(
        'INVALID_TRANSITION',
      );
      expect(conflictIn(await moderation.act(moderation.people.dermatologist, again.id, 'claim'))).toBe(
        'INVALID_TRANSITION',
      );
    });

    test('not of itself, of what is not public, nor of what is a repetition', async () => {
      const question = await moderation.aQuestion();
      const first = await moderation.aQuestion();
      const others = [
        question,
        await moderation.aQuestion({ visibility: 'review' }),
        await moderation.aQuestion({ status: 'closed', closedReason: 'duplicate', duplicateOf: first.id }),
      ];
      for (const { id } of others) {
        const refused = await moderation.act(moderation.people.moderator, question.id, 'close', {
          reason: 'duplicate',
          duplicate_of: id,
        });
        expect(refusalIn(refused)).toMatchObject({ errors: { duplicate_of: ['errors.duplicateRequired'] } });
      }
      expect(await moderation.stored(question.id)).toMatchObject({ status: 'pending', duplicateOf: null });
    });

    test('a colleague’s work is not closed under their hands, except by a moderator', async () => {
      const { id } = await moderation.aQuestion();
      await moderation.act(moderation.people.dermatologist, id, 'claim');
      const close = { reason: 'out-of-scope', note: 'ليس سؤالًا طبيًا' };
      expect(conflictIn(await moderation.act(moderation.people.colleague, id, 'close', close))).toBe('ALREADY_CLAIMED');
      expect(detailsIn(await moderation.act(moderation.people.moderator, id, 'close', close)).closed).toEqual({
        ...close,
        duplicate_of: null,
      });
      expect(conflictIn(await moderation.act(moderation.people.dermatologist, id, 'answer', written))).toBe(
        'INVALID_TRANSITION',
      );
    });

    test('opened again it waits as before, or is answered when it had its answer', async () => {
      const [waiting, answered] = [await moderation.aQuestion(), await moderation.aQuestion()];
      await moderation.act(moderation.people.dermatologist, answered.id, 'answer', written);
      for (const [{ id }, status] of [[waiting, 'pending'] as const, [answered, 'answered'] as const]) {
        await moderation.act(moderation.people.moderator, id, 'close', { reason: 'out-of-scope' });
        const open = detailsIn(await moderation.act(moderation.people.admin, id, 'reopen'));
        expect(open).toMatchObject({ status, closed: null });
        expect(conflictIn(await moderation.act(moderation.people.admin, id, 'reopen'))).toBe('INVALID_TRANSITION');
      }
    });
  });

  test('V26: a reading is written down, once for as long as somebody looks; others’ are their own', async () => {
    const { id } = await moderation.aQuestion();
    for (const minutes of [0, 5, 12]) {
      moderation.clinic.setNow(later(minutes));
      expect(detailsIn(await moderation.get(`questions/${id}`, moderation.people.dermatologist)).acts).toEqual([]);
    }
    await moderation.get(`questions/${id}`, moderation.people.moderator);
    expect((await moderation.actions(id)).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['question.read', moderation.people.dermatologist.id],
      ['question.read', moderation.people.dermatologist.id],
      ['question.read', moderation.people.moderator.id],
    ]);
  });

  test('V26: an act that fails leaves nothing behind, and the chain of all of them holds', async () => {
    const { id } = await moderation.aQuestion();
    await moderation.act(moderation.people.dermatologist, id, 'answer', written);
    const before = await moderation.clinic.database.db.$count(auditLog);
    await moderation.act(moderation.people.colleague, id, 'answer', written);
    expect(await moderation.clinic.database.db.$count(auditLog)).toBe(before);
    expect(await moderation.clinic.services.audit.verify(moderation.clinic.database.db)).toMatchObject({
      broken: null,
      rows: before,
    });
  });
});
