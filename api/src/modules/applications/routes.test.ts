import { createHash } from 'node:crypto';
import { readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { DrizzleQueryError } from 'drizzle-orm';
import { cvMaxBytes } from '@clinic/contracts/content';
import { jobApplications } from '../../db/schema.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, openClinic } from '../../testing/clinic.ts';
import { engines } from '../../testing/database.ts';
import type { Cv } from '../../testing/applications.ts';
import { aJob, details, formOf, pdf } from '../../testing/applications.ts';
import { aPdf } from '../../testing/pdf.ts';
import { aVisitor, inbox, openInbox, refusalIn } from '../../testing/forms.ts';
import { messagesTo } from '../../testing/messages.ts';
import { cvStore } from './cv-store.ts';
import { readApplication } from './repo.ts';
import { encryptPlainCvs, purgeApplications } from './retention.ts';

const trailer = '\nstartxref\n116\n%%EOF\n';

describe.each(engines)('applications on %s', (engine) => {
  let clinic: TestClinic;
  const stored = () => clinic.database.db.select().from(jobApplications);
  const folder = () => join(clinic.settings.dataDir, 'applications');
  const files = () => readdir(folder()).catch(() => [] as string[]);

  function apply(
    fields: Record<string, string> = details,
    cv: Cv | null = { content: pdf() },
    headers: Record<string, string> = aVisitor(),
    slug = 'nurse',
  ) {
    const { payload, type } = formOf(fields, cv);
    const url = `/api/jobs/${slug}/applications`;
    return clinic.app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload });
  }

  beforeAll(async () => {
    clinic = await openClinic(engine);
    await openInbox(clinic);
    await aJob(clinic, { slug: 'nurse', closesOn: '2026-11-21' });
    await aJob(clinic, { slug: 'past', closesOn: '2026-11-20' });
    await aJob(clinic, { slug: 'planned', postedOn: '2026-11-22' });
    await aJob(clinic, { slug: 'closed', isOpen: false });
  });
  beforeEach(async () => {
    await clinic.database.pool.query('TRUNCATE job_applications, outbox, rate_limits, idempotency_keys');
    await purgeApplications(clinic.services);
  });
  afterEach(async () => {
    for (const name of await files()) await utimes(join(folder(), name), 0, 0);
  });
  afterAll(() => clinic.close());

  test('S131: an application is stored, its CV under a random name for the owner alone, and the clinic is told', async () => {
    const answer = await apply();
    expect(answer.statusCode).toBe(201);
    const { reference } = answer.json<{ data: { reference: string } }>().data;
    const [row] = await stored();
    expect(row).toMatchObject({ reference, jobSlug: 'nurse', status: 'received' });
    const [name = '', ...others] = await files();
    expect(others).toEqual([]);
    expect(name).toMatch(/^[0-9a-f-]{36}\.enc$/);
    const { db } = clinic.database;
    const application = await readApplication(db, clinic.cipher, reference);
    expect(application).toMatchObject({
      job: 'nurse',
      details: { ...details, phone: '+966551234567' },
      file: { name },
    });
    expect((await stat(join(folder(), name))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(folder(), name))).includes('%PDF')).toBe(false);
    const key = application?.file.key ?? Buffer.of();
    const kept = await cvStore(clinic.services).read({ name, key });
    expect((await PDFDocument.load(kept)).getPageCount()).toBe(1);
    expect(row?.fileBytes).toBe(kept.length);
    expect(row?.fileSha256.toString('hex')).toBe(createHash('sha256').update(kept).digest('hex'));
    for (const path of [`/images/${name}`, `/images/../applications/${name}`, `/applications/${name}`]) {
      expect((await call(clinic, 'GET', path)).statusCode).toBe(404);
    }

    const [mail] = await messagesTo(clinic, inbox);
    expect(mail?.body).toContain('ريم العتيبي');
    expect(mail?.body).not.toContain('reem@mail.example');
    expect(mail?.alwaysTried).toBe(true);
    const log = clinic.logged.join('');
    for (const secret of ['ريم', 'reem', '551234567', name]) expect(log).not.toContain(secret);
  });

  test.each(['past', 'planned', 'closed', 'unknown'])('S131: nobody applies for the position «%s»', async (slug) => {
    const answer = await apply(details, { content: pdf() }, aVisitor(), slug);
    expect(refusalIn(answer)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await files()).toEqual([]);
  });

  test.each<[string, Cv | null, number, string]>([
    ['a program', { content: `MZ${'x'.repeat(500)}${trailer}` }, 415, 'validation.fileType'],
    ['a page', { content: `<html>%PDF-1.7${trailer}</html>` }, 415, 'validation.fileType'],
    ['a cut-off PDF', { content: '%PDF-1.7\nxxxxxxxx' }, 415, 'validation.fileType'],
    ['a PDF buried by something else', { content: `${pdf()}${'<script>'.repeat(500)}` }, 415, 'validation.fileType'],
    ['something between a head and a tail', { content: `%PDF-1.7\nx${trailer}` }, 415, 'validation.fileType'],
    ['a script', { content: aPdf({ page: '/AA << >>' }) }, 422, 'validation.invalid'],
    ['nothing', { content: '' }, 422, 'validation.fileEmpty'],
    ['one byte too many', { content: pdf(cvMaxBytes + 1) }, 413, 'validation.fileSize'],
    ['a huge file', { content: pdf(cvMaxBytes + 200_000) }, 413, 'validation.fileSize'],
    ['no file', null, 422, 'validation.required'],
    ['a field without a file', { content: '', name: '' }, 422, 'validation.required'],
  ])('S131: %s is no CV, whatever it is called', async (_name, cv, status, key) => {
    expect(refusalIn(await apply(details, cv))).toMatchObject({ status, errors: { cv: [key] } });
    expect(await files()).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test('a PDF of five megabytes is taken, whatever its name and its type say', async () => {
    const cv = { content: pdf(cvMaxBytes), name: '../../evil.exe', type: 'text/html' };
    expect((await apply(details, cv)).statusCode).toBe(201);
    expect(await files()).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.enc$/)]);
  });

  test.each([
    ['full_name', '', 'validation.required'],
    ['email', 'reem', 'validation.email'],
    ['phone', '12', 'validation.phone'],
    ['address', '', 'validation.required'],
    ['address', 'ن'.repeat(301), 'validation.tooLong'],
  ])('S131: %s «%s» is refused by name, and the file goes with it', async (field, value, key) => {
    const answer = refusalIn(await apply({ ...details, [field]: value }));
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION' });
    expect(answer.errors?.[field]).toContain(key);
    expect(await files()).toEqual([]);
  });

  test('every missing field is named at once', async () => {
    expect(Object.keys(refusalIn(await apply({})).errors ?? {}).sort()).toEqual([
      'address',
      'email',
      'full_name',
      'phone',
    ]);
  });

  test.each([
    ['JSON', 'application/json', '{}', 415, 'FILE_TYPE'],
    ['parts without a boundary', 'multipart/form-data', '{}', 400, 'BAD_REQUEST'],
    ['parts that never end', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form', 400, 'BAD_REQUEST'],
  ])('V24: %s gets a typed refusal', async (_name, type, payload, status, code) => {
    const headers = { ...aVisitor(), 'content-type': type };
    const url = '/api/jobs/nurse/applications';
    expect(refusalIn(await clinic.app.inject({ method: 'POST', url, headers, payload }))).toMatchObject({
      status,
      code,
    });
  });

  test('R5: one key is one application and one file', async () => {
    const visitor = { ...aVisitor(), 'idempotency-key': 'apply-1' };
    const answers = await Promise.all([1, 2, 3].map(() => apply(details, { content: pdf() }, visitor)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await files()).toHaveLength(1);
  });

  test('E7: three a day from one address; the fourth leaves nothing', async () => {
    const visitor = aVisitor();
    const codes: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      codes.push((await apply({ ...details, address: `الرياض ${n}` }, { content: pdf() }, visitor)).statusCode);
    }
    expect(codes).toEqual([201, 201, 201, 429]);
    expect(await files()).toHaveLength(3);
  });

  test('a robot is thanked, and nothing is kept', async () => {
    expect((await apply({ ...details, website: 'x' })).statusCode).toBe(201);
    expect(await stored()).toEqual([]);
    expect(await files()).toEqual([]);
  });

  test('when the application cannot be stored, its file goes too', async () => {
    await clinic.database.pool.query('ALTER TABLE job_applications RENAME TO job_applications_away');
    const answer = await apply();
    await clinic.database.pool.query('ALTER TABLE job_applications_away RENAME TO job_applications');
    expect(answer.statusCode).toBe(500);
    expect(await files()).toEqual([]);
  });

  test('when nobody knows whether the application was stored, its file stays for it', async () => {
    const { db } = clinic.services;
    const transaction = db.transaction.bind(db);
    const spy = jest.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      await transaction(work);
      throw new DrizzleQueryError('commit', [], Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
    });
    expect((await apply()).statusCode).toBe(503);
    spy.mockRestore();
    const [row] = await stored();
    const application = await readApplication(clinic.database.db, clinic.cipher, String(row?.reference));
    expect(await files()).toEqual([application?.file.name]);
  });

  test('E8: after twelve months an application and its CV are forgotten, and no sooner', async () => {
    await apply();
    const start = clinic.now();
    clinic.setNow(new Date('2027-11-21T06:59:59Z'));
    expect(await purgeApplications(clinic.services)).toEqual({ applications: 0, files: 0 });
    expect(await files()).toHaveLength(1);
    clinic.setNow(new Date('2027-11-21T07:00:00Z'));
    expect(await purgeApplications(clinic.services)).toEqual({ applications: 1, files: 0 });
    clinic.setNow(start);
    expect(await stored()).toEqual([]);
    expect(await files()).toEqual([]);
  });

  test('a CV from before files were encrypted is encrypted, and can be read', async () => {
    const { reference } = (await apply()).json<{ data: { reference: string } }>().data;
    const [written = ''] = await files();
    const plain = written.replace('.enc', '.pdf');
    await rename(join(folder(), written), join(folder(), plain));
    await writeFile(join(folder(), plain), pdf());
    const fileEnc = clinic.cipher.encrypt(plain, `job_applications.file_enc ${reference}`);
    await clinic.database.db.update(jobApplications).set({ fileEnc });
    expect(await encryptPlainCvs(clinic.services)).toBe(1);
    expect(await encryptPlainCvs(clinic.services)).toBe(0);
    const file = (await readApplication(clinic.database.db, clinic.cipher, reference))?.file;
    expect(await files()).toEqual([file?.name]);
    const read = await cvStore(clinic.services).read({ name: String(file?.name), key: file?.key ?? Buffer.of() });
    expect(read.toString('latin1')).toBe(pdf());
    expect((await stat(join(folder(), String(file?.name)))).mode & 0o777).toBe(0o600);
  });

  test('a file that a crash left behind goes after a day; what is being written now and what is not ours stays', async () => {
    await apply();
    const [kept = ''] = await files();
    const [lost, fresh] = ['a', 'b'].map((letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000.pdf`);
    for (const name of [lost, fresh, 'notes.txt']) await writeFile(join(folder(), String(name)), 'x');
    for (const name of [kept, lost, 'notes.txt']) await utimes(join(folder(), String(name)), 0, 0);
    expect(await purgeApplications(clinic.services)).toEqual({ applications: 0, files: 1 });
    expect((await files()).sort()).toEqual([kept, fresh, 'notes.txt'].sort());
  });
});
