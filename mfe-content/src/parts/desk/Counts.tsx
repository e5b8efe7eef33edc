import { formatNumber } from '@clinic/contracts/time';
import { useLang } from '@clinic/kit/i18n';
import { Box } from '@clinic/kit/ui';

/** Some numbers, each under what it counts. */
export function Counts({ of }: { of: Readonly<Record<string, number>> }) {
  const lang = useLang();
  return (
    <Box component="dl" sx={counts}>
      {Object.entries(of).map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(count, lang)}</dd>
        </div>
      ))}
    </Box>
  );
}

const counts = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  margin: 0,
  '& dt': { color: 'text.secondary', fontSize: '.9375rem' },
  '& dd': { margin: 0, fontSize: '1.25rem', fontWeight: 600 },
} as const;
