import { createHash } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { roles, saudiMobile } from '@clinic/contracts';
import { storedSlug } from '../http/params.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import type { Tx } from './database.ts';
import { deskQuestions } from './demo-data/desk-questions.ts';
import { demoPassword } from './demo-data/patients.ts';
import { staff } from './demo-data/staff.ts';
import { found } from './demo-references.ts';
import { insertQuestions } from './load-demo-questions.ts';
import * as schema from './schema.ts';

const hourMs = 60 * 60_000;

/** A demonstration may be older than these accounts: a doctor who is gone signs in no more, and no account is taken over. */
async function loadStaff(tx: Tx, now: Date): Promise<void> {
  const doctorIds = staff.flatMap(({ doctor_id }) => doctor_id ?? []);
  const doctors = await tx
    .select({ id: schema.doctors.id })
    .from(schema.doctors)
    .where(and(inArray(schema.doctors.id, doctorIds), eq(schema.doctors.active, true)));
  const known = new Set(doctors.map(({ id }) => id));
  const rows = await Promise.all(
    staff
      .filter(({ doctor_id }) => doctor_id === undefined || known.has(doctor_id))
      .map(async (one) => ({
        name: one.name,
        email: one.email,
        phone: found(saudiMobile(one.phone) ?? undefined, `form of telephone number ${one.phone}`),
        phoneVerifiedAt: now,
        passwordHash: await hashPassword(demoPassword),
        roleId: roles[one.role],
        doctorId: one.doctor_id ?? null,
        createdAt: now,
      })),
  );
  await tx.insert(schema.users).values(rows).onConflictDoNothing();
}

/** Nobody's: readers of a demonstration have no cookie. */
const reader = (slug: string, index: number) => createHash('sha256').update(`${slug} ${index}`).digest();

async function loadDeskQuestions(tx: Tx, now: Date): Promise<void> {
  const areas = await tx
    .select({ id: schema.qaSpecialties.id, slug: schema.qaSpecialties.slugEn })
    .from(schema.qaSpecialties);
  const areaIds = new Map(areas.map(({ id, slug }) => [slug, id]));
  const askedAt = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const ids = await insertQuestions(
    tx,
    deskQuestions.map((question) => {
      const at = askedAt(question.asked_hours_ago);
      return {
        slug: storedSlug(question.slug),
        lang: question.lang,
        qaSpecialtyId: found(areaIds.get(question.qa_specialty), `QA speciality ${question.qa_specialty}`),
        title: question.title,
        content: question.content,
        visibility: question.visibility,
        flags: [...question.flags],
        isAnonymous: question.user_name === null,
        userName: question.user_name,
        publishedAt: question.visibility === 'public' ? at : null,
        createdAt: at,
        updatedAt: at,
        tags: question.tags,
      };
    }),
  );
  const reports = deskQuestions.flatMap(({ slug, reports: all, asked_hours_ago }) =>
    all.map(({ reason, note }, index) => ({
      questionId: found(ids.get(storedSlug(slug)), `question ${slug}`),
      visitorHash: reader(slug, index),
      reason,
      note: note || null,
      createdAt: askedAt(asked_hours_ago - index - 1),
    })),
  );
  await tx.insert(schema.questionReports).values(reports);
}

/** Fills the answering desk: accounts of those who work there, and what waits for them. */
export async function loadDesk(tx: Tx, now: Date): Promise<void> {
  await loadStaff(tx, now);
  await loadDeskQuestions(tx, now);
}
