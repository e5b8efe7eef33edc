import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { roles } from '@clinic/contracts';
import type { Telemetry } from '@clinic/node';
import type { Services } from '../services.ts';
import { buildApp } from '../app.ts';
import { createServices } from '../create-services.ts';
import type { Database } from '../db/database.ts';
import { useDataKeys } from '../db/encrypted-columns.ts';
import type { FieldCipher } from '../db/field-cipher.ts';
import * as schema from '../db/schema.ts';
import type { Mail } from '../messaging/mail.ts';
import { hashPassword } from '../modules/auth/passwords.ts';
import { openSession } from '../modules/auth/session.ts';
import type { Settings } from '../settings/settings.ts';
import { readSettings } from '../settings/settings.ts';
import { dataKeys, freshDatabase } from './database.ts';

export const password = 'Correct-horse-1';

/** Saturday 21 November 2026, ten in the morning at the clinic. */
export const defaultNow = new Date('2026-11-21T07:00:00Z');

/** What production cannot start without, besides its secrets. */
export const productionEnv = {
  CLINIC_MODE: 'production',
  PUBLIC_URL: 'https://clinic.example',
  BRAND_NAME_AR: 'عيادات الواحة',
  BRAND_NAME_EN: 'Oasis Clinics',
} as const;

/** A running server without a network, its database and its clock. */
export interface TestClinic {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly settings: Settings;
  readonly cipher: FieldCipher;
  readonly services: Services;
  readonly logged: string[];
  readonly setNow: (now: Date) => void;
  readonly now: () => Date;
  readonly close: () => Promise<void>;
}

export async function openClinic(
  engine: Database['engine'],
  options: { mail?: Mail; env?: Record<string, string>; telemetry?: Telemetry } = {},
): Promise<TestClinic> {
  const database = await freshDatabase(engine);
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-test-data-'));
  const settings = readSettings({
    SESSION_SECRET: 's'.repeat(40),
    DATA_KEY: dataKeys.join(','),
    AUDIT_KEY: 'a'.repeat(40),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'info',
    // Other suites keep this machine busy.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    // Tests move the clock by days; those of these limits set them.
    STAFF_IDLE_MINUTES: '0',
    STAFF_SESSION_HOURS: '0',
    ...options.env,
  });
  useDataKeys(settings.dataKeys);
  const logged: string[] = [];
  const log = new Writable({
    write(line: Buffer, _encoding, done) {
      logged.push(line.toString());
      done();
    },
  });
  let now = defaultNow;
  const services = createServices({
    database,
    settings,
    clock: () => now,
    ...(options.mail && { mail: options.mail }),
  });
  const app = await buildApp(services, log, options.telemetry);
  return {
    app,
    database,
    settings,
    cipher: services.cipher,
    services,
    logged,
    setNow: (instant) => {
      now = instant;
    },
    now: () => now,
    close: async () => {
      await app.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let counter = 0;
const next = () => (counter += 1);

export async function aSpecialty(clinic: TestClinic, values: Partial<typeof schema.specialties.$inferInsert> = {}) {
  const n = next();
  const [row] = await clinic.database.db
    .insert(schema.specialties)
    .values({
      slugAr: `تخصص-${n}`,
      slugEn: `specialty-${n}`,
      nameAr: `تخصص ${n}`,
      nameEn: `Specialty ${n}`,
      summaryAr: 'ملخص',
      summaryEn: 'Summary',
      icon: 'tooth',
      sortOrder: n,
      ...values,
    })
    .returning();
  return row as NonNullable<typeof row>;
}

export interface ADoctor {
  specialtyId: number;
  slotMinutes?: number;
  /** Working times of every day; 08:00 to 16:00 unless told otherwise. */
  startMin?: number;
  durationMin?: number;
  active?: boolean;
  /** Columns that a test is about. */
  values?: Partial<typeof schema.doctors.$inferInsert>;
}

export async function aDoctor(clinic: TestClinic, wanted: ADoctor) {
  const n = next();
  const { db } = clinic.database;
  const [doctor] = await db
    .insert(schema.doctors)
    .values({
      slugAr: `د-طبيب-${n}`,
      slugEn: `dr-doctor-${n}`,
      nameAr: `د. طبيب ${n}`,
      nameEn: `Dr. Doctor ${n}`,
      image: `doctors/${n}.svg`,
      bioAr: 'نبذة',
      bioEn: 'Bio',
      spokenLanguages: ['ar', 'en'],
      yearsOfExperience: 9,
      licenceNo: `L-${n}`,
      slotMinutes: wanted.slotMinutes ?? 30,
      active: wanted.active ?? true,
      ...wanted.values,
    })
    .returning();
  if (!doctor) throw new Error('no doctor');
  await db.insert(schema.doctorSpecialties).values({ doctorId: doctor.id, specialtyId: wanted.specialtyId });
  await db
    .insert(schema.doctorJobTitles)
    .values({ doctorId: doctor.id, pos: 0, nameAr: 'استشاري', nameEn: 'Consultant' });
  await db.insert(schema.scheduleRules).values(
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      doctorId: doctor.id,
      weekday,
      startMin: wanted.startMin ?? 8 * 60,
      durationMin: wanted.durationMin ?? 8 * 60,
    })),
  );
  return doctor;
}

/** A kind of visit of a doctor: a follow-up of a quarter of an hour that patients book, unless a test says otherwise. */
export async function aKind(
  clinic: TestClinic,
  doctorId: number,
  values: Partial<typeof schema.visitKinds.$inferInsert> = {},
) {
  const kind = { nameAr: 'متابعة', nameEn: 'Follow-up', minutes: 15, byPatients: true, pos: 1 };
  const [row] = await clinic.database.db
    .insert(schema.visitKinds)
    .values({ doctorId, ...kind, ...values })
    .returning();
  if (!row) throw new Error('no kind of visit');
  return row;
}

let hashed: Promise<string> | undefined;

export async function aPatient(clinic: TestClinic, values: Partial<typeof schema.users.$inferInsert> = {}) {
  const n = next();
  hashed ??= hashPassword(password);
  const [user] = await clinic.database.db
    .insert(schema.users)
    .values({
      name: `مريض ${n}`,
      email: `patient${n}@nabd.example`,
      phone: `+9665${String(10_000_000 + n)}`,
      passwordHash: await hashed,
      roleId: roles.patient,
      ...values,
    })
    .returning();
  if (!user) throw new Error('no user');
  const { token } = await openSession(clinic.database.db, user, {
    bound: false,
    userAgent: '',
    now: clinic.now(),
  });
  return { ...user, headers: { authorization: `Bearer ${token}` } };
}

export type Patient = Awaited<ReturnType<typeof aPatient>>;

/** A call of the API as an app makes it: a bearer and no cookies. */
export function call(
  clinic: TestClinic,
  method: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH',
  url: string,
  options: { as?: Patient; body?: unknown; headers?: Record<string, string> } = {},
) {
  return clinic.app.inject({
    method,
    url,
    headers: { ...options.as?.headers, ...options.headers },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  });
}
