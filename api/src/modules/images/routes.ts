import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureWidths } from '@clinic/contracts';
import { acceptedEncoding, describeForLog, isNotModified } from '@clinic/node';
import { productFiles } from '../../content/pictures.ts';
import type { Services } from '../../services.ts';
import { ClinicError } from '../../http/errors.ts';
import { compressDrawing } from './compress-drawing.ts';
import type { PictureFile, PictureType } from './picture-files.ts';
import { pictureEndings, pictureFiles } from './picture-files.ts';
import { formatFor, render } from './render.ts';
import { renditionCache } from './rendition-cache.ts';
import { sharedRenditions } from './shared-renditions.ts';
import { cardDesign, drawCard, drawClinicCard } from './sharing-card.ts';
import { QueueFull, workQueue } from '../../work-queue.ts';

// Names do not change with the content, so pictures are kept for a day and asked after by their ETag then (S78).
const kept = 'public, max-age=86400, stale-while-revalidate=604800';
// In place of a rendition that could not be made: not for long.
const keptShortly = 'public, max-age=60';
// A drawing may carry script when somebody opens it by itself; as an image on a page it never runs.
const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const mimeTypes: Record<PictureType, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

type Query = Record<string, string | string[] | undefined>;

function widthIn(query: Query): number | null {
  if (query['w'] === undefined) return null;
  const width = pictureWidths.find((allowed) => String(allowed) === query['w']);
  if (width === undefined) throw new ClinicError('BAD_REQUEST');
  return width;
}

/**
 * Pictures under `/images/` (S78): as they are, in a width (`?w=`, one of `pictureWidths`) in the format that the browser takes,
 * and as cards of shared links (`/images/cards/{path}.jpg`). What was imported hides what came with the product.
 */
export async function imageRoutes(app: FastifyInstance, { files: imported, settings }: Services): Promise<void> {
  const own = renditionCache(join(settings.dataDir, 'images-cache'), settings.imageCacheBytes);
  const cache = sharedRenditions(own, imported);
  const files = pictureFiles([imported, productFiles], own);
  const queue = workQueue({ atOnce: 2, mostWaiting: 40 });

  /** From the cache, or made now; null when too much is waiting or the picture is damaged. */
  async function rendition(request: FastifyRequest, name: string, make: () => Promise<Buffer>): Promise<Buffer | null> {
    const known = await cache.get(name);
    if (known) return known;
    const warn = (error: unknown, what: string) => request.log.warn({ failure: describeForLog(error) }, what);
    try {
      return await queue.once(name, async () => {
        const made = await make();
        await cache.put(name, made).catch((error: unknown) => warn(error, 'a drawn picture cannot be kept'));
        return made;
      });
    } catch (error) {
      if (!(error instanceof QueueFull)) warn(error, 'a picture cannot be drawn');
      return null;
    }
  }

  /** Whether the browser has it already; answers so and sets what a fresh answer carries as well. */
  function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string, vary: string | null): boolean {
    reply.header('etag', `"${etag}"`).header('cache-control', kept);
    if (vary) reply.header('vary', vary);
    return isNotModified(request.headers, `"${etag}"`);
  }

  async function sendOriginal(request: FastifyRequest, reply: FastifyReply, file: PictureFile): Promise<FastifyReply> {
    reply.header('content-security-policy', drawingPolicy);
    const encoding = file.type === 'svg' ? acceptedEncoding(request.headers) : null;
    const etag = encoding ? `${file.hash}-${encoding}` : file.hash;
    if (isKnown(request, reply, etag, file.type === 'svg' ? 'accept-encoding' : null)) return reply.code(304).send();
    reply.type(mimeTypes[file.type]);
    if (file.type !== 'svg') return reply.send(await file.read());
    const compressed =
      encoding &&
      (await rendition(request, `${file.hash}.svg.${encoding}`, async () =>
        compressDrawing(await file.read(), encoding),
      ));
    return compressed ? reply.header('content-encoding', encoding).send(compressed) : reply.send(await file.read());
  }

  async function sendInWidth(
    request: FastifyRequest,
    reply: FastifyReply,
    file: PictureFile,
    width: number,
  ): Promise<FastifyReply> {
    const format = formatFor(request.headers.accept, file.type);
    const name = `${file.hash}-${width}.${format}`;
    if (isKnown(request, reply, name, 'accept')) return reply.code(304).send();
    const made = await rendition(request, name, async () => render(await file.read(), file.type, width, format));
    if (made) return reply.type(mimeTypes[format]).send(made);
    const original = await file.read();
    return reply
      .header('etag', `"${file.hash}"`)
      .header('cache-control', keptShortly)
      .header('content-security-policy', drawingPolicy)
      .type(mimeTypes[file.type])
      .send(original);
  }

  async function sendCard(request: FastifyRequest, reply: FastifyReply, subject: string): Promise<FastifyReply> {
    const found = await Promise.all(pictureEndings.map((ending) => files.find(`${subject}.${ending}`)));
    const file = subject === 'clinic' ? null : found.find((one) => one !== null);
    if (file === undefined) throw new ClinicError('NOT_FOUND');
    const name = `${file?.hash ?? 'clinic'}-card-${cardDesign}.jpeg`;
    if (isKnown(request, reply, name, null)) return reply.code(304).send();
    const made = await rendition(request, name, async () =>
      file ? drawCard(await file.read(), file.type) : drawClinicCard(),
    );
    if (!made) throw new ClinicError('MAINTENANCE', { retryAfterSeconds: 5 });
    return reply.type(mimeTypes.jpeg).send(made);
  }

  app.get<{ Params: { '*': string }; Querystring: Query }>(
    '/images/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const path = request.params['*'];
      const width = widthIn(request.query);
      const subject = /^cards\/(.+)\.jpg$/.exec(path)?.[1];
      if (subject !== undefined) return sendCard(request, reply, subject);

      const file = await files.find(path);
      if (!file) throw new ClinicError('NOT_FOUND');
      return width === null ? sendOriginal(request, reply, file) : sendInWidth(request, reply, file, width);
    },
  );
}
