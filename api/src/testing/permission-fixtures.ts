import { eq } from 'drizzle-orm';
import { roles } from '@clinic/contracts';
import type { Waitlist } from '@clinic/contracts/account';
import type { Database } from '../db/database.ts';
import { doctorSpecialties, partners, postComments, questionAdditions, recordRevisions } from '../db/schema.ts';
import type { Patient, TestClinic } from './clinic.ts';
import { aDoctor, aPatient, call } from './clinic.ts';
import { aDeskPost } from './content-desk.ts';
import type { PostInState } from './content-desk.ts';
import { anApp, aPasskey } from './factors.ts';
import { aDependent } from './family.ts';
import { heldForDanger, openModeration, written } from './moderation.ts';
import { anIssue } from './newsletter-issues.ts';
import { aPhotograph, upload } from './pictures.ts';
import { anyTime } from './waiting-queue.ts';

/** Everybody who may call: nobody in particular, a patient whose thing it is, another one, and each role of the staff. */
export const callers = [
  ...(['visitor', 'owner', 'stranger', 'doctor', 'reception', 'moderator'] as const),
  ...(['editor', 'schedules', 'reviewer', 'publisher', 'admin'] as const),
] as const;
export type Caller = (typeof callers)[number];

/** Everybody who calls, but for the visitor. */
export type People = Readonly<Record<Exclude<Caller, 'visitor'>, Patient>>;

/** A clinic with something of everything that calls can be about: of the owner, of the doctor, or of nobody in particular. */
export interface PermissionFixtures {
  readonly clinic: TestClinic;
  readonly people: People;
  /** One of the staff whose role is limited to another speciality than that of the doctor, the visits, questions and posts. */
  readonly limited: (role: Exclude<Caller, 'visitor'>) => Promise<Patient>;
  /** The doctor of the doctor's account. */
  readonly doctorId: number;
  readonly otherQaSpecialtyId: number;
  /** A visit of the owner with the doctor. */
  readonly visit: () => Promise<number>;
  /** A time of the doctor that nobody has. */
  readonly freeSlot: () => Promise<{ doctor_id: number; specialty_id: number; date: string; time: string }>;
  readonly hold: () => Promise<number>;
  /** A day on which the doctor sees nobody. */
  readonly leave: () => Promise<number>;
  readonly dependent: () => Promise<number>;
  /** One of the owner's own sessions that calls nothing. */
  readonly session: () => Promise<number>;
  readonly passkey: () => Promise<number>;
  /** The owner's authenticator app. */
  readonly app: () => Promise<number>;
  readonly waitingListEntry: () => Promise<number>;
  /** A time that is kept for the owner. */
  readonly offer: () => Promise<number>;
  /** A question in the doctor's own speciality. */
  readonly question: () => Promise<number>;
  /** One that the doctor has answered. */
  readonly answered: () => Promise<number>;
  /** One whose personal data the doctor replaced. */
  readonly redacted: () => Promise<number>;
  /** One whose named asker may be in danger. */
  readonly inDanger: () => Promise<number>;
  readonly addition: (questionId: number) => Promise<number>;
  /** An account of somebody else. */
  readonly account: () => Promise<number>;
  /** A post that somebody else wrote, complete, in a state of the content desk. */
  readonly post: (state?: PostInState) => Promise<number>;
  /** A comment on a post, and the post. */
  readonly comment: () => Promise<{ id: number; comment: number }>;
  /** The id of an insurer on the site. */
  readonly partner: () => Promise<string>;
  /** The id of what an insurer's record held before it was changed. */
  readonly revision: () => Promise<number>;
  /** An issue of the newsletter that somebody else wrote, complete. */
  readonly issue: (state?: 'draft' | 'scheduled') => Promise<number>;
  /** The path of a picture that somebody else uploaded. */
  readonly picture: () => Promise<string>;
}

type Made = { data: { id: number } };

