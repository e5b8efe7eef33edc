import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureDetails } from '@clinic/contracts/content/pictures';
import { exportContent } from '../../content/export-content.ts';
import { importContent } from '../../content/import-content.ts';
import { call, openClinic } from '../../testing/clinic.ts';
import { fillClinic } from '../../testing/content-folder.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';
import { aPhotograph, upload } from '../../testing/pictures.ts';

describe.each(engines)('pictures in a content folder on %s', (engine) => {
  let clinic: TestClinic;
  let other: TestClinic;
  let parent: string;

  beforeAll(async () => {
    [clinic, other] = [await openClinic(engine), await openClinic(engine)];
    parent = await mkdtemp(join(tmpdir(), 'clinic-test-pictures-'));
  });
  afterAll(async () => {
    await Promise.all([clinic.close(), other.close()]);
    await rm(parent, { recursive: true });
  });

  const detailsIn = async (of: TestClinic, path: string) => {
    const { people } = await openContentDesk(of);
    const answer = await call(of, 'GET', `/api/content-desk/pictures/details?path=${path}`, { as: people.reviewer });
    return answer.json<{ data: PictureDetails }>().data;
  };

  test('what was uploaded goes out with its texts and focal point, and comes into another clinic', async () => {
    const { people } = await openContentDesk(clinic);
    const sent = await upload(clinic, people.author, await aPhotograph().jpeg().toBuffer(), { name: 'ward.jpg' });
    const { path } = sent.json<{ data: { picture: PictureDetails } }>().data.picture;
    const description = { alt_ar: 'الجناح', alt_en: 'The ward', focal_x: 0.25, focal_y: 0.9 };
    const describeIt = (more: object) =>
      call(clinic, 'POST', '/api/content-desk/pictures/details', {
        as: people.author,
        body: { path, ...description, ...more },
      });
    await describeIt({});
    const folder = join(parent, 'content');
    await exportContent(clinic.database.db, folder, clinic.services.files);
    expect(await readFile(join(folder, 'pictures.yaml'), 'utf8')).toContain('alt_en: The ward');

    const source = { folder, files: other.services.files, now: other.now() };
    await other.database.db.transaction((tx) => importContent(tx, source));
    expect(await detailsIn(other, path)).toMatchObject({
      ...{ ...description, source: 'uploaded', width: 60, height: 40, uploaded_at: clinic.now().toISOString() },
    });
    const bytes = (of: TestClinic) => readFile(join(of.settings.dataDir, 'images', path));
    expect((await bytes(other)).equals(await bytes(clinic))).toBe(true);

    // An import says what it says, and leaves alone what it does not name.
    await describeIt({ alt_en: 'Another ward' });
    const unnamed = await upload(clinic, people.author, await aPhotograph().jpeg().toBuffer());
    await clinic.database.db.transaction((tx) => importContent(tx, { ...source, files: clinic.services.files }));
    expect(await detailsIn(clinic, path)).toMatchObject({ alt_en: 'The ward', uploaded_by: expect.any(String) });
    const left = unnamed.json<{ data: { picture: PictureDetails } }>().data.picture.path;
    expect(await detailsIn(clinic, left)).toMatchObject({ width: 60 });
  });

  test('a picture that is not there, and a focal point outside of it, are mistakes', async () => {
    const record = { image: 'uploads/nothing.jpg', focal_x: 1.5 };
    await expect(fillClinic(other, { 'pictures.yaml': [record] })).rejects.toThrow(/focal_x/);
    await expect(fillClinic(other, { 'pictures.yaml': [{ ...record, focal_x: 1 }] })).rejects.toThrow(
      /there is no picture images\/uploads\/nothing\.jpg/,
    );
  });
});
