import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import type { z } from '@clinic/contracts';
import type { DeskQuestionDetails, DeskQuestionResponse } from '@clinic/contracts/qa';
import type { Database } from '../db/database.ts';
import { answers, auditLog, qaSpecialties, qaSpecialtyGroups, questions } from '../db/schema.ts';
import { encryptContact } from '../modules/asking/contact.ts';
import type { Patient, TestClinic } from './clinic.ts';
import { aDoctor, aPatient, aSpecialty, call, openClinic } from './clinic.ts';
import { refusalIn } from './forms.ts';
import type { QueuedMessage } from './messages.ts';
import { queuedMessagesOf } from './messages.ts';
import { useOpened } from './opened.ts';

export const siteOrigin = 'https://clinic.example';

/** A doctor's answer with every part. */
export const written = {
  answer_content: 'طفح بسيط في أغلب الأحوال.',
  at_home: 'اغسل الجلد بماء فاتر',
  come_in: 'إن دام أكثر من أسبوع',
  emergency: 'عند ضيق التنفس',
};

/** A question with signs that somebody may be in danger. */
export const heldForDanger = { visibility: 'review', flags: ['red-flag'] } satisfies QuestionValues;

type QuestionValues = Partial<typeof questions.$inferInsert>;

/** Moderation with two QA specialities, everybody who works at it, and some who do not. */
export interface Moderation {
  readonly clinic: TestClinic;
  readonly skin: { id: number; specialtyId: number };
  readonly heart: { id: number; specialtyId: number };
  readonly people: Record<ModerationPerson, Patient>;
  /** A question about skin without an answer, public and anonymous unless told otherwise. */
  readonly aQuestion: (values?: QuestionValues) => Promise<typeof questions.$inferSelect>;
  /** One whose asker gave a name and an address. */
  readonly aNamedQuestion: (email: string, values?: QuestionValues) => Promise<typeof questions.$inferSelect>;
  readonly stored: (id: number) => Promise<typeof questions.$inferSelect>;
  readonly answerTo: (id: number) => Promise<typeof answers.$inferSelect | undefined>;
  readonly get: (path: string, as?: Patient) => ReturnType<typeof call>;
  readonly act: (as: Patient | undefined, id: number, path: string, body?: object) => ReturnType<typeof call>;
  readonly edit: (as: Patient | undefined, id: number, body: object) => ReturnType<typeof call>;
  /** Actions on a question as the audit log has them, oldest first. */
  readonly actions: (
    id: number,
  ) => Promise<{ action: string; result: string; actorId: number | null; details: object }[]>;
  readonly letters: () => Promise<QueuedMessage[]>;
}

export const moderationPeople = [
  'dermatologist',
  'colleague',
  'cardiologist',
  'moderator',
  'admin',
  'reception',
  'patient',
] as const;
export type ModerationPerson = (typeof moderationPeople)[number];

async function aQaSpecialty(clinic: TestClinic, name: string) {
  const specialty = await aSpecialty(clinic);
  const [group] = await clinic.database.db
    .insert(qaSpecialtyGroups)
    .values({ nameAr: name, nameEn: name, sortOrder: 1 })
    .returning();
  const [row] = await clinic.database.db
    .insert(qaSpecialties)
    .values({
      groupId: group?.id ?? 0,
      specialtyId: specialty.id,
      ...{ slugAr: `${name}-ar`, slugEn: name, nameAr: name, nameEn: name },
      ...{ descriptionAr: name, descriptionEn: name },
    })
    .returning();
  return { id: row?.id ?? 0, specialtyId: specialty.id };
}

async function peopleOf(clinic: TestClinic, skin: number, heart: number): Promise<Record<ModerationPerson, Patient>> {
  const doctor = async (specialtyId: number) =>
    aPatient(clinic, { roleId: roles.doctor, doctorId: (await aDoctor(clinic, { specialtyId })).id });
  return {
    dermatologist: await doctor(skin),
    colleague: await doctor(skin),
    cardiologist: await doctor(heart),
    moderator: await aPatient(clinic, { roleId: roles.moderator }),
    admin: await aPatient(clinic, { roleId: roles.admin }),
    reception: await aPatient(clinic, { roleId: roles.reception }),
    patient: await aPatient(clinic),
  };
}

/** Opens it. */
export async function openModeration(engine: Database['engine']): Promise<Moderation> {
  const clinic = await openClinic(engine, { env: { PUBLIC_URL: siteOrigin } });
  const { db } = clinic.database;
  const [skin, heart] = [await aQaSpecialty(clinic, 'skin'), await aQaSpecialty(clinic, 'heart')];
  let asked = 0;

  async function aQuestion(values: QuestionValues = {}) {
    asked += 1;
    const createdAt = values.createdAt ?? new Date(clinic.now().getTime() - 60 * 60_000);
    const isPublic = (values.visibility ?? 'public') === 'public';
    const [row] = await db
      .insert(questions)
      .values({
        slug: `سؤال-${asked}`,
        qaSpecialtyId: skin.id,
        title: `طفح رقم ${asked}`,
        content: 'ظهر طفح أحمر على ذراعي.',
        visibility: 'public',
        publishedAt: isPublic ? createdAt : null,
        isAnonymous: true,
        createdAt,
        updatedAt: createdAt,
        ...values,
      })
      .returning();
    return row as NonNullable<typeof row>;
  }

  return {
    ...{ clinic, skin, heart, aQuestion },
    people: await peopleOf(clinic, skin.specialtyId, heart.specialtyId),
    aNamedQuestion: (email, values = {}) => {
      const trackingHash = randomBytes(32);
      const contactEnc = encryptContact(clinic.cipher, trackingHash, { email, phone: '+966551234567' });
      return aQuestion({ isAnonymous: false, userName: 'نورة', trackingHash, contactEnc, ...values });
    },
    stored: async (id) => {
      const [row] = await db.select().from(questions).where(eq(questions.id, id));
      return row as NonNullable<typeof row>;
    },
    answerTo: async (id) => (await db.select().from(answers).where(eq(answers.questionId, id)))[0],
    get: (path, as) => call(clinic, 'GET', `/api/qa/desk/${path}`, as ? { as } : {}),
    act: (as, id, path, body) =>
      call(clinic, 'POST', `/api/qa/desk/questions/${id}/${path}`, { ...(as ? { as } : {}), body }),
    edit: (as, id, body) => call(clinic, 'PUT', `/api/qa/desk/questions/${id}/answer`, { ...(as ? { as } : {}), body }),
    actions: (id) =>
      db
        .select({
          action: auditLog.action,
          result: auditLog.result,
          actorId: auditLog.actorId,
          details: auditLog.details,
        })
        .from(auditLog)
        .where(eq(auditLog.subject, `question:${id}`))
        .orderBy(auditLog.id),
    letters: async () => (await queuedMessagesOf(clinic)).reverse(),
  };
}

/** Opens it for the tests of a block. */
export const useModeration = (engine: Database['engine']): Moderation => useOpened(() => openModeration(engine));

type Answered = Awaited<ReturnType<Moderation['act']>>;

/** The question in an answer of the desk. */
export function detailsIn(answer: Answered): DeskQuestionDetails {
  expect(answer.statusCode).toBe(200);
  return answer.json<z.infer<typeof DeskQuestionResponse>>().data;
}

/** The code of a 409. */
export function conflictIn(answer: Answered) {
  const { status, code } = refusalIn(answer);
  expect(status).toBe(409);
  return code;
}
