import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { jobApplications } from '../db/schema.ts';
import { purgeApplications } from '../modules/applications/retention.ts';
import { tidyRenditions } from '../modules/images/shared-renditions.ts';
import { aJob, details, formOf, pdf } from '../testing/applications.ts';
import type { TestClinic } from '../testing/clinic.ts';
import { call, openClinic } from '../testing/clinic.ts';
import { fillClinic } from '../testing/content-folder.ts';
import { describeInBucket, useBucket } from '../testing/file-stores.ts';
import { aVisitor, openInbox } from '../testing/forms.ts';

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><path fill="${colour}" d="M0 0h10v5H0z"/></svg>`;

/** Two machines: each has a data folder of its own, and both have the files of one bucket. */
describeInBucket('machines that share a bucket', () => {
  const bucket = useBucket();
  let one: TestClinic;
  let other: TestClinic;
  beforeAll(async () => {
    const env = { FILE_STORE: await bucket(), IMAGE_CACHE_MB: '1' };
    [one, other] = await Promise.all([openClinic('pglite', { env }), openClinic('pglite', { env })]);
  });
  afterAll(() => Promise.all([one.close(), other.close()]));

  const picture = (clinic: TestClinic, path: string) =>
    call(clinic, 'GET', `/images/${path}`, { headers: { accept: 'image/webp' } });
  const namesIn = async (folder: string) => (await one.services.files.list(folder)).map(({ name }) => name);

  test('a picture that one imports both show, and what one drew the other fetches', async () => {
    await fillClinic(one, { 'images/clinic/hall.svg': drawing('#0f0') });
    expect((await picture(other, 'clinic/hall.svg')).body).toBe(drawing('#0f0'));
    const drawn = await picture(one, 'clinic/hall.svg?w=64');
    const [rendition = ''] = (await namesIn('renditions')).filter((name) => name.endsWith('-64.webp'));
    // Shown as it is in the bucket, so that nobody has to draw it again.
    await one.services.files.write(rendition, Buffer.from('drawn elsewhere'));
    const fetched = await picture(other, 'clinic/hall.svg?w=64');
    expect([fetched.statusCode, fetched.body, fetched.headers['etag']]).toEqual([
      200,
      'drawn elsewhere',
      drawn.headers['etag'],
    ]);
    expect(existsSync(join(one.settings.dataDir, 'images'))).toBe(false);
  });

  test('what is drawn takes no more room than one machine may keep, the oldest goes first', async () => {
    for (const name of ['old', 'new']) await one.services.files.write(`renditions/${name}`, Buffer.alloc(800_000));
    expect(await tidyRenditions(one.services)).toBeGreaterThan(0);
    expect(await namesIn('renditions')).toEqual(['renditions/new']);
  });

  test('a CV is in the bucket, encrypted, nothing of it stays on a machine, and retention removes it there', async () => {
    await openInbox(one);
    await aJob(one, { slug: 'nurse' });
    const { payload, type } = formOf(details, { content: pdf() });
    const sent = { method: 'POST', url: '/api/jobs/nurse/applications', payload } as const;
    const answer = await one.app.inject({ ...sent, headers: { ...aVisitor(), 'content-type': type } });
    expect(answer.statusCode).toBe(201);
    const [name = ''] = await namesIn('applications');
    const stored = await other.services.files.read(name);
    expect([stored?.includes('%PDF'), (stored?.length ?? 0) > 100]).toEqual([false, true]);
    expect(await readdir(join(one.settings.dataDir, 'uploads'))).toEqual([]);
    one.setNow(new Date('2027-11-21T07:00:00Z'));
    expect(await purgeApplications(one.services)).toEqual({ applications: 1, files: 0 });
    expect([await one.database.db.$count(jobApplications), await namesIn('applications')]).toEqual([0, []]);
  });
});
