import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { roles, saudiMobile } from '@clinic/contracts';
import { addDays, clinicInstant, clinicToday } from '@clinic/contracts/time';
import { productPictures } from '../content/pictures.ts';
import { storedSlug } from '../http/params.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import type { Db, Tx } from './database.ts';
import { doctors as demoDoctors } from './demo-data/doctors.ts';
import { demoPassword, patients as demoPatients } from './demo-data/patients.ts';
import { specialties as demoSpecialties } from './demo-data/specialties.ts';
import { visitNotes } from './demo-data/visit-notes.ts';
import type { DemoDoctor } from './demo-data/types.ts';
import { continueIds, found, specialtyIds } from './demo-references.ts';
import { loadDesk } from './load-demo-desk.ts';
import { loadQuestions } from './load-demo-questions.ts';
import { loadDemoVisits } from './load-demo-visits.ts';
import * as schema from './schema.ts';

const dayMs = 24 * 60 * 60_000;

async function loadSpecialties(tx: Tx): Promise<void> {
  await tx.insert(schema.specialties).values(
    demoSpecialties.map((one) => ({
      id: one.id,
      slugAr: storedSlug(one.slug_ar),
      slugEn: storedSlug(one.slug_en),
      nameAr: one.name_ar,
      nameEn: one.name_en,
      summaryAr: one.summary_ar,
      summaryEn: one.summary_en,
      icon: one.icon,
      sortOrder: one.order,
      sections: one.sections,
      services: one.services,
      placeAr: visitNotes[one.slug_en].place_ar,
      placeEn: visitNotes[one.slug_en].place_en,
      preparation: visitNotes[one.slug_en].preparation,
    })),
  );
  await continueIds(tx, 'specialties');
}

function leaveOf(doctor: DemoDoctor, today: string) {
  return doctor.leave.map((leave) => {
    const from = clinicInstant(addDays(today, leave.first_day), '00:00').toISOString();
    const to = clinicInstant(addDays(today, leave.last_day + 1), '00:00').toISOString();
    return { doctorId: doctor.id, during: `[${from},${to})`, reason: leave.reason };
  });
}

async function loadDoctors(tx: Tx, today: string): Promise<void> {
  await tx.insert(schema.doctors).values(
    demoDoctors.map((one) => ({
      id: one.id,
      slugAr: storedSlug(one.slug_ar),
      slugEn: storedSlug(one.slug_en),
      nameAr: one.name_ar,
      nameEn: one.name_en,
      image: one.image,
      bioAr: one.bio_ar,
      bioEn: one.bio_en,
      spokenLanguages: [...one.spoken_languages],
      yearsOfExperience: one.years_of_experience,
      licenceNo: one.licence_no,
      slotMinutes: one.slot_minutes,
    })),
  );
  await continueIds(tx, 'doctors');
  await tx.insert(schema.doctorSpecialties).values(
    demoDoctors.flatMap((one) =>
      one.specialties.map((slug, pos) => ({
        doctorId: one.id,
        specialtyId: found(specialtyIds.get(slug), `speciality ${slug}`),
        pos,
      })),
    ),
  );
  await tx
    .insert(schema.doctorJobTitles)
    .values(
      demoDoctors.flatMap((one) =>
        one.job_titles.map((title, pos) => ({ doctorId: one.id, pos, nameAr: title.name_ar, nameEn: title.name_en })),
      ),
    );
  await tx.insert(schema.scheduleRules).values(
    demoDoctors.flatMap((one) =>
      one.rules.map((rule) => ({
        doctorId: one.id,
        weekday: rule.weekday,
        startMin: rule.start_min,
        durationMin: rule.duration_min,
      })),
    ),
  );
  const leave = demoDoctors.flatMap((one) => leaveOf(one, today));
  if (leave.length > 0) await tx.insert(schema.timeOff).values(leave);
}

async function loadPatients(tx: Tx, now: Date): Promise<void> {
  const joined = new Date(now.getTime() - 90 * dayMs);
  const rows = await Promise.all(
    demoPatients.map(async (one) => ({
      name: one.name,
      email: one.email,
      phone: found(saudiMobile(one.phone) ?? undefined, `form of telephone number ${one.phone}`),
      phoneVerifiedAt: one.phone_verified ? joined : null,
      passwordHash: await hashPassword(demoPassword),
      roleId: roles.patient,
      lang: one.lang,
      createdAt: joined,
    })),
  );
  await tx.insert(schema.users).values(rows);
}

async function loadOnce(db: Db, part: string, now: Date, load: (tx: Tx) => Promise<void>): Promise<void> {
  await db.transaction(async (tx) => {
    const claimed = await tx
      .insert(schema.demoLoads)
      .values({ part, loadedAt: now })
      .onConflictDoNothing()
      .returning({ part: schema.demoLoads.part });
    if (claimed.length > 0) await load(tx);
  });
}

const contentFolder = fileURLToPath(new URL('../../demo-content/', import.meta.url));

/** The importer, and the parser of HTML behind it, is read only by a start that has something to import. */
async function loadContent(tx: Tx, now: Date): Promise<void> {
  const { importContent } = await import('../content/import-content.ts');
  await importContent(tx, { folder: contentFolder, picturesTo: productPictures, now });
}

/**
 * Fills an empty database with the demo clinic, once: what is loaded is remembered part by part. Days are counted from the
 * day of loading.
 */
export async function loadDemo(db: Db, now: Date): Promise<void> {
  const today = clinicToday(now);
  await loadOnce(db, 'clinic', now, async (tx) => {
    await loadSpecialties(tx);
    await loadDoctors(tx, today);
  });
  await loadOnce(db, 'content', now, (tx) => loadContent(tx, now));
  await loadOnce(db, 'questions', now, (tx) => loadQuestions(tx, now));
  await loadOnce(db, 'patients', now, (tx) => loadPatients(tx, now));
  await loadOnce(db, 'desk', now, (tx) => loadDesk(tx, now));

  const [done] = await db.select().from(schema.demoLoads).where(eq(schema.demoLoads.part, 'visits'));
  if (done) return;
  await loadDemoVisits(db, now, (slug) => found(specialtyIds.get(slug), `speciality ${slug}`));
  await loadOnce(db, 'visits', now, () => Promise.resolve());
}
