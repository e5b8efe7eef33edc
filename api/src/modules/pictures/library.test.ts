import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import type { LibraryPage, LibraryPicture, PictureDetails } from '@clinic/contracts/content/pictures';
import { aDoctor, aPatient, aSpecialty, call, openClinic } from '../../testing/clinic.ts';
import type { Patient, TestClinic } from '../../testing/clinic.ts';
import type { ContentDesk } from '../../testing/content-desk.ts';
import { aWrittenPost, openContentDesk } from '../../testing/content-desk.ts';
import { engines } from '../../testing/database.ts';
import { aBomb, aPhotograph, upload } from '../../testing/pictures.ts';

const at = '/api/content-desk/pictures';
const pictureIn = (answer: Awaited<ReturnType<typeof call>>) =>
  answer.json<{ data: { picture: LibraryPicture; existed: boolean } }>().data;
const whyIn = (answer: Awaited<ReturnType<typeof call>>) =>
  answer.json<{ errors?: { picture?: string[] } }>().errors?.picture?.[0]?.replace('desk.pictures.wrong.', '');

describe.each(engines)('the picture library on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;

  beforeAll(async () => {
    clinic = await openClinic(engine);
    desk = await openContentDesk(clinic);
  });
  afterAll(() => clinic.close());
  beforeEach(() => clinic.database.pool.query('DELETE FROM rate_limits'));

  const fileOf = (path: string) => join(clinic.settings.dataDir, 'images', path);
  const list = async (query = '', as: Patient = desk.people.author) =>
    (await call(clinic, 'GET', `${at}?${query}`, { as })).json<{ data: LibraryPage }>().data;
  const details = async (path: string, as: Patient = desk.people.author) =>
    (await call(clinic, 'GET', `${at}/details?path=${path}`, { as })).json<{ data: PictureDetails }>().data;
  const describeIt = (path: string, more: object = {}, as: Patient = desk.people.author) => {
    const nothing = { alt_ar: '', alt_en: '', focal_x: 0.5, focal_y: 0.5 };
    return call(clinic, 'POST', `${at}/details`, { as, body: { path, ...nothing, ...more } });
  };
  const remove = (path: string, as: Patient = desk.people.author) =>
    call(clinic, 'POST', `${at}/removals`, { as, body: { path } });
  const uploaded = async (as: Patient = desk.people.author) =>
    pictureIn(await upload(clinic, as, await aPhotograph().jpeg().toBuffer())).picture;
  const audited = async (action: string) =>
    (
      await clinic.database.pool.query<{ subject: string; result: string; details: object }>(
        'SELECT subject, result, details FROM audit_log WHERE action = $1 ORDER BY id DESC LIMIT 1',
        [action],
      )
    ).rows[0];

  test('a photograph comes in upright, small enough, and without what the camera wrote', async () => {
    const sent = await aPhotograph({ width: 3000, height: 2000 })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody Private' }, IFD3: { GPSLatitude: '21/1 32/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const answer = await upload(clinic, desk.people.author, sent, { name: 'قلب Heart (1).JPG' });
    expect(answer.statusCode).toBe(201);
    const { picture } = pictureIn(answer);
    expect(picture).toMatchObject({ source: 'uploaded', width: 1707, height: 2560, focal_x: 0.5, focal_y: 0.5 });
    expect(picture.path).toMatch(/^uploads\/heart-1-[0-9a-f]{12}\.jpg$/);
    const kept = readFileSync(fileOf(picture.path));
    const facts = await sharp(kept).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 1707, height: 2560 });
    expect([facts.exif, facts.xmp, facts.iptc]).toEqual([undefined, undefined, undefined]);
    expect(kept.includes('Somebody Private')).toBe(false);
    expect((await call(clinic, 'GET', `/images/${picture.path}?w=384`)).statusCode).toBe(200);
    const row = await audited('picture.uploaded');
    expect(row).toMatchObject({ result: 'done', subject: expect.stringMatching(/^picture:\d+$/), details: {} });
    expect(clinic.logged.join('')).not.toContain('heart-1');
  });

  test.each([
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'webp'],
  ] as const)(
    '%s is recognised by its content, whatever its name and header say, and kept as %s',
    async (format, ending) => {
      const content = await aPhotograph().toFormat(format).toBuffer();
      const answer = await upload(clinic, desk.people.author, content, { name: 'page.html', type: 'text/html' });
      expect(answer.statusCode).toBe(201);
      const { path } = pictureIn(answer).picture;
      expect(path).toMatch(new RegExp(`^uploads/page-[0-9a-f]{12}\\.${ending}$`));
      const shown = await call(clinic, 'GET', `/images/${path}`);
      expect(shown.headers).toMatchObject({
        'content-type': `image/${ending}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
      });
    },
  );

  test('what hangs on the end of a picture is gone', async () => {
    for (const tail of ['<script>alert(1)</script>', 'PK\u0003\u0004archive', '%PDF-1.7']) {
      for (const format of ['jpeg', 'png', 'webp'] as const) {
        const content = Buffer.concat([await aPhotograph().toFormat(format).toBuffer(), Buffer.from(tail)]);
        const answer = await upload(clinic, desk.people.author, content);
        expect(answer.statusCode).toBe(201);
        expect(readFileSync(fileOf(pictureIn(answer).picture.path)).includes(tail)).toBe(false);
      }
    }
  });

  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, number, string, () => Promise<Buffer> | Buffer]>([
    ['a drawing with script', 415, 'drawing', () => Buffer.from(drawing)],
    ['a drawing behind a head', 415, 'drawing', () => Buffer.from(`\ufeff<?xml version="1.0"?>\n<!-- x -->${drawing}`)],
    ['a page', 415, 'kind', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF that is script', 415, 'kind', () => Buffer.from('GIF89a/*\u0001\u0000*/=1;alert(1)')],
    ['a PDF', 415, 'kind', () => Buffer.from('%PDF-1.7\n1 0 obj')],
    ['a bomb of 2,500 million pixels', 413, 'pixels', () => aBomb(50_000, 50_000)],
    ['a bomb that is one pixel high', 413, 'pixels', () => aBomb(64_000_001, 1)],
    ['a head without a picture', 415, 'damaged', () => Buffer.from('\xff\xd8\xff\xe0<script>', 'latin1')],
    [
      'half a picture',
      415,
      'damaged',
      async () =>
        (await aPhotograph({ width: 500, height: 500 }).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000),
    ],
    ['more than 10 MB', 413, 'bytes', () => Buffer.concat([aBomb(10, 10), Buffer.alloc(10 * 1024 * 1024)])],
    ['nothing', 422, 'empty', () => Buffer.alloc(0)],
  ])('%s is refused with %i %s, and nothing of it is kept', async (_what, status, why, make) => {
    const before = (await list()).total;
    const answer = await upload(clinic, desk.people.author, await make(), { name: 'a.png', type: 'image/png' });
    expect([answer.statusCode, whyIn(answer)]).toEqual([status, why]);
    expect((await list()).total).toBe(before);
  });

  test('what is no form of one file is refused', async () => {
    const { author } = desk.people;
    const json = await call(clinic, 'POST', at, { as: author, body: { picture: 'x' } });
    expect(json.statusCode).toBe(415);
    const headers = { ...author.headers, 'content-type': 'multipart/form-data; boundary=x' };
    for (const payload of ['', '--x\r\n', '--x--\r\n', 'nonsense']) {
      const answer = await clinic.app.inject({ method: 'POST', url: at, headers, payload });
      expect([400, 422]).toContain(answer.statusCode);
    }
  });

  test('the same file again is the picture that is there, whoever sends it and whatever it is called', async () => {
    const content = await aPhotograph().jpeg().toBuffer();
    const first = pictureIn(await upload(clinic, desk.people.author, content));
    const second = await upload(clinic, desk.people.publisher, content, { name: 'other.png' });
    expect(second.statusCode).toBe(200);
    expect(pictureIn(second)).toEqual({ picture: first.picture, existed: true });
    // A file that was lost comes back where it was.
    rmSync(fileOf(first.picture.path));
    expect((await upload(clinic, desk.people.author, content, { name: 'third.jpg' })).statusCode).toBe(201);
    expect(existsSync(fileOf(first.picture.path))).toBe(true);
    // And at the same moment.
    const another = await aPhotograph().jpeg().toBuffer();
    const both = await Promise.all(
      ['ward-east.jpg', 'ward-west.jpg'].map((name) => upload(clinic, desk.people.author, another, { name })),
    );
    expect(new Set(both.map((answer) => pictureIn(answer).picture.path)).size).toBe(1);
    expect((await list('search=ward-')).total).toBe(1);
  });

  test('the library has what was uploaded first, then the rest, page by page, and finds by path and texts', async () => {
    clinic.setNow(new Date('2026-11-21T08:00:00Z'));
    const picture = await uploaded();
    const first = await list();
    expect(first.pictures[0]).toMatchObject({ path: picture.path, uploaded_at: '2026-11-21T08:00:00.000Z' });
    expect(first.pictures).toHaveLength(24);
    const last = await list(`page=${Math.ceil(first.total / 24)}`);
    expect(last.pictures.at(-1)).toMatchObject({ source: 'product', uploaded_at: null });
    expect((await list('page=999')).pictures).toEqual([]);
    await describeIt(picture.path, { alt_ar: 'ممرّضة تقيس الضغط', alt_en: 'A nurse' });
    for (const search of ['ممرضة', 'NURSE', 'uploads nurse'])
      expect((await list(`search=${encodeURIComponent(search)}`)).pictures.map(({ path }) => path)).toContain(
        picture.path,
      );
    expect((await list('search=nobody-has-this')).total).toBe(0);
    clinic.setNow(new Date('2026-11-21T07:00:00Z'));
  });

  test('writers describe any picture; reviewers look', async () => {
    const { author, reviewer } = desk.people;
    const path = 'services/consultation.svg';
    expect((await describeIt(path, { alt_en: 'x' }, reviewer)).statusCode).toBe(403);
    const description = { alt_ar: 'طبيبة ومريض', alt_en: 'A doctor and a patient', focal_x: 0.2, focal_y: 0.125 };
    const answer = await describeIt(path, description, author);
    expect(answer.json<{ data: PictureDetails }>().data).toMatchObject({
      ...description,
      source: 'product',
      may_write: true,
    });
    expect(await details(path, reviewer)).toMatchObject({ ...description, may_write: false, may_delete: false });
    expect(await audited('picture.described')).toMatchObject({ result: 'done', details: {} });
    expect((await describeIt('services/nothing.svg')).statusCode).toBe(404);
    for (const wrong of [{ focal_x: 1.01 }, { focal_y: -0.1 }, { alt_ar: 'x'.repeat(301) }, { path: '../x.svg' }])
      expect((await describeIt(path, wrong)).statusCode).toBe(422);
    expect((await upload(clinic, reviewer, aBomb(1, 1))).statusCode).toBe(403);
    expect(await audited('picture.uploaded')).toMatchObject({ result: 'refused' });
    const patient = await aPatient(clinic);
    expect((await call(clinic, 'GET', at, { as: patient })).statusCode).toBe(403);
    expect((await upload(clinic, patient, aBomb(1, 1))).statusCode).toBe(403);
    expect((await call(clinic, 'GET', at)).statusCode).toBe(401);
  });

  test('what one writer leaves out, another wrote meanwhile, and it stays', async () => {
    const { author, publisher } = desk.people;
    const { path } = await uploaded();
    const write = (as: Patient, body: object) => call(clinic, 'POST', `${at}/details`, { as, body: { path, ...body } });
    expect((await write(author, { alt_ar: 'ممر', focal_x: 0.2 })).statusCode).toBe(200);
    expect((await write(publisher, { alt_en: 'A corridor' })).statusCode).toBe(200);
    expect((await write(publisher, {})).statusCode).toBe(200);
    expect(await details(path)).toMatchObject({ alt_ar: 'ممر', alt_en: 'A corridor', focal_x: 0.2, focal_y: 0.5 });
  });

  test('the focal point comes with the post that shows the picture, and pages are drawn again for it', async () => {
    const { author, publisher } = desk.people;
    const picture = await uploaded();
    const content = aWrittenPost({ type: 'news', image: picture.path });
    const { id } = await desk.begin('news');
    await desk.write(author, id, content);
    await desk.act(publisher, id, 'publish');
    const seen = async () =>
      (await desk.public(content.en.slug)).json<{ data: { image_focus?: object; image: string } }>().data;
    expect(await seen()).toMatchObject({ image: picture.path });
    expect(await seen()).not.toHaveProperty('image_focus');
    const version = async () => (await call(clinic, 'GET', '/api/data-version')).json<object>();
    const before = await version();
    await describeIt(picture.path, { focal_x: 0.25, focal_y: 0.75 });
    expect((await seen()).image_focus).toEqual({ x: 0.25, y: 0.75 });
    expect(await version()).not.toEqual(before);
    const { token } = (
      await call(clinic, 'POST', `/api/content-desk/posts/${id}/previews`, { as: author, body: {} })
    ).json<{
      data: { token: string };
    }>().data;
    expect((await call(clinic, 'GET', `/api/post-previews/${token}`)).json()).toMatchObject({
      data: { image_focus: { x: 0.25, y: 0.75 } },
    });
  });

  test('a picture that something shows is not deleted, and it is named what does', async () => {
    const { author } = desk.people;
    const doctorImage = await uploaded();
    const cover = await uploaded();
    const inText = await uploaded();
    await aDoctor(clinic, {
      specialtyId: (await aSpecialty(clinic)).id,
      values: { image: doctorImage.path, nameEn: 'Dr. Shown' },
    });
    const { id } = await desk.begin();
    const content = aWrittenPost({ image: cover.path });
    const html = `<p><img src="/images/${inText.path}?w=640" alt="x"></p>`;
    await desk.write(author, id, { ...content, en: { ...content.en, html } });
    const post = { kind: 'post', post_id: id, name_ar: content.ar.title, name_en: content.en.title };
    expect((await details(cover.path)).uses).toEqual([post]);
    expect((await details(inText.path)).uses).toEqual([post]);
    expect((await details(doctorImage.path)).uses).toMatchObject([
      { kind: 'doctor', post_id: null, name_en: 'Dr. Shown' },
    ]);
    for (const { path } of [cover, inText, doctorImage]) {
      const answer = await remove(path);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ errors: { path: ['desk.pictures.wrong.used'] } });
      expect(existsSync(fileOf(path))).toBe(true);
    }
    // Also from the recycle bin.
    await desk.act(author, id, 'delete');
    expect((await remove(cover.path)).statusCode).toBe(409);
  });

  test('authors delete what they uploaded, publishers what anybody did; the rest stays', async () => {
    const { author, colleague, publisher, reviewer } = desk.people;
    const [own, other] = [await uploaded(author), await uploaded(author)];
    expect((await remove(own.path, reviewer)).statusCode).toBe(403);
    expect((await remove(own.path, colleague)).statusCode).toBe(403);
    expect(await audited('picture.deleted')).toMatchObject({ result: 'refused' });
    expect((await details(own.path, colleague)).may_delete).toBe(false);
    expect((await details(own.path, author)).may_delete).toBe(true);
    expect((await remove(own.path, author)).statusCode).toBe(204);
    expect((await remove(other.path, publisher)).statusCode).toBe(204);
    expect(await audited('picture.deleted')).toMatchObject({ result: 'done' });
    expect(existsSync(fileOf(own.path))).toBe(false);
    expect((await call(clinic, 'GET', `/images/${own.path}`)).statusCode).toBe(404);
    expect((await remove(own.path, author)).statusCode).toBe(404);
    expect((await remove('services/consultation.svg', desk.people.admin)).statusCode).toBe(403);
  });
});

test('a virus scanner is asked where one is set, and what it names is not kept', async () => {
  const daemon = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('data', (part) => {
      got = Buffer.concat([got, part]);
      if (!got.subarray(-4).equals(Buffer.alloc(4))) return;
      socket.end(got.includes('EICAR') ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => daemon.listen(0, '127.0.0.1', resolve));
  const { port } = daemon.address() as AddressInfo;
  const clinic = await openClinic('pglite', { env: { CLAMAV_ADDRESS: `127.0.0.1:${port}` } });
  try {
    const { people } = await openContentDesk(clinic);
    const content = await aPhotograph().jpeg().toBuffer();
    const infected = await upload(clinic, people.author, Buffer.concat([content, Buffer.from('EICAR')]));
    expect([infected.statusCode, whyIn(infected)]).toEqual([422, 'unsafe']);
    expect((await upload(clinic, people.author, content)).statusCode).toBe(201);
  } finally {
    await clinic.close();
    daemon.close();
  }
});
