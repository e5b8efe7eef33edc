import { cloths } from './features.ts';
import type { PortraitFeatures } from './features.ts';

const coat = '#fdfbf6';
const coatShade = '#e5dfd2';

function under({ clothes, cloth }: PortraitFeatures): string {
  const [base, fold, light] = cloths[cloth];
  switch (clothes) {
    case 'thobe':
      return (
        '<path d="M150 278L200 264L250 278V400H150Z" fill="#f6f1e6"/>' +
        '<path d="M172 254q28 20 56 0l4 20q-32 20-64 0Z" fill="#fffdf8"/>' +
        '<path d="M200 284v116" stroke="#d9d0bf" stroke-width="3"/><g fill="#cfc4af"><circle cx="200" cy="304" r="3"/><circle cx="200" cy="330" r="3"/></g>'
      );
    case 'tie':
      return (
        '<path d="M150 278L200 262L250 278V400H150Z" fill="#eef2f0"/>' +
        `<path d="M190 280h20l5 14-9 8 10 98h-32l10-98-9-8Z" fill="${base}"/><path d="M194 302h12" stroke="${fold}" stroke-width="3"/>` +
        '<path d="M170 258l30 26-20 18-20-34ZM230 258l-30 26 20 18 20-34Z" fill="#ffffff"/>'
      );
    case 'shirt':
      return (
        `<path d="M150 278L200 262L250 278V400H150Z" fill="${base}"/><path d="M200 290v110" stroke="${fold}" stroke-width="3"/>` +
        `<path d="M170 258l30 30-22 16-18-36ZM230 258l-30 30 22 16 18-36Z" fill="${light}"/>`
      );
    case 'scrubs':
      return (
        `<path d="M150 274L172 258L200 306L228 258L250 274V400H150Z" fill="${base}"/>` +
        `<path d="M172 258L200 306L228 258" fill="none" stroke="${light}" stroke-width="7" stroke-linejoin="round"/>`
      );
    case 'blouse':
      return (
        `<path d="M146 280Q200 256 254 280V400H146Z" fill="${base}"/>` +
        `<path d="M168 262q32 44 64 0" fill="none" stroke="${light}" stroke-width="6" stroke-linecap="round"/>`
      );
  }
}

/** White coat over what is worn below it, with badge and, where given, a stethoscope. */
export function clothes(features: PortraitFeatures): string {
  const shoulders =
    features.sex === 'male'
      ? 'M44 400C46 338 70 306 118 292L168 272V400ZM356 400C354 338 330 306 282 292L232 272V400Z'
      : 'M66 400C68 342 90 312 132 296L170 276V400ZM334 400C332 342 310 312 268 296L230 276V400Z';
  const lapels =
    `<path d="M168 272L142 290L134 334L156 340L148 354L186 400L196 400Z" fill="#fffefb" stroke="${coatShade}" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M232 272L258 290L266 334L244 340L252 354L214 400L204 400Z" fill="#fffefb" stroke="${coatShade}" stroke-width="3" stroke-linejoin="round"/>`;
  const sleeves = `<path d="M96 400q-2-32 6-54M304 400q2-32-6-54" fill="none" stroke="${coatShade}" stroke-width="4" stroke-linecap="round"/>`;
  return `${under(features)}<path d="${shoulders}" fill="${coat}"/>${sleeves}${lapels}`;
}

/** Badge and stethoscope; drawn over a scarf. */
export function accessories({ stethoscope }: PortraitFeatures): string {
  const badge =
    '<g transform="translate(278 352)"><rect width="34" height="24" rx="4" fill="#ffffff" stroke="#d9d0bf" stroke-width="2"/><rect x="13" y="-4" width="8" height="8" rx="2" fill="#e4674c"/><path d="M6 11h14M6 17h20" stroke="#7da19e" stroke-width="2.5" stroke-linecap="round"/></g>';
  const tubes =
    stethoscope === true
      ? '<g fill="none" stroke="#1d4745" stroke-width="6" stroke-linecap="round"><path d="M152 276C138 312 134 346 146 368"/><path d="M248 276C260 300 263 316 258 334"/><path d="M258 334q-12 12-12 28M258 334q10 12 6 28" stroke-width="4"/></g><circle cx="147" cy="378" r="11" fill="#c9d2d0" stroke="#1d4745" stroke-width="4"/>'
      : '';
  return badge + tubes;
}
