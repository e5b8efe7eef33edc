import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { productPictures } from '../content/pictures.ts';
import { minutesOf } from '../clock-minutes.ts';
import type { DemoDoctor } from '../testing/demo-clinic.ts';
import { demoDoctors as doctors, demoSpecialties as specialties, isFullyBooked } from '../testing/demo-clinic.ts';
import { readAccounts, readPortraits, readQuestionGroups, readQuestions } from './demo-folder.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';

const accounts = readAccounts();
const qaGroups = readQuestionGroups();
const questions = readQuestions();
const portraits = readPortraits();
const { patients, password: demoPassword } = accounts;
const qaSpecialties = qaGroups.flatMap((group) => group.qa_specialties);
const doctorIds = new Set(doctors.map((doctor) => doctor.id));
const arabicLetter = /\p{Script=Arabic}/u;
const latinLetter = /\p{Script=Latin}/u;

function repeated<T>(values: readonly T[]): T[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** Every value of a record, at any depth, whose key ends in the suffix. */
function valuesEndingIn(suffix: string, record: unknown): string[] {
  if (Array.isArray(record)) return record.flatMap((item) => valuesEndingIn(suffix, item));
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([key, value]) =>
    key.endsWith(suffix) && typeof value === 'string' ? [value] : valuesEndingIn(suffix, value),
  );
}

/** Weekly working minutes of a doctor as pairs of start and end; a night shift on Saturday runs into the next week. */
function weekOf(doctor: DemoDoctor): { start: number; end: number }[] {
  return doctor.hours
    .flatMap(({ days, opens, minutes }) =>
      days.map((day) => {
        const start = day * 1440 + minutesOf(opens);
        return { start, end: start + minutes };
      }),
    )
    .sort((a, b) => a.start - b.start);
}

test('nothing that must be unique occurs twice', () => {
  expect(repeated(specialties.map((specialty) => specialty.order))).toEqual([]);
  expect(repeated(doctors.map((doctor) => doctor.id))).toEqual([]);
  expect(repeated(doctors.map((doctor) => doctor.licence_no))).toEqual([]);
  expect(repeated(specialties.flatMap((specialty) => [specialty.slug_ar, specialty.slug_en]))).toEqual([]);
  expect(repeated(doctors.flatMap((doctor) => [doctor.slug_ar, doctor.slug_en]))).toEqual([]);
  expect(repeated(doctors.flatMap((doctor) => [doctor.bio_ar, doctor.bio_en]))).toEqual([]);
  expect(repeated(qaGroups.map((group) => group.id))).toEqual([]);
  expect(repeated(qaSpecialties.map((area) => area.id))).toEqual([]);
  expect(repeated(qaSpecialties.flatMap((area) => [area.slug_ar, area.slug_en]))).toEqual([]);
  expect(repeated(questions.map((question) => question.slug))).toEqual([]);
  expect(repeated(patients.flatMap((patient) => [patient.phone, patient.email]))).toEqual([]);
});

test('both languages are written in their own letters', () => {
  const everything = [specialties, doctors, qaGroups];
  expect(valuesEndingIn('_ar', everything).filter((value) => !arabicLetter.test(value))).toEqual([]);
  expect(valuesEndingIn('_en', everything).filter((value) => !latinLetter.test(value))).toEqual([]);
  expect(valuesEndingIn('_en', everything).filter((value) => arabicLetter.test(value))).toEqual([]);
});

test('slugs are safe in an address', () => {
  const slugs = [
    ...[...specialties, ...doctors, ...qaSpecialties].flatMap((record) => [record.slug_ar, record.slug_en]),
    ...questions.map((question) => question.slug),
  ];
  expect(slugs.filter((slug) => !/^[\p{L}\p{N}_-]+$/u.test(slug) || slug !== slug.normalize('NFC'))).toEqual([]);
});

describe('specialities', () => {
  test('the seven addresses of the specification exist, and the fixed dermatology page keeps its own', () => {
    const slugs: string[] = specialties.map((specialty) => specialty.slug_en);
    expect(slugs).toEqual(
      expect.arrayContaining([
        'department_of_dentistry',
        'dermatology_cosmetics_and_laser',
        'pediatrics-neonatology',
        'ent-clinic',
        'physical-therapy-rehabilitation',
        'chest-heart-internal-medicine-clinic',
        'obstetrics-gynecology',
      ]),
    );
    expect(slugs).not.toContain('dermatology');
    expect(specialties.length).toBeGreaterThanOrEqual(12);
  });

  test.each(specialties.map((specialty) => [specialty.slug_en, specialty] as const))(
    '%s has a full page',
    (_, page) => {
      expect(page.sections.length).toBeGreaterThanOrEqual(3);
      expect(page.services.length).toBeGreaterThanOrEqual(5);
      expect(page.services.length).toBeLessThanOrEqual(8);
      for (const section of page.sections) {
        expect(section.body_ar.split('\n\n')).toHaveLength(section.body_en.split('\n\n').length);
      }
    },
  );
});

