import type { Sharp } from 'sharp';
import { pictureUploadLimits } from '@clinic/contracts/content/pictures';
import { openPicture } from '../images/render.ts';
import { refusedPicture } from './refusals.ts';

/** A picture as the library keeps it. */
export interface RewrittenPicture {
  readonly content: Buffer;
  readonly ending: 'jpg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
}

type Kind = 'jpeg' | 'png' | 'webp' | 'avif';

const isDrawing = (content: Buffer) =>
  /^\W*<(?:\?xml|!doctype|!--|svg)/i.test(content.subarray(0, 256).toString('utf8')) && content.includes('<svg');

const startsWith = (content: Buffer, signature: string, at = 0) =>
  content.subarray(at, at + signature.length).toString('latin1') === signature;

/** What a file begins with; its name and the type that its sender claims say nothing. */
function kindOf(content: Buffer): Kind | null {
  if (startsWith(content, '\xff\xd8\xff')) return 'jpeg';
  if (startsWith(content, '\x89PNG\r\n\x1a\n')) return 'png';
  if (startsWith(content, 'RIFF') && startsWith(content, 'WEBP', 8)) return 'webp';
  if (startsWith(content, 'ftypavif', 4) || startsWith(content, 'ftypavis', 4)) return 'avif';
  return null;
}

/** No page shows more of a picture, whatever the screen. */
const longestSide = 2560;

/** What the decoder makes of each kind; AVIF takes too long to write at this size, so it becomes WebP. */
const encoded: Record<Kind, { ending: RewrittenPicture['ending']; as: (picture: Sharp) => Sharp }> = {
  jpeg: { ending: 'jpg', as: (picture) => picture.jpeg({ quality: 88, mozjpeg: true }) },
  png: { ending: 'png', as: (picture) => picture.png() },
  webp: { ending: 'webp', as: (picture) => picture.webp({ quality: 88 }) },
  avif: { ending: 'webp', as: (picture) => picture.webp({ quality: 88 }) },
};

async function decoded<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw refusedPicture('damaged');
  }
}

/**
 * Writes a picture again from its pixels, upright and no larger than pages need. Nothing else of the file is left: not what the
 * camera wrote about place and owner, and not what somebody hung on its end.
 * @throws {ClinicError} why it is none that the library takes
 */
export async function rewritePicture(sent: Buffer): Promise<RewrittenPicture> {
  const kind = kindOf(sent);
  if (kind === null) throw refusedPicture(isDrawing(sent) ? 'drawing' : 'kind');
  // The head alone is read here; nothing is unpacked before its size is known.
  const { format, compression, width, height } = await decoded(
    (await openPicture(sent, { limitInputPixels: false })).metadata(),
  );
  if ((format === 'heif' ? compression === 'av1' && 'avif' : format) !== kind) throw refusedPicture('damaged');
  if (width * height > pictureUploadLimits.pixels) throw refusedPicture('pixels');
  const { ending, as } = encoded[kind];
  const upright = (await openPicture(sent, { failOn: 'error' }))
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const { data, info } = await decoded(as(upright).toBuffer({ resolveWithObject: true }));
  return { content: data, ending, width: info.width, height: info.height };
}
