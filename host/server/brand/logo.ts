import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrandLogo } from '@clinic/contracts/host';

/** The clinic's own mark, as it is served. */
export interface LogoFile {
  readonly body: Buffer;
  readonly type: 'image/svg+xml' | 'image/png';
  /** What pages are told of it. */
  readonly shown: BrandLogo;
}

/** A file that cannot be the logo; the message says why, after the name of the setting. */
export class LogoUnusable extends Error {
  override readonly name = 'LogoUnusable';
}

/** Everything that a page loads before it can be read should be small; a drawing is far below this. */
const mostBytes = 100 * 1024;

/** A PNG is drawn 40 pixels high on screens of up to three times that. */
const leastHeight = 120;

/** Widest and narrowest beside its height: the bar of a page has place for a mark and a name. */
const proportions = { least: 0.5, most: 4 };

/** In pixels, as the frame draws it. */
const drawnHeight = 40;

/** What a drawing needs for none of its shapes, and what could run, or load something from elsewhere. */
const forbidden: readonly (readonly [RegExp, string])[] = [
  [/<\s*(?:[\w-]+:)?script/i, 'it has a script'],
  [/\son[a-z]+\s*=/i, 'it has a handler of events'],
  [/<\s*(?:[\w-]+:)?(?:foreignObject|iframe|object|embed|a|animate\w*|set)[\s>/]/i, 'it has more than shapes'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'it has a document type: export it as a plain SVG'],
  [/<\?(?!xml[\s?])/i, 'it has an instruction for a program'],
  [/(?:href|src)\s*=\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpeg);))/i, 'it points to something outside of it'],
  [/url\(\s*["']?\s*(?!["']?\s*#)/i, 'its styles point to something outside of it'],
  [/@import|javascript:|&#/i, 'it has text that a browser may run or load'],
];

const signatureOfPng = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOfPng(body: Buffer): Size {
  if (body.length < 24 || body.toString('latin1', 12, 16) !== 'IHDR') throw new LogoUnusable('is a damaged PNG');
  const size = { width: body.readUInt32BE(16), height: body.readUInt32BE(20) };
  if (size.height < leastHeight) throw new LogoUnusable(`is a PNG less than ${leastHeight} pixels high`);
  return size;
}

function sizeOfSvg(text: string): Size {
  const found = forbidden.find(([pattern]) => pattern.test(text));
  if (found !== undefined) throw new LogoUnusable(`is an SVG that cannot be used: ${found[1]}`);
  const [root = ''] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (root === '' || !text.includes('http://www.w3.org/2000/svg')) throw new LogoUnusable('must be an SVG or a PNG');
  const [, viewBox = ''] = /\bviewBox\s*=\s*["']([^"']+)["']/.exec(root) ?? [];
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) throw new LogoUnusable('is an SVG without a viewBox');
  return { width, height };
}

/**
 * Reads and checks the logo.
 * @throws {LogoUnusable}
 */
export function readLogo(file: string): LogoFile {
  let body: Buffer;
  try {
    body = readFileSync(file);
  } catch {
    throw new LogoUnusable(`cannot be read: ${file}`);
  }
  if (body.length > mostBytes) throw new LogoUnusable(`has more than ${mostBytes / 1024} KB`);
  const isPng = body.subarray(0, 8).equals(signatureOfPng);
  const { width, height } = isPng ? sizeOfPng(body) : sizeOfSvg(body.toString('utf8'));
  const proportion = width / height;
  if (proportion < proportions.least || proportion > proportions.most)
    throw new LogoUnusable(
      `is ${Math.round(width)} × ${Math.round(height)}; its width must be between half and four times its height`,
    );
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 8);
  return {
    body,
    type: isPng ? 'image/png' : 'image/svg+xml',
    // Under the address of the icon, which browsers load anyway and the worker keeps for pages without a network.
    shown: { src: `/favicon.svg?${hash}`, width: Math.round(proportion * drawnHeight) },
  };
}