/** Opens the clinic; `newPeople` gives it other people, so that no limit of one call is in the way of the next. */
export async function openPermissionFixtures(engine: Database['engine']) {
  const moderation = await openModeration(engine);
  const { clinic } = moderation;
  const [practice] = await clinic.database.db
    .select({ specialtyId: doctorSpecialties.specialtyId })
    .from(doctorSpecialties)
    .where(eq(doctorSpecialties.doctorId, moderation.people.dermatologist.doctorId ?? 0));
  const specialtyId = practice?.specialtyId ?? 0;
  let taken = 0;

  async function newPeople(): Promise<PermissionFixtures> {
    const doctorId = (await aDoctor(clinic, { specialtyId })).id;
    const staff = (name: keyof typeof roles) => aPatient(clinic, { roleId: roles[name] });
    const people: People = {
      owner: await aPatient(clinic),
      stranger: await aPatient(clinic),
      doctor: await aPatient(clinic, { roleId: roles.doctor, doctorId }),
      reception: await staff('reception'),
      moderator: await staff('moderator'),
      editor: await staff('editor'),
      schedules: await staff('schedules'),
      reviewer: await staff('reviewer'),
      publisher: await staff('publisher'),
      admin: await staff('admin'),
    };
    const { owner } = people;
    const post = async (url: string, body: object, as = owner) =>
      (await call(clinic, 'POST', url, { as, body })).json<Made>().data.id;
    const freeSlot = async () => {
      taken += 1;
      return {
        doctor_id: doctorId,
        specialty_id: specialtyId,
        date: '2026-11-24',
        time: `${8 + (taken % 7)}:00`.padStart(5, '0'),
      };
    };
    const details = { bookingFor: 'self', userDetails: { name: '', phone: '', email: '' } };
    const waitingListEntry = () =>
      post('/api/waitlist', { specialty_id: specialtyId, doctor_id: doctorId, ...anyTime });

    return {
      ...{ clinic, people, doctorId, freeSlot, waitingListEntry },
      limited: (role) =>
        aPatient(clinic, { roleId: people[role].roleId, limitSpecialties: [moderation.heart.specialtyId] }),
      otherQaSpecialtyId: moderation.heart.id,
      visit: async () => post('/api/appointments', { ...(await freeSlot()), ...details }),
      leave: async () => {
        const { rows } = await clinic.database.pool.query<{ id: string }>(
          `INSERT INTO time_off (doctor_id, during, reason)
           VALUES ($1, '[2026-12-01T00:00+03:00,2026-12-02T00:00+03:00)', 'other') RETURNING id`,
          [doctorId],
        );
        return Number(rows[0]?.id);
      },
      hold: async () => post('/api/holds', await freeSlot()),
      dependent: async () => (await aDependent(clinic, owner)).id,
      session: async () => {
        const { json } = await call(clinic, 'GET', '/api/sessions', { as: owner });
        return json<{ data: { id: number }[] }>().data[0]?.id ?? 0;
      },
      passkey: () => aPasskey(clinic, owner),
      app: async () => {
        await anApp(clinic, owner);
        return owner.id;
      },
      offer: async () => {
        const other = await aPatient(clinic);
        const visit = await post('/api/appointments', { ...(await freeSlot()), ...details }, other);
        await waitingListEntry();
        await call(clinic, 'POST', `/api/appointments/${visit}/cancel`, { as: other, body: {} });
        const { data } = (await call(clinic, 'GET', '/api/waitlist', { as: owner })).json<{ data: Waitlist }>();
        return data.entries[0]?.offer?.id ?? 0;
      },
      question: async () => (await moderation.aQuestion()).id,
      answered: async () => {
        const { id } = await moderation.aQuestion();
        await moderation.act(people.doctor, id, 'answer', written);
        return id;
      },
      redacted: async () => {
        const { id } = await moderation.aQuestion({ title: 'جوالي 0551234567' });
        await moderation.act(people.doctor, id, 'redact');
        return id;
      },
      inDanger: async () => (await moderation.aNamedQuestion('nora@mail.example', heldForDanger)).id,
      addition: async (questionId) => {
        const [row] = await clinic.database.db
          .insert(questionAdditions)
          .values({ questionId, content: 'أضيف أن الطفح عاد', isPublic: false, createdAt: clinic.now() })
          .returning();
        return row?.id ?? 0;
      },
      account: async () => (await aPatient(clinic)).id,
      post: (state) => aDeskPost(clinic, { state, doctorId }),
      issue: (state) => anIssue(clinic, { state }),
      comment: async () => {
        const documentId = await aDeskPost(clinic, { state: 'in-review', doctorId });
        const [row] = await clinic.database.db
          .insert(postComments)
          .values({ documentId, lang: 'ar', body: 'من أين هذا الرقم؟', createdAt: clinic.now() })
          .returning({ id: postComments.id });
        return { id: documentId, comment: row?.id ?? 0 };
      },
      partner: async () => {
        const slug = `partner-${doctorId}-${(taken += 1)}`;
        const both = { nameAr: 'شركة تأمين', nameEn: 'An insurer' };
        await clinic.database.db.insert(partners).values({ slug, ...both, image: 'partners/1.svg', sortOrder: taken });
        return slug;
      },
      revision: async () => {
        const held = { name_ar: 'شركة تأمين', name_en: 'An insurer' };
        const [row] = await clinic.database.db
          .insert(recordRevisions)
          .values({ collection: 'partners', record: 'one', reason: 'saved', content: held, replacedAt: clinic.now() })
          .returning({ id: recordRevisions.id });
        return row?.id ?? 0;
      },
      picture: async () => {
        const sent = await upload(clinic, people.admin, await aPhotograph().jpeg().toBuffer());
        return sent.json<{ data: { picture: { path: string } } }>().data.picture.path;
      },
    };
  }

  return { clinic, newPeople };
}
