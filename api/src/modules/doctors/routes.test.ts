import jsQR from 'jsqr';
import sharp from 'sharp';
import type { Doctor, DoctorCard, DoctorDetail } from '@clinic/contracts';
import type { DoctorDirectory } from '@clinic/contracts/content';
import { scheduleRules, timeOff } from '../../db/schema.ts';
import { eq } from 'drizzle-orm';
import type { TestClinic } from '../../testing/clinic.ts';
import { aDoctor, aPatient, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';

const fields = ['id', 'image', 'job_titles', 'name_ar', 'name_en', 'slug_ar', 'slug_en'];

describe.each(engines)('doctors on %s', (engine) => {
  let clinic: TestClinic;

  beforeAll(async () => {
    clinic = await openClinic(engine);
  });
  afterAll(() => clinic.close());

  const get = (url: string) => call(clinic, 'GET', url);

  test('S80: the doctors of a speciality, active ones only, with exactly the public fields', async () => {
    const [one, other] = [await aSpecialty(clinic), await aSpecialty(clinic)];
    const doctor = await aDoctor(clinic, { specialtyId: one.id });
    await aDoctor(clinic, { specialtyId: one.id, active: false });
    await aDoctor(clinic, { specialtyId: other.id });
    const { data } = (await get(`/api/doctors/${one.id}`)).json<{ data: Doctor[] }>();
    expect(data.map(({ id }) => id)).toEqual([doctor.id]);
    expect(Object.keys(data[0] ?? {}).sort()).toEqual(fields);
    expect(data[0]?.job_titles).toEqual([{ name_ar: 'استشاري', name_en: 'Consultant' }]);
  });

  test('a speciality without doctors is an empty list, an unknown one is not found', async () => {
    const { id } = await aSpecialty(clinic);
    expect((await get(`/api/doctors/${id}`)).json()).toEqual({ data: [] });
    expect((await get('/api/doctors/999999')).statusCode).toBe(404);
    expect((await get('/api/doctors/dentists')).statusCode).toBe(404);
  });

  test('S84: random doctors work, are never kept, and their number is held between 1 and 20', async () => {
    const { id } = await aSpecialty(clinic);
    for (let n = 0; n < 22; n += 1) await aDoctor(clinic, { specialtyId: id });
    const idle = await aDoctor(clinic, { specialtyId: id });
    await clinic.database.db.delete(scheduleRules).where(eq(scheduleRules.doctorId, idle.id));
    const drawn = async (count: number) => {
      const answer = await get(`/api/doctors/random/${count}`);
      expect(answer.headers['cache-control']).toBe('no-store');
      return answer.json<{ data: Doctor[] }>().data.map((doctor) => doctor.id);
    };
    expect(await drawn(8)).toHaveLength(8);
    expect(await drawn(0)).toHaveLength(1);
    const many = await drawn(500);
    expect(many).toHaveLength(20);
    expect(new Set(many).size).toBe(20);
    expect(many).not.toContain(idle.id);
    const draws = await Promise.all(Array.from({ length: 6 }, () => drawn(20)));
    expect(new Set(draws.map((ids) => ids.join())).size).toBeGreaterThan(1);
  });

  test('Q24: one doctor by slug in either language, in any case and form, or by id', async () => {
    const { id: specialtyId } = await aSpecialty(clinic);
    const doctor = await aDoctor(clinic, { specialtyId });
    const addresses = [doctor.slugAr, doctor.slugAr.normalize('NFD'), doctor.slugEn.toUpperCase(), String(doctor.id)];
    for (const address of addresses) {
      const answer = await get(`/api/doctors/by-slug/${encodeURIComponent(address)}`);
      expect(answer.json<{ data: DoctorDetail }>().data.id).toBe(doctor.id);
    }
    const { data } = (await get(`/api/doctors/by-slug/${doctor.id}`)).json<{ data: DoctorDetail }>();
    expect(data).toMatchObject({ bio_ar: 'نبذة', spoken_languages: ['ar', 'en'], years_of_experience: 9 });
    expect(data.next_slots).toHaveLength(6);
    expect(data.next_slots[0]).toEqual({ date: '2026-11-23', time: '08:00' });
    expect(data.next_slot).toEqual(data.next_slots[0]);
    expect(JSON.stringify(data)).not.toContain(doctor.licenceNo);
    expect((await get('/api/doctors/by-slug/nobody')).statusCode).toBe(404);
    expect((await get("/api/doctors/by-slug/'%20OR%201=1--")).statusCode).toBe(404);
  });

  test('the directory: 12 a page, by speciality id or slug, each with the next free slot', async () => {
    const specialty = await aSpecialty(clinic);
    const doctors = [];
    for (let n = 0; n < 13; n += 1) doctors.push(await aDoctor(clinic, { specialtyId: specialty.id }));
    const away = doctors[0];
    await clinic.database.db.insert(timeOff).values({ doctorId: away?.id, during: '[,)', reason: 'leave' });

    const page = async (query: string) =>
      (await get(`/api/doctors?${query}`)).json<{
        data: { data: DoctorCard[]; total: number; current_page: number; per_page: number };
      }>().data;
    const first = await page(`specialty=${specialty.id}`);
    expect(first).toMatchObject({ total: 13, current_page: 1, per_page: 12 });
    const second = await page(`specialty=${encodeURIComponent(specialty.slugAr)}&page=2`);
    expect([...first.data, ...second.data].map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      doctors.map(({ id }) => id).sort((a, b) => a - b),
    );
    const slots = new Map([...first.data, ...second.data].map((card) => [card.id, card.next_slot]));
    expect(slots.get(away?.id ?? 0)).toBeNull();
    expect(slots.get(doctors[1]?.id ?? 0)).toEqual({ date: '2026-11-23', time: '08:00' });
    expect(first.data[0]?.specialties.map(({ id }) => id)).toEqual([specialty.id]);
    expect((await page(`specialty=${specialty.slugEn}&page=9`)).data).toEqual([]);
    expect((await get('/api/doctors?specialty=unknown')).statusCode).toBe(404);
    expect((await get('/api/doctors?page=0')).statusCode).toBe(422);
  });

  test('the directory by name, language, gender and next free day, alone and together', async () => {
    const specialty = await aSpecialty(clinic);
    const other = await aSpecialty(clinic);
    const names = { nameAr: 'د. هند الغامدي', nameEn: 'Dr. Hind Al-Ghamdi' };
    const hind = await aDoctor(clinic, {
      specialtyId: specialty.id,
      values: { ...names, gender: 'female', spokenLanguages: ['ar', 'en', 'fr'] },
    });
    const fahad = await aDoctor(clinic, {
      specialtyId: specialty.id,
      values: { nameAr: 'د. فهد آل سعيد', nameEn: 'Dr. Fahad Al Saeed', gender: 'male', spokenLanguages: ['ar'] },
    });
    const untold = await aDoctor(clinic, { specialtyId: specialty.id });
    const elsewhere = await aDoctor(clinic, { specialtyId: other.id, values: { ...names, gender: 'female' } });
    await aDoctor(clinic, { specialtyId: specialty.id, active: false, values: { ...names, gender: 'female' } });
    // Free again on the tenth day from now.
    await clinic.database.db
      .insert(timeOff)
      .values({ doctorId: hind.id, during: '[2026-11-20T21:00:00Z,2026-11-30T21:00:00Z)', reason: 'leave' });
    const found = async (query: string) => {
      const answer = await get(`/api/doctors?${query}`);
      expect([query, answer.statusCode]).toEqual([query, 200]);
      const { data } = answer.json<DoctorDirectory>();
      expect([query, data.total]).toEqual([query, data.data.length]);
      return data.data.map(({ id }) => id).sort((a, b) => a - b);
    };
    const of = (query: string) => found(`specialty=${specialty.id}&${query}`);
    const named = (name: string) => of(`name=${encodeURIComponent(name)}`);

    for (const name of [
      'هند',
      'الدكتورة هند',
      'غامدى',
      'hind',
      'HIND al-gh',
      'alghamdi',
      'Dr. Hind Ghamdi',
      ' هند  ال',
    ]) {
      expect([name, await named(name)]).toEqual([name, [hind.id]]);
    }
    expect(await named('سعيد')).toEqual([fahad.id]);
    for (const name of ['ind', 'hind fahad', "' OR 1=1--"]) expect([name, await named(name)]).toEqual([name, []]);
    for (const name of ['', '.*', '%', 'Dr.']) {
      expect([name, await named(name)]).toEqual([name, [hind.id, fahad.id, untold.id]]);
    }
    expect(await found('name=hind ghamdi')).toEqual([hind.id, elsewhere.id]);

    expect(await of('language=fr')).toEqual([hind.id]);
    expect(await of('language=en')).toEqual([hind.id, untold.id]);
    expect(await of('language=xx')).toEqual([]);
    expect(await of('gender=female')).toEqual([hind.id]);
    expect(await of('gender=male')).toEqual([fahad.id]);

    expect(await of('free_within=1')).toEqual([]);
    expect(await of('free_within=2')).toEqual([fahad.id, untold.id]);
    expect(await of('free_within=9')).toEqual([fahad.id, untold.id]);
    expect(await of('free_within=10')).toEqual([hind.id, fahad.id, untold.id]);
    expect(await of('free_within=31')).toEqual([hind.id, fahad.id, untold.id]);
    expect(await of('free_within=10&gender=female&language=fr&name=hind')).toEqual([hind.id]);
    expect(await of('free_within=9&gender=female')).toEqual([]);
  });

  test('pages of a filtered directory are pages of what was found', async () => {
    const { id: specialtyId } = await aSpecialty(clinic);
    for (let n = 0; n < 14; n += 1) {
      await aDoctor(clinic, { specialtyId, values: { gender: n < 13 ? 'female' : 'male' } });
    }
    const query = `specialty=${specialtyId}&gender=female&free_within=2`;
    const { data } = (await get(`/api/doctors?${query}&page=2`)).json<DoctorDirectory>();
    expect(data).toMatchObject({ total: 13, current_page: 2, per_page: 12 });
    expect(data.data).toHaveLength(1);
  });

  test('the directory says what its doctors differ in, of active ones only', async () => {
    const fresh = await openClinic(engine);
    const { id: specialtyId } = await aSpecialty(fresh);
    const choices = async (query = '') =>
      (await call(fresh, 'GET', `/api/doctors${query}`)).json<DoctorDirectory>().choices;
    expect(await choices()).toEqual({ languages: [], genders: [] });
    await aDoctor(fresh, { specialtyId, values: { spokenLanguages: ['en', 'ar'] } });
    expect(await choices()).toEqual({ languages: ['ar', 'en'], genders: [] });
    await aDoctor(fresh, { specialtyId, values: { spokenLanguages: ['en', 'fr'], gender: 'male' } });
    await aDoctor(fresh, { specialtyId, active: false, values: { spokenLanguages: ['de'], gender: 'female' } });
    expect(await choices('?language=fr&name=nobody')).toEqual({ languages: ['en', 'ar', 'fr'], genders: ['male'] });
    await fresh.close();
  });

  test.each(['gender=other', 'language=French', 'free_within=0', 'free_within=32', 'free_within=soon'])(
    'a directory by %s is refused',
    async (query) => {
      const answer = await get(`/api/doctors?${query}`);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([query.split('=')[0]]);
    },
  );

  test('a name is at most 100 letters long', async () => {
    expect((await get(`/api/doctors?name=${'a'.repeat(100)}`)).statusCode).toBe(200);
    expect((await get(`/api/doctors?name=${'a'.repeat(101)}`)).statusCode).toBe(422);
  });

  test('a booking moves the next free slot on', async () => {
    const { id: specialtyId } = await aSpecialty(clinic);
    const doctor = await aDoctor(clinic, { specialtyId });
    await call(clinic, 'POST', '/api/appointments', {
      as: await aPatient(clinic),
      body: {
        doctor_id: doctor.id,
        specialty_id: specialtyId,
        date: '2026-11-23',
        time: '08:00',
        bookingFor: 'self',
        userDetails: { name: '', phone: '', email: '' },
      },
    });
    const { data } = (await get(`/api/doctors/by-slug/${doctor.id}`)).json<{ data: DoctorDetail }>();
    expect(data.next_slot).toEqual({ date: '2026-11-23', time: '08:30' });
  });
  test('a printed answer leads to the booking with its doctor: a code of that address, and none for a doctor who left', async () => {
    const specialtyId = (await aSpecialty(clinic)).id;
    const doctor = await aDoctor(clinic, { specialtyId });
    const code = await call(clinic, 'GET', `/api/booking-codes/${doctor.id}`, { headers: { host: 'nabd.example' } });
    expect(code.headers['content-type']).toMatch(/^image\/svg\+xml/);
    const { data, info } = await sharp(Buffer.from(code.body))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
    expect(read?.data).toBe(`http://nabd.example/s?doctor=${doctor.id}`);
    const gone = await aDoctor(clinic, { specialtyId, active: false });
    expect((await get(`/api/booking-codes/${gone.id}`)).statusCode).toBe(404);
  });
});
