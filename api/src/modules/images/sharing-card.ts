import { createHash } from 'node:crypto';
import { openInWidth, openPicture } from './render.ts';
import type { PictureType } from './picture-files.ts';

/** What networks show beside a shared link. */
const card = { width: 1200, height: 630 } as const;
const margin = 56;
const corner = 36;
const frame = { width: 790, height: card.height - 2 * margin } as const;

/** The clinic's mark, as on every page, around a centre. */
function mark(x: number, y: number, size: number): string {
  const scale = size / 40;
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${scale})" fill="none">
    <path d="M8 20.500h5.500l3.200-7.500 5.300 14.500 3.500-7H37A17 17 0 1 0 31.800 32.300" stroke="#f3ede1" stroke-width="2.6"
      stroke-linecap="round" stroke-linejoin="round"/>
    <circle cx="31.800" cy="32.300" r="3" fill="#e4674c"/>
  </g>`;
}

/** The brand's ground: deep teal, rings that go out from the mark, one line of heartbeat. */
function ground(x: number, y: number): string {
  const rings = [170, 250, 340, 440, 550, 670, 800]
    .map((r, index) => `<circle cx="${x}" cy="${y}" r="${r}" stroke-opacity="${(0.2 - index * 0.022).toFixed(3)}"/>`)
    .join('');
  return `<defs><radialGradient id="light" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="900">
      <stop offset="0" stop-color="#17625f"/><stop offset="1" stop-color="#0a3634"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <g fill="none" stroke="#82d0c5" stroke-width="2">${rings}</g>
    <path d="M0 ${card.height - 40}h${x - 70}l18-36 26 62 22-26h${card.width}" fill="none" stroke="#82d0c5" stroke-opacity=".28"
      stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const centre = { x: card.width / 2, y: card.height / 2 };

/** Changes with the drawing of the cards, so that cards of a former design are not taken for present ones. */
export const cardDesign = createHash('sha256')
  .update(JSON.stringify([card, frame, corner, ground(centre.x, centre.y), mark(centre.x, centre.y, card.height)]))
  .digest('hex')
  .slice(0, 12);

async function jpeg(drawing: string): Promise<Buffer> {
  const { width, height } = card;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${drawing}</svg>`;
  return (await openPicture(Buffer.from(svg))).flatten().jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}

/** A card of 1200 × 630 that shows a picture and, beside it, the clinic's mark. It carries no words, so it suits both languages. */
export async function drawCard(bytes: Buffer, type: PictureType): Promise<Buffer> {
  const picture = await openInWidth(bytes, type, card.width);
  const shown = await picture
    .resize({ ...frame, fit: 'inside', withoutEnlargement: type !== 'svg' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = shown.info;
  const x = card.width - margin - width;
  const y = Math.round((card.height - height) / 2);
  const beside = x / 2;
  const place = (gap: number) =>
    `x="${x - gap}" y="${y - gap}" width="${width + 2 * gap}" height="${height + 2 * gap}" rx="${corner + gap}"`;
  return jpeg(`${ground(beside, centre.y)}${mark(beside, centre.y, Math.min(200, x * 0.6))}
    <clipPath id="frame"><rect ${place(0)}/></clipPath>
    <rect ${place(7)} fill="#f8f2e8"/>
    <image ${place(0)} clip-path="url(#frame)" href="data:image/png;base64,${shown.data.toString('base64')}"/>`);
}

/** The card of pages that have no picture of their own. */
export function drawClinicCard(): Promise<Buffer> {
  return jpeg(ground(centre.x, centre.y) + mark(centre.x, centre.y, 300));
}
