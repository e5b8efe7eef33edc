import type { ReactNode } from 'react';
import { color } from '../theme/color-schemes.ts';

/** Kinds of emptiness that have texts and a drawing of their own. */
export type EmptyVariant =
  'no-questions' | 'no-search-results' | 'no-category-questions' | 'no-answers' | 'error' | 'maintenance';

const deep = color('primary');
const mid = color('primary-mid');
const coral = color('accent-mid');
const paper = color('paper');

const line = { stroke: deep, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const;

function Bubble({
  x,
  y,
  width,
  height,
  fill = paper,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
}) {
  const tail = `M${x + 18} ${y + height - 1}v16l16-16z`;
  return (
    <>
      <path d={tail} fill={fill} stroke={deep} strokeWidth="3" strokeLinejoin="round" />
      <rect x={x} y={y} width={width} height={height} rx="16" fill={fill} stroke={deep} strokeWidth="3" />
      <path d={tail} fill={fill} />
    </>
  );
}

/** The thing in front of the hill, one for each kind of emptiness. */
const things: Record<EmptyVariant | 'nothing', ReactNode> = {
  'no-questions': (
    <>
      <Bubble x={64} y={36} width={92} height={62} />
      <path d="M101 58a9.500 9.500 0 1 1 13.500 8.600c-3.300 1.600-4.500 3.400-4.500 6.400" {...line} />
      <circle cx="110" cy="83" r="2.800" fill={coral} />
    </>
  ),
  'no-search-results': (
    <>
      <path
        d="M78 34h52l18 18v62a6 6 0 0 1-6 6H78a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6z"
        fill={paper}
        stroke={deep}
        strokeWidth="3"
      />
      <path d="M86 58h30M86 72h18" stroke={mid} strokeWidth="3" strokeLinecap="round" />
      <circle cx="126" cy="88" r="19" fill={color('primary-soft')} stroke={deep} strokeWidth="3" />
      <path d="M140 102l16 16" stroke={coral} strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  'no-category-questions': (
    <>
      <path
        d="M62 50a6 6 0 0 1 6-6h28l9 11h47a6 6 0 0 1 6 6v51a6 6 0 0 1-6 6H68a6 6 0 0 1-6-6z"
        fill={paper}
        stroke={deep}
        strokeWidth="3"
      />
      <path d="M62 70h96" stroke={mid} strokeWidth="3" />
      <path d="M98 92h24" stroke={coral} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  'no-answers': (
    <>
      <Bubble x={52} y={34} width={76} height={46} />
      <path d="M68 51h44M68 64h26" stroke={mid} strokeWidth="3" strokeLinecap="round" />
      <rect
        x="104"
        y="74"
        width="68"
        height="42"
        rx="14"
        fill={color('primary-soft')}
        stroke={deep}
        strokeWidth="3"
        strokeDasharray="7 7"
      />
      <circle cx="124" cy="95" r="3.500" fill={coral} />
      <circle cx="138" cy="95" r="3.500" fill={deep} />
      <circle cx="152" cy="95" r="3.500" fill={deep} />
    </>
  ),
  error: (
    <>
      <path d="M44 84h30l9-22 15 40 8-18h10" {...line} />
      <path d="M146 84h30" {...line} />
      <path d="M124 76l14 16M138 76l-14 16" stroke={coral} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  maintenance: (
    <>
      <rect x="66" y="40" width="88" height="78" rx="8" fill={paper} stroke={deep} strokeWidth="3" />
      <path d="M66 60h88" stroke={deep} strokeWidth="3" />
      <circle cx="78" cy="50" r="2.500" fill={coral} />
      <circle cx="88" cy="50" r="2.500" fill={mid} />
      <path d="M110 72a18 18 0 1 1-17 12" {...line} />
      <path d="M90 74l3 10 10-3" {...line} />
      <path d="M110 82v9l6 4" stroke={mid} strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" fill="none" />
    </>
  ),
  nothing: (
    <>
      <path
        d="M60 84l14-38h72l14 38v28a6 6 0 0 1-6 6H66a6 6 0 0 1-6-6z"
        fill={paper}
        stroke={deep}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M60 84h28l7 14h30l7-14h28" {...line} />
      <path d="M110 24v10M92 28l4 8M128 28l-4 8" stroke={coral} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
};

/** A quiet drawing in the colours of the clinic: a hill, a leaf and the thing that is missing. Decoration only. */
export function EmptyPicture({ variant }: { variant?: EmptyVariant }) {
  return (
    <svg width="220" height="150" viewBox="0 0 220 150" fill="none" aria-hidden focusable="false">
      <ellipse cx="110" cy="118" rx="104" ry="26" fill={color('primary-soft')} />
      <path
        d="M30 118c-4-16-1-30 10-38 4 14 2 28-6 38M38 120c2-10 9-18 20-20-1 10-8 18-16 20"
        fill={color('primary-mid')}
        opacity=".45"
      />
      <circle cx="186" cy="38" r="14" fill={color('accent-soft')} />
      {things[variant ?? 'nothing']}
    </svg>
  );
}
