import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { TestClinic } from '../testing/clinic.ts';
import { aDoctor, aSpecialty, openClinic } from '../testing/clinic.ts';
import { aCategory, aPost, fillClinic } from '../testing/content-folder.ts';
import type { ContentDesk } from '../testing/content-desk.ts';
import { openContentDesk } from '../testing/content-desk.ts';
import { engines } from '../testing/database.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';

const folder = (...posts: object[]) => ({
  'categories.yaml': [aCategory()],
  ...Object.fromEntries(posts.map((post, index) => [`posts/${index}.yaml`, post])),
});

describe.each(engines)('imports beside the content desk on %s', (engine) => {
  let clinic: TestClinic;
  let desk: ContentDesk;
  let doctorId: number;
  const pressure = () => aPost({ published_on: '2026-11-01', reviewer: doctorId });
  const sugar = () => ({ ...pressure(), slug_ar: 'السكر', slug_en: 'sugar', title_en: 'Sugar' });

  beforeEach(async () => {
    clinic = await openClinic(engine);
    doctorId = (await aDoctor(clinic, { specialtyId: (await aSpecialty(clinic)).id })).id;
    await fillClinic(clinic, folder(pressure(), sugar()));
    desk = await openContentDesk(clinic);
    await clinic.database.pool.query("DELETE FROM post_categories WHERE slug_en = 'desk-category'");
  });
  afterEach(() => clinic.close());

  const idOf = async (slug: string) => {
    const { posts } = await desk.list(`search=${slug}`);
    return posts[0]?.id ?? 0;
  };
  async function write(slug: string, title: string) {
    const id = await idOf(slug);
    const { content } = await desk.read(id);
    await desk.write(desk.people.author, id, { ...content, en: { ...content.en, title } });
    return id;
  }
  async function publish(slug: string, title: string) {
    const id = await write(slug, title);
    const { author, reviewer, publisher } = desk.people;
    await desk.act(author, id, 'submit');
    await desk.act(reviewer, id, 'approve');
    expect((await desk.act(publisher, id, 'publish')).statusCode).toBe(200);
    return id;
  }
  const refusal = async (files: object) => {
    try {
      await fillClinic(clinic, { ...files });
      return [];
    } catch (error) {
      return String(error instanceof Error ? error.message : error).split('\n');
    }
  };
  async function exported<T>(use: (path: string) => Promise<T>): Promise<T> {
    const parent = await mkdtemp(join(tmpdir(), 'clinic-desk-'));
    const path = join(parent, 'content');
    try {
      await exportContent(clinic.database.db, path, clinic.services.files);
      // Their portraits are of no file.
      await rm(join(path, 'doctors'), { recursive: true });
      return await use(path);
    } finally {
      await rm(parent, { recursive: true, force: true });
    }
  }

  test('imported posts are at the desk, published, each with its own copy', async () => {
    expect(await desk.read(await idOf('pressure'))).toMatchObject({
      ...{ state: 'published', live: true, revisions: [], languages: { ar: 'live', en: 'live' } },
      content: { category: 'heart-health', published_on: '2026-11-01', en: { slug: 'blood-pressure' } },
    });
    await fillClinic(clinic, folder({ ...pressure(), title_en: 'Pressure, again' }, sugar()));
    expect((await desk.read(await idOf('pressure'))).content.en.title).toBe('Pressure, again');
  });

  test('what was published at the desk is exported, and that copy comes in again without a conflict', async () => {
    const id = await publish('sugar', 'Sugar and you');
    await exported(async (path) => {
      const yaml = await readFile(join(path, 'posts', 'sugar.yaml'), 'utf8');
      expect(yaml).toContain('title_en: Sugar and you');
      expect(yaml).toContain('reviewed_on: 2026-11-21');
      const before = await desk.read(id);
      const source = { folder: path, files: clinic.services.files, now: clinic.now() };
      await clinic.database.db.transaction((tx) => importContent(tx, source));
      expect(await desk.read(id)).toEqual(before);
    });
    // The folder is where it stands now, so it may change it.
    expect(await refusal(folder(pressure(), { ...sugar(), title_en: 'Sugar' }))).toEqual([]);
  });

  test('an import over an edit names the conflict and changes nothing', async () => {
    const id = await publish('sugar', 'Sugar and you');
    const said = await refusal(folder(pressure(), { ...sugar(), title_en: 'Sweet' }));
    expect(said.join('\n')).toMatch(/posts\/1\.yaml.*was changed at the content desk since/);
    expect(said.join('\n')).toContain('--overwrite');
    expect((await refusal(folder(pressure()))).join('\n')).toContain('sugar was changed at the content desk, and this');
    expect((await desk.read(id)).published?.en.title).toBe('Sugar and you');
  });

  test('a draft is not lost to an import: unseen changes are named, others leave it alone', async () => {
    const id = await write('sugar', 'A draft');
    expect(await refusal(folder({ ...pressure(), title_en: 'Pressure' }, sugar()))).toEqual([]);
    expect(await desk.read(id)).toMatchObject({ state: 'draft', title_en: 'A draft' });
    expect(await refusal(folder(pressure(), { ...sugar(), title_en: 'Sweet' }))).not.toEqual([]);
  });

  test('with --overwrite the folder wins, and the text that it replaced stays as a revision', async () => {
    const id = await write('sugar', 'A draft');
    await exported(async (path) => {
      await rm(join(path, 'posts', 'sugar.yaml'));
      const source = { folder: path, files: clinic.services.files, now: clinic.now(), overwrite: true };
      await clinic.database.db.transaction((tx) => importContent(tx, source));
    });
    const binned = await desk.read(id);
    expect(binned).toMatchObject({ live: false, deleted_at: clinic.now().toISOString() });
    expect(binned.revisions[0]?.reason).toBe('replaced');
  });

  test.each([
    ['as it was', {}],
    ['with another text', { title_en: 'Sweet' }],
  ])('with --overwrite what the desk took off comes back %s, with its id, views and history', async (_, changed) => {
    const id = await publish('sugar', 'Sugar and you');
    await exported(async (path) => {
      await clinic.database.pool.query('UPDATE posts SET views_count = 12 WHERE id = $1', [id]);
      await desk.act(desk.people.publisher, id, 'unpublish');
      const file = join(path, 'posts', 'sugar.yaml');
      await writeFile(file, stringify({ ...(parse(await readFile(file, 'utf8')) as object), ...changed }));
      const source = { folder: path, files: clinic.services.files, now: clinic.now(), overwrite: true };
      await clinic.database.db.transaction((tx) => importContent(tx, source));
    });
    expect((await desk.public('sugar')).json()).toMatchObject({ data: { id, views_count: 12 } });
    const back = await desk.read(id);
    expect(back).toMatchObject({ state: 'published', live: true, deleted_at: null });
    expect(back.revisions.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['published', 'replaced']));
    expect((await desk.list('search=sugar')).posts.map((post) => post.id)).toEqual([id]);
  });

  test('what the desk took off the site is not brought back unasked; drafts of the desk stay', async () => {
    const { publisher } = desk.people;
    const id = await idOf('sugar');
    await desk.act(publisher, id, 'unpublish');
    const { id: own } = await desk.begin();
    expect((await refusal(folder(pressure(), sugar()))).join('\n')).toContain('is not on the site by choice');
    expect(await refusal(folder(pressure()))).toEqual([]);
    expect((await desk.read(own)).deleted_at).toBeNull();
    expect((await desk.read(id)).deleted_at).toBeNull();
  });
});
