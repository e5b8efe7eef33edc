import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { pictureWidths } from '@clinic/contracts';
import type { FileStore } from '../../files/file-store.ts';
import type { TestClinic } from '../../testing/clinic.ts';
import { call, openClinic } from '../../testing/clinic.ts';
import { sharedRenditions } from './shared-renditions.ts';

const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

describe('pictures', () => {
  let clinic: TestClinic;
  let dataDir: string;

  const get = (url: string, headers: Record<string, string> = {}) => call(clinic, 'GET', url, { headers });
  const imported = (path: string, bytes: Buffer | string) => writeFileSync(join(dataDir, 'images', path), bytes);
  const cached = () => readdirSync(join(dataDir, 'images-cache'));
  const noise = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 120, sigma: 40 } },
    });

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'clinic-test-images-'));
    mkdirSync(join(dataDir, 'images', 'clinic'), { recursive: true });
    clinic = await openClinic('pglite', { env: { DATA_DIR: dataDir, IMAGE_CACHE_MB: '1' } });
    // Lying on its side, and full of things that are nobody's business.
    const photograph = await noise(900, 600)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody Private', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    imported('clinic/entrance.jpg', photograph);
    imported('clinic/broken.jpg', photograph.subarray(0, 400));
    imported(
      'clinic/see-through.png',
      await sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff000040' } })
        .png()
        .toBuffer(),
    );
  });
  afterAll(async () => {
    await clinic.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test.each([
    ['/images/nothing.svg', 404],
    ['/images/clinic/nothing.jpg?w=64', 404],
    ['/images/', 404],
    ['/images/clinic', 404],
    ['/images/..%2fpackage.json', 404],
    ['/images/clinic/..%2f..%2fsecrets.json', 404],
    ['/images/clinic%2fentrance.jpg%00.png', 404],
    ['/images/cards/nothing.jpg', 404],
    ['/images/cards/..%2f..%2fpackage.jpg', 404],
    ['/images/home/hero.svg?w=0', 400],
    ['/images/home/hero.svg?w=65', 400],
    ['/images/home/hero.svg?w=064', 400],
    ['/images/home/hero.svg?w=64&w=96', 400],
    ['/images/home/hero.svg?w=', 400],
    ['/images/home/hero.svg?w=1e3', 400],
    ['/images/home/hero.svg?w=-64', 400],
  ])('V25: %s is refused with %i', async (url, status) => {
    expect((await get(url)).statusCode).toBe(status);
  });

  test.each([
    ['avif', chromium, 'heif'],
    ['webp', 'image/webp,*/*', 'webp'],
    ['webp', 'image/avif;q=0, image/webp', 'webp'],
    ['jpeg', '*/*', 'jpeg'],
  ])(
    'a photograph in a width comes as %s to %s, upright and without what the camera wrote',
    async (type, accept, format) => {
      const answer = await get('/images/clinic/entrance.jpg?w=384', { accept });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-type': `image/${type}`, vary: 'accept' });
      expect(answer.headers['cache-control']).toContain('max-age=86400');
      const facts = await sharp(answer.rawPayload).metadata();
      expect(facts).toMatchObject({ format, width: 384, height: 576 });
      expect(facts.exif).toBeUndefined();
      expect(answer.rawPayload.includes('Somebody Private')).toBe(false);
    },
  );

  test('a photograph is never enlarged; what can be seen through stays so', async () => {
    const wide = await get('/images/clinic/entrance.jpg?w=1600', { accept: chromium });
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 600, height: 900 });
    for (const accept of [chromium, 'image/webp', '*/*']) {
      const answer = await get('/images/clinic/see-through.png?w=64', { accept });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 64, hasAlpha: true });
    }
    expect((await get('/images/clinic/see-through.png?w=64')).headers['content-type']).toBe('image/png');
  });

  test.each(pictureWidths.filter((width) => width <= 384 || width === 1600))(
    'a drawing is sharp in the width %i',
    async (width) => {
      const answer = await get(`/images/doctors/58.svg?w=${width}`, { accept: 'image/webp' });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height: width });
    },
  );

  test('a drawing itself is sent compressed, smaller than as a picture, and cannot run', async () => {
    const path = '/images/doctors/58.svg';
    const plain = await get(path);
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    for (const answer of [plain, brotli, gzip]) {
      expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', vary: 'accept-encoding' });
      expect(answer.headers['content-security-policy']).toContain('sandbox');
    }
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers['etag'])).size).toBe(3);
    const picture = await get(`${path}?w=192`, { accept: chromium });
    expect(brotli.rawPayload.length).toBeLessThan(picture.rawPayload.length);
  });

  test.each([
    '/images/clinic/entrance.jpg',
    '/images/clinic/entrance.jpg?w=96',
    '/images/home/hero.svg',
    '/images/cards/clinic.jpg',
  ])('S78: %s is asked after by its ETag', async (url) => {
    const first = await get(url, { accept: chromium });
    const etag = String(first.headers['etag']);
    const again = await get(url, { accept: chromium, 'if-none-match': `"other", W/${etag}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    expect((await get(url, { accept: chromium, 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('what was imported hides what came with the product, and is shown as soon as it changes', async () => {
    mkdirSync(join(dataDir, 'images', 'home'), { recursive: true });
    const drawing = (colour: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 5"><path fill="${colour}" d="M0 0h10v5H0z"/></svg>`;
    const before = await get('/images/home/hero.svg');
    imported('home/hero.svg', drawing('red'));
    const red = await get('/images/home/hero.svg');
    expect(red.payload).toBe(drawing('red'));
    const wide = await get('/images/home/hero.svg?w=640');
    expect(await sharp(wide.rawPayload).metadata()).toMatchObject({ width: 640, height: 320 });
    imported('home/hero.svg', drawing('green '));
    const green = await get('/images/home/hero.svg');
    expect(green.payload).toBe(drawing('green '));
    expect((await get('/images/home/hero.svg?w=640')).rawPayload.equals(wide.rawPayload)).toBe(false);
    rmSync(join(dataDir, 'images', 'home'), { recursive: true });
    expect((await get('/images/home/hero.svg')).headers['etag']).toBe(before.headers['etag']);
  });

  test('a damaged picture is sent as it is, and not kept for long', async () => {
    const answer = await get('/images/clinic/broken.jpg?w=96', { accept: chromium });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=60' });
    expect(answer.rawPayload.equals(readFileSync(join(dataDir, 'images/clinic/broken.jpg')))).toBe(true);
    expect(clinic.logged.some((line) => line.includes('a picture cannot be drawn'))).toBe(true);
    expect((await get('/images/cards/clinic/broken.jpg')).statusCode).toBe(503);
  });

  test.each(['/images/cards/clinic.jpg', '/images/cards/specialties/heart.jpg', '/images/cards/clinic/entrance.jpg'])(
    '%s is a card for shared links',
    async (url) => {
      const answer = await get(url, { accept: chromium });
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      expect(answer.rawPayload.length).toBeLessThan(150_000);
    },
  );

  test('a cache that cannot be opened keeps nobody from a picture, and is used once it can be', async () => {
    const place = mkdtempSync(join(tmpdir(), 'clinic-test-images-'));
    writeFileSync(join(place, 'images-cache'), 'in the way');
    const other = await openClinic('pglite', { env: { DATA_DIR: place } });
    const drawn = () => call(other, 'GET', '/images/home/hero.svg?w=256');
    const drawing = () => call(other, 'GET', '/images/home/hero.svg', { headers: { 'accept-encoding': 'br' } });
    expect([(await drawn()).statusCode, (await drawing()).statusCode]).toEqual([200, 200]);
    rmSync(join(place, 'images-cache'));
    expect((await drawn()).statusCode).toBe(200);
    expect(readdirSync(join(place, 'images-cache'))).not.toEqual([]);
    await other.close();
    rmSync(place, { recursive: true, force: true });
  });

  test('what another machine has drawn is shown also where this one cannot keep it', async () => {
    const content = Buffer.from('drawn');
    const full = { get: () => Promise.resolve(null), put: () => Promise.reject(new Error('ENOSPC')) };
    const files = { isLocal: false, read: () => Promise.resolve(content) } as unknown as FileStore;
    expect(await sharedRenditions(full, files).get('a')).toBe(content);
  });

  test('many who ask for the same at once are answered from one piece of work', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => get('/images/clinic/entrance.jpg?w=512', { accept: chromium })),
    );
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    expect(answers.every(({ headers }) => headers['content-type'] === 'image/avif')).toBe(true);
  });

  test('the space for drawn pictures is bounded; what was used last stays', async () => {
    imported('clinic/noise.png', await noise(700, 700).png().toBuffer());
    const nameOf = async (width: number) =>
      String((await get(`/images/clinic/noise.png?w=${width}`)).headers['etag']).slice(1, -1);
    const [wide, narrow] = [await nameOf(512), await nameOf(256)];
    expect(cached()).toEqual(expect.arrayContaining([wide, narrow]));
    await nameOf(512);
    const another = await nameOf(384);
    expect(cached()).not.toContain(narrow);
    expect(cached()).toContain(another);
    const bytes = cached().reduce((sum, name) => sum + readFileSync(join(dataDir, 'images-cache', name)).length, 0);
    expect(bytes).toBeLessThanOrEqual(1024 * 1024);
    expect(await nameOf(256)).toBe(narrow);
  });
});
