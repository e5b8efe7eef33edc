import { Box } from '@clinic/kit/ui';

/** A question and its answer, drawn; in Arabic as in a mirror, which also turns the question mark. Decoration only. */
export function HeroPicture() {
  return (
    <Box component="svg" viewBox="0 0 340 260" aria-hidden sx={picture}>
      <ellipse className="paper" opacity=".6" cx="170" cy="226" rx="166" ry="30" />
      <path className="leaf" d="M292 150c-8-40 0-72 26-92 10 36 0 70-26 92zm-2-2c-8-24-26-38-50-38 4 24 22 38 50 38z" />
      <path className="pulse" d="M208 84h20l9-22 15 40 9-18h19" />
      <path className="paper" d="M40 28h122q24 0 24 24v44q0 24-24 24H78l-30 28v-28h-8q-24 0-24-24V52q0-24 24-24z" />
      <circle className="sand" cx="56" cy="74" r="21" />
      <path className="pulse" d="M48 69a8.500 8.500 0 1 1 12 7.800q-4 2-4 6.200m0 9v.5" />
      <path className="line" d="M94 64h66M94 84h44" />
      <path className="deep" d="M150 150h128q24 0 24 24v38q0 24-24 24h-6v24l-28-24h-94q-24 0-24-24v-38q0-24 24-24z" />
      <circle className="paper" cx="262" cy="193" r="21" />
      <path className="cross" d="M262 182v22m-11-11h22" />
      <path className="paler" d="M154 184h70m-24 20h24" />
    </Box>
  );
}

const picture = {
  display: { xs: 'none', md: 'block' },
  width: '100%',
  fill: 'none',
  strokeWidth: 4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
  '& .paper': { fill: 'var(--c-paper)' },
  '& .leaf': { fill: 'var(--c-primary-mid)', opacity: 0.45 },
  '& .sand': { fill: 'var(--c-accent-soft)' },
  '& .pulse': { stroke: 'var(--c-accent-mid)' },
  '& .line': { stroke: 'var(--c-line)', strokeWidth: 8 },
  '& .deep': { fill: 'var(--c-primary)' },
  '& .cross': { stroke: 'var(--c-primary)' },
  '& .paler': { stroke: 'var(--c-primary-mid)', strokeWidth: 8 },
};