describe('doctors', () => {
  test('there are more than forty, and the promoted ones have their fields', () => {
    expect(doctors.length).toBeGreaterThanOrEqual(42);
    const field = (id: number) => doctors.find((doctor) => doctor.id === id)?.specialties;
    expect(field(58)).toContain('department_of_dentistry');
    expect(field(67)).toContain('obstetrics-gynecology');
    expect(field(1080)).toContain('family-medicine');
  });

  test('every speciality has a choice, and the three of the first tiles more than one page of four', () => {
    const known = new Set(specialties.map((specialty) => specialty.slug_en));
    expect(doctors.flatMap((doctor) => doctor.specialties).filter((slug) => !known.has(slug))).toEqual([]);
    const tiles = [...specialties].sort((a, b) => a.order - b.order).slice(0, 3);
    for (const { slug_en } of specialties) {
      const working = doctors.filter((doctor) => doctor.specialties.includes(slug_en));
      expect(working.length).toBeGreaterThanOrEqual(tiles.some((tile) => tile.slug_en === slug_en) ? 5 : 2);
    }
  });

  test.each(doctors.map((doctor) => [doctor.slug_en, doctor] as const))(
    '%s has a week that can be kept',
    (_, doctor) => {
      expect([15, 20, 30]).toContain(doctor.slot_minutes);
      expect(doctor.job_titles.length).toBeGreaterThanOrEqual(1);
      expect(doctor.job_titles.length).toBeLessThanOrEqual(3);
      const week = weekOf(doctor);
      expect(week.length).toBeGreaterThan(0);
      week.forEach(({ start, end }, index) => {
        expect(end - start).toBeGreaterThanOrEqual(doctor.slot_minutes);
        expect(end - start).toBeLessThanOrEqual(1440);
        const next = week[index + 1] ?? { start: (week[0]?.start ?? 0) + 7 * 1440 };
        expect(end).toBeLessThanOrEqual(next.start);
      });
      for (const leave of doctor.leave) expect(leave.last_day).toBeGreaterThanOrEqual(leave.first_day);
    },
  );

  test('no two doctors of one speciality work the same week', () => {
    for (const { slug_en } of specialties) {
      const weeks = doctors
        .filter((doctor) => doctor.specialties.includes(slug_en))
        .map((doctor) => JSON.stringify([doctor.slot_minutes, weekOf(doctor)]));
      expect(repeated(weeks)).toEqual([]);
    }
  });

  test('every shape of schedule occurs: five shifts, nights, Fridays, split days, three slot lengths', () => {
    const hours = doctors.flatMap((doctor) => doctor.hours);
    const shapes = new Set(hours.map(({ opens, minutes }) => `${minutesOf(opens) / 60}+${minutes / 60}`));
    for (const shape of ['8+6', '9+8', '13+8', '16+8', '20+6']) expect(shapes).toContain(shape);
    expect(hours.some(({ opens, minutes }) => minutesOf(opens) + minutes > 1440)).toBe(true);
    expect(hours.some(({ days }) => days.includes(5))).toBe(true);
    expect(doctors.some((doctor) => repeated(doctor.hours.flatMap(({ days }) => days)).length > 0)).toBe(true);
    expect(new Set(doctors.map((doctor) => doctor.slot_minutes))).toEqual(new Set([15, 20, 30]));
  });

  test('exactly one has no free slot: away for the whole booking window', () => {
    expect(doctors.filter(isFullyBooked)).toHaveLength(1);
  });
});

describe('patients', () => {
  test('every visit can be made: a doctor who is there, of that speciality, with a reason when cancelled', () => {
    for (const visit of patients.flatMap((patient) => patient.visits)) {
      const doctor = doctors.find((candidate) => candidate.id === visit.doctor_id);
      expect(doctor && isFullyBooked(doctor)).toBe(false);
      expect(doctor?.specialties).toContain(visit.specialty);
      expect(visit.status === 'cancelled').toBe(visit.cancel_reason !== undefined);
      if (visit.day > 0) expect(['pending', 'confirmed', 'cancelled']).toContain(visit.status);
      else expect(['completed', 'no_show', 'cancelled']).toContain(visit.status);
      expect(visit.day >= 2 ? visit.day <= 20 : visit.day < 0).toBe(true);
    }
  });

  test('the first account has a past and a future, and every status occurs', () => {
    const [first] = patients;
    expect(first?.visits.filter((visit) => visit.day < 0).length).toBeGreaterThanOrEqual(2);
    expect(first?.visits.filter((visit) => visit.day > 0).length).toBeGreaterThanOrEqual(2);
    const statuses = new Set(patients.flatMap((patient) => patient.visits).map((visit) => visit.status));
    expect(statuses).toEqual(new Set(['completed', 'no_show', 'cancelled', 'confirmed', 'pending']));
    expect(patients.length).toBeGreaterThanOrEqual(6);
  });

  test('nobody has more future visits than the limit of five, and contacts are placeholders', () => {
    for (const patient of patients) {
      expect(patient.visits.filter((visit) => visit.day > 0).length).toBeLessThanOrEqual(5);
      expect(patient.phone).toMatch(/^05000000\d\d$/);
      expect(patient.email).toMatch(/@nabd\.example$/);
    }
  });

  test('the demo password keeps the rules for passwords', () => {
    expect(demoPassword).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}$/);
  });
});

describe('questions', () => {
  test('every reference resolves', () => {
    const areas = new Set(qaSpecialties.map((area) => area.slug_en));
    const known = new Set<string>(specialties.map((specialty) => specialty.slug_en));
    expect(questions.filter((question) => !areas.has(question.qa_specialty))).toEqual([]);
    expect(questions.filter(({ answer }) => answer !== null && !doctorIds.has(answer.doctor_id))).toEqual([]);
    expect(qaSpecialties.filter((area) => area.specialty !== null && !known.has(area.specialty))).toEqual([]);
    expect(qaSpecialties.filter((area) => !questions.some((q) => q.qa_specialty === area.slug_en))).toEqual([]);
  });

  test('status, answer and reason agree; an answer never comes before now', () => {
    for (const question of questions) {
      expect(question.status === 'answered').toBe(question.answer !== null);
      expect(question.status === 'closed').toBe(question.closed_reason !== undefined);
      expect(question.answer?.after_hours ?? 0).toBeLessThan(question.asked_days_ago * 24 + 1);
      expect(question.answer?.views ?? 0).toBeLessThanOrEqual(question.views);
    }
    const count = (status: string) => questions.filter((question) => question.status === status).length;
    expect(count('answered')).toBeGreaterThanOrEqual(40);
    expect(count('pending')).toBeGreaterThanOrEqual(8);
    expect(count('closed')).toBeGreaterThanOrEqual(2);
  });

  test('each is written in its own language, within the limits of the form', () => {
    for (const question of questions) {
      const { answer } = question;
      const parts = [answer?.content, answer?.at_home, answer?.come_in, answer?.emergency, question.closed_note];
      for (const text of [question.title, question.content, ...parts.filter((part) => part !== undefined)])
        expect(arabicLetter.test(text)).toBe(question.lang === 'ar');
      expect(question.title.length).toBeLessThanOrEqual(255);
      expect(question.content.length).toBeLessThanOrEqual(2000);
      expect(question.tags.length).toBeLessThanOrEqual(5);
    }
    const english = questions.filter((question) => question.lang === 'en').length / questions.length;
    expect(english).toBeGreaterThan(0.3);
    expect(english).toBeLessThan(0.4);
  });

  test('an answer is short first and says when to be seen', () => {
    for (const { answer } of questions) {
      if (answer === null) continue;
      const words = answer.content.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(30);
      expect(words).toBeLessThanOrEqual(110);
      expect(answer.come_in).toMatch(/\S/);
    }
  });

  test('three hundred in all, in every speciality some that were answered this week', () => {
    expect(questions.length).toBeGreaterThanOrEqual(300);
    for (const { slug_en } of qaSpecialties) {
      const recent = questions.filter(
        ({ qa_specialty, asked_days_ago, answer }) => qa_specialty === slug_en && asked_days_ago < 7 && answer !== null,
      );
      expect(recent.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('a duplicate names the question that it repeats', () => {
    const slugs = new Set(questions.map(({ slug }) => slug));
    for (const { closed_reason, duplicate_of } of questions) {
      expect(closed_reason === 'duplicate').toBe(duplicate_of !== undefined);
      if (duplicate_of !== undefined) expect(slugs).toContain(duplicate_of);
    }
  });

  test('some answers stand one like before a milestone', () => {
    const likes = questions.map((question) => question.answer?.likes);
    expect(likes).toEqual(expect.arrayContaining([9, 24, 49, 99]));
  });
});

describe('pictures', () => {
  const files = [
    ...doctors.map((doctor) => doctor.image),
    ...specialties.map((specialty) => `specialties/${specialty.icon}.svg`),
    ...['consultation', 'dental', 'laboratory', 'xray', 'home-visit', 'pharmacy'].map((name) => `services/${name}.svg`),
    'home/hero.svg',
  ];

  test.each(files)('%s is there, small, and loads nothing from elsewhere', (file) => {
    const place = path.join(productPictures, file);
    expect(existsSync(place)).toBe(true);
    expect(statSync(place).size).toBeLessThan(12_000);
    const drawing = readFileSync(place, 'utf8');
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(drawing).not.toMatch(/<script|<text|href=|NaN|undefined|\son\w+=/);
  });

  test.each(doctors.map((doctor) => [doctor.image, doctor] as const))(
    '%s is what its features say',
    (image, doctor) => {
      const features = portraits.find((portrait) => portrait.doctor === doctor.id);
      if (features === undefined) throw new Error(`no features for ${doctor.id}`);
      expect(readFileSync(path.join(productPictures, image), 'utf8')).toBe(drawPortrait(features));
    },
  );

  test('no two doctors look the same, and no features are left over', () => {
    expect(repeated(portraits.map(({ doctor: _, ...features }) => JSON.stringify(features)))).toEqual([]);
    expect(new Set(portraits.map(({ doctor }) => doctor))).toEqual(doctorIds);
  });
});
